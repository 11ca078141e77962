import { option } from '#kernel/options.ts'
import { IMPOSSIBLE, SLEEPER, sleeperEffects, type Content, type SleeperEffect } from '../data/content.ts'
import { CREDITS } from '../data/names.ts'
import { setOdds } from './assault-odds.ts'
import { countBases } from './bases.ts'
import type { Event, Frames, Play, Some } from './frames.ts'
import { sleeperOf } from './operations.ts'
import { canBePardoned } from './pardon.ts'
import { gain, handOver, stockOf } from './resources.ts'
import { seatsFrom } from './seats.ts'
import { orderAllows, whomOf } from './sleepers.ts'
import { isTaxed } from './sovereign-card.ts'
import { RESOURCES, type State } from './state.ts'
import { zone } from './zones.ts'

/**
 * Sleepers react to what happens (SY-8, SY-22). Whoever has a card face down and wishes to be asked
 * is asked, whatever the card is; for the others the standing order answers (SY-8.6), and for whoever
 * does not answer in time (SY-8.8). Answers are given at the same time and in secret, and take effect
 * clockwise from the player on turn, each on what the last has left (SY-8.5).
 */

export const EVENT = { mission: 0, success: 1, assault: 2, purchase: 3, sovereign: 4, tax: 5, collection: 6, loss: 7 } as const

const NOBODY = -1
const AS_ORDERED = -2

const DOES = Object.fromEntries(sleeperEffects.map((effect, i) => [effect, i])) as Record<SleeperEffect, number>

/** As far as everybody knows, could a card of this seat react and change anything? */
function mayReact(c: Content, s: State, { event, seat, at }: Event, reactor: number): boolean {
  if (sleeperOf(s, reactor) < 0) return false
  switch (event) {
    case EVENT.sovereign:
      return rivalToFrame(c, s, reactor, NOBODY) >= 0
    case EVENT.tax:
      return reactor === seat && isTaxed(c, s, seat)
    case EVENT.collection:
      return richerRival(s, reactor, NOBODY) >= 0
    case EVENT.loss:
      return s.owner[at] === reactor
    case EVENT.mission:
      return reactor !== seat && canBeHarder(c, s)
    case EVENT.success:
      return reactor !== seat && isDivisible(s)
    case EVENT.assault:
      return reactor !== seat && s.jobWin < IMPOSSIBLE
    default:
      return reactor !== seat
  }
}

/** Is there room for an Informant to make the mission harder? */
const canBeHarder = (c: Content, s: State): boolean => c.sleepers.does.some((does, of) => does === DOES.informant && s.jobWin < c.sleepers.most[of])

/** Is there a half of the reward to take? */
const isDivisible = (s: State): boolean => s.jobReward.some((count) => count > 1)

/** The rival with more bases than the seat and most credits, or only `whom` if that one is meant; -1 if there is none. */
function richerRival(s: State, seat: number, whom: number): number {
  const own = countBases(s, seat)
  let best = -1
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat || (whom >= 0 && rival !== whom) || stockOf(s, rival, CREDITS) === 0 || countBases(s, rival) <= own) continue
    if (best < 0 || stockOf(s, rival, CREDITS) > stockOf(s, best, CREDITS)) best = rival
  }
  return best
}

/** The rival with most bases, then most credits, who could still be pardoned, or only `whom`; -1 if there is none. */
function rivalToFrame(c: Content, s: State, seat: number, whom: number): number {
  let best = -1
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat || (whom >= 0 && rival !== whom) || !canBePardoned(c, s, rival)) continue
    if (best < 0 || outranks(s, rival, best)) best = rival
  }
  return best
}

function outranks(s: State, one: number, other: number): boolean {
  const more = countBases(s, one) - countBases(s, other)
  return more > 0 || (more === 0 && stockOf(s, one, CREDITS) > stockOf(s, other, CREDITS))
}

/** The effect of the card in a seat's slot, or -1 for a decoy. */
function effectOf(c: Content, s: State, seat: number): number {
  const card = sleeperOf(s, seat)
  return card >= 0 && c.operations.kind[card] === SLEEPER ? c.sleepers.does[c.operations.of[card]] : -1
}

/** Whom the seat's sleeper can be sprung on in this event (-1: not at all); of several, `whom` or the first choice. Nothing is sprung without effect (SY-8.7). */
function victimOf(c: Content, s: State, { event, seat, at }: Event, reactor: number, whom: number): number {
  const does = effectOf(c, s, reactor)
  switch (event) {
    case EVENT.mission:
      return does === DOES.informant && s.jobWin < c.sleepers.most[c.operations.of[sleeperOf(s, reactor)]] ? seat : -1
    case EVENT.success:
      return does === DOES['double cross'] && isDivisible(s) ? seat : -1
    case EVENT.assault:
      if (s.jobWin === IMPOSSIBLE) return -1
      if (does === DOES.sabotage) return s.jobForce > 0 ? seat : -1
      return does === DOES.ambush && s.owner[at] === reactor ? seat : -1
    case EVENT.purchase:
      return does === DOES['claim jump'] && s.calledOff === 0 ? seat : -1
    case EVENT.sovereign:
      return does === DOES['frame job'] ? rivalToFrame(c, s, reactor, whom) : -1
    case EVENT.tax:
      return does === DOES['cooked books'] ? reactor : -1
    case EVENT.collection:
      return does === DOES.skim ? richerRival(s, reactor, whom) : -1
    default:
      return does === DOES.safehouse && s.calledOff === 0 ? reactor : -1
  }
}

/** Events in which the reactor picks the rival. */
const picksRival = (event: number): boolean => event === EVENT.sovereign || event === EVENT.collection

function spring(c: Content, s: State, play: Play, { event, at }: Event, reactor: number, victim: number): void {
  const card = sleeperOf(s, reactor)
  const of = c.operations.of[card]
  const amount = c.sleepers.amount[of]
  play.move(card, zone.discard)
  s.asks &= ~(1 << reactor)
  s.orders[reactor] = 0
  if (play.live) play.tell('sprung', { seat: reactor, card, victim, at })
  switch (sleeperEffects[c.sleepers.does[of]]) {
    case 'informant':
      s.jobWin = Math.min(c.sleepers.most[of], s.jobWin + amount)
      break
    case 'double cross':
      doubleCross(s, play, reactor)
      break
    case 'ambush':
      s.jobHarder += amount
      setOdds(c, s)
      break
    case 'sabotage':
      s.jobForce = Math.max(0, s.jobForce - amount)
      setOdds(c, s)
      break
    case 'frame job':
      s.framed |= 1 << victim
      break
    case 'skim': {
      const credits = handOver(s, victim, reactor, CREDITS, amount)
      if (play.live) play.tell('skimmed', { seat: reactor, victim, credits })
      break
    }
    case 'safehouse':
      s.fortified[at] = 0
      s.down[at] = 1
      s.calledOff = 1
      break
    case 'claim jump':
    case 'cooked books':
      s.calledOff = 1
      break
  }
  if (play.live && event === EVENT.assault) play.tell('assaultOdds', { at, force: s.jobForce, win: s.jobWin })
}

function doubleCross(s: State, play: Play, seat: number): void {
  const taken = [0, 0, 0]
  for (let i = 0; i < RESOURCES; i++) {
    taken[i] = Math.floor(s.jobReward[i] / 2)
    s.jobReward[i] -= taken[i]
    gain(s, seat, i, taken[i])
  }
  if (play.live) play.tell('doubleCrossed', { seat, taken })
}

export function reactionSteps(c: Content): Some<'reactions' | 'react' | 'springs'> {
  return {
    reactions: {
      run(s, frame, play) {
        s.calledOff = 0
        let anybody = false
        let asked: Frames[] | undefined
        for (let reactor = 0; reactor < s.seats; reactor++) {
          if (!mayReact(c, s, frame, reactor)) continue
          anybody = true
          if ((s.asks & (1 << reactor)) !== 0) (asked ??= []).push({ step: 'react', seat: reactor, event: frame.event, by: frame.seat, at: frame.at })
        }
        if (!anybody) return
        play.push({ step: 'springs', event: frame.event, seat: frame.seat, at: frame.at })
        if (asked) play.lanes(asked)
      },
    },
    // What the card is decides only what its owner may answer.
    react: {
      sealed: true,
      otherwise: 'asOrdered',
      ask(s, { seat, event, by, at }, options) {
        options.push(option('decline'), option('asOrdered'))
        const what: Event = { event, seat: by, at }
        if (!picksRival(event)) {
          const victim = victimOf(c, s, what, seat, NOBODY)
          if (victim >= 0) options.push(option('spring', victim))
        } else for (let rival = 0; rival < s.seats; rival++) if (victimOf(c, s, what, seat, rival) === rival) options.push(option('spring', rival))
      },
      take(s, { seat }, { k, a }) {
        s.springs[seat] = k === 'spring' ? a : k === 'asOrdered' ? AS_ORDERED : NOBODY
      },
    },
    springs: {
      run(s, frame, play) {
        for (const reactor of seatsFrom(s, s.turn >= 0 ? s.turn : s.first)) {
          const answer = (s.asks & (1 << reactor)) !== 0 ? s.springs[reactor] : AS_ORDERED
          s.springs[reactor] = NOBODY
          if (answer === NOBODY || !mayReact(c, s, frame, reactor)) continue
          if (answer >= 0) {
            if (victimOf(c, s, frame, reactor, answer) === answer) spring(c, s, play, frame, reactor, answer)
            continue
          }
          const victim = orderedVictim(s, frame, reactor)
          if (victim >= 0) spring(c, s, play, frame, reactor, victim)
        }
      },
    },
  }

  /** Whom the standing order springs the sleeper on, or -1. */
  function orderedVictim(s: State, frame: Event, reactor: number): number {
    const order = s.orders[reactor]
    const by = picksRival(frame.event) || frame.event === EVENT.tax ? NOBODY : frame.seat
    if (!orderAllows(c, order, by, frame.at)) return -1
    const whom = whomOf(order)
    return victimOf(c, s, frame, reactor, picksRival(frame.event) ? whom : NOBODY)
  }
}
