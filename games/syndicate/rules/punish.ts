import { option } from '#kernel/options.ts'
import { embargoSteps, type Content } from '../data/content.ts'
import { CREDITS } from '../data/names.ts'
import { basesOf, highestBases, loseBase } from './bases.ts'
import { CRACKDOWN_DIE, roll } from './dice.ts'
import type { Play, Some } from './frames.ts'
import { loseAssault } from './levels.ts'
import { EVENT } from './reactions.ts'
import { pay, stockOf } from './resources.ts'
import { bits, listSet, lowest } from './sets.ts'
import { amountOf, basesInScope, effectOf, secondAmountOf } from './sovereign-card.ts'
import type { State } from './state.ts'

/** What a Sovereign card (SY-21) does to one player who is neither pardoned nor immune. */

export function punish(c: Content, s: State, play: Play, seat: number): void {
  const amount = amountOf(c, s)
  switch (effectOf(c, s)) {
    case 'tax':
      return play.next({ step: 'reactions', event: EVENT.tax, seat, at: -1 }, { step: 'tax', seat })
    case 'lull':
      return lose(s, play, seat, CREDITS, amount)
    case 'lose':
      return lose(s, play, seat, c.sovereign.resource[s.sovereignCard], amount)
    case 'crackdown':
      return play.push({ step: 'crackdown', seat, bases: basesInScope(c, s, seat) })
    case 'example':
      if (basesOf(s, seat) !== 0) play.push({ step: 'example', seat })
      return
    case 'embargo':
      return embargo(s, play, seat, amount)
    case 'shutdown':
      s.fewer[seat] = amount
      if (play.live) play.tell('shutdown', { seat, fewer: amount })
      return
    case 'patrols':
      return play.push({ step: 'patrol', seat, left: Math.min(amount, bits(basesOf(s, seat))) })
    case 'end':
  }
}

function lose(s: State, play: Play, seat: number, resource: number, amount: number): void {
  const lost = Math.min(amount, stockOf(s, seat, resource))
  if (lost === 0) return
  pay(s, seat, resource, lost)
  if (play.live) play.tell('lost', { seat, resource, count: lost })
}

function embargo(s: State, play: Play, seat: number, step: number): void {
  if (play.live) play.tell('embargo', { seat, effect: step })
  switch (embargoSteps[step]) {
    case 'market closed':
      s.embargoNext |= 1 << seat
      return
    case 'not rearmed':
      s.unarmed |= 1 << seat
      return
    case 'level lost':
      return loseAssault(s, play, seat)
  }
}

/** Bases that can still be turned over. */
function standing(s: State, set: number): number {
  let up = 0
  for (let at = 0; set >> at !== 0; at++) if ((set & (1 << at)) !== 0 && s.down[at] === 0) up |= 1 << at
  return up
}

function turnOver(s: State, play: Play, seat: number, at: number): void {
  s.down[at] = 1
  if (play.live) play.tell('turnedOver', { seat, at })
}

export function punishSteps(c: Content): Some<'tax' | 'unpaid' | 'example' | 'crackdown' | 'seize' | 'patrol'> {
  /** Bases of a seat that are still to be turned over for unpaid tax, from a territory on. */
  const taxable = (s: State, seat: number, from: number): number => standing(s, basesInScope(c, s, seat) & (-1 << from))

  return {
    // Base by base while the whole rate can be paid (SY-16.7); without default, whatever there is (SY-16.8).
    tax: {
      run(s, { seat }, play) {
        if (s.calledOff === 1) return
        const rate = amountOf(c, s)
        const bases = bits(basesInScope(c, s, seat))
        const credits = stockOf(s, seat, CREDITS)
        const covered = rate === 0 ? bases : Math.min(bases, Math.floor(credits / rate))
        const paid = s.taxDefault === 1 ? covered * rate : Math.min(credits, bases * rate)
        pay(s, seat, CREDITS, paid)
        if (play.live && bases > 0) play.tell('taxed', { seat, bases, credits: paid })
        if (s.taxDefault === 1 && covered < bases) play.push({ step: 'unpaid', seat, left: bases - covered, from: 0 })
      },
    },
    unpaid: {
      micro: true,
      ask(s, { seat, left, from }, options) {
        // From one territory to the next, and never so far that too few are left.
        let set = taxable(s, seat, from)
        for (let spare = bits(set) - left; spare >= 0; spare--, set &= set - 1) options.push(option('turnOver', lowest(set)))
      },
      take(s, { seat, left }, { a }, play) {
        turnOver(s, play, seat, a)
        if (left > 1) play.push({ step: 'unpaid', seat, left: left - 1, from: a + 1 })
      },
    },
    example: {
      ask: (s, { seat }, options) => listSet(options, 'example', highestBases(c, basesOf(s, seat))),
      take: (_s, { seat }, { a }, play) => play.push({ step: 'crackdown', seat, bases: 1 << a }),
    },
    // One base after the other: the die against the threshold of the tile's side (SY-12.7).
    crackdown: {
      run(s, { seat, bases }, play) {
        if (bases === 0) return
        const at = lowest(bases)
        play.push({ step: 'crackdown', seat, bases: bases & (bases - 1) })
        const die = roll(play, CRACKDOWN_DIE)
        const threshold = s.fortified[at] === 1 ? secondAmountOf(c, s) : amountOf(c, s)
        if (play.live) play.tell('crackdown', { seat, at, die, threshold, seized: die <= threshold ? 1 : 0 })
        if (die <= threshold) play.next({ step: 'reactions', event: EVENT.loss, seat: -1, at }, { step: 'seize', at })
      },
    },
    seize: {
      run(s, { at }, play) {
        if (s.calledOff === 1) return
        if (play.live) play.tell('seized', { seat: s.owner[at], at })
        loseBase(c, s, at)
      },
    },
    patrol: {
      micro: true,
      ask(s, { seat, left }, options) {
        const up = left === 0 ? 0 : highestBases(c, standing(s, basesOf(s, seat)))
        if (up === 0) options.push(option('goOn'))
        else listSet(options, 'turnOver', up)
      },
      take(s, { seat, left }, { k, a }, play) {
        if (k === 'goOn') return
        turnOver(s, play, seat, a)
        play.push({ step: 'patrol', seat, left: left - 1 })
      },
    },
  }
}
