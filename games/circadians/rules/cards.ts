import { facedown, handOfSeat, Zones, type ZoneSpec } from '#kernel/cards.ts'
import { SEATS } from './state.ts'

/** Its order means nothing, so that it does not matter who discarded first. */
const openSet: ZoneSpec = { form: 'set', sight: 'all', perSeat: false }

export const zones = new Zones(
  {
    deck: facedown(),
    hand: handOfSeat,
    /** Gained in this phase: usable in battle, not playable yet. */
    drawn: handOfSeat,
    /** Just drawn by somebody who will put some of them away. */
    look: handOfSeat,
    /** Revealed on a combat wheel. */
    wheel: { form: 'set', sight: 'all', perSeat: true },
    discard: openSet,
  },
  SEATS,
)

/** Zone numbers. */
export const zone = zones.first
