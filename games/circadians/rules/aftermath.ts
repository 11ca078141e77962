import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { controls, isPresent, presentRegions, reachOf, trait } from './board.ts'
import { zone } from './cards.ts'
import type { Play, Some } from './frames.ts'
import { crowdOf, travel } from './march.ts'
import { boostMorale, returnMorale } from './morale.ts'
import { cardSum } from './resolve.ts'
import { KINDS, REGIONS, SEATS, SITES, type State } from './state.ts'
import { defeatLeader, isRyhzu, leadersAt, leaderSum, placeLeader, setCommand, sideOf, tearDown } from './units.ts'

/** The end of a battle (CC-11.15 to CC-11.19): retreating, clearing the region, and what becomes of the cards. */

/** Regions to which the fighters of a side may retreat, as a set. */
function refuges(c: Content, s: State, seat: number): number {
  const anywhere = leaderSum(c, s, s.fightAt, seat, c.leaders.does.retreatsAnywhere) > 0
  const reach = anywhere ? ~0 : reachOf(c, s, seat, s.fightAt)
  return presentRegions(s, seat) & reach & ~(1 << s.base[seat]) & ~(1 << s.fightAt)
}

/** The leader that may go along with retreating fighters, or -1. */
function companion(c: Content, s: State, seat: number): number {
  for (const leader of leadersAt(c, s, s.fightAt, seat)) if (c.leaders.does.retreatsAnywhere[sideOf(s, leader)] > 0) return leader
  return -1
}

/** Leaders go to base and are not defeated; Ryh-zu stay. */
function leadersHome(c: Content, s: State, play: Play, seat: number): void {
  const leaders = leadersAt(c, s, s.fightAt, seat).filter((leader) => !isRyhzu(c, leader))
  for (const leader of leaders) placeLeader(c, s, leader, s.base[seat])
  if (leaders.length > 0 && play.live) play.tell('sentToBase', { seat, region: s.fightAt, fighters: 0, leaders })
}

function fightersHome(s: State, play: Play, seat: number): void {
  const at = s.fightAt * SEATS + seat
  const fighters = s.fighters[at]
  if (fighters === 0) return
  s.fighters[at] = 0
  s.fighters[s.base[seat] * SEATS + seat] += fighters
  if (play.live) play.tell('sentToBase', { seat, region: s.fightAt, fighters, leaders: [] })
}

/** CC-11.17; returns how many there were. */
function raze(c: Content, s: State, play: Play, seat: number): number {
  let razed = 0
  for (let site = 0; site < SITES; site++) {
    const code = s.sites[s.fightAt * SITES + site] - 1
    if (code < 0 || Math.floor(code / KINDS) !== seat) continue
    const kind = code % KINDS
    tearDown(s, s.fightAt, site)
    razed++
    if (play.live) play.tell('razed', { seat, kind, region: s.fightAt })
    play.push({ step: 'gain', seat, effect: c.income.slots[kind], paid: 0 })
  }
  if (razed > 0 && c.factions.fortress.does.trap[s.faction[seat]] > 0) s.traps &= ~(1 << s.fightAt)
  return razed
}

/** CC-20.2 */
function takeCommand(c: Content, s: State, play: Play, from: number, to: number): void {
  for (const leader of leadersAt(c, s, s.fightAt, from)) {
    if (!isRyhzu(c, leader)) continue
    setCommand(c, s, leader, to)
    if (play.live) play.tell('commandTaken', { seat: to, leader })
  }
}

/** Does the card that a side used still lie on its wheel? */
const isOnWheel = (s: State, side: number): boolean => s.fightCard[side] >= 0 && s.cards.zone[s.fightCard[side]] === zone.wheel + s.fightSeat[side]

type Names = 'retreats' | 'retreat' | 'clearRegion' | 'afterBattle' | 'takeCard' | 'takingBack' | 'takeBack' | 'endBattle'

export function aftermathSteps(c: Content): Some<Names> {
  const retreated = (s: State, play: Play, seat: number, side: number): void => {
    leadersHome(c, s, play, seat)
    const effect = cardSum(c, s, side, c.tactics.use.does.onRetreat)
    if (effect > 0) play.push({ step: 'gain', seat, effect, paid: 0 })
    returnMorale(c, s, play)
  }

  return {
    retreats: {
      run(s, _frame, play) {
        if (s.fightRetreat === 0) return
        const side = 1 - s.fightWon
        const seat = s.fightSeat[side]
        if (play.live) play.tell('retreats', { seat, region: s.fightAt })
        if (s.fighters[s.fightAt * SEATS + seat] > 0 && refuges(c, s, seat) !== 0) return play.push({ step: 'retreat', seat, side })
        fightersHome(s, play, seat)
        retreated(s, play, seat, side)
      },
    },
    retreat: {
      ask(s, { seat }, options) {
        const open = refuges(c, s, seat)
        const along = companion(c, s, seat)
        for (let region = 0; region < REGIONS; region++) {
          if ((open & (1 << region)) === 0) continue
          options.push(option('retreat', region))
          if (along >= 0 && crowdOf(c, s, seat, region) === 0) options.push(option('retreatWith', region, along))
        }
      },
      take(s, { seat, side }, { k, a: region, b: leader }, play) {
        const fighters = s.fighters[s.fightAt * SEATS + seat]
        travel(c, s, play, seat, s.fightAt, region, fighters, k === 'retreatWith' ? [leader] : [], 1)
        if (s.over === 0) retreated(s, play, seat, side)
      },
    },
    // Step 3
    clearRegion: {
      run(s, _frame, play) {
        const side = 1 - s.fightWon
        const seat = s.fightSeat[side]
        takeCommand(c, s, play, seat, s.fightSeat[s.fightWon])
        fightersHome(s, play, seat)
        for (const leader of leadersAt(c, s, s.fightAt, seat)) defeatLeader(c, s, play, leader)
        const perRazed = cardSum(c, s, side, c.tactics.use.does.onDefeatPerRazed)
        const razed = raze(c, s, play, seat)
        if (perRazed > 0) for (let i = 0; i < razed; i++) play.push({ step: 'gain', seat, effect: perRazed, paid: 0 })
        returnMorale(c, s, play)
      },
    },
    // What becomes of the cards: the selector's effects first.
    afterBattle: {
      run(s, _frame, play) {
        const winner = s.fightSeat[s.fightWon]
        play.next({ step: 'takeCard', side: 0 }, { step: 'takingBack', side: 0 }, { step: 'takeCard', side: 1 }, { step: 'takingBack', side: 1 })
        if (c.factions.does.moraleByVictoryOn[s.faction[winner]] === s.land[s.fightAt] + 1 && isPresent(s, s.fightAt, winner) && controls(s, s.fightAt, winner))
          boostMorale(c, s, play, s.fightAt)
      },
    },
    // CC-18.9
    takeCard: {
      run(s, { side }, play) {
        if ((s.fightTakes & (1 << side)) === 0 || !isOnWheel(s, 1 - side)) return
        const seat = s.fightSeat[side]
        const card = s.fightCard[1 - side]
        play.move(card, zone.drawn + seat)
        if (play.live) play.tell('cardTaken', { seat, rival: s.fightSeat[1 - side], card })
        play.push({ step: 'handLimit', seat })
      },
    },
    takingBack: {
      run(s, { side }, play) {
        const seat = s.fightSeat[side]
        const { does, second } = c.attributes
        if (isOnWheel(s, side) && s.takenBack < trait(c, s, seat, does.takesBackCard) && s.energy[seat] >= trait(c, s, seat, second.takesBackCard)) play.push({ step: 'takeBack', seat, side })
      },
    },
    // CC-16.15
    takeBack: {
      ask: (s, { side }, options) => void options.push(option('takeBack', s.fightCard[side]), option('decline')),
      take(s, { seat, side }, { k }, play) {
        if (k === 'decline') return
        s.takenBack++
        s.energy[seat] -= trait(c, s, seat, c.attributes.second.takesBackCard)
        play.move(s.fightCard[side], zone.hand + seat)
        if (play.live) play.tell('cardTakenBack', { seat, card: s.fightCard[side] })
        play.push({ step: 'handLimit', seat })
      },
    },
    endBattle: {
      run(s, _frame, play) {
        for (const seat of s.fightSeat) for (const card of s.cards.at[zone.wheel + seat].slice()) play.move(card, zone.discard)
        if (play.live) play.tell('battleEnded', { region: s.fightAt, winner: s.fightSeat[s.fightWon] })
        s.fightAt = -1
      },
    },
  }
}
