import './operation-face.css'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { plain } from '#words/line.ts'
import { rowsFor } from '../../rules/forecast.ts'
import { RESOURCES } from '../../rules/state.ts'
import { useTable } from '../context.tsx'
import { Amounts, DesignedMark, MarkSign, OwnerSign, zoneColour, type Mark } from '../signs.tsx'
import { asState, cardId, kindOf, territoryOfCard, zoneOfCard } from '../view.ts'
import { Skyline } from './skyline.tsx'

interface FaceProps {
  readonly card: number
  readonly size?: 'hand' | 'large'
}

/** An operation card: mission, heist or sleeper. */
export function OperationFace({ card, size = 'hand' }: FaceProps): ReactElement {
  const { c, words, t } = useTable()
  const id = cardId(c, card)
  const kind = kindOf(c, card)
  const zone = zoneOfCard(c, card)
  const text = words.cardText(id)
  return (
    <span className={classNames('syn-face', `syn-face-${kind}`, `syn-face-${size}`)} style={{ '--syn-hue': zone ? zoneColour(zone) : 'var(--syn-middle)' } as CSSProperties}>
      <span className="syn-face-head">
        <MarkSign mark={signs[kind] ?? 'card'} size={14} />
        <span className="syn-face-zone">{kind === 'heist' ? t.dossier.heist : zone ? t.map.zones[zone].short : t.sleepers.reaction}</span>
        <Needed card={card} />
      </span>
      <span className="syn-face-picture">
        <Skyline id={id} hue="var(--syn-hue)" sky={kind === 'sleeper' ? 'moon' : 'sun'} />
      </span>
      <span className="syn-face-title">
        {text.title}
        {text.designed && size === 'large' && <DesignedMark hint={t.card.designedHint} />}
      </span>
      <span className="syn-face-foot">
        <Foot card={card} />
      </span>
    </span>
  )
}

const signs: Readonly<Record<string, Mark>> = { mission: 'mission', heist: 'heist', sleeper: 'sleeper' }

/** The face that the die must show as things are, best row first. */
function useNeeded(): (card: number) => number | undefined {
  const { c, view, viewer } = useTable()
  return (card) => {
    const of = c.operations.of[card]
    switch (kindOf(c, card)) {
      case 'mission':
        return viewer < view.seats ? Math.min(...rowsFor(c, asState(view), viewer, card).map((row) => c.missions.win[of * 4 + row])) : c.missions.win[of * 4]
      case 'heist':
        return c.heists.win[of]
      default:
        return undefined
    }
  }
}

function Needed({ card }: { readonly card: number }): ReactElement | null {
  const { t } = useTable()
  const win = useNeeded()(card)
  return win === undefined ? null : <b className="syn-face-win">{t.dossier.face(win)}</b>
}

function Foot({ card }: { readonly card: number }): ReactElement {
  const { c, view, words, t, players, territoryName } = useTable()
  const of = c.operations.of[card]
  switch (kindOf(c, card)) {
    case 'mission': {
      const at = territoryOfCard(c, card)
      const gate = c.missions.gate[of]
      return (
        <>
          <span className="syn-face-place">
            {territoryName(at)}
            {view.owner[at] >= 0 && <OwnerSign players={players} owner={view.owner[at]} size={11} />}
            {gate > view.round && <small className="syn-face-gate">{t.dossier.gate(gate)}</small>}
          </span>
          <Amounts amounts={c.missions.reward.slice(of * RESOURCES, (of + 1) * RESOURCES)} size={12} />
        </>
      )
    }
    case 'heist':
      return (
        <>
          <span className="syn-face-place">{t.map.zones[zoneOfCard(c, card) ?? 'EXO'].short}</span>
          <span className="syn-face-dice">{t.dossier.heistDice(c.heists.diceOpen[of])}</span>
        </>
      )
    default:
      return (
        <span className="syn-face-text">
          {words.cardText(cardId(c, card)).texts.map(({ text }, i) => (
            <LineText key={i} line={[...text, ' ']} reach="none" />
          ))}
        </span>
      )
  }
}

/** What a card is called aloud. */
export function useSpokenCard(): (card: number) => string {
  const { c, words, t } = useTable()
  const needed = useNeeded()
  return (card) => {
    const { title, typeLine, texts } = words.cardText(cardId(c, card))
    const win = needed(card)
    return [title, typeLine, ...(win === undefined ? texts.map(({ text }) => plain(text)) : [`${t.dossier.needed} ${t.dossier.face(win)}`])].join(', ')
  }
}
