import { describe, expect, it } from 'vitest'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Pending } from '#kernel/definition.ts'
import type { GameEvent, SeenEvent } from '#kernel/events.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { isAsk } from '#kernel/steps.ts'
import { boardFoundations, buildings, factions, ryhzu, tracks } from '../data/names.ts'
import { cardNames } from '../rules/notation.ts'
import { placeNames } from '../rules/prices.ts'
import type { State } from '../rules/state.ts'
import { NO_CARD } from '../rules/totals.ts'
import { leadersOf } from '../table/boards/leaders.tsx'
import { cardsOffered, optionFor } from '../table/combat/plan.ts'
import { placeOf, type Place } from '../table/decisions/places.ts'
import { checklist, isPutOff } from '../table/income/checklist.ts'
import { boardOf } from '../table/map/geometry.ts'
import { regionIn } from '../table/map/places.ts'
import { isMarching } from '../table/map/route.ts'
import { drawnOf, handOf, lookedAt, members, type CircadiansView } from '../table/view.ts'
import { content as c } from './layout.ts'
import { game } from './table.ts'

/** Every choice that the rules offer has a control on the table. What has no place is listed in the prompt bar. */

interface Asked {
  readonly view: CircadiansView
  readonly viewer: number
  readonly prompt: Prompt
  readonly log: readonly SeenEvent[]
}

const offered = (option: Pending['options'][number]): OfferedOption => ({ key: game.notation.key(option), verb: option.k, facets: game.notation.facets(option) })

function askedOf(state: State, pending: Pending, log: readonly SeenEvent[]): Asked {
  const prompt: Prompt = {
    id: game.decisionId(state, pending),
    step: pending.frame.step,
    required: pending.required,
    sealed: game.isSealed(pending),
    frame: pending.frame,
    options: pending.options.map(offered),
    blocked: game.blocked(state, pending).map(({ option, reason }) => ({ ...offered(option), reason })),
  }
  return { view: game.view(state, pending.seat), viewer: pending.seat, prompt, log }
}

const drawnRegions = new Set(boardOf(c.map, 800, 700).hexes.map(({ region }) => region))
const names = cardNames(c)

const keys = (options: readonly OfferedOption[]): readonly string[] => options.map(({ key }) => key)
const some = (list: readonly string[], id: string | undefined): boolean => id !== undefined && list.includes(id)

/** The choices that can be made in a place: each part of the table is asked what it offers. */
const offers: Readonly<Record<Place, (asked: Asked) => readonly string[]>> = {
  map: ({ prompt }) => keys(prompt.options.filter((option) => (option.verb === 'with' || option.verb === 'fighters' ? isMarching(prompt.frame) : drawnRegions.has(regionIn(c, option))))),
  hand: ({ view, viewer, prompt }) => {
    const shown = [...handOf(view, viewer), ...drawnOf(view, viewer), ...lookedAt(view, viewer)].map((card) => names[card])
    return keys(prompt.options.filter(({ facets }) => some(shown, facets['card'])))
  },
  prices: ({ view, viewer, prompt }) => {
    const tokens = members(view.priceHand[viewer]).map((token) => String(token + 1))
    return keys(prompt.options.filter(({ facets }) => some(tracks, facets['track']) || (some(tokens, facets['token']) && some(placeNames, facets['place']))))
  },
  board: ({ view, viewer, prompt }) => {
    const summons = c.factions.does.ryhzu[view.faction[viewer]] > 0
    const leaders = [...leadersOf({ c, view }, viewer, true).map((leader) => c.leaders.ids[leader]), ...(summons ? ryhzu : [])]
    const attributes = c.attributes.ids.filter((_, attribute) => c.attributes.faction[attribute] === view.faction[viewer])
    return keys(prompt.options.filter(({ facets }) => some([...buildings, ...boardFoundations], facets['what']) || some(leaders, facets['leader']) || some(attributes, facets['attribute'])))
  },
  'set-up': ({ view, viewer, prompt }) => {
    const leaders = c.leaders.ids.filter((_, leader) => c.leaders.faction[leader] === view.faction[viewer])
    return keys(prompt.options.filter(({ facets }) => some(factions, facets['faction']) || (some(leaders, facets['first']) && some(leaders, facets['second']))))
  },
  combat: ({ prompt }) => {
    if (prompt.step !== 'plan' && prompt.step !== 'planOpenly') return keys(prompt.options)
    const cards = cardsOffered(c, prompt.options)
    return c.wheel.ids.flatMap((_, section) => {
      const plans = [...[NO_CARD, ...cards].map((card) => ({ section, card, bluff: false })), { section, card: NO_CARD, bluff: true }]
      return plans.flatMap((plan) => optionFor(c, prompt.options, plan)?.key ?? [])
    })
  },
  income: ({ view, viewer, log, prompt }) => {
    if (prompt.step !== 'takeIncome') return keys(prompt.options)
    return [...keys(prompt.options.filter(isPutOff)), ...checklist({ view, viewer, log, override: undefined }, prompt).flatMap(({ options }) => keys(options))]
  },
}

/** Chosen on the map and nowhere else, so that no dialogue may lie over it. */
const needsMap: ReadonlySet<string> = new Set(['move', 'redeploy', 'with', 'fighters', 'deploy', 'site', 'lay', 'harvest', 'placeToken', 'turnToken', 'recruit', 'fastAdvance'])

/** Questions of one kind that are looked at, and games that are played to find every kind. */
const ENOUGH = 60
const MOST_GAMES = 600

describe('every decision has a control on the table', () => {
  const looked = new Map<string, number>()
  const places = new Map<string, Set<Place | 'prompt bar'>>()
  const lost: string[] = []
  const asks = Object.entries(game.definition.steps).flatMap(([name, step]) => (isAsk(step) ? [name] : []))
  const missing = (): string[] => asks.filter((name) => !looked.has(name))

  function look(asked: Asked): void {
    const { prompt, view } = asked
    const found = new Map<Place, readonly string[]>()
    for (const option of prompt.options) {
      const place = placeOf({ view, prompts: [prompt] }, option)
      places.set(option.verb, (places.get(option.verb) ?? new Set()).add(place ?? 'prompt bar'))
      if (!place) continue
      const made = found.get(place) ?? offers[place](asked)
      found.set(place, made)
      const times = made.filter((key) => key === option.key).length
      if (times !== 1) lost.push(`${prompt.step} ${option.key}: ${times} controls at ${place}`)
      if ((place === 'combat' || place === 'income') && needsMap.has(option.verb)) lost.push(`${prompt.step} ${option.key} needs the map`)
    }
  }

  /** What happens is told only where somebody listens: it takes most of the time. */
  function playOn(seats: number, choice: string, seed: number, told: boolean): void {
    const random = new Random(`decisions/${seats}/${choice}/${seed}`)
    const log: SeenEvent[] = []
    const tell = told ? (event: GameEvent): void => void log.push(game.seeEvent(event, seats)) : undefined
    const state = game.start({ factions: choice }, seats, secretFromSeed(seed), tell)
    while (state.over === 0) {
      for (const pending of game.pending(state)) {
        const { step } = pending.frame
        const before = looked.get(step) ?? 0
        if (before >= ENOUGH) continue
        looked.set(step, before + 1)
        look(askedOf(state, pending, log))
      }
      const { pending, option } = randomChoice(game, state, random)
      game.choose(state, pending, option, tell)
    }
  }

  it('random games come to every step of the rules that asks something', () => {
    for (const seats of [2, 3, 4, 5]) for (const choice of ['choose', 'random']) playOn(seats, choice, 0, true)
    for (let seed = 1; seed < MOST_GAMES && missing().length > 0; seed++) playOn(4 + (seed % 2), 'random', seed, false)
    expect(missing()).toEqual([])
  })

  it('every option can be made once in the place to which the prompt bar leaves it', () => {
    expect([...looked.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(1000)
    expect(lost.slice(0, 20)).toEqual([])
  })

  it('what is chosen on the map, on cards or on boards is chosen nowhere else, but for battles and Income', () => {
    const twice = [...places].filter(([, found]) => [...found].filter((place) => place !== 'combat' && place !== 'income').length > 1)
    expect(twice.map(([verb, found]) => `${verb}: ${[...found].join()}`)).toEqual([])
  })
})
