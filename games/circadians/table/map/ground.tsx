import { memo, type ReactElement } from 'react'
import { scatter, ticks, trim } from '#ui/engraving.ts'
import { sharedSide, type Board, type Hex } from './geometry.ts'

/** What lies under and between the regions: two suns, the slab of stone with its band of glyphs, mountains. */

export const Ground = memo(function Ground({ board }: { readonly board: Board }): ReactElement {
  const { side, hexes, left, top, right, bottom } = board
  const slab = hexes.map(({ outline }) => outline).join('')
  return (
    <g aria-hidden="true" className="circ-under">
      <Strata board={board} />
      <Sun x={left + side * 0.8} y={top + side * 0.95} radius={side * 0.5} look="lime" />
      <Sun x={right - side * 0.75} y={bottom - side * 0.8} radius={side * 0.42} look="rust" />
      <path className="circ-slab-edge" d={slab} strokeWidth={side * 0.3} />
      <path className="circ-slab" d={slab} strokeWidth={side * 0.3 - 2} />
      <path className="circ-slab-glyphs" d={slab} strokeWidth={side * 0.2} strokeDasharray={glyphs(side)} />
      <path className="circ-slab" d={slab} strokeWidth={side * 0.12} />
    </g>
  )
})

/** Dashes of many lengths along the edge of the slab, as of a script cut in stone. */
function glyphs(side: number): string {
  const next = scatter(41)
  return Array.from({ length: 24 }, () => `${trim((0.5 + next() * 2.2) * (side / 60))} ${trim((2.5 + next() * 4) * (side / 60))}`).join(' ')
}

function Strata({ board: { width, height } }: { readonly board: Board }): ReactElement {
  const next = scatter(97)
  const lines = Array.from({ length: Math.ceil(height / 46) }, (_, i) => {
    const y = i * 46 + 20
    let path = `M0 ${y}`
    for (let x = 0; x < width; x += 90) path += `q22 ${trim((next() - 0.5) * 16)} 45 0t45 ${trim((next() - 0.5) * 8)}`
    return path
  })
  return <path className="circ-strata" d={lines.join('')} />
}

function Sun({ x, y, radius, look }: { readonly x: number; readonly y: number; readonly radius: number; readonly look: 'lime' | 'rust' }): ReactElement {
  const middle = { x: trim(x), y: trim(y) }
  return (
    <g className={`circ-sun circ-sun-${look}`}>
      <circle className="circ-sun-glow" cx={middle.x} cy={middle.y} r={radius * 1.9} />
      <circle className="circ-sun-disc" cx={middle.x} cy={middle.y} r={radius * 0.62} />
      <circle className="circ-sun-ring" cx={middle.x} cy={middle.y} r={radius * 0.78} />
      <path d={ticks(middle, radius * 0.9, radius * 1.3, 12)} />
      <path className="circ-sun-fine" d={ticks(middle, radius * 0.95, radius * 1.12, 48, 4)} />
    </g>
  )
}

/** Three peaks on a side that cannot be crossed. */
export const Mountains = memo(function Mountains({ board, sides }: { readonly board: Board; readonly sides: readonly (readonly [number, number])[] }): ReactElement {
  return (
    <g aria-hidden="true" className="circ-mountains">
      {sides.map(([one, other]) => (
        <Range key={`${one} ${other}`} one={board.hexes[one]} other={board.hexes[other]} side={board.side} />
      ))}
    </g>
  )
}, (one, other) => one.board === other.board && JSON.stringify(one.sides) === JSON.stringify(other.sides))

function Range({ one, other, side }: { readonly one: Hex; readonly other: Hex; readonly side: number }): ReactElement {
  const [from, to] = sharedSide(one, other)
  const peaks = [0.2, 0.4, 0.6, 0.8].map((share, i) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, h: side * (i % 2 === 0 ? 0.2 : 0.27) }))
  return (
    <>
      {peaks.toSorted((a, b) => a.y - b.y).map(({ x, y, h }, i) => {
        const w = h * 0.58
        const foot = y + h * 0.42
        const tip = y - h * 0.58
        return (
          <g key={i}>
            <path className="circ-peak" d={`M${trim(x - w)} ${trim(foot)}L${trim(x)} ${trim(tip)}L${trim(x + w)} ${trim(foot)}z`} />
            <path className="circ-peak-shade" d={`M${trim(x)} ${trim(tip)}L${trim(x + w)} ${trim(foot)}H${trim(x + w * 0.1)}L${trim(x - w * 0.15)} ${trim(y)}z`} />
            <path className="circ-peak-snow" d={`M${trim(x)} ${trim(tip)}L${trim(x - w * 0.38)} ${trim(tip + h * 0.38)}L${trim(x - w * 0.08)} ${trim(tip + h * 0.28)}L${trim(x + w * 0.14)} ${trim(tip + h * 0.42)}L${trim(x + w * 0.38)} ${trim(tip + h * 0.38)}z`} />
          </g>
        )
      })}
    </>
  )
}
