import './tableau.css'
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { CardButton } from './card-button.tsx'
import { Priced } from './card-note.tsx'
import { useTable } from './context.tsx'
import { powerOf } from './offers.ts'
import { rowsOf } from './rows.ts'
import { components, tableauOf, total } from './seen.ts'

/** How a row of own cards fits into its room: from airy to crowded. */
export type Density = 'airy' | 'paired' | 'tight' | 'crowded'

/** The viewer's components in play; turned ones lie on their side at the right. `free` may grow as tall as it needs. */
export function Tableau({ free = false, onDensity }: { readonly free?: boolean; onDensity?(density: Density): void }): ReactElement {
  const { view, viewer, t } = useTable()
  const cards = tableauOf(view, viewer)
  const straight = cards.filter((card) => view.turned[card] === 0)
  const turned = cards.filter((card) => view.turned[card] === 1)
  const box = useRef<HTMLDivElement>(null)
  const { card: width, lying, ...layout } = useLayout(box, straight.length, turned.length)
  const density = free ? 'airy' : layout.density
  useLayoutEffect(() => onDensity?.(density), [density, onDensity])
  const pairs = density === 'airy' ? turned.map((card) => [card]) : inPairs(turned)
  return (
    <div ref={box} role="group" aria-label={t.yourComponents} className={classNames('ra-tableau', `ra-tableau-${density}`)} style={{ '--ra-columns': Math.ceil((straight.length + pairs.length) / 2), '--ra-fit-w': `${width}px`, '--ra-fit-turned': `${lying}px` } as CSSProperties}>
      {straight.map((card) => (
        <CardButton key={card} card={card} size="own" tag={<PayTag card={card} />} foot={<Footing card={card} />} />
      ))}
      {pairs.map((pair) => (
        <div key={pair[0]} className="ra-pair">
          {pair.map((card) => (
            <CardButton key={card} card={card} size="own" tag={<PayTag card={card} />} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** What using the card will cost, where one power can be used. */
function PayTag({ card }: { readonly card: number }): ReactNode {
  const { canChoose, t } = useTable()
  const options = canChoose(card).filter((option) => option.verb === 'use')
  if (options.length !== 1) return null
  const { pay, any } = components[card].powers[powerOf(options[0])].cost
  if (total(pay) + any === 0) return null
  const many = pay.filter((n) => n > 0).length > 1
  return (
    <span className="ra-paytag" aria-hidden="true">
      {many ? <Priced sure={pay} open={any} /> : <LineText line={t.payTag(pay, any)} reach="none" />}
    </span>
  )
}

/** A card without an action of its own says what it does instead. */
function Footing({ card }: { readonly card: number }): ReactNode {
  const { t } = useTable()
  const { powers, discount } = components[card]
  if (rowsOf(components[card]).length > 1) return <span />
  if (powers.length === 0 && discount.on !== 'nothing') return <span className="ra-footing">{t.alwaysActive}</span>
  if (powers.length > 0 && powers.every((power) => power.when !== 'action' && power.when !== 'claim')) return <span className="ra-footing">{t.asReact}</span>
  return <span />
}

const inPairs = (cards: readonly number[]): number[][] => cards.flatMap((card, i) => (i % 2 === 0 ? [cards[i + 1] === undefined ? [card] : [card, cards[i + 1]]] : []))

const GAP = 9
/** Below this width the rows of a card no longer fit. */
const NARROWEST = 92

interface Layout {
  readonly density: Density
  /** Widths of a straight and of a turned card, in pixels. */
  readonly card: number
  readonly lying: number
}

/** Chooses how to lay the cards by the room there is. */
function useLayout(box: { readonly current: HTMLElement | null }, straight: number, turned: number): Layout {
  const [room, setRoom] = useState({ width: 0, card: 108, lying: 150 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const style = getComputedStyle(element)
      const px = (name: string, usual: number): number => Number.parseFloat(style.getPropertyValue(name)) || usual
      setRoom({ width: element.clientWidth - 8, card: px('--ra-own-full', 108), lying: px('--ra-turned-full', 150) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  const { width, card, lying } = room
  const fits = (columns: number): number => (width - (straight + columns - 1) * GAP) / Math.max(1, straight * card + columns * lying)
  const pairs = Math.ceil(turned / 2)
  if (width === 0 || fits(turned) >= 1) return { density: 'airy', card, lying }
  if (fits(pairs) >= 1) return { density: 'paired', card, lying }
  if (card * fits(pairs) >= NARROWEST) return { density: 'tight', card: Math.floor(card * fits(pairs)), lying: Math.floor(lying * fits(pairs)) }
  return { density: 'crowded', card, lying }
}
