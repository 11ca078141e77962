import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { FACTION } from '../data/names.ts'
import { trait, traitEffects } from './board.ts'
import type { Frames, Play, Some } from './frames.ts'
import { boostMorale, canBoost, returnMorale } from './morale.ts'
import { INTEL, SEATS, SECTORS, type State } from './state.ts'
import { battleOf, type Reckoner } from './totals.ts'
import { leaderEffects, leaderSum, takeFighters } from './units.ts'
import { gainGlory } from './victory.ts'

/** Steps 1 and 2 of a battle (CC-11.9 to CC-11.14): who wins, what that brings, and the wounds. */

const STRENGTH = 0
const ATTACK = 1
const SHIELD = 2

const total = (s: State, side: number, what: number): number => s.fightTotal[side * 3 + what]

/** A number in the text of the card that a side used: one of the tables in `c.tactics.use.does`. */
export const cardSum = (c: Content, s: State, side: number, amounts: readonly number[]): number =>
  s.fightCard[side] >= 0 ? amounts[c.tactics.design[s.fightCard[side]]] : 0

/** Fighters of a side that attacks would still wound. */
function woundsOn(c: Content, s: State, side: number, attack: number, shield: number): number {
  const through = Math.max(0, attack - shield)
  return Math.max(0, through - cardSum(c, s, side, c.tactics.use.does.fewerWounds))
}

/** Wounds on one side, never more than four in a battle. The glory for them comes separately. */
function wound(c: Content, s: State, play: Play, side: number, wanted: number): number {
  const seat = s.fightSeat[side]
  const wounds = takeFighters(s, s.fightAt, seat, Math.min(wanted, c.wheel.maxWounds - s.fightWounds[side]))
  s.fightWounds[side] += wounds
  if (wounds > 0 && play.live) play.tell('wounded', { seat, by: s.fightSeat[1 - side], region: s.fightAt, wounds })
  return wounds
}

function gloryForWounds(c: Content, s: State, play: Play, side: number, wounds: number): void {
  const seat = s.fightSeat[side]
  gainGlory(c, s, play, seat, wounds * c.factions.does.gloryPerWound[s.faction[seat]])
}

/** CC-11.9 to CC-11.11: the side that wins. */
function winnerOf(c: Content, s: State): number {
  const retreats = [0, 1].map((side) => c.wheel.retreat[s.fightSection[side]])
  const lead = total(s, 0, STRENGTH) - total(s, 1, STRENGTH)
  if (retreats[0] !== retreats[1]) return retreats[0] ? 1 : 0
  if (retreats[0]) return lead > 0 ? 1 : 0
  if (lead !== 0) return lead > 0 ? 0 : 1
  const { winsTies } = c.tactics.use.does
  return cardSum(c, s, 1, winsTies) > cardSum(c, s, 0, winsTies) ? 1 : 0
}

/** The loser's intelligence card, if it is in the supply (CC-16.13). */
function takeIntelligence(s: State, play: Play, side: number): void {
  const shown = s.faction[s.fightSeat[1 - side]]
  if (s.intel[shown] !== INTEL.supply) return
  s.intel[shown] = INTEL.held
  if (play.live) play.tell('intelligenceTaken', { seat: s.fightSeat[side], faction: shown })
}

type Names = 'firstWounds' | 'compare' | 'outcomeFor' | 'moraleForGems' | 'attacks' | 'woundEffects'

export function resolveSteps(c: Content, reckoner: Reckoner): Some<Names> {
  const reckon = (s: State): void => {
    const battle = battleOf(s)
    for (const side of [0, 1]) {
      const { strength, attack, shield } = reckoner.total(s, battle, side)
      s.fightTotal[side * 3 + STRENGTH] = strength
      s.fightTotal[side * 3 + ATTACK] = attack
      s.fightTotal[side * 3 + SHIELD] = shield
    }
  }

  /** Effects of a victory, in one list so that they come one after the other. */
  const onVictory = (s: State, play: Play, side: number): Frames[] => {
    const seat = s.fightSeat[side]
    const region = s.fightAt
    const { use } = c.tactics
    const frames: Frames[] = []
    const gain = (effect: number): void => void (effect > 0 && frames.push({ step: 'gain', seat, effect, paid: 0 }))
    leaderEffects(c, s, region, seat, c.leaders.does.onVictory).forEach(gain)
    gain(cardSum(c, s, side, use.does.onVictory))
    const rival = s.fightSeat[1 - side]
    const tribute = Math.min(s.energy[rival], cardSum(c, s, side, use.does.takesEnergyOnVictory))
    if (tribute > 0) {
      s.energy[rival] -= tribute
      s.energy[seat] += tribute
      if (play.live) play.tell('tribute', { seat, rival, energy: tribute })
    }
    const most = leaderSum(c, s, region, seat, c.leaders.does.redeploysOnVictory)
    if (most > 0) frames.push({ step: 'redeploying', seat, left: 1, from: region, most, crew: 0 })
    if (cardSum(c, s, side, use.does.redeploysOnVictory) > 0) frames.push({ step: 'redeploying', seat, left: 1, from: region, most: 99, crew: 1 })
    const gems = trait(c, s, seat, c.attributes.does.moraleForGems)
    if (gems > 0) frames.push({ step: 'moraleForGems', seat, gems })
    return frames
  }

  const gloryOfVictory = (s: State, play: Play, side: number): void => {
    const seat = s.fightSeat[side]
    const { does } = c.factions
    const faction = s.faction[seat]
    const leaders = s.heads[s.fightAt * SEATS + s.fightSeat[1 - side]]
    gainGlory(c, s, play, seat, does.gloryPerVictory[faction] + (leaders > 0 ? does.gloryPerVictoryOverLeaders[faction] : 0))
  }

  return {
    // CC-18.5
    firstWounds: {
      run(s, _frame, play) {
        const { woundsFirst } = c.leaders.does
        for (const side of [0, 1]) if (leaderSum(c, s, s.fightAt, s.fightSeat[side], woundsFirst) > 0) s.fightFirst |= 1 << side
        if (s.fightFirst === 0) return
        reckon(s)
        const wanted = [0, 1].map((side) => ((s.fightFirst & (1 << (1 - side))) !== 0 ? woundsOn(c, s, side, total(s, 1 - side, ATTACK), total(s, side, SHIELD)) : 0))
        const dealt = wanted.map((wounds, side) => wound(c, s, play, side, wounds))
        for (const side of [0, 1]) if (s.over === 0) gloryForWounds(c, s, play, side, dealt[1 - side])
        returnMorale(c, s, play)
      },
    },
    compare: {
      run(s, _frame, play) {
        reckon(s)
        const won = winnerOf(c, s)
        s.fightWon = won
        s.fightTotal[won * 3 + ATTACK] += leaderSum(c, s, s.fightAt, s.fightSeat[won], c.leaders.does.attackOnVictory)
        if (c.wheel.retreat[s.fightSection[1 - won]]) s.fightRetreat = 1 << (1 - won)
        for (const side of [0, 1])
          if (!c.wheel.retreat[s.fightSection[side]] && leaderSum(c, s, s.fightAt, s.fightSeat[side], c.leaders.does.takesOpposingCard) > 0) s.fightTakes |= 1 << side
        if (play.live) play.tell('compared', { region: s.fightAt, seats: s.fightSeat.slice(), totals: s.fightTotal.slice(), winner: s.fightSeat[won] })
        play.next(
          { step: 'outcomeFor', side: 0 },
          { step: 'outcomeFor', side: 1 },
          { step: 'attacks' },
          { step: 'woundEffects' },
          { step: 'retreats' },
          { step: 'clearRegion' },
          { step: 'afterBattle' },
          { step: 'endBattle' },
        )
      },
    },
    // Step 1: the selector's effects first.
    outcomeFor: {
      run(s, { side }, play) {
        const seat = s.fightSeat[side]
        const won = s.fightWon === side
        const { does } = c.attributes
        if (s.faction[seat] === FACTION.circadians && trait(c, s, seat, does.intelligenceOnBattle) + (won ? trait(c, s, seat, does.intelligenceOnVictory) : 0) > 0) takeIntelligence(s, play, side)
        const { use } = c.tactics
        const extra = won ? leaderSum(c, s, s.fightAt, seat, c.leaders.does.woundsOnVictory) : cardSum(c, s, side, use.does.woundsOnDefeat)
        if (won) {
          play.next(...onVictory(s, play, side))
          if (leaderSum(c, s, s.fightAt, seat, c.leaders.does.losesHalfOnVictory) > 0) loseHalf(s, play, seat)
        } else {
          for (const effect of [cardSum(c, s, side, use.does.onDefeat), ...traitEffects(c, s, seat, does.onDefeat)]) if (effect > 0) play.push({ step: 'gain', seat, effect, paid: 0 })
        }
        const wounds = wound(c, s, play, 1 - side, extra)
        if (won) gloryOfVictory(s, play, side)
        if (s.over === 0) gloryForWounds(c, s, play, side, wounds)
        if (s.over === 0) returnMorale(c, s, play)
      },
    },
    // CC-19.16
    moraleForGems: {
      // Asked when it comes to it: what comes before may cost gems, and may leave the region.
      ask(s, { seat, gems }, options) {
        if (s.gems[seat] >= gems && canBoost(c, s, s.fightAt)) options.push(option('boostMorale'))
        options.push(option('decline'))
      },
      take(s, { seat, gems }, { k }, play) {
        if (k === 'decline') return
        s.gems[seat] -= gems
        boostMorale(c, s, play, s.fightAt)
      },
    },
    // Step 2: both sides at once.
    attacks: {
      run(s, _frame, play) {
        const wanted = [0, 1].map((side) => ((s.fightFirst & (1 << (1 - side))) !== 0 ? 0 : woundsOn(c, s, side, total(s, 1 - side, ATTACK), total(s, side, SHIELD))))
        const dealt = wanted.map((wounds, side) => wound(c, s, play, side, wounds))
        for (const side of [0, 1]) if (s.over === 0) gloryForWounds(c, s, play, side, dealt[1 - side])
        if (s.over === 0) returnMorale(c, s, play)
      },
    },
    // CC-20.14, CC-17.7
    woundEffects: {
      run(s, _frame, play) {
        const frames: Frames[] = []
        for (const side of [0, 1]) {
          const seat = s.fightSeat[side]
          const hurt = s.fightWounds[1 - side] > 0
          const found = hurt ? traitEffects(c, s, seat, c.attributes.does.onWounding) : leaderEffects(c, s, s.fightAt, seat, c.leaders.does.gainIfNoneWounded)
          for (const effect of found) frames.push({ step: 'gain', seat, effect, paid: 0 })
        }
        play.next(...frames)
      },
    },
  }
}

/** CC-20.9 */
function loseHalf(s: State, play: Play, seat: number): void {
  const at = s.fightAt * SEATS + seat
  const lost = Math.ceil(s.fighters[at] / 2)
  s.fighters[at] -= lost
  s.sectors[seat * SECTORS] += lost
  if (play.live && lost > 0) play.tell('lostHalf', { seat, region: s.fightAt, lost })
}
