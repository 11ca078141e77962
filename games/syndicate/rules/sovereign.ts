import { option } from '#kernel/options.ts'
import { TERRITORIES, type Content } from '../data/content.ts'
import { INFLUENCE } from '../data/names.ts'
import { bandNow, canLift, liftBlockade, lowerAlert, raiseAlert } from './alert.ts'
import type { Play, Some } from './frames.ts'
import { SOVEREIGN_FIRST } from './operations.ts'
import { canBePardoned, pardonPrice } from './pardon.ts'
import { punish } from './punish.ts'
import { EVENT } from './reactions.ts'
import { whyNoPardon } from './reasons.ts'
import { pay } from './resources.ts'
import { finishGame } from './scoring.ts'
import { seatsFrom } from './seats.ts'
import { amountOf, effectOf, secondAmountOf } from './sovereign-card.ts'
import { PHASE, type State } from './state.ts'
import { zone } from './zones.ts'

/** Phase 2 (SY-12): bases come back, a Sovereign card is drawn, pardons, punishment. */

function restoreBases(s: State, play: Play): void {
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.down[at] === 0) continue
    s.down[at] = 0
    if (play.live) play.tell('restored', { at, seat: s.owner[at] })
  }
}

function topCard(play: Play): number {
  for (const pile of [zone.above, zone.among, zone.below]) {
    const card = play.top(pile)
    if (card >= 0) return card
  }
  return -1
}

function drawSovereign(c: Content, s: State, play: Play): void {
  const card = topCard(play)
  play.move(card, zone.sovereign)
  s.sovereignCard = card - SOVEREIGN_FIRST
  s.band = bandNow(c, s)
  if (play.live) play.tell('sovereign', { card, band: s.band })
  if (effectOf(c, s) !== 'end') return
  s.last = s.round + 1
  raiseAlert(c, s, play, amountOf(c, s))
  if (play.live) play.tell('beginningOfTheEnd', { last: s.last })
}

export function sovereignSteps(c: Content): Some<'sovereignPhase' | 'pardon' | 'punish' | 'lull' | 'endSovereign'> {
  return {
    sovereignPhase: {
      run(s, _frame, play) {
        s.phase = PHASE.sovereign
        s.pardoned = 0
        s.framed = 0
        restoreBases(s, play)
        drawSovereign(c, s, play)
        const order = seatsFrom(s, s.first)
        play.next({ step: 'punish', done: 0 }, { step: 'endSovereign' })
        for (let i = order.length - 1; i >= 0; i--) play.push({ step: 'pardon', seat: order[i] })
        if (effectOf(c, s) !== 'end') play.push({ step: 'reactions', event: EVENT.sovereign, seat: -1, at: -1 })
      },
    },
    pardon: {
      ask(s, { seat }, options) {
        options.push(option('decline'))
        if (canBePardoned(c, s, seat)) options.push(option('pardon'))
        if (canLift(c, s, seat)) options.push(option('lift'))
      },
      take(s, { seat }, { k }, play) {
        if (k === 'decline') return
        if (k === 'lift') liftBlockade(c, s, play, seat)
        else {
          const price = pardonPrice(c, s, seat)
          pay(s, seat, INFLUENCE, price)
          s.pardoned |= 1 << seat
          if (play.live) play.tell('pardoned', { seat, influence: price })
        }
        play.push({ step: 'pardon', seat })
      },
      blocked(s, { seat }, blocked) {
        const reason = whyNoPardon(c, s, seat)
        if (reason) blocked.push({ option: option('pardon'), reason })
      },
    },
    punish: {
      run(s, { done }, play) {
        if (effectOf(c, s) === 'lull' && done === 0) play.push({ step: 'lull' })
        if (done >= s.seats) return
        const seat = seatsFrom(s, s.first)[done]
        play.push({ step: 'punish', done: done + 1 })
        if (((s.immune | s.pardoned) & (1 << seat)) === 0) punish(c, s, play, seat)
      },
    },
    // A lull ends with a quieter Sovereign (SY-21.3).
    lull: { run: (s, _frame, play) => lowerAlert(c, s, play, secondAmountOf(c, s)) },
    endSovereign: {
      run(s, _frame, play) {
        if (s.last === s.round && s.lastCollection === 0) return finishGame(c, s, play)
        play.push({ step: 'collection' })
      },
    },
  }
}
