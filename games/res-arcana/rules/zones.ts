import { facedown, faceup, handOfSeat, Zones } from '#kernel/cards.ts'

/** Where components can be. All 78 are cards of the kernel; places and items are never hidden. */
export const zones = new Zones(
  {
    /** Artifacts that were not dealt. */
    unused: facedown(),
    /** Mages that were not dealt or not chosen. */
    mages: facedown(),
    /** The face-down monuments. */
    monuments: facedown(),
    /** The rest of a deck while the discards are shuffled to go under it. */
    setAside: facedown(),
    deck: facedown(true),
    hand: handOfSeat,
    /** The two mages to choose from. */
    offer: handOfSeat,
    /** The packet of a draft that a seat is looking at. */
    packet: handOfSeat,
    /** A player's components in play, in order of arrival. */
    tableau: faceup(true),
    discard: faceup(true),
    /** The two monuments lying open. */
    display: faceup(),
    /** Magic items that nobody has. */
    centre: faceup(),
    /** Places that nobody has claimed. */
    places: faceup(),
    /** The artifacts laid out between the games of a match. */
    layout: faceup(),
    /** Out of play, and everybody knows it. */
    box: faceup(),
  },
  4,
)

export const {
  unused: UNUSED,
  mages: MAGE_BOX,
  monuments: MONUMENT_DECK,
  setAside: SET_ASIDE,
  deck: DECK,
  hand: HAND,
  offer: OFFER,
  packet: PACKET,
  tableau: TABLEAU,
  discard: DISCARD,
  display: DISPLAY,
  centre: CENTRE,
  places: UNCLAIMED,
  layout: LAYOUT,
  box: BOX,
} = zones.first
