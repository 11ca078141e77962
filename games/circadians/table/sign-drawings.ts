import { ring, star } from '#ui/engraving.ts'
import type { Drawing } from '#ui/icons/drawing.ts'
import type { BoardFoundation, Building, CombatIcon, Faction, Phase, Terrain } from '../data/names.ts'
import type { Code } from '../data/notation.ts'

/** Everything small on this table, on the 24 px grid. */

const middle = { x: 12, y: 12 }
const helmet = 'M4.2 14.6a7.8 7.8 0 0 1 15.6 0v1.6H4.2z'
const flag = 'M6.4 3.6h11.8l-2.8 4.2 2.8 4.2H6.4z'

const energy: Drawing = { body: 'M13.6 2.2 4.8 13.6h5.8L9.4 21.8l9.8-12.2h-6.2z' }
const gem: Drawing = { body: 'M7 4h10l4.2 5.6L12 20.8 2.8 9.6z', cut: 'M3.2 9.6h17.6M8.6 9.6 12 19.6l3.4-10L12 4.4z' }
const card: Drawing = { body: 'M7.2 2.8h9.6c.8 0 1.4.6 1.4 1.4v15.6c0 .8-.6 1.4-1.4 1.4H7.2c-.8 0-1.4-.6-1.4-1.4V4.2c0-.8.6-1.4 1.4-1.4z', cut: 'M12 7.4l3 4.6-3 4.6L9 12z' }
const research: Drawing = { line: 'M3.4 20.4h4.4v-4.8h4.4v-4.8h4.4V6h4M17.4 2.8 20.8 6l-3.4 3.2' }
const glory: Drawing = { body: ring(12, 12, 4.4), line: 'M12 1.8v3.4M12 18.8v3.4M1.8 12h3.4M18.8 12h3.4M4.8 4.8l2.4 2.4M16.8 16.8l2.4 2.4M19.2 4.8l-2.4 2.4M7.2 16.8l-2.4 2.4' }
const hammer: Drawing = { body: 'M9.6 6.6 13.8 2.8l7 7-2.5 2.6-3-.9-2.9 2.9-4-4 2.2-2.2z', line: 'M10.4 12.6 3.2 19.8' }
const sheaf: Drawing = { line: 'M12 21.6V7.4', body: 'M12 2.2c1.9 1.5 2.3 3.3 0 5.4-2.3-2.1-1.9-3.9 0-5.4zM12 12.4c-3.3.3-5.4-1.1-5.9-4.3 3.1-.2 5.2 1.2 5.9 4.3zM12 12.4c3.3.3 5.4-1.1 5.9-4.3-3.1-.2-5.2 1.2-5.9 4.3zM12 18c-3.3.3-5.4-1.1-5.9-4.3 3.1-.2 5.2 1.2 5.9 4.3zM12 18c3.3.3 5.4-1.1 5.9-4.3-3.1-.2-5.2 1.2-5.9 4.3z' }
const recruit: Drawing = { body: helmet, line: 'M3 16.4h18M12 6.8V3M8.4 16.6v3.6M15.6 16.6v3.6' }
const move: Drawing = { line: 'M3 12h15M13 6.6 18.4 12 13 17.4M21 4.4v15.2' }
const swords: Drawing = { line: 'M4 3.6l12.4 12.4M20 3.6 7.6 16M14.4 18.6l4.2-4.2M9.6 18.6l-4.2-4.2M17 17l3.6 3.6M7 17l-3.6 3.6' }
const coins: Drawing = { body: ring(12, 6.2, 8, 3.4), line: 'M4 6.4v5.8c0 1.9 3.6 3.4 8 3.4s8-1.5 8-3.4V6.4M4 12.2V18c0 1.9 3.6 3.4 8 3.4s8-1.5 8-3.4v-5.8' }
const relic: Drawing = { body: 'M12 2.2 20.4 7v10L12 21.8 3.6 17V7z', cut: 'M12 7.2v9.6M8.4 9.4 12 7.2l3.6 2.2M8.4 14.6 12 16.8l3.6-2.2' }
const prices: Drawing = { body: 'M3.2 11V4.6c0-.8.6-1.4 1.4-1.4H11l9.8 9.8-7.8 7.8z', mark: ring(7.6, 7.6, 1.7) }
const redeploy: Drawing = { line: 'M4 9.4h13.4M13.2 5.2l4.2 4.2-4.2 4.2M20 14.6H8.4M11 11.4 7.8 14.6l3.2 3.2' }
const token: Drawing = { body: ring(12, 12, 8.8), cut: 'M12 7.6v8.8M7.6 12h8.8' }
const raise: Drawing = { line: 'M5.4 13.2 12 6.6l6.6 6.6M5.4 19.4l6.6-6.6 6.6 6.6' }
const crown: Drawing = { body: 'M3.6 7.4 8 11.6 12 4.6l4 7 4.4-4.2-1.8 11H5.4z' }
const morale: Drawing = { body: flag, line: 'M6.4 2.6v19' }

export const codeDrawings: Readonly<Record<Code, Drawing>> = {
  E: energy,
  G: gem,
  C: card,
  X: research,
  F: glory,
  B: hammer,
  BL: hammer,
  H: sheaf,
  R: recruit,
  M: move,
  D: redeploy,
  FD: { body: 'M3.6 14.4h16.8v6H3.6z', line: 'M12 2.8v8M8.6 7.6l3.4 3.4 3.4-3.4' },
  PT: token,
  UT: { ...token, line: 'M12 1v3' },
  PTL: token,
  UA: raise,
  DL: crown,
  UL: { body: crown.body ?? '', line: 'M5.4 21.6h13.2' },
  MOR: morale,
}

export const phaseDrawings: Readonly<Record<Phase, Drawing>> = {
  setPrices: prices,
  discover: research,
  build: hammer,
  harvest: sheaf,
  recruit,
  move,
  combat: swords,
  income: coins,
  relics: relic,
}

export const combatDrawings: Readonly<Record<CombatIcon, Drawing>> = {
  strength: { body: 'M12 1.8 14.6 5v9.4H9.4V5z', line: 'M6.4 14.6h11.2M12 14.8v6M9.8 21.4h4.4' },
  attack: { body: ring(12, 12, 6.6), line: 'M12 1.8v5.4M12 16.8v5.4M1.8 12h5.4M16.8 12h5.4', solid: ring(12, 12, 1.6) },
  shield: { body: 'M12 2.4 20 5.2v6.2c0 4.9-3.2 8.4-8 10.3-4.8-1.9-8-5.4-8-10.3V5.2z' },
}

export const terrainDrawings: Readonly<Record<Terrain | 'lake', Drawing>> = {
  marsh: { line: 'M6.4 19.4C6.6 13.6 6.4 9.4 5 5.2M12 19.4V3.4M17.6 19.4c-.2-5.8 0-10 1.4-14.2M2.6 20.8h18.8', body: `${ring(12, 6.4, 1.5, 3)}` },
  cliffs: { body: 'M2.6 20.6V13l4.6-2.2V5.6L13 3.2l2.6 4.4 5.8 2.8v10.2z', cut: 'M7.2 10.8h6.2M2.8 15.4h9.4M15.6 7.8v6.4h5.6' },
  plains: { line: 'M2.4 8.4c4.6-3 8.2-3 11.2-.6 2.6 2 5.2 2 8 .4M2.4 14c4.6-3 8.2-3 11.2-.6 2.6 2 5.2 2 8 .4M2.4 19.6c4.6-3 8.2-3 11.2-.6 2.6 2 5.2 2 8 .4' },
  lake: { line: 'M2.6 7.4c2.4-2 4.6-2 6.2 0s3.8 2 6.2 0 4.6-2 6.4 0M2.6 12.6c2.4-2 4.6-2 6.2 0s3.8 2 6.2 0 4.6-2 6.4 0M2.6 17.8c2.4-2 4.6-2 6.2 0s3.8 2 6.2 0 4.6-2 6.4 0' },
}

export const buildingDrawings: Readonly<Record<Building, Drawing>> = {
  foundry: { body: 'M3.2 20.8V11l5.2 3.4V11l5.2 3.4V4h5.2l2 16.8z', cut: 'M7 17.6h2.4M12 17.6h2.4' },
  outpost: { body: 'M6.6 3.4h10.8v5.2l-2 2h-6.8l-2-2z', line: 'M9.2 10.8 6.6 20.8M14.8 10.8l2.6 10M8 16h8', cut: 'M10.2 6.2h3.6' },
  fortress: { body: 'M3.4 4h3.8v3h3V4h3.6v3h3V4h3.8v16.8H3.4z', mark: 'M9.8 20.8v-4.6a2.2 2.2 0 0 1 4.4 0v4.6z' },
}

export const foundationDrawings: Readonly<Record<BoardFoundation, Drawing>> = {
  research,
  unlock: { body: 'M5.4 10.6h13.2v10.2H5.4z', line: 'M8.2 10.4V7.2a3.8 3.8 0 0 1 7.4-1.2', mark: ring(12, 15.4, 1.5) },
  harvest: sheaf,
  handlimit: card,
  adjacent: { body: `${ring(5.4, 12, 2.8)}${ring(18.6, 12, 2.8)}`, line: 'M8.4 12h7M12.8 9.2l2.8 2.8-2.8 2.8' },
}

/** One crest for each faction. */
export const crestDrawings: Readonly<Record<Faction, Drawing>> = {
  circadians: { body: 'M12 1.8c3.2 2.8 4.6 6.2 4.6 10v4.4H7.4v-4.4c0-3.8 1.4-7.2 4.6-10z', mark: ring(12, 9.6, 1.9), line: 'M7.4 13 4 17.2v3l3.4-2M16.6 13l3.4 4.2v3l-3.4-2M12 18.4v3.8' },
  ai: { body: 'M12 2 20.6 7v10L12 22 3.4 17V7z', mark: ring(12, 12, 2.6), cut: 'M12 2.4v6M3.8 7.2l5.4 3.2M20.2 7.2l-5.4 3.2M12 15.4v6.2' },
  zcharo: { body: `${ring(12, 12, 9.2)}`, cut: 'M12 3.2c-4.6 4-4.6 8.4 0 12M12 20.8c4.6-4 4.6-8.4 0-12', mark: `${ring(12, 9, 1.4)}${ring(12, 15, 1.4)}` },
  leyrien: { body: 'M12 2.2c5.2 4.2 7.6 8 7.6 11.8A7.6 7.6 0 0 1 4.4 14c0-3.8 2.4-7.6 7.6-11.8z', cut: 'M12 20.8V9M12 14.6l3.8-3.6M12 17.6l-3.8-3.6' },
  jrayek: { body: 'M3.2 3.2c.4 4.6 1.8 7.2 4.4 8.4v3.2L12 21.6l4.4-6.8v-3.2c2.6-1.2 4-3.8 4.4-8.4-3.4.8-5.6 2.6-6.6 5.2H9.8C8.8 5.8 6.6 4 3.2 3.2z', mark: `${ring(10, 12.6, 1.1)}${ring(14, 12.6, 1.1)}` },
  oxataya: { body: star(middle, 10, 5.4, 5), mark: ring(12, 12, 2.4) },
}

export const marks = ['crown', 'horns', 'pin', 'trap', 'morale', 'tunnel', 'network', 'link', 'relic', 'lock', 'swords', 'flare', 'base', 'ship', 'any', 'fighter', 'check', 'bank'] as const
export type Mark = (typeof marks)[number]

export const markDrawings: Readonly<Record<Mark, Drawing>> = {
  crown,
  horns: { body: 'M2.6 4.2c.6 6.4 3.4 10.2 9.4 10.8 6-.6 8.8-4.4 9.4-10.8-2.6.6-4.2 2.8-5 6.2H7.6c-.8-3.4-2.4-5.6-5-6.2z' },
  pin: { body: 'M8.6 2.8h6.8l-.8 7.4 3 3.4H6.4l3-3.4z', line: 'M12 13.8v7.6' },
  trap: { body: 'M2.8 14.6a9.2 9.2 0 0 1 18.4 0l-3-2-2.4 2.6-3.8-2.8-3.8 2.8-2.4-2.6z', line: 'M3.2 19.6h17.6' },
  morale,
  tunnel: { body: 'M3.6 21V12a8.4 8.4 0 0 1 16.8 0v9h-4.6v-8.6a3.8 3.8 0 0 0-7.6 0V21z' },
  network: terrainDrawings.marsh,
  link: foundationDrawings.adjacent,
  relic,
  lock: { body: 'M5.4 10.6h13.2v10.2H5.4z', line: 'M8.2 10.4V7.2a3.8 3.8 0 0 1 7.6 0v3.2' },
  swords,
  flare: { body: 'M3.6 9.6h11.6v4.6H9.8l-1.4 6.2H4.6z', line: 'M17.8 11.8h3.6M17.4 7.4l2.6-2.6M17.4 16.2l2.6 2.6' },
  base: { body: 'M12 3.2 21 10v10.8H3V10z', mark: 'M9.4 20.8v-6.2h5.2v6.2z' },
  ship: crestDrawings.circadians,
  any: { body: ring(12, 12, 8.6) },
  fighter: { body: helmet, line: 'M3 16.4h18' },
  check: { line: 'M4.6 12.8 9.8 18 19.6 6.6' },
  bank: { body: 'M2.6 9.2 12 3.4l9.4 5.8z', line: 'M5.8 9.6v8.2M12 9.6v8.2M18.2 9.6v8.2M2.8 20.6h18.4' },
}
