import type { CSSProperties } from 'react'
import { identities, type Identity } from '#ui/shapes.tsx'

/** The colours of a player for all that lies below. */
export const playerHue = (identity: Identity): CSSProperties =>
  ({ '--circ-player': `var(--player-${identities[identity].id})`, '--circ-player-edge': `var(--player-${identities[identity].id}-edge)` }) as CSSProperties
