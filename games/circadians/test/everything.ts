import { factions } from '../data/names.ts'
import type { EventType } from '../rules/events.ts'
import { content as c } from './layout.ts'
import { victory } from './uses.ts'

const events: Readonly<Record<EventType, true>> = {
  tookFaction: true, dismissed: true, basePlaced: true, settled: true, round: true, phase: true, relicCollected: true, relicLost: true, priced: true,
  neutralPriced: true, vaultCollected: true, flare: true, summoned: true, acts: true, passed: true, mainAction: true, secondaryAction: true,
  usedLeader: true, usedAttribute: true, usedIntelligence: true, played: true, drew: true, putAway: true, discarded: true, reshuffled: true,
  gained: true, paid: true, unlocked: true, glory: true, won: true, researched: true, researchLost: true, built: true, laid: true, harvested: true,
  tokenPlaced: true, tokenTurned: true, advanced: true, recruited: true, exchanged: true, deployed: true, leaderUpgraded: true,
  attributeUpgraded: true, moved: true, trapped: true, sentToBase: true, moraleBoosted: true, moraleLost: true, battle: true, declared: true,
  revealed: true, rolled: true, toll: true, compared: true, wounded: true, lostHalf: true, tribute: true, intelligenceTaken: true, retreats: true,
  commandTaken: true, leaderDefeated: true, razed: true, cardTaken: true, cardTakenBack: true, battleEnded: true, regionCount: true,
  intelligenceGiven: true, upkeep: true, released: true,
}

/** All that can come into use in a game, as `usesIn` calls it. */
export const everything: readonly string[] = [
  ...Object.keys(events),
  ...c.wheel.ids.map((id) => `section ${id}`),
  ...c.tactics.ids.flatMap((id) => [`${id} in battle`, `${id} in a phase`]),
  ...c.leaders.ids.flatMap((id) => [id, `${id} upgraded`]),
  ...c.leaders.ids.slice(c.leaders.firstRyhzu).map((id) => `${id} taken`),
  ...c.attributes.ids.map((id, i) => `${factions[c.attributes.faction[i]]} ${id}`),
  // What is known of the Zcharo pays by itself.
  ...factions.slice(1).flatMap((id) => [...(id === 'zcharo' ? [] : [`intelligence on ${id}, held`]), `intelligence on ${id}, given`]),
  ...c.production.ids,
  // Every faction by its own condition, and the ways that are open to all.
  ...factions.map((id) => victory(id === 'zcharo' ? 'late' : 'glory', id)),
  ...factions.map((id) => victory('relics', id)),
  ...factions.map((id) => victory('regions', id)),
  'a shared victory',
]
