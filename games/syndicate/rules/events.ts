/**
 * Every event that the rules tell, with its data. What is optional is secret and told only to those
 * whom it concerns. Seats, territories, cards, technologies, rewards, ladders, resources and bands
 * are numbers: indices into the tables; a card's number counts operations, Sovereign cards, tokens
 * and syndicates on. The phantom's seat is the one after the last; -1 is nobody or nowhere.
 * Three numbers in a list are credits, influence, crew.
 */
export interface Told {
  // setup.ts
  pickedSyndicate: { seat: number; card: number }
  startBase: { seat: number; at: number; fortified: number }
  /** Those who throw for the first turn; ties throw again. */
  startDice: { seats: readonly number[]; dice: readonly number[] }
  firstPlayer: { seat: number }
  // round.ts, phantom.ts
  round: { round: number; first: number; last: number }
  turn: { seat: number }
  turnEnded: { seat: number }
  phantomTurn: Record<string, never>
  phantomDrew: { at: number; owner: number }
  // operations.ts
  drew: { seat: number; count: number; cards?: readonly number[] }
  reshuffled: Record<string, never>
  // missions.ts; `plus` is what is added to the die, `win` the lowest face that succeeds
  revealed: { seat: number; card: number }
  announced: { seat: number; at: number; cooperative: number }
  targeted: { seat: number; at: number }
  hired: { seat: number; win: number }
  missionRoll: { seat: number; card: number; at: number; die: number; plus: number; win: number; success: number }
  missionPaid: { seat: number; card: number; gained: readonly number[]; partner: number; shared: readonly number[] }
  looted: { seat: number; victim: number; at: number; dice: readonly number[]; credits: number }
  // assault.ts
  assault: { seat: number; owner: number; at: number; reinforcements: number; win: number }
  assaultOdds: { at: number; force: number; win: number }
  assaultRoll: { seat: number; owner: number; at: number; die: number; win: number; success: number }
  baseTaken: { seat: number; owner: number; at: number }
  // sleepers.ts, reactions.ts; `asks`: the owner wishes to be asked
  laid: { seat: number; card?: number }
  burned: { seat: number; card: number }
  ordered: { seat: number; asks: number; when?: number; whom?: number }
  sprung: { seat: number; card: number; victim: number; at: number }
  doubleCrossed: { seat: number; taken: readonly number[] }
  skimmed: { seat: number; victim: number; credits: number }
  // purchase.ts
  bought: { seat: number; at: number }
  tokenTaken: { seat: number; at: number; card?: number }
  fortified: { seat: number; at: number }
  // market.ts, levels.ts, tokens.ts
  boughtLevel: { seat: number; ladder: number; price: number }
  techLevel: { seat: number; level: number }
  assaultLevel: { seat: number; level: number }
  technology: { seat: number; technology: number }
  consoled: { seat: number; credits: number }
  researched: { seat: number; at: number }
  exchanged: { seat: number; from: number; given: number; to: number; gained: number }
  sold: { seat: number; card: number }
  gained: { seat: number; resource: number; count: number }
  tokenPlayed: { seat: number; card: number }
  rewarded: { seat: number; reward: number }
  // alert.ts
  alert: { level: number }
  destroyerMoved: { from: number; at: number }
  destroyerLeft: { at: number }
  blockadeLifted: { seat: number; at: number }
  // sovereign.ts, punish.ts
  restored: { seat: number; at: number }
  sovereign: { card: number; band: number }
  beginningOfTheEnd: { last: number }
  pardoned: { seat: number; influence: number }
  taxed: { seat: number; bases: number; credits: number }
  turnedOver: { seat: number; at: number }
  crackdown: { seat: number; at: number; die: number; threshold: number; seized: number }
  seized: { seat: number; at: number }
  lost: { seat: number; resource: number; count: number }
  /** `effect`: index in `embargoSteps`. */
  embargo: { seat: number; effect: number }
  shutdown: { seat: number; fewer: number }
  // collection.ts; what is collected is net of crew paid and without resources of any kind
  collection: { round: number }
  manned: { seat: number; at: number }
  collected: { seat: number; gained: readonly number[] }
  research: { seat: number; at: number; markers: number }
  cubeRemoved: { seat: number; ladder: number }
  gameOver: { scores: readonly number[] }
  // trade.ts; counts of cards are for everybody, cards only for the two
  offered: Deal
  traded: Deal
  refused: { seat: number; from: number }
  withdrew: { seat: number; to: number }
  revoked: { seat: number; at: number }
}

interface Deal {
  seat: number
  to: number
  give: readonly number[]
  get: readonly number[]
  count: number
  askedCount: number
  cards?: readonly number[]
  askedCards?: readonly number[]
  bases: readonly number[]
  askedBases: readonly number[]
  beams: readonly number[]
  askedBeams: readonly number[]
}

export type EventType = keyof Told
