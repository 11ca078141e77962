import { useState, type ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { LineText } from '#ui/line.tsx'
import { CardFace } from '../card-face.tsx'
import { sentencesOf } from '../card-text.ts'
import { useTable } from '../context.tsx'
import { cardOf, components } from '../seen.ts'

/** The top cards of a deck, the first one on top: drag them, or move them with their buttons. */
export function ReorderForm({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { words, name, type, answer, t } = useTable()
  const [order, setOrder] = useState(() => prompt.options.map((option) => cardOf(option.facets['card'])))
  const [dragged, setDragged] = useState(-1)
  const move = (from: number, to: number): void => {
    const next = order.filter((_, i) => i !== from)
    next.splice(to, 0, order[from])
    setOrder(next)
  }
  return (
    <div className="ra-reorder ra-wide">
      <ol className="ra-reorder-cards">
        {order.map((card, i) => (
          <li
            key={card}
            draggable
            className={dragged === i ? 'ra-dragged' : undefined}
            onDragStart={() => setDragged(i)}
            onDragEnd={() => setDragged(-1)}
            onDragOver={(event) => {
              event.preventDefault()
              if (dragged < 0 || dragged === i) return
              move(dragged, i)
              setDragged(i)
            }}
          >
            <div className="ra-reorder-face">
              <CardFace card={card} size="hand" name={name(card)} type={type(card)} sentences={sentencesOf(words, card).map((line, at) => line && <LineText key={at} line={line} reach="none" />)} />
            </div>
            <div className="ra-reorder-moves">
              <IconButton icon="chevronLeft" look="plain" label={`${t.previousCard}: ${name(card)}`} disabled={i === 0} onClick={() => move(i, i - 1)} />
              <b>{i + 1}</b>
              <IconButton icon="chevronRight" look="plain" label={`${t.nextCard}: ${name(card)}`} disabled={i === order.length - 1} onClick={() => move(i, i + 1)} />
            </div>
          </li>
        ))}
      </ol>
      <Button look="primary" onClick={() => answer(order.slice(0, -1).map((card) => `top:${components[card].id}`))}>
        {t.confirmChoice}
      </Button>
    </div>
  )
}
