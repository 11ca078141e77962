import { option, type Option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { COLUMNS, PHASE, TERRAIN, TRACK } from '../data/names.ts'
import { CODE, type Gain } from '../data/notation.ts'
import { trait } from './board.ts'
import type { Effects } from './effects.ts'
import type { Frames, Some } from './frames.ts'
import { WHEN, type Hand } from './hand.ts'
import { boostMorale } from './morale.ts'
import { costOf, payPrice } from './prices.ts'
import { why } from './reasons.ts'
import { columnOf } from './research.ts'
import { INTEL, LAST_COLUMN, type State } from './state.ts'
import { sideOf } from './units.ts'

/** A turn of an action phase (CC-5): act or pass, cards and abilities, main action, secondary action. */

/** What has been done in the turn, or given up. */
const MAIN = 1
const SECONDARY = 2

const trackOf = (s: State): number => s.phase - PHASE.discover

/** The column in which a seat acts, boost included. */
const actingColumn = (s: State, seat: number): number => trackOf(s) * COLUMNS + Math.min(LAST_COLUMN, columnOf(s, seat, trackOf(s)) + s.boost)

function clearTurn(s: State): void {
  s.boost = 0
  s.unlocks = 0
  s.doubles = 0
  s.unpinned = 0
  s.shipHarvests = 0
  s.fastFree = 0
  s.freeMoves = 0
  s.lakesLeft = 0
  s.strode = 0
}

export function turnSteps(c: Content, effects: Effects, hand: Hand): Some<'turnOf' | 'actOrPass' | 'passOn' | 'passing' | 'act' | 'acting' | 'endTurn'> {
  /** Abilities of leaders and attributes that may be used once in this phase: `offered` has a bit for each. */
  const listOffers = (s: State, seat: number, offered: number, options: Option[]): void => {
    const faction = s.faction[seat]
    const { first, count, phase, does } = c.leaders
    for (let i = 0; i < count[faction]; i++) {
      const leader = first[faction] + i
      const effect = does.offer[sideOf(s, leader)]
      if (effect > 0 && phase[leader] === s.phase && s.leaderAt[leader] >= 0 && (offered & (1 << i)) === 0 && effects.can(s, seat, effect)) options.push(option('useLeader', leader))
    }
    for (let i = 0; i < c.attributes.count[faction]; i++) {
      const attribute = c.attributes.first[faction] + i
      const effect = c.attributes.does.offer[attribute * 2 + ((s.attributes[seat] >> i) & 1)]
      if (effect > 0 && c.attributes.phase[attribute] === s.phase && (offered & (1 << (16 + i))) === 0 && effects.can(s, seat, effect)) options.push(option('useAttribute', attribute))
    }
    if (s.intel[faction] === INTEL.given && c.intelligence.givenPhase[faction] === s.phase && canUseGiven(s, seat)) options.push(option('useIntelligence', faction))
  }

  const canUseGiven = (s: State, seat: number): boolean => {
    const { does } = c.intelligence.given
    const effect = does.gain[s.faction[seat]]
    return does.ignoresLock[s.faction[seat]] > 0 || (effect > 0 && effects.can(s, seat, effect))
  }

  /** What the main action gives, with the Recruit points that an attribute adds. */
  const mainGains = (s: State, seat: number): readonly Gain[] => {
    const [gains] = c.effects[c.research.main[actingColumn(s, seat)]].choices
    const extra = trackOf(s) === TRACK.recruit ? trait(c, s, seat, c.attributes.does.recruitPoints) : 0
    return extra === 0 ? gains : gains.map(({ code, n }) => ({ code, n: code === CODE.R ? n + extra : n }))
  }

  const mainIsOpen = (s: State, seat: number, did: number): boolean => (did & MAIN) === 0 && effects.canTake(s, seat, mainGains(s, seat))

  /** The secondary action comes after the main one; who does not want that one skips it. */
  const listActing = (s: State, seat: number, did: number, offered: number, options: Option[]): void => {
    const secondary = (did & SECONDARY) === 0 && effects.can(s, seat, c.research.aux[actingColumn(s, seat)])
    if (mainIsOpen(s, seat, did)) {
      options.push(option('main'))
      if (secondary) options.push(option('skipMain'))
    } else if (secondary) options.push(option('secondary'))
    listOffers(s, seat, offered, options)
    hand.list(s, seat, (did & MAIN) === 0 ? WHEN.acting : WHEN.afterMain, options)
    options.push(option('end'))
  }

  return {
    turnOf: {
      run(s, { seat }, play) {
        clearTurn(s)
        // Whoever could hold a card to play is asked, so that it does not show who does.
        if (s.energy[seat] >= costOf(c, s, seat, trackOf(s)) || hand.couldPlay(s, seat, WHEN.passing)) return play.push({ step: 'actOrPass', seat })
        if (play.live) play.tell('passed', { seat, track: trackOf(s) })
      },
    },
    actOrPass: {
      single: 'ask',
      ask(s, { seat }, options) {
        if (s.energy[seat] >= costOf(c, s, seat, trackOf(s))) options.push(option('act'))
        options.push(option('pass'))
        hand.list(s, seat, WHEN.passing, options)
      },
      blocked(s, { seat }, blocked) {
        const cost = costOf(c, s, seat, trackOf(s))
        if (s.energy[seat] < cost) blocked.push({ option: option('act'), reason: why.tooLittleEnergy(cost) })
      },
      take(s, { seat }, chosen, play) {
        play.push({ step: 'endTurn', seat })
        if (chosen.k === 'act') {
          payPrice(c, s, play, seat, trackOf(s))
          s.shipHarvests = c.factions.does.harvestByShip[s.faction[seat]]
          s.freeMoves = trait(c, s, seat, c.attributes.does.freeMovesFromBase)
          s.lakesLeft = -1
          return play.push({ step: 'act', seat, did: 0, offered: 0 })
        }
        if (play.live) play.tell('passed', { seat, track: trackOf(s) })
        if (chosen.k !== 'play') return
        play.push({ step: 'passOn', seat })
        hand.play(s, play, seat, chosen)
      },
    },
    passOn: {
      run(s, { seat }, play) {
        if (hand.couldPlay(s, seat, WHEN.passing)) play.push({ step: 'passing', seat })
      },
    },
    passing: {
      single: 'ask',
      ask(s, { seat }, options) {
        hand.list(s, seat, WHEN.passing, options)
        options.push(option('end'))
      },
      blocked: (s, { seat }, blocked) => hand.blocked(s, seat, WHEN.passing, blocked),
      take(s, { seat }, chosen, play) {
        if (chosen.k === 'end') return
        play.push({ step: 'passOn', seat })
        hand.play(s, play, seat, chosen)
      },
    },
    act: {
      run(s, { seat, did, offered }, play) {
        const options: Option[] = []
        if (did !== 0 && !hand.couldPlay(s, seat, WHEN.afterMain)) listActing(s, seat, did, offered, options)
        if (options.length !== 1) play.push({ step: 'acting', seat, did, offered })
      },
    },
    acting: {
      single: 'ask',
      ask: (s, { seat, did, offered }, options) => listActing(s, seat, did, offered, options),
      blocked(s, { seat, did }, blocked) {
        const column = actingColumn(s, seat)
        const aux = c.research.aux[column]
        const { energy, gems } = c.effects[aux]
        if ((did & MAIN) !== 0) blocked.push({ option: option('main'), reason: why.mainDone })
        if ((did & SECONDARY) !== 0) blocked.push({ option: option('secondary'), reason: why.secondaryDone })
        else if (!effects.can(s, seat, aux)) {
          const short = s.energy[seat] < energy || s.gems[seat] < gems
          blocked.push({ option: option('secondary'), reason: short ? why.tooDear(energy, gems) : why.noUse })
        } else if (mainIsOpen(s, seat, did)) blocked.push({ option: option('secondary'), reason: why.mainFirst })
        hand.blocked(s, seat, (did & MAIN) === 0 ? WHEN.acting : WHEN.afterMain, blocked)
      },
      take(s, { seat, did, offered }, chosen, play) {
        const faction = s.faction[seat]
        const again = (doneBits: number, offeredBits: number): Frames => ({ step: 'act', seat, did: did | doneBits, offered: offered | offeredBits })
        switch (chosen.k) {
          case 'main':
            if (play.live) play.tell('mainAction', { seat, track: trackOf(s) })
            play.push(again(MAIN, 0))
            return effects.give(s, play, seat, mainGains(s, seat))
          case 'skipMain':
            return play.push(again(MAIN, 0))
          case 'secondary':
            if (play.live) play.tell('secondaryAction', { seat, track: trackOf(s) })
            play.push(again(MAIN | SECONDARY, 0))
            return effects.buy(s, play, seat, c.research.aux[actingColumn(s, seat)])
          case 'useLeader':
            if (play.live) play.tell('usedLeader', { seat, leader: chosen.a })
            play.push(again(0, 1 << (chosen.a - c.leaders.first[faction])))
            return effects.buy(s, play, seat, c.leaders.does.offer[sideOf(s, chosen.a)])
          case 'useAttribute': {
            const i = chosen.a - c.attributes.first[faction]
            if (play.live) play.tell('usedAttribute', { seat, attribute: chosen.a })
            play.push(again(0, 1 << (16 + i)))
            return effects.buy(s, play, seat, c.attributes.does.offer[chosen.a * 2 + ((s.attributes[seat] >> i) & 1)])
          }
          case 'useIntelligence': {
            const { does } = c.intelligence.given
            s.intel[faction] = INTEL.supply
            s.unlocks += does.ignoresLock[faction]
            if (play.live) play.tell('usedIntelligence', { seat, faction })
            play.push(again(0, 0))
            if (does.gain[faction] > 0) play.push({ step: 'gain', seat, effect: does.gain[faction], paid: 0 })
            return
          }
          case 'play':
            play.push(again(0, 0))
            return hand.play(s, play, seat, chosen)
        }
      },
    },
    // CC-19.13
    endTurn: {
      run(s, { seat }, play) {
        const faction = s.faction[seat]
        if (s.phase === PHASE.move && s.strode !== 0)
          for (let i = 0; i < c.leaders.count[faction]; i++) {
            const leader = c.leaders.first[faction] + i
            const region = s.leaderAt[leader]
            if ((s.strode & (1 << i)) === 0 || region < 0 || c.leaders.does.moraleWhereMoveEnds[sideOf(s, leader)] === 0) continue
            if (s.land[region] === TERRAIN.cliffs || s.land[region] === TERRAIN.plains) boostMorale(c, s, play, region)
          }
        clearTurn(s)
      },
    },
  }
}
