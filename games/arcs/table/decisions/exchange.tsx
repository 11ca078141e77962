import './exchange.css'
import { useState, type ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import { ActionFace, useSpokenAction } from '../cards/action-face.tsx'
import { useTable } from '../context.tsx'
import { cardId, handOf } from '../view.ts'

/** Farseers: a Rival's hand above, the own hand below; once one card of each is chosen, the prompt offers the exchange. */
export function Exchange({ rival }: { readonly rival: number }): ReactElement {
  const { view, viewer, players, t, press, release } = useTable()
  const [pair, setPair] = useState<{ readonly mine?: number; readonly theirs?: number }>({})
  const choose = (next: typeof pair): void => {
    const { mine, theirs } = { ...pair, ...next }
    setPair({ ...pair, ...next })
    release()
    if (mine === undefined || theirs === undefined) return
    press(`exchange ${mine} ${theirs}`, ({ verb, facets }) => verb === 'exchange' && facets['mine'] === cardId(mine) && facets['theirs'] === cardId(theirs), [t.areas.yourHand], true)
  }
  return (
    <section className="arcs-exchange" aria-label={players[rival].name}>
      <h3>
        <PlayerShape identity={players[rival].identity} size={16} /> {players[rival].name}
      </h3>
      <Row cards={handOf(view, rival).filter((card) => card >= 0)} chosen={pair.theirs} onChoose={(theirs) => choose({ theirs })} />
      <h3>
        <PlayerShape identity={players[viewer].identity} size={16} /> {t.areas.yourHand}
      </h3>
      <Row cards={handOf(view, viewer)} chosen={pair.mine} onChoose={(mine) => choose({ mine })} />
    </section>
  )
}

interface RowProps {
  readonly cards: readonly number[]
  readonly chosen: number | undefined
  onChoose(card: number): void
}

function Row({ cards, chosen, onChoose }: RowProps): ReactElement {
  const speak = useSpokenAction()
  return (
    <div className="arcs-exchange-row">
      {cards.map((card) => (
        <button key={card} type="button" className={classNames('arcs-exchange-card', 'arcs-can', chosen === card && 'arcs-picked')} aria-pressed={chosen === card} aria-label={speak(card)} onClick={() => onChoose(card)}>
          <ActionFace card={card} size="hand" />
        </button>
      ))}
    </div>
  )
}
