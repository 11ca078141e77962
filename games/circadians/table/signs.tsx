import './signs.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { identities, type Identity } from '#ui/shapes.tsx'
import { DrawingShape, Sign, spoken, type SignProps } from '#ui/sign.tsx'
import type { BoardFoundation, Building, CombatIcon, Faction, Phase, Terrain } from '../data/names.ts'
import { CODE, codes, type Code, type Effect, type Gain } from '../data/notation.ts'
import { buildingDrawings, codeDrawings, combatDrawings, crestDrawings, foundationDrawings, markDrawings, phaseDrawings, terrainDrawings, type Mark } from './sign-drawings.ts'

/** The small drawings of this table. A `…Shape` is a group on the 24 px grid for a larger drawing; a `…Sign` is an image of its own. */

// --- resources and effects ---

const hues: Readonly<Partial<Record<Code, string>>> = { E: 'energy', G: 'gem', C: 'card', X: 'research', F: 'glory', H: 'harvest', R: 'recruit', MOR: 'glory' }

export const codeColour = (code: Code): string => `var(--circ-${hues[code] ?? 'plain'})`

/** Silhouettes read better than lines where a sign is small. */
const solid: ReadonlySet<Code> = new Set<Code>(['E', 'G', 'C', 'DL', 'MOR'])

/** What an effect gives, in its own hue: energy, gems, cards, research and so on. */
export function CodeSign({ code, ...rest }: SignProps & { readonly code: Code }): ReactElement {
  return <Sign drawing={codeDrawings[code]} filled={solid.has(code)} style={{ color: codeColour(code) }} {...rest} />
}

export function CodeShape({ code, size = 24 }: { readonly code: Code; readonly size?: number }): ReactElement {
  return (
    <g style={{ color: codeColour(code) }}>
      <DrawingShape drawing={codeDrawings[code]} filled={solid.has(code)} size={size} />
    </g>
  )
}

/** Is the number of a gain worth telling? */
export const tellsNumber = ({ code, n }: Gain): boolean => code <= CODE.D && n > 1

/** An effect as a row of numbers and signs. */
export function EffectSigns({ effect, size = 14, label }: { readonly effect: Effect; readonly size?: number; readonly label?: string | undefined }): ReactElement {
  const price: Gain[] = [...(effect.energy > 0 ? [{ code: CODE.E, n: effect.energy }] : []), ...(effect.gems > 0 ? [{ code: CODE.G, n: effect.gems }] : [])]
  return (
    <span className="circ-effect" {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label })}>
      {price.length > 0 && (
        <>
          <Gains gains={price} size={size} />
          <i>›</i>
        </>
      )}
      {effect.choices.map((sum, i) => (
        <span key={i} className="circ-effect-sum">
          {i > 0 && <i>/</i>}
          <Gains gains={sum} size={size} />
        </span>
      ))}
    </span>
  )
}

function Gains({ gains, size }: { readonly gains: readonly Gain[]; readonly size: number }): ReactElement {
  return (
    <>
      {gains.map((gain) => (
        <span key={gain.code} className="circ-gain">
          {gain.code <= CODE.D && gain.n}
          <CodeSign code={codes[gain.code]} size={size} />
        </span>
      ))}
    </>
  )
}

// --- phases, terrain, combat, marks ---

export const PhaseSign = ({ phase, ...rest }: SignProps & { readonly phase: Phase }): ReactElement => <Sign drawing={phaseDrawings[phase]} {...rest} />

export const CombatSign = ({ icon, ...rest }: SignProps & { readonly icon: CombatIcon }): ReactElement => <Sign drawing={combatDrawings[icon]} style={{ color: `var(--circ-${icon})` }} {...rest} />

export const TerrainSign = ({ terrain, ...rest }: SignProps & { readonly terrain: Terrain | 'lake' }): ReactElement => (
  <Sign drawing={terrainDrawings[terrain]} style={{ color: `var(--circ-${terrain}-sign)` }} {...rest} />
)

export const FoundationSign = ({ foundation, ...rest }: SignProps & { readonly foundation: BoardFoundation }): ReactElement => <Sign drawing={foundationDrawings[foundation]} {...rest} />

export const MarkSign = ({ mark, ...rest }: SignProps & { readonly mark: Mark }): ReactElement => <Sign drawing={markDrawings[mark]} {...rest} />
export const MarkShape = ({ mark, filled = false, size = 24 }: { readonly mark: Mark; readonly filled?: boolean; readonly size?: number }): ReactElement => (
  <DrawingShape drawing={markDrawings[mark]} filled={filled} size={size} />
)

export const CrestSign = ({ faction, ...rest }: SignProps & { readonly faction: Faction }): ReactElement => <Sign drawing={crestDrawings[faction]} {...rest} />
export const CrestShape = ({ faction, filled = false }: { readonly faction: Faction; readonly filled?: boolean }): ReactElement => <DrawingShape drawing={crestDrawings[faction]} filled={filled} />

// --- pieces ---

interface OwnProps {
  readonly identity: Identity
  /** Drawn in outline only: a piece that would be there. */
  readonly ghost?: boolean
}

/** Fighters as one counted token in the owner's shape. */
export function StackShape({ identity, count, ghost = false, figure = 12 }: OwnProps & { readonly count: number; readonly figure?: number }): ReactElement {
  const { id, ink, middle, path } = identities[identity]
  const edge = `var(--player-${id}-edge)`
  return (
    <g className="circ-stack">
      <path d={path} fill={`var(--player-${id})`} fillOpacity={ghost ? 0.22 : 1} stroke={edge} strokeWidth={ghost ? 1.6 : 1} strokeLinejoin="round" {...(ghost ? { strokeDasharray: '2.4 1.8' } : {})} />
      <text x={12} y={middle + figure * 0.36} textAnchor="middle" fontSize={figure} fill={ghost ? edge : ink}>
        {ghost ? `+${count}` : count}
      </text>
    </g>
  )
}

/** A leader is an arched plaque with the initial: crowned in brass once upgraded; a Ryh-zu wears horns. */
export function LeaderShape({ identity, initial, upgraded, ryhzu, ghost = false, figure = 11 }: OwnProps & { readonly initial: string; readonly upgraded: boolean; readonly ryhzu: boolean; readonly figure?: number }): ReactElement {
  const { id, path } = identities[identity]
  const edge = `var(--player-${id}-edge)`
  return (
    <g className={classNames('circ-leader', ghost && 'circ-leader-ghost')}>
      {ryhzu ? (
        <path className={upgraded ? 'circ-leader-horns circ-leader-up' : 'circ-leader-horns'} d="M4.6 8.6C2.8 6.2 2.4 3.4 3.2.6 4.6 2.8 6.4 4.2 8.8 4.8M19.4 8.6c1.8-2.4 2.2-5.2 1.4-8-1.4 2.2-3.2 3.6-5.6 4.2" />
      ) : (
        <path className={upgraded ? 'circ-leader-crown circ-leader-up' : 'circ-leader-crown'} d="M6.4 5.4V0l3 2.2L12-.6l2.6 2.8 3-2.2v5.4z" />
      )}
      <path className="circ-leader-plaque" d="M4 23V12a8 8 0 0 1 16 0v11z" stroke={edge} />
      <path d="M5.8 21.4V12.2a6.2 6.2 0 0 1 12.4 0v9.2z" fill={`var(--player-${id})`} fillOpacity={upgraded ? 0.5 : 0.22} />
      <text x={12} y={14.6 + figure * 0.36} textAnchor="middle" fontSize={figure}>
        {initial}
      </text>
      <path d={path} fill={edge} transform="translate(16 17) scale(0.32)" />
    </g>
  )
}

/** A building in its owner's frame, with the owner's shape in the corner. */
export function BuildingShape({ kind, identity, ghost = false }: OwnProps & { readonly kind: Building }): ReactElement {
  const { id, path } = identities[identity]
  const edge = `var(--player-${id}-edge)`
  return (
    <g className="circ-building" style={{ color: edge }}>
      <rect x={1} y={1} width={22} height={22} rx={5} fill="var(--circ-plate)" stroke={`var(--player-${id})`} strokeWidth={2} {...(ghost ? { strokeDasharray: '3 2' } : {})} />
      <rect x={1} y={1} width={22} height={22} rx={5} fill={`var(--player-${id})`} fillOpacity={0.2} />
      <g transform="translate(3.6 3.4) scale(0.7)">
        <DrawingShape drawing={buildingDrawings[kind]} filled size={12} />
      </g>
      <path d={path} fill={`var(--player-${id})`} stroke="var(--circ-plate)" strokeWidth={3} transform="translate(15.6 -2.6) scale(0.42)" />
    </g>
  )
}

export function BuildingSign({ kind, identity, size = 22, label, className }: Omit<SignProps, 'filled'> & OwnProps & { readonly kind: Building }): ReactElement {
  return (
    <svg viewBox="-1 -3 27 27" width={size} height={size} className={classNames('circ-sign', className)} {...spoken(label)}>
      {label !== undefined && <title>{label}</title>}
      <BuildingShape kind={kind} identity={identity} />
    </svg>
  )
}

/** The plain building, without an owner. */
export const KindSign = ({ kind, ...rest }: SignProps & { readonly kind: Building }): ReactElement => <Sign drawing={buildingDrawings[kind]} {...rest} />

export function LeaderSign({ name, upgraded, ryhzu, identity, size = 26, label, className }: Omit<SignProps, 'filled'> & OwnProps & { readonly name: string; readonly upgraded: boolean; readonly ryhzu: boolean }): ReactElement {
  return (
    <svg viewBox="1 -2 23 26" width={size} height={size} className={classNames('circ-sign', className)} {...spoken(label)}>
      {label !== undefined && <title>{label}</title>}
      <LeaderShape identity={identity} initial={name.charAt(0)} upgraded={upgraded} ryhzu={ryhzu} />
    </svg>
  )
}

export function StackSign({ count, identity, size = 24, label, className }: Omit<SignProps, 'filled'> & OwnProps & { readonly count: number }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={classNames('circ-sign', className)} {...spoken(label)}>
      {label !== undefined && <title>{label}</title>}
      <StackShape identity={identity} count={count} />
    </svg>
  )
}

/** A relic with its number: lit in the round in which it is in play. */
export function RelicShape({ number, now = false, figure = 12 }: { readonly number: number; readonly now?: boolean; readonly figure?: number }): ReactElement {
  return (
    <g className={classNames('circ-relic', now && 'circ-relic-now')}>
      <path d="M12 1 21.6 6.5v11L12 23l-9.6-5.5v-11z" />
      <path className="circ-relic-facet" d="M2.4 6.5 12 12l9.6-5.5M12 12v11" />
      <text x={12} y={12 + figure * 0.36} textAnchor="middle" fontSize={figure}>
        {number}
      </text>
    </g>
  )
}

export function RelicSign({ number, now = false, size = 24, label, className }: Omit<SignProps, 'filled'> & { readonly number: number; readonly now?: boolean }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={classNames('circ-sign', className)} {...spoken(label)}>
      {label !== undefined && <title>{label}</title>}
      <RelicShape number={number} now={now} />
    </svg>
  )
}
