import type { ReactElement, ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { MarkShape, OwnerShape, SpecialShape } from '../signs.tsx'
import { specialAt } from './standing.ts'

/** Where the signs around a planet of radius 20 stand. */
const CORNER = 18

/** Around a planet: what is special at the upper left, its owner or its token at the upper right, what befell it below. */
export function Signs({ at, size }: { readonly at: number; readonly size: number }): ReactElement {
  const table = useTable()
  const { view, players } = table
  const owner = view.owner[at]
  const special = specialAt(table, at)
  return (
    <>
      {special && (
        <Sign kind={special.kind} x={-CORNER} y={-CORNER} size={size}>
          <SpecialShape special={special.kind} />
        </Sign>
      )}
      {owner >= 0 && (
        <g transform={`translate(${CORNER} ${-CORNER}) scale(${(0.66 * size).toFixed(3)}) translate(-12 -12)`}>
          <OwnerShape players={players} owner={owner} />
        </g>
      )}
      {view.token[at] === 1 && (
        <Sign kind="token" x={CORNER} y={owner < 0 ? -CORNER : CORNER} size={size}>
          <MarkShape mark="token" />
        </Sign>
      )}
      {view.down[at] === 1 && (
        <Sign kind="turned" x={-CORNER} y={CORNER} size={size}>
          <MarkShape mark="turned" />
        </Sign>
      )}
    </>
  )
}

interface SignProps {
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly children: ReactNode
}

function Sign({ kind, x, y, size, children }: SignProps): ReactElement {
  // The mark of a token is round itself and fills its disc.
  const share = kind === 'token' ? 0.7 : 0.5
  return (
    <g className={`system-sign system-sign-${kind}`} transform={`translate(${x} ${y}) scale(${size.toFixed(3)})`}>
      <circle r={9} />
      <g transform={`scale(${share}) translate(-12 -12)`}>{children}</g>
    </g>
  )
}
