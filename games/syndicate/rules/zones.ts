import { facedown, faceup, handOfSeat, Zones } from '#kernel/cards.ts'
import { MAX_SEATS } from './state.ts'

/**
 * Where hidden things lie. Tokens on the board lie in one pile per zone of Arcturus: which of them
 * lies on which territory nobody knows, so the one that is taken may as well be the top one. The
 * Sovereign deck is three piles, for everybody knows in which the Beginning of the End is.
 */
export const zones = new Zones(
  {
    operations: facedown(),
    hand: handOfSeat,
    sleeper: { form: 'pile', sight: 'owner', perSeat: true },
    above: facedown(),
    among: facedown(),
    below: facedown(),
    sovereignBox: facedown(),
    exoTokens: facedown(),
    middleTokens: facedown(),
    innerTokens: facedown(),
    tokens: handOfSeat,
    syndicates: facedown(),
    dealt: handOfSeat,
    /** The mission under way. */
    revealed: faceup(),
    discard: faceup(),
    sovereign: faceup(),
    usedTokens: faceup(),
    playing: faceup(true),
  },
  MAX_SEATS,
)

export const zone = zones.first
