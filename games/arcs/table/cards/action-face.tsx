import './action-face.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { suits } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { ActionSign, AmbitionSeal, Pips } from '../signs.tsx'
import { cardId, content, tables } from '../view.ts'
import { Emblem } from './emblem.tsx'

/** `hand` stands in the hand; `strip` is the small card of the round; `large` is enlarged. */
export type ActionSize = 'hand' | 'strip' | 'large'

/** The face of an action card: number, the ambition it may declare, suit, pips and what they pay for. */
export function ActionFace({ card, size }: { readonly card: number; readonly size: ActionSize }): ReactElement {
  const { words } = useTable()
  const suit = suits[content.cards.suit[card]]
  const number = content.cards.number[card]
  const ambition = tables.cardAmbitions.rows[number - 1]
  const actions = tables.suitActions.rows.find((row) => row.suit === suit)?.actions ?? []
  return (
    <span className={classNames('arcs-action', `arcs-action-${size}`, `arcs-suit-${suit}`)} aria-hidden="true">
      <Emblem id={cardId(card)} form="orbits" hue={`var(--arcs-${suit})`} />
      <span className="arcs-action-number">{number}</span>
      {ambition !== null && <AmbitionSeal ambition={ambition} size={size === 'large' ? 44 : size === 'strip' ? 18 : 24} className="arcs-action-seal" />}
      {size !== 'strip' && (
        <span className="arcs-action-body">
          <span className="arcs-action-suit">{words.name('suit', suit)}</span>
          <Pips of={content.cards.pips[card]} size={size === 'large' ? 12 : 8} />
          <span className="arcs-action-verbs">
            {actions.map((action) => (
              <span key={action}>
                <ActionSign action={action} size={size === 'large' ? 20 : 13} />
                <span className="arcs-action-verb">{words.name('action', action)}</span>
              </span>
            ))}
          </span>
        </span>
      )}
    </span>
  )
}

/** The back of an action card. */
export function ActionBack({ size }: { readonly size: ActionSize }): ReactElement {
  return (
    <span className={classNames('arcs-action', 'arcs-action-back', `arcs-action-${size}`)} aria-hidden="true">
      <Emblem id="back" form="crown" hue="var(--line-strong)" />
    </span>
  )
}

/** “Aggression 6, 2 pips, may declare Empath” in the reader's words. */
export function useSpokenAction(): (card: number) => string {
  const { words, t } = useTable()
  return (card) => {
    const ambition = tables.cardAmbitions.rows[content.cards.number[card] - 1]
    const parts = [words.name('card', cardId(card)), t.turn.pips(content.cards.pips[card])]
    if (ambition !== null && ambition !== 'any') parts.push(words.name('ambition', ambition))
    return parts.join(', ')
  }
}
