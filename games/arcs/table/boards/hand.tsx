import './hand.css'
import type { CSSProperties, KeyboardEvent, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { choiceAttributes } from '#ui/selection.ts'
import { plain } from '#words/line.ts'
import type { Way as WayName } from '../../words/labels.ts'
import { ActionFace, useSpokenAction } from '../cards/action-face.tsx'
import { useCardTip } from '../cards/card-note.tsx'
import { useChoice, useTable } from '../context.tsx'
import { Pips } from '../signs.tsx'
import { cardId, content, handOf } from '../view.ts'

/** Choices that are made by pressing a card in hand. */
export const handVerbs: ReadonlySet<string> = new Set(['lead', 'surpass', 'copy', 'pivot', 'seize', 'discardAction'])

/** The viewer's action cards. */
export function Hand(): ReactElement {
  const { view, viewer, t } = useTable()
  const cards = handOf(view, viewer)
  return (
    <section className={classNames('arcs-hand', cards.length > 4 && 'arcs-hand-full')} aria-label={t.areas.yourHand} style={{ '--arcs-n': Math.max(3, cards.length) } as CSSProperties}>
      {cards.map((card) => (
        <HandCard key={card} card={card} />
      ))}
      {cards.length === 0 && <p className="arcs-hand-empty">{t.board.emptyHand}</p>}
    </section>
  )
}

function HandCard({ card }: { readonly card: number }): ReactElement {
  const { words, turn, enlarge, prompt, props } = useTable()
  const id = cardId(card)
  const name = words.name('card', id)
  const speak = useSpokenAction()
  const choice = useChoice(`hand ${id}`, ({ verb, facets }) => handVerbs.has(verb) && facets['card'] === id, [name], true)
  const why = prompt?.blocked.filter(({ facets, verb }) => verb === 'surpass' && facets['card'] === id) ?? []
  const tip = useCardTip(id, () =>
    why.map(({ key, reason }) => (
      <p key={key} className="ui-note-now">
        <LineText line={words.reason(reason, props.reader)} reach="none" /> <small>{reason.rule}</small>
      </p>
    )),
  )
  return (
    <div className={classNames('arcs-hand-place', choice.picked && 'arcs-hand-raised')}>
      <button
        type="button"
        className={classNames('arcs-hand-card', choice.can && 'arcs-can', choice.picked && 'arcs-picked')}
        aria-label={speak(card)}
        {...choiceAttributes(choice)}
        {...tip}
        onClick={() => (choice.can ? choice.press() : enlarge(id))}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== ' ') return
          event.preventDefault()
          enlarge(id)
        }}
      >
        <ActionFace card={card} size="hand" />
      </button>
      {choice.picked && (
        <span className="arcs-hand-ways">
          {choice.options.map((option) => (
            <button key={option.key} type="button" className="arcs-hand-way" aria-label={plain(words.option(option.verb, option.facets, props.reader))} onClick={() => turn.choose(option)}>
              <Way verb={option.verb} card={card} />
            </button>
          ))}
        </span>
      )}
      {!choice.picked && choice.can && prompt?.step === 'follow' && (
        <span className="arcs-hand-best" aria-hidden="true">
          <Way verb={choice.options[0].verb} card={card} />
        </span>
      )}
    </div>
  )
}

/** What a press would do, in a word, with the pips that it gives. */
function Way({ verb, card }: { readonly verb: string; readonly card: number }): ReactElement {
  const { t } = useTable()
  const pips = verb === 'lead' || verb === 'surpass' ? content.cards.pips[card] : verb === 'copy' || verb === 'pivot' ? 1 : 0
  return (
    <>
      {t.turn.ways[verb as WayName]}
      {pips > 0 && <Pips of={pips} size={5} />}
    </>
  )
}
