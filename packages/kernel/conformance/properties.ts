import { Random } from '../chance.ts'
import type { Pending, State } from '../definition.ts'
import { OrreryError } from '../errors.ts'
import type { GameEvent, SeenEvent } from '../events.ts'
import type { Game } from '../game.ts'
import type { Option } from '../options.ts'
import { randomChoice } from '../random-play.ts'

/** A property that does not hold, with enough to find the place again. */
export class Violation extends Error {}

export function must(holds: boolean, property: string, detail: () => string): void {
  if (!holds) throw new Violation(`${property}: ${detail()}`)
}

const json = JSON.stringify

export function viewers(state: { seats: number }): number[] {
  return Array.from({ length: state.seats + 1 }, (_, viewer) => viewer)
}

/** Keys are unique within a decision, lists are short, and asking twice gives the same list. */
export function optionsAreSound<G extends object>(game: Game<G>, state: State<G>): void {
  must(game.pending(state).length > 0, 'somebody decides', () => `nobody at ply ${state.ply}`)
  for (const pending of game.pending(state)) {
    const keys = pending.options.map((each) => game.notation.key(each))
    must(new Set(keys).size === keys.length, 'option keys are unique', () => `${pending.frame.step}: ${keys.join(' ')}`)
    must(keys.length <= 300, 'at most 300 options', () => `${pending.frame.step} has ${keys.length}`)
    must(keys.every((key) => !/\s/.test(key)), 'keys hold no spaces', () => keys.join('|'))
  }
  must(optionLists(game, game.copy(state)) === optionLists(game, state), 'options are stable', () => `ply ${state.ply}`)
}

export function optionLists<G extends object>(game: Game<G>, state: State<G>, seat?: number): string {
  return game
    .pending(state)
    .filter((pending) => seat === undefined || pending.seat === seat)
    .map((pending) => `${pending.seat} ${pending.frame.step} ${game.decisionId(state, pending)} ${pending.options.map((each) => game.notation.key(each)).join(' ')}`)
    .join('\n')
}

/** A state that went through JSON asks the same and goes on the same way. */
export function survivesJson<G extends object>(game: Game<G>, state: State<G>, random: Random): void {
  const read = game.parse(json(state))
  const copy = game.copy(state)
  must(game.hash(read) === game.hash(state), 'serialise and parse', () => `another hash at ply ${state.ply}`)
  must(optionLists(game, read) === optionLists(game, state), 'serialise and parse', () => `other options at ply ${state.ply}`)
  for (let i = 0; i < 5 && copy.over === 0; i++) {
    const { pending, option } = randomChoice(game, copy, random)
    const key = game.notation.key(option)
    game.answer(copy, pending.seat, key)
    game.answer(read, pending.seat, key)
    must(game.hash(read) === game.hash(copy), 'serialise and go on', () => `after ${key}`)
  }
}

/** What is not offered is refused with a stable code and changes nothing. */
export function refusesStrangers<G extends object>(game: Game<G>, state: State<G>): void {
  const before = json(state)
  const offered = new Map<number, Set<string>>()
  for (const { seat, options } of game.pending(state)) {
    const keys = offered.get(seat) ?? new Set()
    for (const each of options) keys.add(game.notation.key(each))
    offered.set(seat, keys)
  }
  const attempts: [number, string][] = [[0, 'nonsense'], [state.seats, 'pass'], [-1, ''], [0, '__proto__']]
  for (const [seat, keys] of offered) for (const other of viewers(state)) for (const key of keys) if (other !== seat && attempts.length < 8) attempts.push([other, key])
  for (const [seat, key] of attempts) {
    if (offered.get(seat)?.has(key)) continue
    let code = 'accepted'
    try {
      game.answer(state, seat, key)
    } catch (error) {
      code = error instanceof OrreryError ? error.code : String(error)
    }
    must(code === 'move.refused', 'a choice not in the list is refused', () => `${seat} ${key}: ${code}`)
  }
  must(json(state) === before, 'a refusal changes nothing', () => `ply ${state.ply}`)
}

/**
 * For every viewer: an imagined state looks the same, passes the game's own check, and depends on
 * nothing that the viewer does not know.
 */
export function secretsAreKept<G extends object>(game: Game<G>, state: State<G>, seed: string): { differs: boolean } {
  let differs = false
  for (const viewer of viewers(state)) {
    const view = json(game.view(state, viewer))
    const imagined = game.imagine(state, viewer, new Random(`${seed}a`))
    must(json(game.view(imagined, viewer)) === view, 'view(imagine) = view', () => difference(view, json(game.view(imagined, viewer)), viewer))
    must(optionLists(game, imagined, viewer) === optionLists(game, state, viewer), 'own options do not depend on secrets', () => `viewer ${viewer}, ply ${state.ply}`)
    game.check(imagined)
    const again = json(game.imagine(imagined, viewer, new Random(`${seed}b`)))
    must(json(game.imagine(state, viewer, new Random(`${seed}b`))) === again, 'imagine reads only what the viewer knows', () => `viewer ${viewer}, ply ${state.ply}`)
    if (json(imagined.cards.at) !== json(state.cards.at)) differs = true
  }
  return { differs }
}

/**
 * Two states that look alike to a viewer, played on with the same visible choices, send the viewer
 * the same views, options and events until a rule shows something.
 */
export function twinsLookAlike<G extends object>(game: Game<G>, state: State<G>, viewer: number, seed: string, plies: number): number {
  const random = new Random(seed)
  const one = game.copy(state)
  const two = game.imagine(state, viewer, random)
  two.chance = one.chance.slice()
  for (let i = 0; i < plies && one.over === 0; i++) {
    const { pending, option } = randomChoice(game, one, random)
    const twin = counterpart(game, one, two, pending, option, viewer, random)
    if (!twin) return i
    const seenByOne: SeenEvent[] = []
    const seenByTwo: SeenEvent[] = []
    game.choose(one, pending, option, (event) => seenByOne.push(game.seeEvent(event, viewer)))
    const shownInOne = game.play.shown
    game.choose(two, twin.pending, twin.option, (event) => seenByTwo.push(game.seeEvent(event, viewer)))
    if (((shownInOne | game.play.shown) & (1 << viewer)) !== 0) return i
    const where = () => `viewer ${viewer}, ${game.notation.key(option)} by ${pending.seat} at ply ${one.ply}`
    must(json(seenByOne) === json(seenByTwo), 'twins tell the same', () => `${where()}: ${json(seenByOne)} | ${json(seenByTwo)}`)
    must(json(game.view(one, viewer)) === json(game.view(two, viewer)), 'twins look the same', () => `${where()}: ${difference(json(game.view(one, viewer)), json(game.view(two, viewer)), viewer)}`)
    must(optionLists(game, one, viewer) === optionLists(game, two, viewer), 'twins ask the same', where)
  }
  return plies
}

/** An option of the twin that looks the same to the viewer: the same but for cards that the viewer cannot see. */
function counterpart<G extends object>(game: Game<G>, one: State<G>, two: State<G>, pending: Pending, option: Option, viewer: number, random: Random): { pending: Pending; option: Option } | undefined {
  const twin = game.pending(two).find((each) => each.seat === pending.seat && each.frame.step === pending.frame.step)
  if (!twin) return undefined
  if (game.isSealed(pending) && pending.seat !== viewer) return { pending: twin, option: twin.options[random.int(twin.options.length)] }
  const face = publicFace(game, one, option, viewer)
  const alike = twin.options.filter((each) => publicFace(game, two, each, viewer) === face)
  return alike.length === 0 ? undefined : { pending: twin, option: alike[random.int(alike.length)] }
}

function publicFace<G extends object>(game: Game<G>, state: State<G>, option: Option, viewer: number): string {
  const values = [option.a, option.b, option.c]
  const words = game.notation.roles(option).map(([, kind], i) => {
    const hidden = kind === game.cardKind && game.isHiddenFrom(state, values[i], viewer)
    return hidden ? '?' : String(values[i])
  })
  return `${option.k}:${words.join(':')}`
}

/** Where a pile's order is not known and a hand is another's, every place that a card could be in turns up. */
export function anythingCanTurnUp<G extends object>(game: Game<G>, state: State<G>, viewer: number, seed: string): void {
  const random = new Random(seed)
  const { at } = state.cards
  const unseen = at.flatMap((zone, number) => zone.filter((card) => number < game.zones.hidden && (state.cards.seen[card] & (1 << viewer)) === 0))
  if (unseen.length < 2) return
  const card = unseen[random.int(unseen.length)]
  const n = state.cards.zone.length
  const mask = state.cards.may[viewer * n + card]
  const home = state.cards.zone[card]
  const rivals = unseen.filter((other) => (state.cards.may[viewer * n + other] & (1 << home)) !== 0).length
  const room = at[home].filter((other) => unseen.includes(other)).length
  if (mask === 1 << home || room / rivals < 0.05) return
  let found = false
  for (let i = 0; i < 400 && !found; i++) found = game.imagine(state, viewer, random).cards.zone[card] === home
  must(found, 'everything can turn up where it could be', () => `card ${card} never in ${game.zones.names[home]} for viewer ${viewer} at ply ${state.ply}`)
}

export type { GameEvent }

function difference(one: string, two: string, viewer: number): string {
  let at = 0
  while (at < one.length && one[at] === two[at]) at++
  return `viewer ${viewer}: …${one.slice(Math.max(0, at - 60), at + 60)} | …${two.slice(Math.max(0, at - 60), at + 60)}`
}
