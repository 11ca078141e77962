import './hand.css'
import type { CSSProperties, KeyboardEvent, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { choiceAttributes } from '#ui/selection.ts'
import { OperationFace, useSpokenCard } from '../cards/operation-face.tsx'
import { useNote } from '../cards/thing-note.tsx'
import { useChoice, useTable } from '../context.tsx'
import { cardId, handOf } from '../view.ts'

/** Choices that are made by pressing a card in hand. */
export const handVerbs: ReadonlySet<string> = new Set(['mission', 'lay', 'sell'])

/** So many cards lie side by side in any window; more lie in two rows. */
const ROOM = 6

/** The viewer's operation cards. */
export function Hand(): ReactElement {
  const { view, viewer, t } = useTable()
  const cards = handOf(view, viewer)
  return (
    <section className={classNames('syn-hand', cards.length > ROOM && 'syn-hand-many')} aria-label={t.areas.yourHand} style={{ '--syn-n': cards.length > ROOM ? Math.ceil(cards.length / 2) : Math.max(1, cards.length) } as CSSProperties}>
      {cards.map((card) => (
        <HandCard key={card} card={card} />
      ))}
      {cards.length === 0 && <p className="syn-hand-empty">{t.mat.emptyHand}</p>}
    </section>
  )
}

function HandCard({ card }: { readonly card: number }): ReactElement {
  const { c, cardName, enlarge, prompt, words, props } = useTable()
  const id = cardId(c, card)
  const speak = useSpokenCard()
  const choice = useChoice(`hand ${id}`, ({ verb, facets }) => handVerbs.has(verb) && facets['card'] === id, [cardName(id)], true)
  const runs = choice.options.some(({ verb }) => verb === 'mission')
  const why = prompt?.blocked.filter(({ verb, facets }) => verb === 'mission' && facets['card'] === id) ?? []
  const note = useNote('card', id, () =>
    why.map(({ key, reason }) => (
      <p key={key} className="ui-note-now">
        <LineText line={words.reason(reason, props.reader)} reach="none" /> <small>{reason.rule}</small>
      </p>
    )),
  )
  return (
    <button
      type="button"
      className={classNames('syn-hand-card', choice.can && (runs ? 'syn-can' : 'syn-hand-idle'), choice.picked && 'syn-picked')}
      aria-label={speak(card)}
      {...choiceAttributes(choice)}
      {...note}
      onClick={() => (choice.can ? choice.press() : enlarge(id))}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== ' ') return
        event.preventDefault()
        enlarge(id)
      }}
    >
      <OperationFace card={card} />
    </button>
  )
}
