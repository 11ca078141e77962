import './hand.css'
import type { CSSProperties, ReactElement } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { plain } from '#words/line.ts'
import { cardNames } from '../../rules/notation.ts'
import { TacticsFace } from '../cards/tactics-face.tsx'
import { useNote } from '../cards/thing-note.tsx'
import { choiceClass, useChoice, useTable } from '../context.tsx'
import { drawnOf, handOf, lookedAt } from '../view.ts'

/** Choices that are made on a card. */
const handVerbs: ReadonlySet<string> = new Set(['play', 'discard'])

export const handPlaces = ({ verb }: OfferedOption): boolean => handVerbs.has(verb)

/** So many cards lie side by side in any window; more lie in two rows. */
const ROOM = 4

/** The viewer's cards: playable ones, those only just gained, and those among which some must be put away. */
export function Hand(): ReactElement {
  const { view, viewer, t } = useTable()
  const looked = lookedAt(view, viewer)
  const cards = [...handOf(view, viewer), ...drawnOf(view, viewer)]
  const fresh = new Set(drawnOf(view, viewer))
  const count = cards.length + looked.length
  return (
    <section className={classNames('circ-hand', count > ROOM && 'circ-hand-many')} aria-label={t.areas.yourHand} style={{ '--circ-n': count > ROOM ? Math.ceil(count / 2) : ROOM } as CSSProperties}>
      {looked.map((card) => (
        <HandCard key={card} card={card} fresh={false} />
      ))}
      {cards.map((card) => (
        <HandCard key={card} card={card} fresh={fresh.has(card)} />
      ))}
    </section>
  )
}

function HandCard({ card, fresh }: { readonly card: number; readonly fresh: boolean }): ReactElement {
  const { c, words, t, turn, props, optionLine, enlarge } = useTable()
  const id = c.tactics.ids[c.tactics.design[card]]
  const copy = cardNames(c)[card]
  const { title, left, right, phase } = words.cardText(id)
  const fits = (option: OfferedOption): boolean => handPlaces(option) && option.facets['card'] === copy
  const choice = useChoice(fits, [title])
  const note = useNote({ kind: 'card', id })
  const why = turn.blocked(fits).map(({ reason }) => plain(words.reason(reason, props.reader)))
  const first = turn.prompt?.options.find(fits)
  const spoken = [title, `${t.card.left} ${left}`, `${t.card.right} ${right}`, phase, ...(fresh ? [t.card.justGained] : [])].join(', ')
  return (
    <button
      type="button"
      className={classNames('circ-hand-card', choiceClass(choice))}
      aria-label={choice.can && first ? `${plain(optionLine(first))}. ${spoken}` : `${spoken}. ${t.card.enlarge}`}
      title={why[0]}
      {...choiceAttributes(choice)}
      onClick={choice.can ? choice.press : () => enlarge({ kind: 'card', id })}
      {...note}
    >
      <TacticsFace id={id} fresh={fresh} />
    </button>
  )
}
