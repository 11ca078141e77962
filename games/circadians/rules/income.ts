import { option, type Option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { BOARD_FOUNDATION, BUILDING, FACTION, PHASE } from '../data/names.ts'
import { countOf, hasRelic, landCount, regionCount, trait, traitEffects } from './board.ts'
import type { Effects } from './effects.ts'
import type { Frames, Play, Some } from './frames.ts'
import { WHEN, type Hand } from './hand.ts'
import { why } from './reasons.ts'
import { gainResearch } from './research.ts'
import { fromFlare } from './round.ts'
import { AWAY, INTEL, KINDS, OWED, OWED_KINDS, REGIONS, type Position, type State } from './state.ts'
import { sumsOf } from './sums.ts'
import { draw } from './tactics.ts'
import { leaderOnMap, placeLeader, setCommand, sideOf } from './units.ts'
import { checkIncomeVictory, gainGlory } from './victory.ts'

/**
 * Income (CC-12). All take what concerns only themselves at once, in lanes. What comes from the
 * common stock (cards, research, production tokens) waits until everybody is done and is then
 * given from the flare gun clockwise, together with whatever a seat has put off until then.
 */

const ITEM = { row: 1, base: 2, swap: 4, relic: 8, intelligence: 16, upkeep: 32 } as const
const RYHZU = 3

/** Fortresses with a board that counts them as regions. */
export function fortressRegions(c: Content, s: Position, seat: number): number {
  const each = c.factions.fortress.does.regions[s.faction[seat]]
  if (each === 0) return 0
  let count = 0
  for (let region = 0; region < REGIONS; region++) count += countOf(s, region, seat, BUILDING.fortress)
  return count * each
}

function armTraps(c: Content, s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (c.factions.fortress.does.trap[s.faction[seat]] === 0) continue
    for (let region = 0; region < REGIONS; region++) if (countOf(s, region, seat, BUILDING.fortress) > 0) s.traps |= 1 << region
  }
}

interface Cost {
  readonly energy: number
  readonly gems: number
}

/** CC-20.4, CC-20.15 */
function upkeepOf(c: Content, s: State, seat: number, which: number): Cost {
  const { does } = c.attributes
  if (trait(c, s, seat, does.noUpkeep) > 0) return { energy: 0, gems: 0 }
  return { energy: Math.max(0, c.ryhzu.upkeepEnergy[which] - trait(c, s, seat, does.upkeepLess)), gems: c.ryhzu.upkeepGems[which] }
}

const canKeep = (c: Content, s: State, seat: number, which: number): boolean => {
  const { energy, gems } = upkeepOf(c, s, seat, which)
  return s.energy[seat] >= energy && s.gems[seat] >= gems
}

export const rowOf = (c: Content, count: number): number => Math.max(0, Math.min(count, c.income.regionCount.length - 1))

const sameRow = (c: Content, a: number, b: number): boolean =>
  c.income.regionCount[a] === c.income.regionCount[b] && c.income.regionTimes[a] === c.income.regionTimes[b]

type Names = 'income' | 'giveIntelligence' | 'incomeTogether' | 'incomeLane' | 'takeIncome' | 'incomeInTurn' | 'endIncome'

export function incomeSteps(c: Content, effects: Effects, hand: Hand): Some<Names> {
  const sums = sumsOf(c)

  /** The effect of Ikryla, if she stands where a relic is; or 0. */
  const relicEffect = (s: State, seat: number): number => {
    const leader = leaderOnMap(c, s, seat, c.leaders.does.incomeAtRelic)
    return leader >= 0 && hasRelic(s, s.leaderAt[leader]) ? c.leaders.does.incomeAtRelic[sideOf(s, leader)] : 0
  }

  const swaps = (s: State, seat: number): boolean => (s.laid[seat] & (1 << BOARD_FOUNDATION.research)) !== 0 && s.built[seat * KINDS + BUILDING.fortress] > 0

  const isDear = (s: State, seat: number, which: number): boolean => {
    const { energy, gems } = upkeepOf(c, s, seat, which)
    return energy + gems > 0
  }

  /** What needs a choice; the rest is taken at once. */
  const itemsOf = (s: State, seat: number): number => {
    const faction = s.faction[seat]
    let items: number = ITEM.row
    if (c.effects[c.factions.baseIncome[faction]].choices.length > 1) items |= ITEM.base
    if (swaps(s, seat)) items |= ITEM.swap
    if (relicEffect(s, seat) > 0) items |= ITEM.relic
    if (s.intel[faction] === INTEL.given && c.intelligence.givenPhase[faction] === PHASE.income) items |= ITEM.intelligence
    if (c.factions.does.ryhzu[faction] > 0) for (let i = 0; i < RYHZU; i++) if (s.command[i] === seat && isDear(s, seat, i)) items |= ITEM.upkeep << i
    return items
  }

  /** Slots, foreign Ryh-zu, morale and attributes: no choice, no order. */
  const takePlain = (s: State, play: Play, seat: number): void => {
    const faction = s.faction[seat]
    const give = (effect: number, times = 1): void => {
      const [gains] = c.effects[effect].choices
      if (times > 0) effects.give(s, play, seat, times === 1 ? gains : gains.map(({ code, n }) => ({ code, n: n * times })))
    }
    if (c.effects[c.factions.baseIncome[faction]].choices.length === 1) give(c.factions.baseIncome[faction])
    for (let kind = 0; kind < KINDS; kind++) if (kind !== BUILDING.fortress || !swaps(s, seat)) give(c.income.slots[kind], s.built[seat * KINDS + kind])
    if (c.factions.does.ryhzu[faction] > 0)
      for (let i = 0; i < RYHZU; i++) {
        if (s.command[i] < 0 || s.command[i] === seat) continue
        s.energy[seat] += c.ryhzu.gainEnergy[i]
        s.gems[seat] += c.ryhzu.gainGems[i]
        if (play.live) play.tell('gained', { seat, energy: c.ryhzu.gainEnergy[i], gems: c.ryhzu.gainGems[i] })
      }
    const { does, second, third } = c.attributes
    const morale = c.factions.does.gloryByMorale[faction] > 0 ? c.morale.gloryRow[s.moraleRows[1]] : 0
    if (morale > 0) for (const effect of traitEffects(c, s, seat, does.incomeWithMorale)) give(effect)
    const least = trait(c, s, seat, second.incomeWithTerrain)
    if (least > 0 && landCount(s, seat, trait(c, s, seat, third.incomeWithTerrain)) >= least) give(trait(c, s, seat, does.incomeWithTerrain))
    gainGlory(c, s, play, seat, morale)
  }

  const listRows = (s: State, seat: number, options: Option[]): void => {
    const shift = trait(c, s, seat, c.attributes.does.shiftsCount)
    const own = rowOf(c, s.counted[seat])
    options.push(option('count', own))
    for (let by = 1; by <= shift; by++)
      for (const count of [rowOf(c, s.counted[seat] - by), rowOf(c, s.counted[seat] + by)])
        if (!options.some((each) => each.k === 'count' && sameRow(c, each.a, count))) options.push(option('count', count))
  }

  const listEffect = (effect: number, verb: string, options: Option[]): void => {
    for (const sum of sums.of[effect]) options.push(option(verb, sum))
  }

  const list = (s: State, seat: number, items: number, options: Option[]): void => {
    if ((items & ITEM.row) !== 0) listRows(s, seat, options)
    if ((items & ITEM.base) !== 0) listEffect(c.factions.baseIncome[s.faction[seat]], 'baseIncome', options)
    if ((items & ITEM.swap) !== 0) for (let n = 0; n <= s.built[seat * KINDS + BUILDING.fortress]; n++) options.push(option('fortressResearch', n))
    if ((items & ITEM.relic) !== 0 && relicEffect(s, seat) > 0) listEffect(relicEffect(s, seat), 'relicIncome', options)
    if ((items & ITEM.intelligence) !== 0) options.push(option('useIntelligence', s.faction[seat]))
    const idle = options.length === 0
    for (let i = 0; i < RYHZU; i++) {
      if ((items & (ITEM.upkeep << i)) === 0) continue
      if (canKeep(c, s, seat, i)) options.push(option('upkeep', c.leaders.firstRyhzu + i))
      if (idle) options.push(option('release', c.leaders.firstRyhzu + i))
    }
    if ((items & ITEM.row) !== 0) hand.list(s, seat, WHEN.acting, options)
    if (s.together === 1 && isOwed(s, seat)) options.push(option('later'))
  }

  const isOwed = (s: State, seat: number): boolean => s.owed[seat * OWED_KINDS + OWED.cards] + s.owed[seat * OWED_KINDS + OWED.research] + s.owed[seat * OWED_KINDS + OWED.lakeTokens] > 0

  const giveSum = (s: State, play: Play, seat: number, effect: number, sum: number): void =>
    effects.give(s, play, seat, c.effects[effect].choices[sums.of[effect].indexOf(sum)])

  const take = (s: State, play: Play, seat: number, items: number, chosen: Option): void => {
    const rest = (item: number): void => {
      const left = items & ~item
      if (left !== 0) play.push({ step: 'incomeLane', seat, items: left })
    }
    switch (chosen.k) {
      case 'count':
        rest(ITEM.row)
        if (play.live) play.tell('regionCount', { seat, count: s.counted[seat], row: chosen.a })
        for (let i = 0; i < c.income.regionTimes[chosen.a]; i++) play.push({ step: 'gain', seat, effect: c.income.regionCount[chosen.a], paid: 0 })
        return
      case 'baseIncome':
        rest(ITEM.base)
        return giveSum(s, play, seat, c.factions.baseIncome[s.faction[seat]], chosen.a)
      case 'relicIncome': {
        const effect = relicEffect(s, seat)
        rest(ITEM.relic)
        return giveSum(s, play, seat, effect, chosen.a)
      }
      case 'fortressResearch': {
        rest(ITEM.swap)
        const [gains] = c.effects[c.income.slots[BUILDING.fortress]].choices
        for (let i = s.built[seat * KINDS + BUILDING.fortress] - chosen.a; i > 0; i--) effects.give(s, play, seat, gains)
        if (chosen.a > 0) gainResearch(s, play, seat, chosen.a)
        return
      }
      case 'useIntelligence': {
        rest(ITEM.intelligence)
        const faction = s.faction[seat]
        s.intel[faction] = INTEL.supply
        if (play.live) play.tell('usedIntelligence', { seat, faction })
        return play.push({ step: 'gain', seat, effect: c.intelligence.given.does.gain[faction], paid: 0 })
      }
      case 'upkeep':
      case 'release':
        rest(ITEM.upkeep << (chosen.a - c.leaders.firstRyhzu))
        return chosen.k === 'upkeep' ? keep(s, play, seat, chosen.a) : release(s, play, seat, chosen.a)
      case 'play':
        rest(0)
        return hand.play(s, play, seat, chosen)
      case 'later':
        s.owed[seat * OWED_KINDS + OWED.items] = items
    }
  }

  const keep = (s: State, play: Play, seat: number, leader: number): void => {
    const { energy, gems } = upkeepOf(c, s, seat, leader - c.leaders.firstRyhzu)
    s.energy[seat] -= energy
    s.gems[seat] -= gems
    if (play.live) play.tell('upkeep', { seat, leader, energy, gems })
  }

  const release = (s: State, play: Play, seat: number, leader: number): void => {
    placeLeader(c, s, leader, AWAY.reserve)
    setCommand(c, s, leader, -1)
    if (play.live) play.tell('released', { seat, leader })
  }

  return {
    income: {
      run(s, _frame, play) {
        armTraps(c, s)
        s.owed.fill(0)
        for (let seat = 0; seat < s.seats; seat++) s.counted[seat] = regionCount(c, s, seat) + fortressRegions(c, s, seat)
        const turns = fromFlare(s).map((seat): Frames => ({ step: 'incomeInTurn', seat }))
        play.next({ step: 'incomeTogether' }, ...turns, { step: 'endIncome' })
        const circadians = s.seatOf[FACTION.circadians]
        if (circadians >= 0) play.push({ step: 'giveIntelligence', seat: circadians })
      },
    },
    // CC-24.1
    giveIntelligence: {
      ask(s, _frame, options) {
        for (let faction = 0; faction < s.intel.length; faction++) if (s.intel[faction] === INTEL.held) options.push(option('give', faction))
        options.push(option('done'))
      },
      take(s, { seat }, { k, a: faction }, play) {
        if (k === 'done') return
        s.intel[faction] = INTEL.fresh
        s.counted[seat]++
        if (play.live) play.tell('intelligenceGiven', { seat, faction })
        play.push({ step: 'giveIntelligence', seat })
      },
    },
    incomeTogether: {
      run(s, _frame, play) {
        s.together = 1
        const lanes: Frames[] = []
        for (let seat = 0; seat < s.seats; seat++) lanes.push({ step: 'incomeLane', seat, items: 0 })
        play.lanes(lanes)
      },
    },
    incomeLane: {
      run(s, { seat, items }, play) {
        if (items === 0) {
          play.push({ step: 'incomeLane', seat, items: itemsOf(s, seat) })
          return takePlain(s, play, seat)
        }
        const asked = (items & ITEM.row) !== 0 && hand.couldPlay(s, seat, WHEN.acting)
        const options: Option[] = []
        if (!asked) list(s, seat, items, options)
        if (options.length === 1) take(s, play, seat, items, options[0])
        else if (asked || options.length > 0) play.push({ step: 'takeIncome', seat, items })
      },
    },
    takeIncome: {
      single: 'ask',
      ask: (s, { seat, items }, options) => list(s, seat, items, options),
      blocked(s, { seat, items }, blocked) {
        for (let i = 0; i < RYHZU; i++) {
          if ((items & (ITEM.upkeep << i)) === 0 || canKeep(c, s, seat, i)) continue
          const { energy, gems } = upkeepOf(c, s, seat, i)
          blocked.push({ option: option('upkeep', c.leaders.firstRyhzu + i), reason: why.cannotKeep(energy, gems) })
        }
        if ((items & ITEM.row) !== 0) hand.blocked(s, seat, WHEN.acting, blocked)
      },
      take: (s, { seat, items }, chosen, play) => take(s, play, seat, items, chosen),
    },
    incomeInTurn: {
      run(s, { seat }, play) {
        s.together = 0
        const owed = s.owed.slice(seat * OWED_KINDS, (seat + 1) * OWED_KINDS)
        s.owed.fill(0, seat * OWED_KINDS, (seat + 1) * OWED_KINDS)
        if (owed[OWED.items] > 0) play.push({ step: 'incomeLane', seat, items: owed[OWED.items] })
        for (let i = 0; i < owed[OWED.lakeTokens]; i++) play.push({ step: 'tokenPlacing', seat, lake: 1 })
        if (owed[OWED.research] > 0) play.push({ step: 'researching', seat, left: owed[OWED.research], track: -1 })
        if (owed[OWED.cards] > 0) draw(c, s, play, seat, owed[OWED.cards])
      },
    },
    endIncome: {
      run(s, _frame, play) {
        for (let faction = 0; faction < s.intel.length; faction++) if (s.intel[faction] === INTEL.fresh) s.intel[faction] = INTEL.given
        checkIncomeVictory(c, s, play)
      },
    },
  }
}
