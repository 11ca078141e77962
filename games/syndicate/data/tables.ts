import { tablesOver, type Shaped } from '#kernel/table-shape.ts'
import { alert, alertShape, assaults, assaultShape, box, boxShape, exchanges, exchangeShape, market, marketShape, readings, readingShape } from './box.ts'
import { heists, heistShape } from './heists.ts'
import { missions, missionShape } from './missions.ts'
import { rewards, rewardShape } from './rewards.ts'
import { sleepers, sleeperShape } from './sleepers.ts'
import { sovereignCards, sovereignShape } from './sovereign.ts'
import { syndicates, syndicateShape } from './syndicates.ts'
import { technologies, technologyShape, techLevels, techLevelShape } from './technologies.ts'
import { routes, routeShape, territories, territoryShape, zones, zoneShape } from './territories.ts'
import { tokens, tokenShape } from './tokens.ts'

/** One shape for each table: what its file in an owner's folder of corrections must look like. */
export const tableShapes = {
  territories: territoryShape,
  zones: zoneShape,
  routes: routeShape,
  syndicates: syndicateShape,
  technologies: technologyShape,
  techLevels: techLevelShape,
  tokens: tokenShape,
  missions: missionShape,
  heists: heistShape,
  sleepers: sleeperShape,
  sovereignCards: sovereignShape,
  rewards: rewardShape,
  assaults: assaultShape,
  market: marketShape,
  alert: alertShape,
  exchanges: exchangeShape,
  box: boxShape,
  readings: readingShape,
} as const

export type Tables = { readonly [K in keyof typeof tableShapes]: Shaped<(typeof tableShapes)[K]> }

/** Our tables: plain data, so that they can be hashed, replaced and sent. */
export const bookTables: Tables = {
  territories,
  zones,
  routes,
  syndicates,
  technologies,
  techLevels,
  tokens,
  missions,
  heists,
  sleepers,
  sovereignCards,
  rewards,
  assaults,
  market,
  alert,
  exchanges,
  box,
  readings,
}

/** Our tables with an owner's in place of those that are given. */
export const readTables = (given: unknown): Tables => tablesOver(bookTables, tableShapes, given)
