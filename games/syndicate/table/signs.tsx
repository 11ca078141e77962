import './signs.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { identities } from '#ui/shapes.tsx'
import { DrawingShape, Sign, spoken, type SignProps } from '#ui/sign.tsx'
import type { Player } from '#ui/table-contract.ts'
import { resources, type Band, type Resource, type SpecialKind, type Zone } from '../data/names.ts'
import { anyDrawing, markDrawings, pips, resourceDrawings, specialDrawings, type Mark } from './sign-drawings.ts'

export type { Mark }

/** The small drawings of this table. A `…Shape` is a group on the 24 px grid for a larger drawing; a `…Sign` is an image of its own. */

// --- resources ---

export const zoneColour = (zone: Zone): string => `var(--syn-${zone.toLowerCase()})`
export const bandColour = (band: Band): string => `var(--syn-${band})`

export function ResourceSign({ resource, ...rest }: SignProps & { readonly resource: Resource | 'any' }): ReactElement {
  return <Sign drawing={resource === 'any' ? anyDrawing : resourceDrawings[resource]} filled={resource !== 'any'} style={{ color: `var(--syn-${resource})` }} {...rest} />
}

interface AmountsProps {
  /** Credits, influence, crew. */
  readonly amounts: readonly number[]
  /** Resources of any kind besides. */
  readonly any?: number
  /** With the sign of what is gained and lost. */
  readonly signed?: boolean
  readonly size?: number
  /** The spoken sentence; without it the figures are decoration beside one. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** “8 ⬡ 4 ★”: amounts in figures and signs, those that are 0 left out. */
export function Amounts({ amounts, any = 0, signed = false, size = 14, label, className }: AmountsProps): ReactElement {
  const plus = (n: number): string => (signed && n > 0 ? `+${n}` : n < 0 ? `−${-n}` : String(n))
  return (
    <span className={classNames('syn-amounts', className)} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {resources.map((resource, i) =>
        amounts[i] === 0 ? null : (
          <span key={resource} className={classNames('syn-amount', amounts[i] < 0 && 'syn-amount-loss')}>
            {plus(amounts[i])}
            <ResourceSign resource={resource} size={size} />
          </span>
        ),
      )}
      {any > 0 && (
        <span className="syn-amount">
          {plus(any)}
          <ResourceSign resource="any" size={size} />
        </span>
      )}
    </span>
  )
}

// --- marks and places ---

export const MarkSign = ({ mark, ...rest }: SignProps & { readonly mark: Mark }): ReactElement => <Sign drawing={markDrawings[mark]} {...rest} />
export const MarkShape = ({ mark, filled = false }: { readonly mark: Mark; readonly filled?: boolean }): ReactElement => <DrawingShape drawing={markDrawings[mark]} filled={filled} />
export const SpecialShape = ({ special }: { readonly special: SpecialKind }): ReactElement => <DrawingShape drawing={specialDrawings[special]} />

// --- owners ---

/** A wisp: the phantom of a game of two. */
const wisp = 'M12 2.4c4.8 0 8 3.4 8 8.4v10.6l-3-2.4-2.4 2.4-2.6-2.4-2.6 2.4L7 19l-3 2.4V10.8c0-5 3.2-8.4 8-8.4z'
const phantom = { colour: 'var(--syn-phantom)', edge: 'var(--syn-phantom-edge)', ink: '#10182c', path: wisp }

export interface OwnerLook {
  readonly colour: string
  readonly edge: string
  readonly ink: string
  /** The shape on the 24 px grid. */
  readonly path: string
}

/** Colour and shape of an owner of bases: a player, or the phantom in the place after the last. */
export function ownerLook(players: readonly Player[], owner: number): OwnerLook {
  const player = players[owner]
  if (!player) return phantom
  const { id, ink, path } = identities[player.identity]
  return { colour: `var(--player-${id})`, edge: `var(--player-${id}-edge)`, ink, path }
}

export function OwnerShape({ players, owner }: { readonly players: readonly Player[]; readonly owner: number }): ReactElement {
  const { colour, edge, path } = ownerLook(players, owner)
  return <path d={path} fill={colour} stroke={edge} strokeWidth={1.4} strokeLinejoin="round" />
}

export function OwnerSign({ players, owner, size = 16, label, className }: Omit<SignProps, 'filled'> & { readonly players: readonly Player[]; readonly owner: number }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={classNames('syn-sign', className)} {...spoken(label)}>
      {label !== undefined && <title>{label}</title>}
      <OwnerShape players={players} owner={owner} />
    </svg>
  )
}

// --- dice ---

interface DieProps {
  /** A face from 1 to 6; 0 is a blank die. */
  readonly face: number
  readonly look?: 'armed' | 'spent' | 'won' | 'lost'
  readonly size?: number
  readonly label?: string | undefined
}

export function Die({ face, look = 'armed', size = 28, label }: DieProps): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={`syn-sign syn-die syn-die-${look}`} {...spoken(label)}>
      {label !== undefined && <title>{label}</title>}
      <rect className="syn-die-body" x={1.4} y={1.4} width={21.2} height={21.2} rx={5} />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="syn-die-pip" cx={x} cy={y} r={1.9} />
      ))}
    </svg>
  )
}

/** A discreet mark: no public source gives this value, so it is ours. */
export function DesignedMark({ hint }: { readonly hint: string }): ReactElement {
  return <span className="syn-designed" role="img" aria-label={hint} title={hint} />
}
