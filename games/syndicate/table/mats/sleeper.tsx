import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { choiceAttributes } from '#ui/selection.ts'
import { SLEEPER } from '../../data/content.ts'
import { whenOf, whens, whomOf } from '../../rules/sleepers.ts'
import { OperationFace, useSpokenCard } from '../cards/operation-face.tsx'
import { useNote } from '../cards/thing-note.tsx'
import { useChoice, useTable } from '../context.tsx'
import { MarkSign } from '../signs.tsx'
import { cardId, inSet, sleeperOf } from '../view.ts'

/** The viewer's card face down with its standing order; pressing it changes the order. */
export function SleeperSlot(): ReactElement {
  const { c, view, viewer, t, who, enlarge } = useTable()
  const card = sleeperOf(view, viewer)
  const speak = useSpokenCard()
  const id = card === undefined || card < 0 ? undefined : cardId(c, card)
  const choice = useChoice('sleeper', ({ verb }) => verb === 'reorder', [t.turn.reorder])
  const note = useNote('card', id)
  if (card === undefined || id === undefined)
    return (
      <div className="syn-slot">
        <span className="syn-slot-name">{t.sleepers.slot}</span>
        <span className="syn-slot-empty">
          <MarkSign mark="sleeper" size={22} />
          {t.sleepers.empty}
        </span>
      </div>
    )
  const decoy = c.operations.kind[card] !== SLEEPER
  const order = view.orders[viewer]
  const whom = whomOf(order)
  return (
    <div className="syn-slot">
      <span className="syn-slot-name">{t.sleepers.hidden}</span>
      <button
        type="button"
        className={classNames('syn-slot-card', choice.can && 'syn-can', choice.picked && 'syn-picked')}
        aria-label={`${t.sleepers.hidden}, ${speak(card)}${choice.can ? `, ${t.turn.reorder}` : ''}`}
        {...choiceAttributes(choice)}
        {...note}
        onClick={() => (choice.can ? choice.press() : enlarge(id))}
      >
        <OperationFace card={card} />
      </button>
      <small className="syn-slot-order" title={decoy ? t.sleepers.decoyHint : t.sleepers.orderHint}>
        {decoy && <b>{t.sleepers.decoy} · </b>}
        <LineText line={t.sleepers.current(whens[whenOf(order)], whom < 0 ? undefined : who(whom), inSet(view.asks, viewer))} reach="none" />
      </small>
    </div>
  )
}
