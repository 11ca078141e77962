import { option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import { HEIST, MISSION, TERRITORIES, tokenEffects, type Content } from '../data/content.ts'
import { CREDITS } from '../data/names.ts'
import { missionNoticed } from './alert.ts'
import { ACTION_DIE, CONSEQUENCE_DIE, roll, rollMany } from './dice.ts'
import type { Play, Some } from './frames.ts'
import { TOKEN_FIRST, tokensOf } from './operations.ts'
import { EVENT } from './reactions.ts'
import { canPay, gain, handOver, payAll } from './resources.ts'
import { claimRewards } from './rewards.ts'
import { has, isPhantom, luckOf } from './seats.ts'
import { listSet } from './sets.ts'
import { RESOURCES, ROW, type State } from './state.ts'
import { zone } from './zones.ts'

/** Missions (SY-5) and heists (SY-6): reveal, announce, hire hands, roll, reward. */

const ROLL = tokenEffects.indexOf('roll')
/** No hands make a mission easier than this (SY-5.4). */
export const EASIEST = 2

export const canRun = (c: Content, s: State, mission: number): boolean => s.round >= c.missions.gate[mission]

/** Bases that a heist in the zone may be aimed at, as a set. */
export function heistTargets(c: Content, s: State, seat: number, area: number): number {
  return rivalBases(s, seat) & c.territories.inZone[area]
}

/** Bases of everybody else, as a set. */
export function rivalBases(s: State, seat: number): number {
  let set = 0
  for (let at = 0; at < TERRITORIES; at++) if (s.owner[at] >= 0 && s.owner[at] !== seat) set |= 1 << at
  return set
}

/** What extra hands cost for the card, resource by resource (SY-5.4, SY-19.2). */
export function handsCost(c: Content, s: State, seat: number, card: number): number[] {
  const of = c.operations.of[card]
  const table = c.operations.kind[card] === MISSION ? c.missions.handsCost : c.heists.handsCost
  const cost = table.slice(of * RESOURCES, (of + 1) * RESOURCES)
  if (has(c, s, seat, 'half hands')) for (let i = 0; i < RESOURCES; i++) cost[i] = Math.floor(cost[i] / 2)
  return cost
}

export function handsShift(c: Content, card: number): number {
  return c.operations.kind[card] === MISSION ? c.missions.handsShift[c.operations.of[card]] : c.heists.handsShift[c.operations.of[card]]
}

/** Spend an armed die; one lent for the turn goes first. */
export function useDie(s: State, seat: number): void {
  s.dice[seat]--
  if (s.extraDice > 0) s.extraDice--
}

export function startMission(c: Content, s: State, play: Play, seat: number, card: number): void {
  play.move(card, zone.revealed)
  useDie(s, seat)
  s.jobCard = card
  s.jobPlus = 0
  if (play.live) play.tell('revealed', { seat, card })
  if (c.operations.kind[card] === HEIST) return play.push({ step: 'target', seat })
  s.jobAt = c.missions.territory[c.operations.of[card]]
  const owner = s.owner[s.jobAt]
  if (owner < 0 || (owner !== seat && c.syndicates.smuggles[s.syndicate[seat]])) announce(c, s, play, seat, ROW.unoccupied)
  else if (owner === seat) announce(c, s, play, seat, ROW.own)
  else play.push({ step: 'share', seat })
}

/** How the mission stands to its territory is settled; roll tokens come next. */
function announce(c: Content, s: State, play: Play, seat: number, row: number): void {
  const of = c.operations.of[s.jobCard]
  s.jobRow = row
  s.jobWin = c.operations.kind[s.jobCard] === HEIST ? c.heists.win[of] : c.missions.win[of * 4 + row]
  // Whoever holds tokens is asked, whatever they are.
  if (tokensOf(s, seat).length > 0) play.push({ step: 'boost', seat, from: 0 })
  else lookAround(s, play, seat)
}

/** Sleepers may react to what was announced; then hands can be hired. */
function lookAround(s: State, play: Play, seat: number): void {
  play.next({ step: 'reactions', event: EVENT.mission, seat, at: s.jobAt }, { step: 'hands', seat })
}

function attempt(c: Content, s: State, play: Play, seat: number, rerolls: boolean): void {
  const die = roll(play, ACTION_DIE)
  const luck = luckOf(c, s, seat)
  const succeeds = die + s.jobPlus + luck >= s.jobWin
  if (play.live) play.tell('missionRoll', { seat, card: s.jobCard, at: s.jobAt, die, plus: s.jobPlus + luck, win: s.jobWin, success: succeeds ? 1 : 0 })
  if (succeeds) return succeed(c, s, play, seat)
  if (rerolls && has(c, s, seat, 'reroll') && (s.rerolled & (1 << seat)) === 0) return play.push({ step: 'reroll', seat, die })
  fail(c, s, play, seat)
}

function succeed(c: Content, s: State, play: Play, seat: number): void {
  s.missions[seat]++
  claimRewards(c, s, play, seat)
  const of = c.operations.of[s.jobCard]
  if (c.operations.kind[s.jobCard] === HEIST) {
    loot(s, play, seat, s.fortified[s.jobAt] === 1 ? c.heists.diceFortified[of] : c.heists.diceOpen[of])
    return finishJob(s, play)
  }
  for (let i = 0; i < RESOURCES; i++) s.jobReward[i] = c.missions.reward[of * RESOURCES + i]
  play.next({ step: 'reactions', event: EVENT.success, seat, at: s.jobAt }, { step: 'payOut', seat })
}

function fail(c: Content, s: State, play: Play, seat: number): void {
  if (!has(c, s, seat, 'silent')) missionNoticed(c, s, play, s.jobAt)
  finishJob(s, play)
}

/** The sum of the dice, as far as the victim has it; the bank pays for the phantom (SY-6.3, SY-16.23). */
function loot(s: State, play: Play, seat: number, count: number): void {
  const dice = rollMany(play, CONSEQUENCE_DIE, count)
  let sum = dice.reduce((total, die) => total + die, 0)
  const victim = s.owner[s.jobAt]
  if (isPhantom(s, victim)) gain(s, seat, CREDITS, sum)
  else sum = handOver(s, victim, seat, CREDITS, sum)
  if (play.live) play.tell('looted', { seat, victim, at: s.jobAt, dice, credits: sum })
}

function finishJob(s: State, play: Play): void {
  play.move(s.jobCard, zone.discard)
  s.jobCard = -1
  s.jobAt = -1
  s.jobReward.fill(0)
}

/** The reward is shared with the owner of the territory in a co-operative mission, odd ones to the roller (SY-5.7, SY-16.24); what a syndicate adds is not (SY-18.6). */
function payOut(c: Content, s: State, play: Play, seat: number): void {
  const partner = s.jobRow === ROW.cooperative ? s.owner[s.jobAt] : -1
  const gained = [0, 0, 0]
  const shared = [0, 0, 0]
  for (let i = 0; i < RESOURCES; i++) {
    if (partner >= 0) shared[i] = Math.floor(s.jobReward[i] / 2)
    gained[i] = s.jobReward[i] - shared[i]
  }
  gained[CREDITS] += c.syndicates.missionCredits[s.syndicate[seat] * c.territories.inZone.length + c.territories.zone[s.jobAt]]
  for (let i = 0; i < RESOURCES; i++) {
    gain(s, seat, i, gained[i])
    if (partner >= 0 && !isPhantom(s, partner)) gain(s, partner, i, shared[i])
  }
  if (play.live) play.tell('missionPaid', { seat, card: s.jobCard, gained, partner, shared })
  finishJob(s, play)
}

export function missionSteps(c: Content): Some<'share' | 'target' | 'boost' | 'hands' | 'reroll' | 'payOut'> {
  return {
    share: {
      micro: true,
      ask: (_s, _frame, options) => void options.push(option('cooperate'), option('alone')),
      take(s, { seat }, { k }, play) {
        if (play.live) play.tell('announced', { seat, at: s.jobAt, cooperative: k === 'cooperate' ? 1 : 0 })
        announce(c, s, play, seat, k === 'cooperate' ? ROW.cooperative : ROW.hostile)
      },
    },
    target: {
      micro: true,
      ask(s, { seat }, options) {
        listSet(options, 'target', heistTargets(c, s, seat, c.heists.zone[c.operations.of[s.jobCard]]))
      },
      take(s, { seat }, { a }, play) {
        s.jobAt = a
        if (play.live) play.tell('targeted', { seat, at: a })
        announce(c, s, play, seat, ROW.hostile)
      },
    },
    // Roll tokens are announced before the roll, one after the other (SY-11.4).
    boost: {
      micro: true,
      single: 'ask',
      ask(s, { seat, from }, options) {
        options.push(option('goOn'))
        for (const token of tokensOf(s, seat)) if (token >= from && c.tokens.does[c.tokens.kind[token - TOKEN_FIRST]] === ROLL) options.push(option('boost', token))
      },
      take(s, { seat }, { k, a }, play) {
        if (k === 'goOn') return lookAround(s, play, seat)
        play.move(a, zone.usedTokens)
        s.jobPlus += c.tokens.amount[c.tokens.kind[a - TOKEN_FIRST]]
        if (play.live) play.tell('tokenPlayed', { seat, card: a })
        play.push({ step: 'boost', seat, from: a + 1 })
      },
    },
    hands: {
      micro: true,
      ask(s, { seat }, options) {
        options.push(option('noHands'))
        if (canPay(s, seat, handsCost(c, s, seat, s.jobCard), 0)) options.push(option('hire'))
      },
      blocked(s, { seat }, blocked) {
        if (!canPay(s, seat, handsCost(c, s, seat, s.jobCard), 0)) blocked.push({ option: option('hire'), reason: because('SY-5.4', 'tooDear') })
      },
      take(s, { seat }, { k }, play) {
        if (k === 'hire') {
          payAll(s, seat, handsCost(c, s, seat, s.jobCard), 0)
          s.jobWin = Math.max(EASIEST, s.jobWin - handsShift(c, s.jobCard))
          if (play.live) play.tell('hired', { seat, win: s.jobWin })
        }
        attempt(c, s, play, seat, true)
      },
    },
    reroll: {
      micro: true,
      ask: (_s, _frame, options) => void options.push(option('reroll'), option('accept')),
      take(s, { seat }, { k }, play) {
        if (k === 'accept') return fail(c, s, play, seat)
        s.rerolled |= 1 << seat
        attempt(c, s, play, seat, false)
      },
    },
    payOut: { run: (s, { seat }, play) => payOut(c, s, play, seat) },
  }
}
