import { option, type Option } from '#kernel/options.ts'
import type { Reason } from '#kernel/reason.ts'
import type { Blocked } from '#kernel/steps.ts'
import type { Content } from '../data/content.ts'
import type { Handler } from '../data/handlers.ts'
import { PHASE, phases } from '../data/names.ts'
import { controls, isPresent } from './board.ts'
import { zone } from './cards.ts'
import type { Effects } from './effects.ts'
import type { Play, Some } from './frames.ts'
import { canHarvest } from './harvest.ts'
import { canUnlock, listPays, PAY, payLock } from './locks.ts'
import { canMoveFreely } from './move.ts'
import { asIfPaid } from './purse.ts'
import { why } from './reasons.ts'
import { columnOf } from './research.ts'
import { LAST_COLUMN, type State } from './state.ts'
import { collectVault } from './vault.ts'

/** Tactics cards played in a phase (CC-15, CC-23): a handler for each text. */

interface PlayRule {
  readonly can: (s: State, seat: number, amount: number) => boolean
  readonly give: (s: State, play: Play, seat: number, amount: number) => void
}

export const playHandlers: Readonly<Record<Handler<'play'>, (c: Content, effects: Effects) => PlayRule>> = {
  gain: (_c, effects) => ({ can: (s, seat, effect) => effects.can(s, seat, effect), give: (s, play, seat, effect) => effects.buy(s, play, seat, effect) }),
  gainAtRelic: (_c, effects) => ({
    can: (s, seat, effect) => controlsRelic(s, seat) && effects.can(s, seat, effect),
    give: (s, play, seat, effect) => effects.buy(s, play, seat, effect),
  }),
  boost: () => ({
    can: (s, seat) => s.boost === 0 && columnOf(s, seat, s.phase - PHASE.discover) < LAST_COLUMN,
    give: (s) => void (s.boost = 1),
  }),
  ignoresLock: () => ({ can: () => true, give: (s, _play, _seat, count) => void (s.unlocks += count) }),
  collectVault: () => ({ can: (s, seat) => s.priceVault[seat] !== 0, give: (s, play, seat) => collectVault(s, play, seat) }),
  raisesCount: () => ({ can: () => true, give: (s, _play, seat, count) => void (s.counted[seat] += count) }),
  lowersCount: () => ({ can: (s, seat) => s.counted[seat] > 0, give: (_s, play, seat, most) => play.push({ step: 'lowerCount', seat, most }) }),
  movesFighters: (c) => ({
    can: (s, seat, most) => canMoveFreely(c, s, seat, -1, most),
    give: (_s, play, seat, most) => play.push({ step: 'freeMoving', seat, lead: -1, most }),
  }),
  fastAdvances: (c) => ({ can: (s, seat) => c.factions.fastEnergy[s.faction[seat]] > 0, give: (s, _play, _seat, count) => void (s.fastFree += count) }),
  doublesReward: () => ({ can: () => true, give: (s) => void s.doubles++ }),
  harvestsWithoutFoundry: (c) => ({
    can: (s, seat) => canHarvest(c, s, seat, 1),
    give: (_s, play, seat, points) => play.push({ step: 'harvesting', seat, points, anywhere: 1 }),
  }),
  ignoresPinning: () => ({ can: (s) => s.unpinned === 0, give: (s) => void (s.unpinned = 1) }),
}

const controlsRelic = (s: State, seat: number): boolean => s.relicAt.some((region) => region >= 0 && isPresent(s, region, seat) && controls(s, region, seat))

export interface When {
  readonly passing: boolean
  /** Before the main action. */
  readonly early: boolean
}

export const WHEN = {
  acting: { passing: false, early: true },
  afterMain: { passing: false, early: false },
  passing: { passing: true, early: true },
} as const satisfies Readonly<Record<string, When>>

export interface Hand {
  /** The cards that may be played now, each with the ways to open its lock. */
  list(s: State, seat: number, when: When, options: Option[]): void
  /** Could the seat play something, as far as the others know? Then it is asked, whatever it holds. */
  couldPlay(s: State, seat: number, when: When): boolean
  blocked(s: State, seat: number, when: When, blocked: Blocked[]): void
  play(s: State, play: Play, seat: number, chosen: Option): void
  readonly steps: Some<'lowerCount'>
}

export function makeHand(c: Content, effects: Effects): Hand {
  const { tactics } = c
  const rules = Object.entries(playHandlers).map(([name, make]) => ({ amounts: tactics.play.does[name as Handler<'play'>], rule: make(c, effects) }))
  /** The rule and amount of each design. */
  const texts = tactics.ids.map((_, design) => rules.filter(({ amounts }) => amounts[design] > 0).map(({ amounts, rule }) => ({ rule, amount: amounts[design] })))

  const byPhase = phases.map((_, phase) => tactics.ids.map((__, design) => design).filter((design) => tactics.phase[design] === phase))

  const can = (s: State, seat: number, design: number): boolean => {
    for (const { rule, amount } of texts[design]) if (!rule.can(s, seat, amount)) return false
    return true
  }

  /** What opens the lock is not there for the effect. */
  const canAfter = (s: State, seat: number, design: number, pay: number): boolean =>
    asIfPaid(s, seat, pay === PAY.energy ? c.start.unlockEnergy : 0, pay === PAY.gem ? 1 : 0, () => can(s, seat, design))

  const canUnlocked = (s: State, seat: number, design: number): boolean => {
    const ways: Option[] = []
    listPays(c, s, seat, true, 'play', 0, ways)
    return ways.some((way) => canAfter(s, seat, design, way.b))
  }

  const isTime = (s: State, design: number, { passing, early }: When): boolean =>
    tactics.phase[design] === s.phase && (passing ? tactics.whenPassing[design] : tactics.whenActing[design]) && (early || !tactics.early[design])

  /** Why a card of this phase cannot be played now, if so. */
  const whyNot = (s: State, seat: number, design: number, when: When): Reason | undefined => {
    if (tactics.phase[design] !== s.phase) return undefined
    if (when.passing ? !tactics.whenPassing[design] : !tactics.whenActing[design]) return when.passing ? why.onlyActing : why.onlyPassing
    if (!isTime(s, design, when)) return why.tooLate
    if (tactics.lock[design] === 0) return can(s, seat, design) ? undefined : why.noEffect
    if (!canUnlock(c, s, seat, true)) return why.cardLocked
    return canUnlocked(s, seat, design) ? undefined : why.noEffect
  }

  return {
    list(s, seat, when, options) {
      for (const card of s.cards.at[zone.hand + seat]) {
        const design = tactics.design[card]
        if (!isTime(s, design, when)) continue
        if (tactics.lock[design] === 0) {
          if (can(s, seat, design)) options.push(option('play', card, PAY.nothing))
          continue
        }
        const ways: Option[] = []
        listPays(c, s, seat, true, 'play', card, ways)
        for (const way of ways) if (canAfter(s, seat, design, way.b)) options.push(way)
      }
    },
    couldPlay(s, seat, when) {
      if (s.cards.at[zone.hand + seat].length === 0) return false
      for (const design of byPhase[s.phase]) {
        if (!isTime(s, design, when)) continue
        if (tactics.lock[design] === 0 ? can(s, seat, design) : canUnlocked(s, seat, design)) return true
      }
      return false
    },
    blocked(s, seat, when, blocked) {
      for (const card of s.cards.at[zone.hand + seat]) {
        const reason = whyNot(s, seat, tactics.design[card], when)
        if (reason) blocked.push({ option: option('play', card, PAY.nothing), reason })
      }
      for (const card of s.cards.at[zone.drawn + seat])
        if (tactics.phase[tactics.design[card]] === s.phase) blocked.push({ option: option('play', card, PAY.nothing), reason: why.justGained })
    },
    play(s, play, seat, { a: card, b: pay }) {
      const design = tactics.design[card]
      payLock(c, s, play, seat, pay)
      play.move(card, zone.discard)
      if (play.live) play.tell('played', { seat, card })
      for (const { rule, amount } of texts[design]) rule.give(s, play, seat, amount)
    },
    steps: {
      lowerCount: {
        micro: true,
        ask(s, { seat, most }, options) {
          for (let by = 1; by <= most && by <= s.counted[seat]; by++) options.push(option('lower', by))
        },
        take(s, { seat }, { a: by }) {
          s.counted[seat] -= by
        },
      },
    },
  }
}
