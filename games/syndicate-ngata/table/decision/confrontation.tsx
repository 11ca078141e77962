import { useState, type ReactElement } from 'react'
import { DesignedMark } from '#games/syndicate/table/signs.tsx'
import { Button } from '#ui/button.tsx'
import { LineText } from '#ui/line.tsx'
import { plain } from '#words/line.ts'
import { meetings } from '../../data/content.ts'
import { useTable } from '../context.tsx'
import { leadsTo } from '../map/reach.ts'
import { answersTo, type AnswerTo } from './answers.tsx'
import { Dossier } from './dossier.tsx'
import { Encounter } from './encounter.tsx'
import { Flight } from './flight.tsx'
import { Tile } from './tile.tsx'

/** The dialogue with whoever stands in the way: every way out on the card, what it takes, what it risks, and why one is closed. */
export function Confrontation({ card }: { readonly card: number }): ReactElement {
  const table = useTable()
  const { c, words, t, turn, seated, selected, offers, optionLine, release } = table
  const [picked, setPicked] = useState<string>()
  const id = c.confrontations.ids[card]
  const side = meetings[c.confrontations.side[card]]
  const { title, designed } = words.cardText('confrontation', id)
  const answers = answersTo(table, card)
  // A place on the map that can be fled to means flight.
  const target = selected?.kind === 'place' ? offers(leadsTo(c.territories.ids[selected.at]))[0] : undefined
  const now = target ? 'flee' : picked
  const answer = answers.find((each) => each.id === now)
  const option = now === 'flee' ? target : answer?.option
  const pick = (each: AnswerTo): void => {
    if (each.id !== 'flee') release()
    setPicked(each.id)
  }
  return (
    <Dossier label={t.areas.confrontation} className={`ngata-confrontation ngata-side-${side}`}>
      <div className="ngata-encounter">
        <Encounter id={id} side={side} />
        <span className="ngata-encounter-name">
          <small>{t.confrontation.sides[side]}</small>
          <h3>
            {title}
            {designed && <DesignedMark hint={t.card.designedHint} />}
          </h3>
        </span>
      </div>
      <h4>{t.confrontation.choose}</h4>
      <div className="ngata-tiles">
        {answers.map((each) => (
          <Tile key={each.id} sign={each.sign} name={each.name} chance={each.chance} spoken={each.spoken} can={each.can} picked={now === each.id} onPick={() => pick(each)}>
            {each.lines}
            <Why answer={each} />
          </Tile>
        ))}
      </div>
      {now === 'flee' && <Flight />}
      {seated && answer && (
        <footer className="ngata-dossier-foot">
          <p>{answer.foot}</p>
          <Button look="primary" disabled={!option} onClick={() => option && turn.choose(option)}>
            {target ? plain(optionLine(target)) : answer.name}
          </Button>
        </footer>
      )}
    </Dossier>
  )
}

function Why({ answer: { why } }: { readonly answer: AnswerTo }): ReactElement | null {
  const { words, props } = useTable()
  if (!why) return null
  return (
    <span className="ngata-tile-why">
      <LineText line={words.reason(why, props.reader)} reach="none" />
    </span>
  )
}
