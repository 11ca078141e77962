/** Every step of the rules and what it must remember; grouped as the files of the rules are. */
export type Frames =
  // setup.ts
  | { step: 'dealPackets'; packet: number }
  | { step: 'keep'; seat: number }
  | { step: 'passPackets'; packet: number }
  | { step: 'drawHands' }
  | { step: 'chooseMage'; seat: number }
  | { step: 'takeItem'; seat: number; left: number }
  // match.ts
  | { step: 'nextGame'; loser: number }
  | { step: 'chooseFirst'; seat: number }
  | { step: 'pick'; seat: number; left: number }
  // collect.ts
  | { step: 'round' }
  | { step: 'askOrder'; seat: number }
  | { step: 'collectAll' }
  | { step: 'collect'; seat: number; at: number }
  | { step: 'takeOrLeave'; seat: number; card: number }
  | { step: 'collectChoice'; seat: number; card: number; left: number; from: number; got: number[] }
  | { step: 'upkeep'; seat: number; card: number }
  // turn.ts
  | { step: 'turnOf'; seat: number }
  | { step: 'turn'; seat: number }
  | { step: 'discardGain'; seat: number; card: number }
  | { step: 'refill' }
  | { step: 'swapItem'; seat: number }
  // paying.ts: `power` is the power paid for, or -1 for placing
  | { step: 'pay'; seat: number; card: number; power: number; left: number; any: number; from: number; room: number[]; paid: number[] }
  // powers.ts: `part` is the next part of the cost to see to
  | { step: 'power'; seat: number; card: number; power: number; part: number }
  | { step: 'payOne'; seat: number; card: number; power: number }
  | { step: 'payType'; seat: number; card: number; power: number }
  | { step: 'payAmount'; seat: number; card: number; power: number; essence: number; above: number }
  | { step: 'destroy'; seat: number; card: number; power: number }
  | { step: 'discardCost'; seat: number; card: number; power: number }
  | { step: 'turnOther'; seat: number; card: number; power: number }
  // effects.ts: `to` is the component that gains go onto, or -1 for the pool
  | { step: 'gain'; seat: number; card: number; to: number; left: number; of: number; from: number; got: number[] }
  | { step: 'gainOther'; seat: number; card: number; paid: number; amount: number }
  | { step: 'storeOn'; seat: number; card: number; essence: number }
  | { step: 'chooseRival'; seat: number; card: number; power: number }
  | { step: 'straighten'; seat: number; card: number; power: number }
  | { step: 'placeFromHand'; seat: number; card: number; power: number }
  | { step: 'placeFromDiscard'; seat: number; card: number; power: number }
  // decks.ts
  | { step: 'chooseDeck'; seat: number; card: number; power: number }
  | { step: 'reorder'; seat: number; deck: number; cards: number; left: number }
  | { step: 'discardDrawn'; seat: number; left: number }
  // attack.ts
  | { step: 'attacked'; seat: number; by: number; card: number; power: number }
  | { step: 'loseEssence'; seat: number; left: number; from: number; lost: number[] }
  // victory.ts: `final` is 1 at the end of a round, 0 for a check called by a power
  | { step: 'check'; final: number; from: number }
  | { step: 'reactToCheck'; seat: number; card: number; final: number; from: number }
  | { step: 'judge'; final: number }
