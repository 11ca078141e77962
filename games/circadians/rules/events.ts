/**
 * Every event that the rules tell, with its data. What is optional is secret and told only to those
 * whom it concerns. Seats, regions, cards, leaders, attributes, factions, tokens and tracks are
 * numbers: indices into the tables.
 */
export interface Told {
  // setup.ts
  tookFaction: { seat: number; faction: number }
  dismissed: { seat: number; leaders: readonly number[] }
  basePlaced: { seat: number; slot: number; regions: readonly number[] }
  settled: { seat: number; regions: readonly number[]; fighters: readonly number[] }
  // round.ts, relics.ts
  round: { round: number }
  phase: { phase: number }
  relicCollected: { seat: number; relic: number; region: number }
  relicLost: { relic: number; region: number }
  // prices.ts; `place` is a phase, or the last place of Move; `pricer` is five for a neutral token
  priced: { seat: number; token: number; place: number }
  neutralPriced: { token: number; track: number }
  vaultCollected: { seat: number }
  flare: { seat: number }
  summoned: { seat: number; leader: number }
  acts: { seat: number; track: number; cost: number; pricer: number; paid: number }
  // turn.ts
  passed: { seat: number; track: number }
  mainAction: { seat: number; track: number }
  secondaryAction: { seat: number; track: number }
  usedLeader: { seat: number; leader: number }
  usedAttribute: { seat: number; attribute: number }
  usedIntelligence: { seat: number; faction: number }
  // hand.ts, tactics.ts
  played: { seat: number; card: number }
  drew: { seat: number; count: number; cards?: readonly number[] }
  putAway: { seat: number; card: number }
  discarded: { seat: number; card: number }
  reshuffled: { cards: number }
  // effects.ts, locks.ts; `pay` is a way to open a lock
  gained: { seat: number; energy: number; gems: number }
  paid: { seat: number; energy: number; gems: number }
  unlocked: { seat: number; pay: number }
  // victory.ts; `how` is one of WON
  glory: { seat: number; gained: number; glory: number; target: number }
  won: { seats: readonly number[]; how: number }
  // research.ts; columns count from 0
  researched: { seat: number; track: number; column: number }
  researchLost: { seat: number; count: number }
  // build.ts
  built: { seat: number; kind: number; region: number }
  laid: { seat: number; foundation: number; region: number }
  // harvest.ts, production.ts; `effect` is an index into the effects of the content
  harvested: { seat: number; region: number; effect: number }
  tokenPlaced: { seat: number; token: number; region: number }
  tokenTurned: { seat: number; token: number; region: number }
  // recruit.ts, leaders.ts, attributes.ts
  advanced: { seat: number; sector: number; count: number }
  recruited: { seat: number; count: number; region: number }
  exchanged: { seat: number }
  deployed: { seat: number; leader: number; region: number }
  leaderUpgraded: { seat: number; leader: number }
  attributeUpgraded: { seat: number; attribute: number }
  // march.ts, units.ts, morale.ts
  moved: { seat: number; from: number; to: number; fighters: number; leaders: readonly number[]; redeploy: number }
  trapped: { seat: number; owner: number; region: number; wounds: number }
  sentToBase: { seat: number; region: number; fighters: number; leaders: readonly number[] }
  moraleBoosted: { seat: number; region: number }
  moraleLost: { seat: number; region: number }
  // combat.ts; `card` is -1 for none and -2 for a bluff
  battle: { seat: number; opponent: number; region: number }
  declared: { seat: number; strength: number; attack: number; shield: number; gems: number; cards: number }
  revealed: { seat: number; section: number; card: number }
  rolled: { seat: number; face: number; strength: number; shield: number; again: number }
  toll: { seat: number; rival: number; energy: number }
  // resolve.ts; totals are Strength, Attack and Shield of the side that selected the battle, then of the other
  compared: { region: number; seats: readonly number[]; totals: readonly number[]; winner: number }
  wounded: { seat: number; by: number; region: number; wounds: number }
  lostHalf: { seat: number; region: number; lost: number }
  tribute: { seat: number; rival: number; energy: number }
  intelligenceTaken: { seat: number; faction: number }
  // aftermath.ts
  retreats: { seat: number; region: number }
  commandTaken: { seat: number; leader: number }
  leaderDefeated: { seat: number; leader: number; region: number; home: number }
  razed: { seat: number; kind: number; region: number }
  cardTaken: { seat: number; rival: number; card: number }
  cardTakenBack: { seat: number; card: number }
  battleEnded: { region: number; winner: number }
  // income.ts; `row` is the region count whose row was taken
  regionCount: { seat: number; count: number; row: number }
  intelligenceGiven: { seat: number; faction: number }
  upkeep: { seat: number; leader: number; energy: number; gems: number }
  released: { seat: number; leader: number }
}

export type EventType = keyof Told
