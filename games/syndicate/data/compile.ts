import { fail } from '#kernel/errors.ts'
import { checkTogether } from './check-together.ts'
import {
  embargoSteps,
  feats,
  HEIST,
  IMPOSSIBLE,
  MISSION,
  SLEEPER,
  sleeperEffects,
  sovereignEffects,
  technologyEffects,
  ties,
  tokenEffects,
  type Content,
} from './content.ts'
import { resources, specials, zones } from './names.ts'
import { readTables, type Tables } from './tables.ts'

/** Checks the tables and turns them into flat arrays; the rules never see the tables themselves. */
export function compile(given: Tables): Content {
  const tables = readTables(given)
  checkTogether(tables)
  const at = (path: string, id: string): number => {
    const index = tables.territories.rows.findIndex((row) => row.id === id)
    return index >= 0 ? index : fail('tables.field', `${path} is "${id}", which is no territory`)
  }
  const maskOf = (path: string, ids: readonly string[]): number => ids.reduce((mask, id, i) => mask | (1 << at(`${path}[${i}]`, id)), 0)
  return {
    ...board(tables, maskOf),
    syndicates: syndicates(tables, at),
    technologies: technologies(tables),
    ...operations(tables, at),
    tokens: tokens(tables),
    sovereign: sovereign(tables),
    rewards: {
      ids: tables.rewards.rows.map((row) => row.id),
      feat: tables.rewards.rows.map(({ feat }) => feats.indexOf(feat.first)),
      zone: tables.rewards.rows.map(({ feat }) => (feat.first === 'bases in zone' ? zones.indexOf(feat.zone) : -1)),
      count: tables.rewards.rows.map(({ feat }) => ('count' in feat ? feat.count : 'level' in feat ? feat.level : 0)),
      vp: tables.rewards.rows.map((row) => row.vp),
    },
    assaults: {
      crew: tables.assaults.rows.map((row) => row.crew),
      open: tables.assaults.rows.map((row) => row.open),
      fortified: tables.assaults.rows.map((row) => row.fortified ?? IMPOSSIBLE),
    },
    market: [tables.market.rows.tech, tables.market.rows.assault],
    ...alert(tables),
    exchanges: {
      give: tables.exchanges.rows.map((row) => resources.indexOf(row.give)),
      amount: tables.exchanges.rows.map((row) => row.amount),
      get: tables.exchanges.rows.map((row) => resources.indexOf(row.get)),
    },
    box: tables.box.rows,
    readings: { ...tables.readings.rows, ties: tables.readings.rows.ties.map((name) => ties.indexOf(name)) },
  }
}

type At = (path: string, id: string) => number

function board(tables: Tables, maskOf: (path: string, ids: readonly string[]) => number): Pick<Content, 'territories' | 'zones' | 'routes'> {
  const rows = tables.territories.rows
  const beams = rows.map((row, i) => (row.special?.kind === 'military' ? maskOf(`territories.rows[${i}].special.beams`, row.special.beams) : 0))
  return {
    territories: {
      ids: rows.map((row) => row.id),
      zone: rows.map((row) => zones.indexOf(row.zone)),
      special: rows.map((row) => (row.special === null ? -1 : specials.indexOf(row.special.kind))),
      mining: rows.map(({ special }) => (special?.kind === 'mining' ? special.gain : 0)),
      boxes: rows.map(({ special }) => (special?.kind === 'military' || special?.kind === 'research' ? special.boxes : 0)),
      beams,
      shieldedBy: rows.map((_, i) => beams.reduce((mask, reach, from) => (reach & (1 << i) ? mask | (1 << from) : mask), 0)),
      luck: rows.map(({ special }) => (special?.kind === 'casino' ? special.plus : 0)),
      inZone: zones.map((zone) => rows.reduce((mask, row, i) => (row.zone === zone ? mask | (1 << i) : mask), 0)),
    },
    zones: {
      buy: tables.zones.rows.flatMap((row) => row.buy),
      income: tables.zones.rows.flatMap(({ income }) => [income[0], income[1], Math.max(0, income[2])]),
      upkeep: tables.zones.rows.map(({ income }) => Math.max(0, -income[2])),
      fortify: tables.zones.rows.flatMap((row) => row.fortify),
    },
    routes: {
      ids: tables.routes.rows.map((row) => row.id),
      stops: tables.routes.rows.map((row, i) => maskOf(`routes.rows[${i}].stops`, row.stops)),
      gain: tables.routes.rows.map((row) => row.gain),
    },
  }
}

function syndicates(tables: Tables, at: At): Content['syndicates'] {
  const rows = tables.syndicates.rows
  const plainCrew = tables.assaults.rows[0].crew
  const reinforcedCrew = tables.assaults.rows[1].crew
  return {
    ids: rows.map((row) => row.id),
    start: rows.flatMap((row) => row.start),
    racket: rows.flatMap((row) => row.racket),
    tech: rows.map((row) => row.tech),
    assault: rows.map((row) => row.assault),
    base: rows.map(({ bonus }, i) => (bonus?.does === 'start base' ? at(`syndicates.rows[${i}].bonus.at`, bonus.at) : -1)),
    baseFortified: rows.map(({ bonus }) => bonus?.does === 'start base' && bonus.fortified),
    smuggles: rows.map(({ bonus }) => bonus?.does === 'smuggle'),
    draws: rows.map(({ bonus }) => (bonus?.does === 'draw' ? bonus.cards : 0)),
    assaultCrew: rows.map(({ bonus }) => (bonus?.does === 'assault crew' ? bonus.plain : plainCrew)),
    reinforcedCrew: rows.map(({ bonus }) => (bonus?.does === 'assault crew' ? bonus.reinforced : reinforcedCrew)),
    missionCredits: rows.flatMap(({ bonus }) => zones.map((zone) => (bonus?.does === 'mission credits' && bonus.zone === zone ? bonus.credits : 0))),
    pardonLess: rows.map(({ bonus }) => (bonus?.does === 'cheap pardon' ? bonus.less : 0)),
    pardonLeast: rows.map(({ bonus }) => (bonus?.does === 'cheap pardon' ? bonus.least : 0)),
    halfFortify: rows.map(({ bonus }) => bonus?.does === 'half fortify'),
    exchangePay: rows.map(({ bonus }) => (bonus?.does === 'exchange' ? bonus.pay : 0)),
    exchangeGain: rows.map(({ bonus }) => (bonus?.does === 'exchange' ? bonus.gain : 0)),
  }
}

function technologies(tables: Tables): Content['technologies'] {
  const rows = tables.technologies.rows
  const levels = Array.from({ length: tables.box.rows.techMax + 1 }, (_, level) => tables.techLevels.rows.find((row) => row.level === level))
  const maskWhere = (holds: (row: (typeof rows)[number]) => boolean): number => rows.reduce((mask, row, i) => (holds(row) ? mask | (1 << i) : mask), 0)
  return {
    ids: rows.map((row) => row.id),
    level: rows.map((row) => row.level),
    does: Object.fromEntries(technologyEffects.map((effect) => [effect, maskWhere((row) => row.does.does === effect)])) as Content['technologies']['does'],
    any: rows.map(({ does }) => (does.does === 'collect any' ? does.gain : 0)),
    credits: rows.map(({ does }) => (does.does === 'collect credits' ? does.credits : 0)),
    draws: rows.map(({ does }) => (does.does === 'draw' ? does.cards : 0)),
    vp: rows.map(({ does }) => (does.does === 'points' ? does.vp : 0)),
    relief: rows.flatMap(({ does }) => (does.does === 'crew relief' ? [0, does.middle, does.inner] : [0, 0, 0])),
    choice: levels.map((line) => (line ? maskWhere((row) => row.level <= line.level) : 0)),
    consolation: levels.map((line) => line?.credits ?? 0),
  }
}

function operations(tables: Tables, at: At): Pick<Content, 'operations' | 'missions' | 'heists' | 'sleepers'> {
  const missions = tables.missions.rows
  const heists = tables.heists.rows
  const sleepers = tables.sleepers.rows
  const cards = [
    ...missions.map((row, of) => ({ id: row.id, kind: MISSION, of })),
    ...heists.map((row, of) => ({ id: row.id, kind: HEIST, of })),
    ...sleepers.flatMap((row, of) => Array.from({ length: row.copies }, (_, copy) => ({ id: row.id + copyLetters[copy], kind: SLEEPER, of }))),
  ]
  return {
    operations: { ids: cards.map((card) => card.id), kind: cards.map((card) => card.kind), of: cards.map((card) => card.of) },
    missions: {
      ids: missions.map((row) => row.id),
      territory: missions.map((row, i) => at(`missions.rows[${i}].territory`, row.territory)),
      gate: missions.map((row) => row.gate),
      win: missions.flatMap((row) => row.win),
      handsCost: missions.flatMap((row) => row.hands.cost),
      handsShift: missions.map((row) => row.hands.shift),
      reward: missions.flatMap((row) => row.reward),
    },
    heists: {
      ids: heists.map((row) => row.id),
      zone: heists.map((row) => zones.indexOf(row.zone)),
      win: heists.map((row) => row.win),
      handsCost: heists.flatMap((row) => row.hands.cost),
      handsShift: heists.map((row) => row.hands.shift),
      diceOpen: heists.map((row) => row.dice.open),
      diceFortified: heists.map((row) => row.dice.fortified),
    },
    sleepers: {
      ids: sleepers.map((row) => row.id),
      does: sleepers.map(({ does }) => sleeperEffects.indexOf(does.does)),
      amount: sleepers.map(({ does }) => ('plus' in does ? does.plus : 'fewer' in does ? does.fewer : 'credits' in does ? does.credits : 0)),
      most: sleepers.map(({ does }) => (does.does === 'informant' ? does.most : IMPOSSIBLE)),
    },
  }
}

const copyLetters = 'abcdefghi'

function tokens(tables: Tables): Content['tokens'] {
  const rows = tables.tokens.rows
  const copies = rows.flatMap((row, kind) => Array.from({ length: row.count }, (_, copy) => ({ kind, id: row.count > 1 ? row.id + (copy + 1) : row.id })))
  return {
    ids: rows.map((row) => row.id),
    does: rows.map(({ does }) => tokenEffects.indexOf(does.does)),
    zone: rows.map((row) => zones.indexOf(row.zone)),
    amounts: rows.flatMap(({ does }) => (does.does === 'gain' ? does.amounts : [0, 0, 0])),
    amount: rows.map(({ does }) => tokenAmount(does)),
    assault: rows.map(({ does }) => (does.does === 'levels' ? does.assault : 0)),
    kind: copies.map((copy) => copy.kind),
    copies: copies.map((copy) => copy.id),
  }
}

function tokenAmount(does: Tables['tokens']['rows'][number]['does']): number {
  switch (does.does) {
    case 'any':
      return does.gain
    case 'levels':
      return does.tech
    case 'draw':
      return does.cards
    case 'roll':
      return does.plus
    case 'fortify':
      return zoneMask(does.zones)
    case 'alert':
      return does.less
    case 'points':
      return does.vp
    case 'gain':
    case 'die':
    case 'immune':
      return 0
  }
}

function sovereign(tables: Tables): Content['sovereign'] {
  const rows = tables.sovereignCards.rows
  const none = [0, 0, 0]
  return {
    ids: rows.map((row) => row.id),
    does: rows.map(({ does }) => sovereignEffects.indexOf(does.does)),
    zones: rows.map(({ does }) => ('zones' in does ? zoneMask(does.zones) : 0)),
    amount: rows.flatMap(({ does }) => sovereignAmount(does)),
    second: rows.flatMap(({ does }) => ('fortified' in does ? does.fortified : does.does === 'lull' ? does.alert : none)),
    resource: rows.map(({ does }) => (does.does === 'lose' ? resources.indexOf(does.resource) : -1)),
    end: rows.findIndex(({ does }) => does.does === 'end'),
  }
}

function sovereignAmount(does: Tables['sovereignCards']['rows'][number]['does']): readonly number[] {
  switch (does.does) {
    case 'tax':
      return does.perBase
    case 'lull':
      return does.credits
    case 'crackdown':
    case 'example':
      return does.open
    case 'lose':
      return does.amount
    case 'embargo':
      return does.steps.map((step) => embargoSteps.indexOf(step))
    case 'shutdown':
      return does.fewer
    case 'patrols':
      return does.bases
    case 'end':
      return [does.alert, does.alert, does.alert]
  }
}

function alert(tables: Tables): Pick<Content, 'alertMax' | 'alertBand'> {
  const sides = Array.from({ length: 6 }, (_, players) => tables.alert.rows.find((row) => row.players.includes(players)))
  return {
    alertMax: sides.map((side) => side?.max ?? 0),
    alertBand: sides.map((side) => (side ? Array.from({ length: side.max + 1 }, (_, level) => (level <= side.bands[0] ? 0 : level <= side.bands[1] ? 1 : 2)) : [])),
  }
}

const zoneMask = (names: readonly string[]): number => zones.reduce((mask, zone, i) => (names.includes(zone) ? mask | (1 << i) : mask), 0)
