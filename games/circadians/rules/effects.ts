import { option, type Option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { codes, type Code, type Gain } from '../data/notation.ts'
import { canUpgradeAttribute } from './attributes.ts'
import { canBuild, canLay } from './build.ts'
import { isOwnMove, type Choosing, type Play, type Some } from './frames.ts'
import { canHarvest } from './harvest.ts'
import { canDeploy, canUpgradeLeader } from './leaders.ts'
import { canMoveAny, canRedeployAny } from './move.ts'
import { canPlaceToken, canTurnToken } from './production.ts'
import { asIfPaid } from './purse.ts'
import { canRecruit } from './recruit.ts'
import { canResearch, gainResearch } from './research.ts'
import { OWED, OWED_KINDS, type State } from './state.ts'
import { sumsOf } from './sums.ts'
import { gainGlory } from './victory.ts'

/** The interpreter of effects: one entry for each code of the notation. */

interface CodeRule {
  /** Would it do anything now? */
  readonly can: (s: State, seat: number, n: number) => boolean
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
    C: { can: always, give: (_s, play, seat, n) => play.push({ step: 'drawing', seat, count: n }) },
    X: { can: (s, seat) => canResearch(c, s, seat), give: (s, play, seat, n) => gainResearch(s, play, seat, n) },
    F: { can: always, give: (s, play, seat, n) => gainGlory(c, s, play, seat, n) },
    B: { can: (s, seat) => canBuild(c, s, seat, 0), give: (_s, play, seat, n) => play.push({ step: 'building', seat, points: n, unlocked: 0 }) },
    BL: { can: (s, seat) => canBuild(c, s, seat, 1), give: (_s, play, seat, n) => play.push({ step: 'building', seat, points: n, unlocked: 1 }) },
    H: { can: (s, seat) => canHarvest(c, s, seat, 0), give: (_s, play, seat, n) => play.push({ step: 'harvesting', seat, points: n, anywhere: 0 }) },
    R: { can: (s, seat, n) => canRecruit(c, s, seat, n), give: (_s, play, seat, n) => play.push({ step: 'recruiting', seat, points: n }) },
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

type EffectChoices = readonly (readonly Gain[])[]

export interface Effects {
  /** Is there a choice that would do something, and can its price be paid? */
  can(s: State, seat: number, effect: number): boolean
  /** Would any of these gains do something? */
  canTake(s: State, seat: number, gains: readonly Gain[]): boolean
  /** Pay the price and take what it buys. */
  buy(s: State, play: Play, seat: number, effect: number): void
  /** Take these gains without a price. */
  give(s: State, play: Play, seat: number, gains: readonly Gain[]): void
  readonly steps: Some<'gain' | 'choose' | 'chooseElsewhere'>
}

export function makeEffects(c: Content): Effects {
  const rules = codeRules(c)
  const byCode = codes.map((code) => rules[code])
  const sums = sumsOf(c)

  const canTake = (s: State, seat: number, gains: readonly Gain[]): boolean => {
    for (const { code, n } of gains) if (byCode[code].can(s, seat, n)) return true
    return false
  }

  const canAny = (s: State, seat: number, choices: EffectChoices): boolean => {
    for (const gains of choices) if (canTake(s, seat, gains)) return true
    return false
  }

  const isPriced = (effect: number, paid: number): boolean => paid === 0 && c.effects[effect].energy + c.effects[effect].gems > 0

  const pay = (s: State, play: Play, seat: number, effect: number): void => {
    const { energy, gems } = c.effects[effect]
    if (energy + gems === 0) return
    s.energy[seat] -= energy
    s.gems[seat] -= gems
    if (play.live) play.tell('paid', { seat, energy, gems })
  }

  /** In the order written: what is pushed last is done first. */
  const give = (s: State, play: Play, seat: number, gains: readonly Gain[]): void => {
    for (let i = gains.length - 1; i >= 0 && s.over === 0; i--) byCode[gains[i].code].give(s, play, seat, gains[i].n)
  }

  const can = (s: State, seat: number, effect: number): boolean => {
    const { energy, gems, choices } = c.effects[effect]
    return energy + gems === 0 ? canAny(s, seat, choices) : asIfPaid(s, seat, energy, gems, () => canAny(s, seat, choices))
  }

  const choose = {
    ask(s: State, { seat, effect, paid }: Choosing, options: Option[]) {
      const { energy, gems, choices } = c.effects[effect]
      const priced = isPriced(effect, paid)
      choices.forEach((gains, i) => {
        if (asIfPaid(s, seat, priced ? energy : 0, priced ? gems : 0, () => canTake(s, seat, gains))) options.push(option('gain', sums.of[effect][i]))
      })
      if (priced) options.push(option('decline'))
    },
    take(s: State, { seat, effect, paid }: Choosing, { k, a: sum }: Option, play: Play) {
      if (k === 'decline') return
      if (paid === 0) pay(s, play, seat, effect)
      give(s, play, seat, c.effects[effect].choices[sums.of[effect].indexOf(sum)])
    },
  }

  return {
    can,
    canTake,
    give,
    buy(s, play, seat, effect) {
      pay(s, play, seat, effect)
      play.push({ step: 'gain', seat, effect, paid: 1 })
    },
    steps: {
      gain: {
        run(s, { seat, effect, paid }, play) {
          const { choices } = c.effects[effect]
          const priced = isPriced(effect, paid)
          if (choices.length === 1 && !priced) return give(s, play, seat, choices[0])
          if (priced ? can(s, seat, effect) : canAny(s, seat, choices)) play.push({ step: isOwnMove(s) ? 'choose' : 'chooseElsewhere', seat, effect, paid })
        },
      },
      choose: { micro: true, ...choose },
      chooseElsewhere: choose,
    },
  }
}
