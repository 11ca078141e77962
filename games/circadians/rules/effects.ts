import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { codes, type Code, type Gain } from '../data/notation.ts'
import { canUpgradeAttribute } from './attributes.ts'
import { canBuild, canLay } from './build.ts'
import type { Play, Some } from './frames.ts'
import { canHarvest } from './harvest.ts'
import { canDeploy, canUpgradeLeader } from './leaders.ts'
import { canMoveAny, canRedeployAny } from './move.ts'
import { canPlaceToken, canTurnToken } from './production.ts'
import { canRecruit } from './recruit.ts'
import { canResearch, gainResearch } from './research.ts'
import { OWED, OWED_KINDS, type State } from './state.ts'
import { sumsOf } from './sums.ts'
import { draw } from './tactics.ts'
import { gainGlory } from './victory.ts'

/** The interpreter of effects: one entry for each code of the notation. */

interface CodeRule {
  /** Would it do anything now? */
  readonly can: (s: State, seat: number) => boolean
  readonly give: (s: State, play: Play, seat: number, n: number) => void
}

const always = (): boolean => true

function codeRules(c: Content): Readonly<Record<Code, CodeRule>> {
  return {
    E: {
      can: always,
      give(s, play, seat, n) {
        s.energy[seat] += n
        if (play.live) play.tell('gained', { seat, energy: n, gems: 0 })
      },
    },
    G: {
      can: always,
      give(s, play, seat, n) {
        s.gems[seat] += n
        if (play.live) play.tell('gained', { seat, energy: 0, gems: n })
      },
    },
    C: { can: always, give: (s, play, seat, n) => draw(c, s, play, seat, n) },
    X: { can: (s, seat) => canResearch(c, s, seat), give: (s, play, seat, n) => gainResearch(s, play, seat, n) },
    F: { can: always, give: (s, play, seat, n) => gainGlory(c, s, play, seat, n) },
    B: { can: (s, seat) => canBuild(c, s, seat, 0), give: (_s, play, seat, n) => play.push({ step: 'building', seat, points: n, unlocked: 0 }) },
    BL: { can: (s, seat) => canBuild(c, s, seat, 1), give: (_s, play, seat, n) => play.push({ step: 'building', seat, points: n, unlocked: 1 }) },
    H: { can: (s, seat) => canHarvest(c, s, seat, 0), give: (_s, play, seat, n) => play.push({ step: 'harvesting', seat, points: n, anywhere: 0 }) },
    R: { can: (s, seat) => canRecruit(c, s, seat, 1), give: (_s, play, seat, n) => play.push({ step: 'recruiting', seat, points: n }) },
    M: { can: (s, seat) => canMoveAny(c, s, seat, 1), give: (_s, play, seat, n) => play.push({ step: 'moving', seat, points: n, part: -1 }) },
    D: {
      can: (s, seat) => canRedeployAny(c, s, seat),
      give: (_s, play, seat, n) => play.push({ step: 'redeploying', seat, left: n, from: -1, most: 99, crew: 1 }),
    },
    FD: { can: (s, seat) => canLay(c, s, seat, 0), give: (_s, play, seat) => play.push({ step: 'laying', seat }) },
    PT: { can: (s, seat) => canPlaceToken(c, s, seat, 0), give: (_s, play, seat) => play.push({ step: 'tokenPlacing', seat, lake: 0 }) },
    UT: { can: (s, seat) => canTurnToken(s, seat), give: (_s, play, seat) => play.push({ step: 'tokenTurning', seat }) },
    PTL: {
      can: (s, seat) => canPlaceToken(c, s, seat, 1),
      give(s, play, seat) {
        if (s.together === 1) s.owed[seat * OWED_KINDS + OWED.lakeTokens]++
        else play.push({ step: 'tokenPlacing', seat, lake: 1 })
      },
    },
    UA: { can: (s, seat) => canUpgradeAttribute(c, s, seat), give: (_s, play, seat) => play.push({ step: 'attributeUpgrading', seat }) },
    DL: { can: (s, seat) => canDeploy(c, s, seat), give: (_s, play, seat) => play.push({ step: 'deploying', seat }) },
    UL: { can: (s, seat) => canUpgradeLeader(c, s, seat), give: (_s, play, seat) => play.push({ step: 'leaderUpgrading', seat }) },
    MOR: { can: always, give: (s, play, seat) => play.push({ step: 'boosting', seat, region: s.base[seat] }) },
  }
}

export interface Effects {
  /** Is there a choice that would do something, and can its price be paid? */
  can(s: State, seat: number, effect: number): boolean
  /** Pay the price and take what it buys. */
  buy(s: State, play: Play, seat: number, effect: number): void
  /** Take these gains without a price. */
  give(s: State, play: Play, seat: number, gains: readonly Gain[]): void
  readonly steps: Some<'gain' | 'choose'>
}

export function makeEffects(c: Content): Effects {
  const rules = codeRules(c)
  const byCode = codes.map((code) => rules[code])
  const sums = sumsOf(c)

  const canSum = (s: State, seat: number, gains: readonly Gain[]): boolean => {
    for (const { code } of gains) if (byCode[code].can(s, seat)) return true
    return false
  }

  const canPay = (s: State, seat: number, effect: number): boolean => s.energy[seat] >= c.effects[effect].energy && s.gems[seat] >= c.effects[effect].gems

  const pay = (s: State, seat: number, effect: number): void => {
    s.energy[seat] -= c.effects[effect].energy
    s.gems[seat] -= c.effects[effect].gems
  }

  /** In the order written: what is pushed last is done first. */
  const give = (s: State, play: Play, seat: number, gains: readonly Gain[]): void => {
    for (let i = gains.length - 1; i >= 0 && s.over === 0; i--) byCode[gains[i].code].give(s, play, seat, gains[i].n)
  }

  const can = (s: State, seat: number, effect: number): boolean => {
    if (!canPay(s, seat, effect)) return false
    const { energy, gems, choices } = c.effects[effect]
    // What a price takes away is not there for what it buys.
    s.energy[seat] -= energy
    s.gems[seat] -= gems
    let found = false
    for (const gains of choices) if (canSum(s, seat, gains)) found = true
    s.energy[seat] += energy
    s.gems[seat] += gems
    return found
  }

  return {
    can,
    give,
    buy(s, play, seat, effect) {
      pay(s, seat, effect)
      play.push({ step: 'gain', seat, effect, paid: 1 })
    },
    steps: {
      gain: {
        run(s, { seat, effect, paid }, play) {
          const { energy, gems, choices } = c.effects[effect]
          const priced = paid === 0 && energy + gems > 0
          if (choices.length === 1 && !priced) return give(s, play, seat, choices[0])
          if (priced ? can(s, seat, effect) : choices.some((sum) => canSum(s, seat, sum))) play.push({ step: 'choose', seat, effect, paid })
        },
      },
      choose: {
        micro: true,
        ask(s, { seat, effect, paid }, options) {
          const { energy, gems, choices } = c.effects[effect]
          const price = paid === 0 ? 1 : 0
          s.energy[seat] -= price * energy
          s.gems[seat] -= price * gems
          for (let i = 0; i < choices.length; i++) if (canSum(s, seat, choices[i])) options.push(option('gain', sums.of[effect][i]))
          s.energy[seat] += price * energy
          s.gems[seat] += price * gems
          if (price * (energy + gems) > 0) options.push(option('decline'))
        },
        take(s, { seat, effect, paid }, { k, a: sum }, play) {
          if (k === 'decline') return
          if (paid === 0) pay(s, seat, effect)
          give(s, play, seat, c.effects[effect].choices[sums.of[effect].indexOf(sum)])
        },
      },
    },
  }
}
