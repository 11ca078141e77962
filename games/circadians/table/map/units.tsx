import type { ReactElement } from 'react'
import type { Identity } from '#ui/shapes.tsx'
import { LeaderShape, MarkShape, StackShape } from '../signs.tsx'
import type { Force } from '../view.ts'
import { arrange, type Plaque, type Stack } from './forces.ts'

interface UnitsProps {
  readonly forces: readonly Force[]
  readonly coming: Force | undefined
  readonly side: number
  readonly identityOf: (seat: number) => Identity
}

/** The units of a region around its middle. */
export function Units({ forces, coming, side, identityOf }: UnitsProps): ReactElement | null {
  if (forces.length === 0 && !coming) return null
  const { stacks, plaques, swords } = arrange(forces, coming, side)
  const blades = Math.max(10, 0.2 * side)
  return (
    <g className="circ-units">
      {plaques.map((plaque) => (
        <LeaderAt key={plaque.leader.leader} plaque={plaque} identity={identityOf(plaque.seat)} />
      ))}
      {stacks.map((stack) => (
        <StackAt key={`${stack.seat}${stack.ghost ? ' coming' : ''}`} stack={stack} identity={identityOf(stack.seat)} />
      ))}
      {swords && (
        <g className="circ-swords" transform={`translate(${(swords.x - blades / 2).toFixed(1)} ${(swords.y - blades / 2).toFixed(1)}) scale(${(blades / 24).toFixed(3)})`}>
          <MarkShape mark="swords" size={12} />
        </g>
      )}
    </g>
  )
}

/** A number is never under 11 px. */
const figureIn = (size: number, share: number): number => Math.max(11 / (size / 24), 24 * share)

function StackAt({ stack: { x, y, size, seat, count, ghost }, identity }: { readonly stack: Stack; readonly identity: Identity }): ReactElement {
  return (
    <g data-seat={seat} className={ghost ? 'circ-coming' : undefined} transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${(size / 24).toFixed(3)})`}>
      <StackShape identity={identity} count={count} ghost={ghost} figure={figureIn(size, count > 9 ? 0.46 : 0.54)} />
    </g>
  )
}

function LeaderAt({ plaque: { x, y, size, seat, leader, ghost }, identity }: { readonly plaque: Plaque; readonly identity: Identity }): ReactElement {
  return (
    <g data-seat={seat} className={ghost ? 'circ-coming' : undefined} transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size * 0.52).toFixed(1)}) scale(${(size / 24).toFixed(3)})`}>
      <LeaderShape identity={identity} initial={leader.name.charAt(0)} upgraded={leader.upgraded} ryhzu={leader.ryhzu} ghost={ghost} figure={figureIn(size, 0.46)} />
    </g>
  )
}
