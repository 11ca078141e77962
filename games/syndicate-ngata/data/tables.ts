import { routes, routeShape, territories, territoryShape } from '#games/syndicate/data/territories.ts'
import { tablesOver, type Shaped } from '#kernel/table-shape.ts'
import { confrontations, confrontationShape } from './confrontations.ts'
import { missions, missionShape } from './missions.ts'
import { box, boxShape, hyperjumps, hyperjumpShape, readings, readingShape, technologies, technologyShape } from './ship.ts'
import { variations, variationShape, vaults, vaultShape } from './vaults.ts'

/** One shape for each table: what its file in an owner's folder of corrections must look like. */
export const tableShapes = {
  territories: territoryShape,
  routes: routeShape,
  variations: variationShape,
  vaults: vaultShape,
  missions: missionShape,
  confrontations: confrontationShape,
  technologies: technologyShape,
  hyperjumps: hyperjumpShape,
  box: boxShape,
  readings: readingShape,
} as const

export type Tables = { readonly [K in keyof typeof tableShapes]: Shaped<(typeof tableShapes)[K]> }

/** Our tables: plain data, so that they can be hashed, replaced and sent. */
export const bookTables: Tables = { territories, routes, variations, vaults, missions, confrontations, technologies, hyperjumps, box, readings }

/** Our tables with an owner's in place of those that are given. */
export const readTables = (given: unknown): Tables => tablesOver(bookTables, tableShapes, given)
