/**
 * Every event that the rules tell, with its data. What is optional is secret: only the seat it
 * concerns is told. Essences are five amounts, E L C D G; cards and seats are numbers.
 */
export interface Told {
  // setup.ts
  setUp: { game: number; places: readonly number[]; monuments: readonly number[] }
  firstPlayer: { seat: number }
  kept: { seat: number; card?: number }
  /** `packet` 1 goes to the left, 2 to the right. */
  packetsPassed: { packet: number }
  mageChosen: { seat: number; card: number }
  starterSet: { seat: number; card: number; cards: readonly number[] }
  itemTaken: { seat: number; card: number }
  // match.ts
  picked: { seat: number; card: number }
  won: { game: number; winners: readonly number[]; points: readonly number[] }
  /** `score`: two for each game won, one for each shared. */
  matchWon: { winners: readonly number[]; score: readonly number[] }
  // collect.ts
  round: { round: number; first: number }
  orderAsked: { seat: number }
  left: { seat: number; card: number }
  took: CardEssences
  collected: CardEssences
  grew: CardEssences
  // turn.ts
  placed: { seat: number; card: number }
  claimed: { seat: number; card: number }
  uncovered: { card: number }
  used: { seat: number; card: number; power: number }
  passed: { seat: number; first: number }
  swapped: { seat: number; returned: number; card: number }
  // costs and effects
  paid: CardEssences
  gained: CardEssences
  stored: CardEssences
  turned: { seat: number; card: number }
  straightened: { seat: number; card: number }
  destroyed: { seat: number; card: number }
  placedNothing: { seat: number; card: number }
  // decks.ts; `cards` from the bottom to the top, except in `drew`, where they are in the order drawn
  drew: { seat: number; amount: number; cards?: readonly number[] }
  discarded: { seat: number; card: number }
  reshuffled: { seat: number }
  /** `deck` 0 is the own one, 1 that of the monuments. */
  looked: { seat: number; deck: number; amount: number; cards?: readonly number[] }
  reordered: { seat: number; deck: number; cards?: readonly number[] }
  // attack.ts; `card` is -1 in `lost`
  lost: CardEssences
  reacted: { seat: number; card: number }
  ignored: { seat: number; card: number }
  // victory.ts; `final` is 1 at the end of a round, 0 for a check called by a power
  check: { final: number }
  judged: { final: number; points: readonly number[] }
}

interface CardEssences {
  seat: number
  card: number
  essences: readonly number[]
}
