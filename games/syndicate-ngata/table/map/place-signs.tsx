import type { ReactElement, ReactNode } from 'react'
import { MarkShape } from '#games/syndicate/table/signs.tsx'
import { numeral } from '../../words/known.ts'
import { useTable } from '../context.tsx'
import { ShipShape } from '../signs.tsx'
import { cubeFor, deckAt, deckLeft, inSet, missionsTo, vaultAt, vaultState } from '../view.ts'
import { passagesTo, riskOf } from './reach.ts'

/** Where the signs around a planet of radius 20 stand. */
const CORNER = 19

/** Around a world: its vault at the upper left, what the way takes at the upper right, tiles at the lower left, what is wanted there at the lower right. */
export function PlaceSigns({ at, size }: { readonly at: number; readonly size: number }): ReactElement {
  const table = useTable()
  const { c, view, rules } = table
  const vault = vaultAt(c, view, at)
  const { deck, open } = deckAt(rules, view, at)
  const blocked = inSet(view.blocked, at)
  const trader = inSet(view.traderTiles, at)
  const missions = missionsTo(c, view, at).length
  return (
    <>
      {vault >= 0 ? (
        <Sign kind={`vault-${vaultState(view, vault)}`} x={-CORNER} y={-CORNER} size={size}>
          <text y={4.4}>{numeral(vault + 1)}</text>
        </Sign>
      ) : (
        deck >= 0 && open && <DeckSign n={deckLeft(view, deck)} x={-CORNER} size={size} />
      )}
      {blocked && (
        <Sign kind="blocked" x={-CORNER} y={CORNER} size={size}>
          <g transform="scale(0.5) translate(-12 -12)">
            <ShipShape mark="meets" />
          </g>
        </Sign>
      )}
      {trader && (
        <Sign kind="trader" x={blocked ? -CORNER - 7 : -CORNER} y={blocked ? 2 : CORNER} size={size}>
          <g transform="scale(0.5) translate(-12 -12)">
            <ShipShape mark="trader" />
          </g>
        </Sign>
      )}
      {missions > 0 && (
        <Sign kind="wanted" x={CORNER} y={CORNER} size={size}>
          <g transform="scale(0.52) translate(-12 -12)">
            <MarkShape mark="mission" />
          </g>
        </Sign>
      )}
      {cubeFor(c, view, at) && (
        <Sign kind="cube" x={missions > 0 ? CORNER + 8 : CORNER} y={missions > 0 ? 2 : CORNER} size={size}>
          <g transform="scale(0.52) translate(-12 -12)">
            <ShipShape mark="cube" filled />
          </g>
        </Sign>
      )}
      <CostSign at={at} size={size} />
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
  return (
    <g className={`system-sign ngata-sign ngata-sign-${kind}`} transform={`translate(${x} ${y}) scale(${size.toFixed(3)})`}>
      <circle r={9.5} />
      {children}
    </g>
  )
}

function DeckSign({ n, x, size }: { readonly n: number; readonly x: number; readonly size: number }): ReactElement {
  return (
    <g className="ngata-sign ngata-sign-deck" transform={`translate(${x} ${-CORNER}) scale(${size.toFixed(3)})`}>
      <rect x={-9.5} y={-9.5} width={19} height={19} rx={3} />
      <text y={4.5}>{n}</text>
    </g>
  )
}

/** The fuel of the best way, in the colour of its risk. */
function CostSign({ at, size }: { readonly at: number; readonly size: number }): ReactElement | null {
  const passage = passagesTo(useTable(), at).find(({ option }) => option)
  if (!passage) return null
  return (
    <g className={`ngata-cost ngata-cost-${riskOf(passage)}`} transform={`translate(${CORNER + 1} ${-CORNER}) scale(${size.toFixed(3)})`}>
      <rect x={-12} y={-8.5} width={24} height={17} rx={8.5} />
      <text x={-5} y={4.5}>
        {passage.fuel}
      </text>
      <g transform="translate(0.5 -5.6) scale(0.44)">
        <ShipShape mark="fuel" filled />
      </g>
    </g>
  )
}
