/**
 * Every event that the rules tell, with its data; all of it is public. Territories, missions,
 * confrontations, vaults, technologies, decks and keys are indices into the tables. Whatever changes
 * credits, influence, keys, fuel or the alert is told, so that the log keeps the books.
 */
export interface Told {
  // travel.ts; `fuel` is what the way took
  flew: { from: number; to: number; fuel: number }
  tookRoute: { from: number; to: number; fuel: number }
  jumped: { from: number; to: number; fuel: number }
  jumpDice: { at: number; dice: readonly number[]; result: number }
  trapped: { at: number }
  // fuel.ts; `fuel` is what the refill brought
  refilled: { fuel: number }
  fuelConfrontation: Record<string, never>
  fuelShuffled: Record<string, never>
  // missions.ts, specials.ts; `how` counts in `ENDED`
  drewMission: { mission: number; deck: number }
  discardedMission: { mission: number }
  rolledMission: { mission: number; dice: readonly number[]; need: number; won: number }
  startedMission: { mission: number; crystals: number }
  tookCrystal: { mission: number; at: number }
  deliveredCrystals: { mission: number; at: number; crystals: number }
  defended: { mission: number; die: number; need: number; won: number }
  endedMission: { mission: number; how: number; delivered: number }
  gotTechnology: { technology: number }
  raisedAssault: { level: number }
  // resources.ts, cargo.ts; keys by colour
  gained: { credits: number; influence: number }
  paid: { credits: number; influence: number }
  gotKey: { key: number }
  gaveKey: { key: number }
  droppedKey: { key: number }
  droppedCrystal: { mission: number }
  droppedCubes: { card: number }
  lostCargo: { keys: readonly number[]; crystals: number; cubes: number }
  alert: { level: number; max: number }
  // confront.ts, errands.ts
  met: { card: number; at: number }
  faced: { card: number; at: number }
  bribed: { card: number; resource: number; amount: number }
  attacked: { card: number; mine: readonly number[]; theirs: readonly number[]; won: number }
  dragnet: { card: number }
  fled: { card: number; from: number; to: number; fuel: number }
  tookErrand: { card: number }
  deliveredCube: { card: number; at: number }
  endedErrand: { card: number; done: number }
  confrontationsShuffled: Record<string, never>
  // traders.ts; `tile` is 0 where one lay already
  metTrader: { card: number; at: number; tile: number }
  traded: { trade: number }
  exchanged: Record<string, never>
  // vaults.ts, ending.ts; `number` counts from 1, `result` in `RESULT`
  placedKey: { key: number; vault: number }
  openedVault: { vault: number; number: number }
  gameOver: { result: number; opened: number }
}

export type EventType = keyof Told

/** How a special mission came to its end. */
export const ENDED = { done: 0, failed: 1, abandoned: 2 } as const
