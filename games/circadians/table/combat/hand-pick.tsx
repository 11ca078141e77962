import './hand-pick.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { plain } from '#words/line.ts'
import { NO_CARD } from '../../rules/totals.ts'
import { TacticsFace } from '../cards/tactics-face.tsx'
import type { PlanInHand } from './plan.ts'
import type { Scene } from './scene.ts'

interface HandPickProps {
  readonly scene: Scene
  readonly plan: PlanInHand
  /** A card is pointed at (or none any more): the totals show what it would bring. */
  onPoint(card: number | undefined): void
}

/** The hand as cards that may be laid on the wheel, one or none, and the bluff. */
export function HandPick({ scene, plan, onPoint }: HandPickProps): ReactElement {
  const { c, t } = scene
  const { plainLeft, plainRight } = c.wheel
  return (
    <section className="circ-plan-hand" aria-label={t.yourCard}>
      <header className="circ-plan-head">
        <h3>{t.yourCard}</h3>
        <button type="button" className={classNames('circ-plan-none', plan.card === NO_CARD && 'circ-plan-chosen')} aria-pressed={plan.card === NO_CARD} onClick={() => plan.set({ card: NO_CARD })}>
          {t.noCard(plainLeft, plainRight)}
        </button>
        {plan.mayBluff && (
          <label className="circ-plan-bluff" title={t.bluffHint}>
            <input type="checkbox" checked={plan.bluff} onChange={(event) => plan.set({ bluff: event.currentTarget.checked })} />
            <span>{t.bluff}</span>
          </label>
        )}
      </header>
      {plan.cards.length > 0 && (
        <div className="circ-plan-cards">
          {plan.cards.map((card) => (
            <PlanCard key={card} scene={scene} card={card} chosen={plan.card === card} bluff={plan.bluff} onPick={() => plan.set({ card: plan.card === card ? NO_CARD : card })} onPoint={onPoint} />
          ))}
        </div>
      )}
    </section>
  )
}

interface PlanCardProps {
  readonly scene: Scene
  readonly card: number
  readonly chosen: boolean
  readonly bluff: boolean
  onPick(): void
  onPoint(card: number | undefined): void
}

function PlanCard({ scene: { c, words, t }, card, chosen, bluff, onPick, onPoint }: PlanCardProps): ReactElement {
  const id = c.tactics.ids[c.tactics.design[card]]
  const { title, left, right, combat } = words.cardText(id)
  const spoken = [`${title}, ${left} · ${right}`, ...(chosen && bluff ? [t.bluff] : []), ...combat.map(plain)].join('. ')
  return (
    <button
      type="button"
      className={classNames('circ-plan-card', chosen && 'circ-plan-chosen', chosen && bluff && 'circ-plan-card-down')}
      aria-pressed={chosen}
      aria-label={spoken}
      onClick={onPick}
      onPointerEnter={() => onPoint(card)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(card)}
      onBlur={() => onPoint(undefined)}
    >
      <TacticsFace id={id} />
    </button>
  )
}
