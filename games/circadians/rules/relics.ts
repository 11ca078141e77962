import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { ROUNDS } from '../data/names.ts'
import { controls, isPresent } from './board.ts'
import type { Frames, Play, Some } from './frames.ts'
import { WHEN, type Hand } from './hand.ts'
import { returnMorale } from './morale.ts'
import { fromFlare } from './round.ts'
import { NEUTRAL, TRACKS, WON, type State } from './state.ts'
import { ripen } from './tactics.ts'
import { sendToBase } from './units.ts'
import { bestOf, lateWinners, relicMaster, win } from './victory.ts'

/** Relics (CC-13) and the end of a round. */

function controllerAt(s: State, region: number): number {
  for (let seat = 0; seat < s.seats; seat++) if (isPresent(s, region, seat) && controls(s, region, seat)) return seat
  return -1
}

function emptyPrices(s: State): void {
  for (let track = 0; track < TRACKS; track++) if (s.pricer[track] >= 0 && s.pricer[track] !== NEUTRAL) s.priceVault[s.pricer[track]] |= 1 << s.price[track]
  s.pricer.fill(-1)
  s.price.fill(-1)
}

export function relicSteps(c: Content, hand: Hand): Some<'relics' | 'relicCards' | 'playRelicCard' | 'collectRelic' | 'unitsHome' | 'endRound'> {
  const collect = (s: State, play: Play, seat: number, relic: number): void => {
    const region = s.relicAt[relic]
    const effect = c.factions.relicRow[s.faction[seat]][s.relics[seat]]
    s.relicAt[relic] = -1
    s.relics[seat]++
    if (play.live) play.tell('relicCollected', { seat, relic, region })
    play.push({ step: 'unitsHome', seat, region })
    if (effect > 0) play.push({ step: 'gain', seat, effect, paid: 0 })
  }

  return {
    relics: {
      run(s, _frame, play) {
        const cards = fromFlare(s).map((seat): Frames => ({ step: 'relicCards', seat }))
        play.next(...cards, { step: 'collectRelic' })
      },
    },
    relicCards: {
      run(s, { seat }, play) {
        if (hand.couldPlay(s, seat, WHEN.acting)) play.push({ step: 'playRelicCard', seat })
      },
    },
    playRelicCard: {
      single: 'ask',
      ask(s, { seat }, options) {
        hand.list(s, seat, WHEN.acting, options)
        options.push(option('end'))
      },
      blocked: (s, { seat }, blocked) => hand.blocked(s, seat, WHEN.acting, blocked),
      take(s, { seat }, chosen, play) {
        if (chosen.k === 'end') return
        play.push({ step: 'relicCards', seat })
        hand.play(s, play, seat, chosen)
      },
    },
    collectRelic: {
      run(s, _frame, play) {
        const master = relicMaster(s)
        if (master >= 0) return win(s, play, 1 << master, WON.relics)
        play.push({ step: 'endRound' })
        const relic = s.round - 1
        const seat = controllerAt(s, s.relicAt[relic])
        if (seat >= 0) return collect(s, play, seat, relic)
        if (play.live) play.tell('relicLost', { relic, region: s.relicAt[relic] })
        s.relicAt[relic] = -1
      },
    },
    unitsHome: {
      run(s, { seat, region }, play) {
        sendToBase(c, s, play, region, seat)
        returnMorale(c, s, play)
      },
    },
    // CC-13.4, CC-14.4, CC-14.5
    endRound: {
      run(s, _frame, play) {
        emptyPrices(s)
        ripen(s, play)
        const late = lateWinners(c, s)
        if (late !== 0) return win(s, play, late, WON.late)
        if (s.round >= ROUNDS) return win(s, play, bestOf(s, (1 << s.seats) - 1), WON.regions)
        play.push({ step: 'round' })
      },
    },
  }
}
