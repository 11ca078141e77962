import { Random } from '../chance.ts'
import { everyone } from '../cards.ts'
import type { State } from '../definition.ts'
import type { Game } from '../game.ts'
import { randomChoice } from '../random-play.ts'
import { Recorder, replay, seededHeader } from '../record.ts'
import { allVariants, pairedVariants, type Variant } from '../variant.ts'
import { anythingCanTurnUp, must, optionsAreSound, refusesStrangers, secretsAreKept, survivesJson, twinsLookAlike, Violation, viewers } from './properties.ts'
import { Shown } from './shown.ts'

export interface Table {
  readonly seats: number
  readonly variant: Variant
}

/** More combinations of variants than this are not all played: then every two choices meet at one table at least. */
const MOST_VARIANTS = 32

/** Every number of players with every combination of variants, or with every pair of choices. */
export function allTables(game: Game): Table[] {
  const { seats: numbers, variants } = game.definition
  const tables: Table[] = []
  for (let seats = numbers.min; seats <= numbers.max; seats++) {
    const all = allVariants(variants, seats)
    for (const variant of all.length > MOST_VARIANTS ? pairedVariants(variants, seats) : all) tables.push({ seats, variant })
  }
  return tables
}

export interface Conformance {
  games: number
  plies: number
  sampled: number
  twinPlies: number
}

const LONGEST = 20_000

/**
 * One random game from set-up to the end with every property that a game owes, the dear ones at
 * every `sample`-th ply on average. Throws a Violation that names game, table and seed.
 */
export function conform<G extends object>(game: Game<G>, table: Table, seed: string, sample: number, report: Conformance): void {
  try {
    walk(game, table, seed, sample, report)
  } catch (error) {
    const place = `${game.id}, ${table.seats} seats, ${JSON.stringify(table.variant)}, seed ${seed}`
    const text = error instanceof Error ? (error instanceof Violation ? error.message : (error.stack ?? error.message)) : String(error)
    throw new Violation(`${place}: ${text}`)
  }
}

function walk<G extends object>(game: Game<G>, { seats, variant }: Table, seed: string, sample: number, report: Conformance): void {
  const random = new Random(seed)
  const recorder = new Recorder(game, seededHeader(game as unknown as Game, variant, seats, seed))
  const shown = new Shown(game, recorder.state)
  const kept: { copy: State<G>; hash: string }[] = []
  const sights: Sight[] = [sight(game, recorder.state)]
  let hiddenPlies = 0
  let differed = 0
  while (recorder.state.over === 0) {
    const { state } = recorder
    must(state.ply < LONGEST, 'the game ends', () => `${state.ply} choices`)
    game.check(state)
    optionsAreSound(game, state)
    if (random.int(sample) === 0) {
      report.sampled++
      survivesJson(game, state, random)
      refusesStrangers(game, state)
      const { differs } = secretsAreKept(game, state, `${seed}/${state.ply}`)
      for (const viewer of viewers(state)) shown.respectedBy(game.imagine(state, viewer, random), viewer)
      const viewer = random.int(seats + 1)
      report.twinPlies += twinsLookAlike(game, state, viewer, `${seed}/${state.ply}/twin`, 12)
      anythingCanTurnUp(game, state, viewer, `${seed}/${state.ply}`)
      if (hasSecrets(game, state)) {
        hiddenPlies++
        if (differs) differed++
      }
      kept.push({ copy: game.copy(state), hash: game.hash(state) })
    }
    const { pending, option } = randomChoice(game, state, random)
    shown.follow(() => {
      recorder.choose(pending.seat, game.notation.key(option))
      return recorder.state
    })
    sights.push(sight(game, recorder.state))
    undoStopsAtBarriers(recorder, pending.seat, sights)
    report.plies++
  }
  game.check(recorder.state)
  const outcome = game.outcome(recorder.state)
  // Who plays alone may lose to the game.
  must(outcome?.places.length === seats && (seats === 1 || Math.min(...outcome.places) === 1), 'somebody wins', () => JSON.stringify(outcome))
  for (const { copy, hash } of kept) must(game.hash(copy) === hash, 'no past copy changes', () => `ply ${copy.ply}`)
  must(hiddenPlies < 10 || differed > 0, 'imagined states really differ', () => `${hiddenPlies} plies with hidden cards`)
  const again = replay(game, recorder.text(true))
  must(again.lastHash === recorder.lastHash, 'a replay gives the same hash', () => again.lastHash)
  report.games++
}

interface Sight {
  readonly chance: number
  readonly complete: boolean
  /** For each viewer, a letter per card: seen where it lies, known to be in its zone, or unknown. */
  readonly cards: string[]
}

function sight<G extends object>(game: Game<G>, state: State<G>): Sight {
  const { zone, seen, may } = state.cards
  const letter = (viewer: number, card: number): string => {
    if ((seen[card] & (1 << viewer)) !== 0) return 's'
    const zones = may[viewer * zone.length + card]
    return (zones & (zones - 1)) === 0 ? 'k' : '-'
  }
  return { chance: state.chance[5], complete: game.complete(state), cards: viewers(state).map((viewer) => zone.map((_, card) => letter(viewer, card)).join('')) }
}

/**
 * Free undo never takes back a use of chance, nor a choice that let somebody see a card that could
 * not be named before it: the chooser at once, the others when the move was complete.
 */
function undoStopsAtBarriers<G extends object>(recorder: Recorder<G>, seat: number, sights: readonly Sight[]): void {
  let seenByOthers = false
  for (let free = recorder.freeUndo(seat), at = sights.length - 1; free > 0; free--, at--) {
    const after = sights[at]
    const before = sights[at - 1]
    if (after.complete) seenByOthers = true
    must(after.chance === before.chance, 'undo never crosses a roll', () => `choice ${at} of seat ${seat}`)
    after.cards.forEach((letters, viewer) => {
      if (viewer !== seat && !seenByOthers) return
      for (let card = 0; card < letters.length; card++)
        must(letters[card] !== 's' || before.cards[viewer][card] !== '-', 'undo never crosses something shown', () => `card ${card}, viewer ${viewer}, choice ${at} of seat ${seat}`)
    })
  }
}

function hasSecrets<G extends object>(game: Game<G>, state: State<G>): boolean {
  const all = everyone(state.seats)
  let hidden = 0
  for (let zone = 0; zone < game.zones.hidden; zone++) for (const card of state.cards.at[zone]) if (state.cards.seen[card] !== all) hidden++
  return hidden > 3
}
