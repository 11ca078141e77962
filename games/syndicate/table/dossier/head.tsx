import type { CSSProperties, ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { plain } from '#words/line.ts'
import { standings } from '../../data/names.ts'
import { handsCost, handsShift } from '../../rules/missions.ts'
import { RESOURCES } from '../../rules/state.ts'
import { useNote } from '../cards/thing-note.tsx'
import { Skyline } from '../cards/skyline.tsx'
import { useTable } from '../context.tsx'
import { Amounts, DesignedMark, OwnerSign, zoneColour } from '../signs.tsx'
import { asState, cardId, territoryOfCard, zoneOfCard } from '../view.ts'
import { isHeist } from './ways.ts'

interface HeadProps {
  readonly card: number
  /** Who attempts it; rows that are no question for that seat are pale. */
  readonly seat: number
  readonly rows: readonly number[]
  readonly row: number
}

/** The head of a dossier: the card's picture, where it leads, the whole reward, what the die must show in each case. */
export function DossierHead({ card, seat, rows, row }: HeadProps): ReactElement {
  const { c, view, players, words, t, territoryName, enlarge } = useTable()
  const id = cardId(c, card)
  const zone = zoneOfCard(c, card) ?? 'EXO'
  const at = territoryOfCard(c, card)
  const of = c.operations.of[card]
  const { title, designed } = words.cardText(id)
  const heist = isHeist(c, card)
  const reward = c.missions.reward.slice(of * RESOURCES, (of + 1) * RESOURCES)
  const note = useNote('card', id)
  return (
    <header className="syn-dossier-head" style={{ '--syn-hue': zoneColour(zone) } as CSSProperties}>
      <button type="button" className="syn-dossier-card" onClick={() => enlarge(id)} aria-label={`${title}, ${t.card.enlarge}`} {...note}>
        <span className="syn-dossier-tag">
          {heist ? t.dossier.heist : t.map.zones[zone].short}
          {!heist && c.missions.gate[of] > 1 && <small>{t.dossier.gate(c.missions.gate[of])}</small>}
        </span>
        <span className="syn-dossier-picture">
          <Skyline id={id} hue="var(--syn-hue)" />
        </span>
        <b>
          {title}
          {designed && <DesignedMark hint={t.card.designedHint} />}
        </b>
        <span className="syn-dossier-place">
          {at < 0 ? t.map.zones[zone].name : territoryName(at)}
          {at >= 0 && view.owner[at] >= 0 && (
            <>
              <OwnerSign players={players} owner={view.owner[at]} size={12} />
              {players[view.owner[at]]?.name ?? t.mat.phantom}
            </>
          )}
        </span>
      </button>
      <div className="syn-dossier-facts">
        <span className="syn-dossier-label">{heist ? t.dossier.loot : t.dossier.reward}</span>
        {heist ? <b className="syn-dossier-loot">{t.dossier.heistDice(c.heists.diceOpen[of])}</b> : <Amounts amounts={reward} size={17} className="syn-dossier-loot" label={plain(t.amounts.of(reward))} />}
        <span className="syn-dossier-label syn-dossier-needed">{t.dossier.needed}</span>
        {heist ? (
          <span className="syn-need syn-need-on">
            {t.dossier.standings.hostile}
            <b>{t.dossier.face(c.heists.win[of])}</b>
          </span>
        ) : (
          <span className="syn-needs">
            {standings.map((standing, i) => (
              <span key={standing} className={i === row ? 'syn-need syn-need-on' : rows.includes(i) ? 'syn-need syn-need-may' : 'syn-need'}>
                {t.dossier.standings[standing]}
                <b>{t.dossier.face(c.missions.win[of * 4 + i])}</b>
              </span>
            ))}
          </span>
        )}
        <span className="syn-dossier-hands">
          <LineText line={t.dossier.hands(handsCost(c, asState(view), seat, card), handsShift(c, card))} reach="none" />
        </span>
      </div>
    </header>
  )
}
