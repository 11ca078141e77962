import type { NameTable, VerbTable } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { boardFoundations, buildings, factions, tracks } from '../data/names.ts'
import { payNames } from './locks.ts'
import { placeNames } from './prices.ts'
import { sumsOf } from './sums.ts'

/** Every verb that an option may have, with the role and kind of its arguments. */
export const verbTable = {
  // set-up
  faction: [['faction', 'faction']],
  dismiss: [['first', 'leader'], ['second', 'leader']],
  base: [['at', 'region'], ['one', 'region'], ['other', 'region']],
  settle: [['at', 'region'], ['fighters', 'number']],
  // prices and turns
  price: [['token', 'price'], ['place', 'place']],
  act: [],
  pass: [],
  main: [],
  skipMain: [],
  secondary: [],
  play: [['card', 'card'], ['pay', 'pay']],
  useLeader: [['leader', 'leader']],
  useAttribute: [['attribute', 'attribute']],
  useIntelligence: [['faction', 'faction']],
  end: [],
  done: [],
  decline: [],
  // effects
  gain: [['gain', 'sum']],
  advance: [['track', 'track'], ['pay', 'pay']],
  build: [['what', 'build'], ['pay', 'pay']],
  site: [['at', 'region'], ['site', 'site']],
  lay: [['at', 'region']],
  harvest: [['at', 'region']],
  recruit: [['fighters', 'number'], ['at', 'region']],
  fastAdvance: [['fighters', 'number'], ['at', 'region']],
  advanceFighters: [['sector', 'sector'], ['fighters', 'number']],
  exchange: [],
  deploy: [['leader', 'leader'], ['at', 'region']],
  upgradeLeader: [['leader', 'leader']],
  upgradeAttribute: [['attribute', 'attribute']],
  placeToken: [['token', 'token'], ['at', 'region']],
  turnToken: [['at', 'region']],
  row: [['row', 'row']],
  discard: [['card', 'card']],
  // moving
  move: [['from', 'region'], ['to', 'region']],
  redeploy: [['from', 'region'], ['to', 'region']],
  with: [['leader', 'leader']],
  fighters: [['fighters', 'number']],
  // combat
  battle: [['at', 'region'], ['opponent', 'seat']],
  plan: [['section', 'section']],
  planWith: [['section', 'section'], ['card', 'card']],
  planBluff: [['section', 'section']],
  keep: [],
  reroll: [],
  retreat: [['to', 'region']],
  retreatWith: [['to', 'region'], ['leader', 'leader']],
  boostMorale: [],
  takeBack: [['card', 'card']],
  // income
  give: [['faction', 'faction']],
  lower: [['by', 'number']],
  count: [['count', 'number']],
  baseIncome: [['gain', 'sum']],
  relicIncome: [['gain', 'sum']],
  fortressResearch: [['research', 'number']],
  upkeep: [['leader', 'leader']],
  release: [['leader', 'leader']],
  later: [],
} as const satisfies VerbTable

export const nameTable = (c: Content): NameTable => ({
  faction: factions,
  seat: ['p1', 'p2', 'p3', 'p4', 'p5'],
  region: c.map.ids,
  leader: c.leaders.ids,
  attribute: c.attributes.ids,
  card: cardNames(c),
  price: ['1', '2', '3', '4', '5', '6'],
  place: placeNames,
  pay: payNames,
  sum: sumsOf(c).names,
  track: tracks,
  build: [...buildings, ...boardFoundations],
  site: ['first', 'second', 'third'],
  sector: ['first', 'second', 'third'],
  token: c.production.ids,
  row: ['combat', 'glory'],
  section: c.wheel.ids,
})

/** Two copies of a design are `T01a` and `T01b`. */
export function cardNames(c: Content): string[] {
  const { design, ids } = c.tactics
  return design.map((which, card) => `${ids[which]}${String.fromCharCode(97 + card - design.indexOf(which))}`)
}
