import { memo, type ReactElement } from 'react'
import type { TileSet } from '../../data/names.ts'
import { codes, type Gain } from '../../data/notation.ts'
import type { Way } from '../../words/labels.ts'
import { CodeShape, MarkShape, RelicShape, tellsNumber } from '../signs.tsx'
import type { Mark as Sign } from '../sign-drawings.ts'
import type { Production } from '../view.ts'
import { isSmall, type Hex } from './geometry.ts'

/** What sits on the border of a region, above its neighbours: every kind in a corner of its own. */
export interface Badges {
  readonly id: string
  readonly production: Production | undefined
  readonly harvested: boolean
  readonly relic: number
  readonly relicNow: boolean
  readonly tunnel: TileSet | undefined
  readonly morale: boolean
  readonly way: Way | undefined
  /** Those who must stay, in words and figures: “3 of 6”, “3/6”. */
  readonly pin: { readonly words: string; readonly figures: string } | undefined
}

const waySigns: Readonly<Record<Way, Sign>> = { tunnel: 'tunnel', network: 'network', outpost: 'link', building: 'link', presence: 'link', lakes: 'link' }
const numerals: Readonly<Record<TileSet, string>> = { gold: '', blue: 'I', red: 'II' }

interface RegionBadgesProps {
  readonly hex: Hex
  readonly side: number
  /** Where the left half of the map ends. */
  readonly middle: number
  readonly badges: Badges
}

const sameBadges = (one: RegionBadgesProps, other: RegionBadgesProps): boolean => one.hex === other.hex && one.side === other.side && JSON.stringify(one.badges) === JSON.stringify(other.badges)

export const RegionBadges = memo(function RegionBadges({ hex, side, middle, badges }: RegionBadgesProps): ReactElement {
  const { id, production, harvested, relic, relicNow, tunnel, morale, way, pin } = badges
  const figure = Math.max(11, side * 0.17)
  const disc = Math.max(8.5, side * 0.155)
  return (
    <g transform={`translate(${hex.x} ${hex.y})`}>
      <text className="circ-id" y={-side * 0.7 + figure * 0.3} fontSize={figure}>
        {id}
      </text>
      {production && <ProductionBadge production={production} harvested={harvested} x={-side * 0.7} y={-side * 0.47} figure={figure} />}
      {relic > 0 && (
        <g transform={`translate(${side * 0.68 - disc * 1.35} ${-side * 0.46 - disc * 1.35}) scale(${((disc * 2.7) / 24).toFixed(3)})`}>
          <RelicShape number={relic} now={relicNow} figure={Math.max(12, (figure * 24) / (disc * 2.7))} />
        </g>
      )}
      {tunnel && <TunnelMouth tunnel={tunnel} side={side} outer={hex.x < middle ? -1 : 1} />}
      {morale && (
        <g className="circ-morale" transform={`translate(${side * 0.53} ${side * 0.7})`}>
          <circle r={disc} />
          <g transform={`translate(${-disc * 0.62} ${-disc * 0.66}) scale(${((disc * 1.3) / 24).toFixed(3)})`}>
            <MarkShape mark="morale" filled size={12} />
          </g>
        </g>
      )}
      {way && (
        <g className="circ-way" transform={`translate(${-side * 0.53} ${side * 0.7})`}>
          <circle r={disc} />
          <g transform={`translate(${-disc * 0.66} ${-disc * 0.66}) scale(${((disc * 1.32) / 24).toFixed(3)})`}>
            <MarkShape mark={waySigns[way]} filled={waySigns[way] === 'tunnel'} size={12} />
          </g>
        </g>
      )}
      {pin !== undefined && <PinBadge text={isSmall(side) ? pin.figures : pin.words} figure={figure} y={-side * 0.44} />}
    </g>
  )
}, sameBadges)

/** Numbers and signs in a pill; a loose token has a brass edge, doubled once it is upgraded. */
function ProductionBadge({ production, harvested, x, y, figure }: { readonly production: Production; readonly harvested: boolean; readonly x: number; readonly y: number; readonly figure: number }): ReactElement {
  const gains = production.effect.choices[0]
  const sign = figure * 1.12
  const wide = (gain: Gain): number => sign + (tellsNumber(gain) ? figure * 0.66 : 0)
  const total = gains.reduce((sum, gain) => sum + wide(gain), 0)
  const height = figure * 1.55
  const width = Math.max(height, total + figure * 0.62)
  const startOf = (which: number): number => gains.slice(0, which).reduce((sum, gain) => sum + wide(gain), -total / 2)
  return (
    <g className={harvested ? 'circ-production circ-production-used' : 'circ-production'} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect className={production.loose ? 'circ-pill circ-pill-loose' : 'circ-pill'} x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      {production.upgraded && <rect className="circ-pill-up" x={-width / 2 - 2.5} y={-height / 2 - 2.5} width={width + 5} height={height + 5} rx={height / 2 + 2.5} />}
      {gains.map((gain, i) => (
        <g key={gain.code} transform={`translate(${startOf(i).toFixed(1)} 0)`}>
          {tellsNumber(gain) && (
            <text x={figure * 0.3} y={figure * 0.36} fontSize={figure}>
              {gain.n}
            </text>
          )}
          <g transform={`translate(${(wide(gain) - sign).toFixed(1)} ${(-sign / 2).toFixed(1)}) scale(${(sign / 24).toFixed(3)})`}>
            <CodeShape code={codes[gain.code]} size={12} />
          </g>
        </g>
      ))}
      {harvested && (
        <g className="circ-used" transform={`translate(${width / 2 - 1} ${height / 2 - 2})`}>
          <circle r={5.5} />
          <path d="M-2.6 0.2-0.7 2.2 2.8-2" />
        </g>
      )}
    </g>
  )
}

/** The mouth of a tunnel at the outer corner of its region. */
function TunnelMouth({ tunnel, side, outer }: { readonly tunnel: TileSet; readonly side: number; readonly outer: -1 | 1 }): ReactElement {
  const size = Math.max(20, side * 0.38)
  return (
    <g className={`circ-tunnel circ-tunnel-${tunnel}`} transform={`translate(${(outer * 0.82 * side - size / 2).toFixed(1)} ${(-size / 2).toFixed(1)}) scale(${(size / 24).toFixed(3)})`}>
      <path className="circ-tunnel-rim" d="M2 23V12a10 10 0 0 1 20 0v11z" />
      <path className="circ-tunnel-arch" d="M3.5 22V12a8.5 8.5 0 0 1 17 0v10z" />
      <path className="circ-tunnel-stones" d="M3.5 12h3M17.5 12h3M6 5.9l2.2 2.2M18 5.9l-2.2 2.2M12 3.5v3" />
      <text x={12} y={19} fontSize={Math.max(11, 264 / size)}>
        {numerals[tunnel]}
      </text>
    </g>
  )
}

function PinBadge({ text, figure, y }: { readonly text: string; readonly figure: number; readonly y: number }): ReactElement {
  const width = text.length * figure * 0.56 + figure * 1.9
  const height = figure * 1.5
  return (
    <g className="circ-pin" transform={`translate(0 ${y.toFixed(1)})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <g transform={`translate(${(-width / 2 + figure * 0.35).toFixed(1)} ${(-figure * 0.52).toFixed(1)}) scale(${((figure * 1.05) / 24).toFixed(3)})`}>
        <MarkShape mark="pin" filled size={12} />
      </g>
      <text x={figure * 0.5} y={figure * 0.36} fontSize={figure}>
        {text}
      </text>
    </g>
  )
}
