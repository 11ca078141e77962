import { option, type Option } from '#kernel/options.ts'
import type { Blocked } from '#kernel/steps.ts'
import type { Content } from '../data/content.ts'
import { FACTION } from '../data/names.ts'
import { isPresent, leftOf, trait } from './board.ts'
import { zone } from './cards.ts'
import type { Frames, Play, Some } from './frames.ts'
import { why } from './reasons.ts'
import { LAND, REGIONS, SEATS, type State } from './state.ts'
import { handSize } from './tactics.ts'
import { battleOf, BLUFF, heldHelps, NO_CARD, type Reckoner } from './totals.ts'
import { leaderEffects, leaderSum } from './units.ts'

/** Combat up to the reveal (CC-11.1 to CC-11.8): selecting a battle, planning in secret, revealing, rolling. */

/** Does an opponent forbid selecting here (CC-20.13)? */
function isBarred(c: Content, s: State, seat: number, region: number): boolean {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && leaderSum(c, s, region, other, c.leaders.does.noSelectingHere) > 0) return true
  return false
}

function eachBattle(c: Content, s: State, seat: number, options: Option[] | undefined): boolean {
  for (let region = 0; region < REGIONS; region++) {
    if (s.land[region] >= LAND.base || !isPresent(s, region, seat)) continue
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || !isPresent(s, region, other) || isBarred(c, s, seat, region)) continue
      if (!options) return true
      options.push(option('battle', region, other))
    }
  }
  return false
}

const isFree = (c: Content, s: State, seat: number): boolean => leaderSum(c, s, s.fightAt, seat, c.leaders.does.freeWheel) > 0

/** CC-17.13: what the opponent takes for a die. */
const tollFor = (c: Content, s: State, side: number): number => trait(c, s, s.fightSeat[1 - side], c.attributes.does.dieToll)

/** May a side choose this section (CC-11.4, CC-11.5)? What that depends on is public. */
export function sectionAllowed(c: Content, s: State, side: number, section: number): boolean {
  const seat = s.fightSeat[side]
  const at = s.fightAt * SEATS + seat
  const { wheel } = c
  const free = isFree(c, s, seat)
  if (s.fighters[at] < wheel.needsFighters[section]) return false
  if (!free && s.chiefs[at] > wheel.mostLeaders[section]) return false
  if (!free && s.gems[seat] < wheel.gem[section]) return false
  return !wheel.die[section] || s.energy[seat] >= tollFor(c, s, side)
}

function listPlans(c: Content, s: State, seat: number, side: number, options: Option[]): void {
  const hand = s.cards.at[zone.hand + seat]
  const drawn = s.cards.at[zone.drawn + seat]
  for (let section = 0; section < c.wheel.ids.length; section++) {
    if (!sectionAllowed(c, s, side, section)) continue
    options.push(option('plan', section))
    for (const card of hand) options.push(option('planWith', section, card))
    for (const card of drawn) options.push(option('planWith', section, card))
    if (hand.length + drawn.length > 0) options.push(option('planBluff', section))
  }
}

/** The wheel lies open; a card on it too, a bluff goes back to hand unseen. */
function layPlan(s: State, play: Play, seat: number, side: number, { k, a: section, b: card }: Option): void {
  s.fightSection[side] = section
  s.fightCard[side] = k === 'planWith' ? card : k === 'planBluff' ? BLUFF : NO_CARD
  if (k === 'planWith') play.move(card, zone.wheel + seat)
  if (play.live) play.tell('revealed', { seat, section, card: s.fightCard[side] })
}

/** CC-11.4: gems and tolls are paid at the reveal. */
function rollFor(c: Content, s: State, play: Play, side: number): void {
  const seat = s.fightSeat[side]
  const section = s.fightSection[side]
  if (!c.wheel.die[section]) return
  if (!isFree(c, s, seat)) s.gems[seat] -= c.wheel.gem[section]
  const toll = tollFor(c, s, side)
  if (toll > 0) {
    s.energy[seat] -= toll
    s.energy[s.fightSeat[1 - side]] += toll
    if (play.live) play.tell('toll', { seat, rival: s.fightSeat[1 - side], energy: toll })
  }
  roll(c, s, play, side)
}

function roll(c: Content, s: State, play: Play, side: number): void {
  s.fightDie[side] = play.chance(c.wheel.dieStrength.length)
  const face = s.fightDie[side]
  if (play.live) play.tell('rolled', { seat: s.fightSeat[side], face, strength: c.wheel.dieStrength[face], shield: c.wheel.dieShield[face], again: s.fightRerolled[side] })
}

type Names = 'battles' | 'selectBattle' | 'beforeBattle' | 'useIntelligence' | 'planning' | 'plan' | 'planOpenly' | 'reveal' | 'reroll'

export function combatSteps(c: Content, reckoner: Reckoner): Some<Names> {
  const declare = (s: State, play: Play): void => {
    const battle = battleOf(s)
    for (const side of [0, 1]) {
      const seat = s.fightSeat[side]
      const { strength, attack, shield } = reckoner.total(s, battle, side)
      play.tell('declared', { seat, strength, attack, shield, gems: s.gems[seat], cards: handSize(s, seat) })
    }
  }

  const helpful = (s: State, side: number): number[] => s.intel.flatMap((_, shown) => (heldHelps(c, s, battleOf(s), side, shown) ? [shown] : []))

  return {
    // One battle each, clockwise; who has none is passed over.
    battles: {
      run(s, { seat }, play) {
        for (let i = 0, each = seat; i < s.seats; i++, each = leftOf(s, each))
          if (eachBattle(c, s, each, undefined)) {
            play.next({ step: 'selectBattle', seat: each }, { step: 'battles', seat: leftOf(s, each) })
            return
          }
        s.takenBack = 0
      },
    },
    selectBattle: {
      ask: (s, { seat }, options) => void eachBattle(c, s, seat, options),
      blocked(s, { seat }, blocked) {
        for (let region = 0; region < REGIONS; region++) {
          if (s.land[region] >= LAND.base || !isPresent(s, region, seat) || !isBarred(c, s, seat, region)) continue
          for (let other = 0; other < s.seats; other++)
            if (other !== seat && isPresent(s, region, other)) blocked.push({ option: option('battle', region, other), reason: why.barred })
        }
      },
      take(s, { seat }, { a: region, b: other }, play) {
        s.fightAt = region
        s.fightSeat[0] = seat
        s.fightSeat[1] = other
        s.fightSection.fill(-1)
        s.fightCard.fill(NO_CARD)
        s.fightDie.fill(-1)
        s.fightRerolled.fill(0)
        s.fightTotal.fill(0)
        s.fightWounds.fill(0)
        s.fightWon = -1
        s.fightRetreat = 0
        s.fightIntel = 0
        s.fightFirst = 0
        s.fightTakes = 0
        if (play.live) play.tell('battle', { seat, opponent: other, region })
        play.next({ step: 'beforeBattle' }, { step: 'planning' })
      },
    },
    // CC-21.7, CC-24.2
    beforeBattle: {
      run(s, _frame, play) {
        const frames: Frames[] = []
        for (const side of [0, 1]) {
          const seat = s.fightSeat[side]
          for (const effect of leaderEffects(c, s, s.fightAt, seat, c.leaders.does.beforeBattle)) frames.push({ step: 'gain', seat, effect, paid: 0 })
          if (s.faction[seat] === FACTION.circadians && helpful(s, side).length > 0) frames.push({ step: 'useIntelligence', seat })
        }
        play.next(...frames)
      },
    },
    useIntelligence: {
      ask(s, { seat }, options) {
        for (const shown of helpful(s, s.fightSeat.indexOf(seat))) options.push(option('useIntelligence', shown))
        options.push(option('decline'))
      },
      take(s, { seat }, { k, a: shown }, play) {
        if (k === 'decline') return
        s.intelUsed |= 1 << shown
        s.fightIntel |= 1 << shown
        if (play.live) play.tell('usedIntelligence', { seat, faction: shown })
        if (helpful(s, s.fightSeat.indexOf(seat)).length > 0) play.push({ step: 'useIntelligence', seat })
      },
    },
    // CC-16.8: against Sable the opponent plans and reveals first.
    planning: {
      run(s, _frame, play) {
        if (play.live) declare(s, play)
        play.push({ step: 'reveal' })
        const plans: [Frames, Frames] = [
          { step: 'plan', seat: s.fightSeat[0], side: 0 },
          { step: 'plan', seat: s.fightSeat[1], side: 1 },
        ]
        const seer = [0, 1].find((side) => leaderSum(c, s, s.fightAt, s.fightSeat[side], c.leaders.does.seesPlan) > 0)
        if (seer === undefined) return play.lanes(plans)
        const open = (side: number): Frames => ({ step: 'planOpenly', seat: s.fightSeat[side], side })
        play.next(open(1 - seer), open(seer))
      },
    },
    plan: {
      sealed: true,
      ask: (s, { seat, side }, options) => listPlans(c, s, seat, side, options),
      blocked: (s, { side }, blocked) => listBarred(c, s, side, blocked),
      take: (s, { seat, side }, chosen, play) => layPlan(s, play, seat, side, chosen),
    },
    planOpenly: {
      single: 'ask',
      ask: (s, { seat, side }, options) => listPlans(c, s, seat, side, options),
      blocked: (s, { side }, blocked) => listBarred(c, s, side, blocked),
      take: (s, { seat, side }, chosen, play) => layPlan(s, play, seat, side, chosen),
    },
    reveal: {
      run(s, _frame, play) {
        const frames: Frames[] = []
        for (const side of [0, 1]) {
          rollFor(c, s, play, side)
          if (s.fightDie[side] >= 0 && trait(c, s, s.fightSeat[side], c.attributes.does.rerolls) > 0) frames.push({ step: 'reroll', seat: s.fightSeat[side], side })
        }
        play.next(...frames, { step: 'firstWounds' }, { step: 'compare' })
      },
    },
    // CC-21.15
    reroll: {
      ask: (_s, _frame, options) => void options.push(option('keep'), option('reroll')),
      take(s, { side }, { k }, play) {
        if (k === 'keep') return
        s.fightRerolled[side] = 1
        roll(c, s, play, side)
      },
    },
  }
}

function listBarred(c: Content, s: State, side: number, blocked: Blocked[]): void {
  const seat = s.fightSeat[side]
  const at = s.fightAt * SEATS + seat
  for (let section = 0; section < c.wheel.ids.length; section++) {
    if (sectionAllowed(c, s, side, section)) continue
    const reason =
      c.wheel.die[section] && s.gems[seat] < c.wheel.gem[section]
        ? why.noGemForDie
        : c.wheel.die[section]
          ? why.noEnergyForToll(tollFor(c, s, side))
          : s.fighters[at] < c.wheel.needsFighters[section]
            ? why.tooFewFighters(c.wheel.needsFighters[section])
            : why.leaderFights
    blocked.push({ option: option('plan', section), reason })
  }
}
