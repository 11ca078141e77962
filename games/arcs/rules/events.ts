/**
 * Every event that the rules tell, with its data. What is optional is secret and told only to those
 * whom it concerns, unless said otherwise. Seats, systems, cards, types and ambitions are numbers:
 * indices into the tables. A type of five means none.
 */
export interface Told {
  // setup.ts
  pickedLeader: { seat: number; card: number }
  pickedLore: { seat: number; card: number }
  // chapter.ts
  chapter: { chapter: number }
  dealt: { seat: number; cards?: readonly number[] }
  mulligan: { seat: number }
  scored: { ambition: number; power: readonly number[] }
  lostTokens: { seat: number; type: number; count: number }
  gameOver: { power: readonly number[] }
  // round.ts
  passed: { seat: number; to: number }
  led: { seat: number; card: number }
  surpassed: { seat: number; card: number }
  copied: { seat: number; card?: number }
  pivoted: { seat: number; card: number }
  seizedWith: { seat: number; card?: number }
  seized: { seat: number }
  initiative: { seat: number }
  unionTook: { seat: number; card: number }
  // declare.ts; `zero`: the zero marker lies on the lead card now; `first` and `second`: what the marker is worth
  declared: { seat: number; ambition: number; marker: number; first: number; second: number; zero: number }
  gave: { seat: number; rival: number; card: number }
  looked: { seat: number; rival: number; cards?: readonly number[] }
  exchanged: { seat: number; rival: number; given?: number; taken?: number }
  // turn.ts
  pipSpent: { seat: number; left: number }
  spent: { seat: number; type: number }
  turnEnded: { seat: number }
  // slots.ts
  gained: { seat: number; type: number }
  discarded: { seat: number; type: number }
  arranged: { seat: number }
  // prelude.ts, discard.ts
  cardUsed: { seat: number; card: number }
  cardDiscarded: { seat: number; card: number }
  unionPlaced: { seat: number; card: number; at: number }
  tokenStolen: { seat: number; rival: number; type: number }
  discardedAction: { seat: number; card?: number }
  drewAction: { seat: number; card?: number }
  // pieces.ts; in hits `seat` is the owner and `by` whoever would take the trophy
  shipsPlaced: { seat: number; system: number; count: number; damaged: number }
  captured: { seat: number; rival: number; count: number }
  shipDamaged: { seat: number; system: number; by: number }
  shipDestroyed: { seat: number; system: number; by: number }
  buildingDamaged: { seat: number; system: number; kind: number; by: number }
  buildingDestroyed: { seat: number; system: number; kind: number; by: number }
  // the actions
  taxed: { seat: number; owner: number; system: number; type: number }
  traded: { seat: number; rival: number; taken: number; given: number }
  built: { seat: number; system: number; what: string; damaged: number }
  pruned: { seat: number; system: number; kind: number }
  /** `kind` of the building, or -1 for a ship. */
  repaired: { seat: number; system: number; what: string; kind: number }
  moved: { seat: number; from: number; to: number; fresh: number; damaged: number }
  dropped: { seat: number; system: number; fresh: number; damaged: number }
  influenced: { seat: number; card: number }
  secured: { seat: number; card: number; agents: readonly number[] }
  ransacked: { seat: number; card: number; agents: readonly number[] }
  courtRefilled: { card: number }
  abducted: { seat: number; card: number; count: number }
  pressganged: { seat: number; owner: number; type: number }
  executed: { seat: number; owner: number }
  // battle.ts, hits.ts; `again`: dice of each kind that were rolled once more, none in the first roll
  battle: { seat: number; rival: number; system: number }
  rolled: { seat: number; rival: number; system: number; dice: readonly number[]; faces: readonly number[]; again: readonly number[] }
  battleResult: { seat: number; rival: number; system: number; self: number; intercept: number; hits: number; building: number; keys: number }
  riflesFired: { seat: number; rival: number; from: number; system: number; dice: number; hits: number }
  looted: { seat: number; rival: number; type: number }
  guildStolen: { seat: number; rival: number; card: number }
  outrage: { seat: number; type: number }
  // vox.ts
  cityFreed: { seat: number; owner: number; system: number }
}

export type EventType = keyof Told
