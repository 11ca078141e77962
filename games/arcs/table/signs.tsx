import './signs.css'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { identities, type Identity } from '#ui/shapes.tsx'
import { DrawingShape, Sign, spoken, type SignProps } from '#ui/sign.tsx'
import { resources, type Ambition, type Piece, type PlaceSymbol, type Resource, type Verb } from '../data/names.ts'
import { actionDrawings, ambitionDrawings, anyAmbitionDrawing, markDrawings, pieceDrawings, resourceDrawings, symbolDrawings, type Mark } from './sign-drawings.ts'

/** The small drawings of this table. A `…Shape` is a group on the 24 px grid for a larger drawing; a `…Sign` is an image of its own. */

// --- resources, planets, ambitions, actions ---

export const resourceColour = (resource: Resource): string => `var(--arcs-${resource})`

/** A resource in its own pastel hue. */
export function ResourceSign({ resource, ...rest }: SignProps & { readonly resource: Resource }): ReactElement {
  return <Sign drawing={resourceDrawings[resource]} style={{ color: resourceColour(resource) }} {...rest} />
}

/** The same by its index. */
export const TypeSign = ({ type, ...rest }: SignProps & { readonly type: number }): ReactElement => <ResourceSign resource={resources[type]} {...rest} />

export function ResourceShape({ resource, filled = false }: { readonly resource: Resource; readonly filled?: boolean }): ReactElement {
  return (
    <g style={{ color: resourceColour(resource) }}>
      <DrawingShape drawing={resourceDrawings[resource]} filled={filled} />
    </g>
  )
}

/** Gate, arrow, crescent or hex: the place of a system in its cluster. */
export const SymbolSign = ({ symbol, ...rest }: SignProps & { readonly symbol: PlaceSymbol }): ReactElement => <Sign drawing={symbolDrawings[symbol]} {...rest} />
export const SymbolShape = ({ symbol }: { readonly symbol: PlaceSymbol }): ReactElement => <DrawingShape drawing={symbolDrawings[symbol]} />

export const AmbitionSign = ({ ambition, ...rest }: SignProps & { readonly ambition: Ambition | 'any' }): ReactElement => (
  <Sign drawing={ambition === 'any' ? anyAmbitionDrawing : ambitionDrawings[ambition]} {...rest} />
)

export const ActionSign = ({ action, ...rest }: SignProps & { readonly action: Verb }): ReactElement => <Sign drawing={actionDrawings[action]} {...rest} />

export const MarkSign = ({ mark, ...rest }: SignProps & { readonly mark: Mark }): ReactElement => <Sign drawing={markDrawings[mark]} {...rest} />

/** Raid cost: a key and a number. */
export function Keys({ n, label }: { readonly n: number; readonly label?: string | undefined }): ReactElement {
  return (
    <span className="arcs-keys" {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label })}>
      <MarkSign mark="key" size={11} />
      {n}
    </span>
  )
}

// --- pieces ---

interface PieceShapeProps {
  readonly piece: Piece
  readonly identity: Identity
  readonly damaged?: boolean
  /** Drawn in outline only: a piece that would be there. */
  readonly ghost?: boolean
}

/** A piece on the 24 px grid: fresh is filled and upright; damaged is hollow, tilted and cracked. The owner's shape is cut in. */
export function PieceShape({ piece, identity, damaged = false, ghost = false }: PieceShapeProps): ReactElement {
  const { body, crack, shape } = pieceDrawings[piece]
  const { id, ink, path } = identities[identity]
  const colour = `var(--player-${id})`
  const edge = `var(--player-${id}-edge)`
  const scale = shape.size / 24
  const mark = `translate(${shape.x - shape.size / 2} ${shape.y - shape.size / 2}) scale(${scale})`
  if (ghost)
    return (
      <g fill={colour} fillOpacity={0.18} stroke={edge} strokeWidth={1.4} strokeDasharray="2 1.6" strokeLinejoin="round">
        <path d={body} />
        <path d={path} transform={mark} strokeWidth={1.4 / scale} />
      </g>
    )
  if (damaged)
    return (
      <g transform="rotate(24 12 12)" strokeLinejoin="round" strokeLinecap="round">
        <path d={body} fill="var(--arcs-hollow)" stroke={edge} strokeWidth={1.9} />
        <path d={path} transform={mark} fill={edge} />
        <path d={crack} fill="none" stroke="var(--arcs-hollow)" strokeWidth={2.6} />
        <path d={crack} fill="none" stroke={edge} strokeWidth={1.1} />
      </g>
    )
  return (
    <g strokeLinejoin="round">
      <path d={body} fill={colour} stroke={edge} strokeWidth={0.9} />
      <path d={path} transform={mark} fill={ink} />
    </g>
  )
}

export function PieceSign({ piece, identity, damaged = false, ghost = false, size = 20, label, className }: PieceShapeProps & Omit<SignProps, 'filled'>): ReactElement {
  return (
    <svg viewBox="-1 -1 26 26" width={size} height={size} className={classNames('arcs-sign', className)} {...spoken(label)}>
      {label !== undefined && <title>{label}</title>}
      <PieceShape piece={piece} identity={identity} damaged={damaged} ghost={ghost} />
    </svg>
  )
}

// --- pips, markers, seals ---

/** Action points: `left` of `of` still to use. */
export function Pips({ of, left = of, label, size = 8 }: { readonly of: number; readonly left?: number; readonly label?: string | undefined; readonly size?: number }): ReactElement {
  return (
    <span className="arcs-pips" style={{ '--arcs-pip': `${size}px` } as CSSProperties} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {Array.from({ length: of }, (_, i) => (
        <span key={i} className={i < left ? 'arcs-pip' : 'arcs-pip arcs-pip-used'} />
      ))}
    </span>
  )
}

interface MarkerProps {
  readonly first: number
  readonly second: number
  readonly label?: string | undefined
  /** Turned to its richer side. */
  readonly flipped?: boolean
  /** Where it would lie, not where it lies. */
  readonly ghost?: boolean
}

/** An ambition marker: what first and second place are worth. */
export function Marker({ first, second, label, flipped = false, ghost = false }: MarkerProps): ReactElement {
  return (
    <span className={classNames('arcs-marker', flipped && 'arcs-marker-flipped', ghost && 'arcs-marker-ghost')} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label })}>
      <b>{first}</b>
      <span>{second}</span>
    </span>
  )
}

/** The round seal on an action card: the ambition that it may declare. */
export function AmbitionSeal({ ambition, size = 26, label, className }: { readonly ambition: Ambition | 'any'; readonly size?: number; readonly label?: string | undefined; readonly className?: string }): ReactElement {
  return (
    <span className={classNames('arcs-seal', className)} style={{ '--arcs-seal': `${size}px` } as CSSProperties} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label })}>
      <AmbitionSign ambition={ambition} size={Math.round(size * 0.58)} filled={ambition === 'any'} />
    </span>
  )
}

/** The zero marker, which makes a lead card count as 0. */
export function ZeroMarker({ label, size = 22 }: { readonly label: string; readonly size?: number }): ReactElement {
  return (
    <span className="arcs-zero" style={{ '--arcs-seal': `${size}px` } as CSSProperties} role="img" aria-label={label} title={label}>
      0
    </span>
  )
}
