import type { Evaluation } from '#bots/evaluation.ts'
import { compile } from '../data/compile.ts'
import { KEYS, MISSIONS } from '../data/content.ts'
import { bookTables } from '../data/tables.ts'
import { rulesOf } from '../rules/rules.ts'
import { contraband, cubesAboard, fitsRoute } from '../rules/ship.ts'
import { TERRITORIES, type State } from '../rules/state.ts'
import { missing } from '../rules/vaults.ts'
import { zone } from '../rules/zones.ts'
import { atlasOf } from './atlas.ts'
import { cargoPromise, handWorths, heldWorth, listJobs, missionsAt, openDecks, outfitWorth, tollAt } from './jobs.ts'
import { creditsWorth, ERRAND_PRICE, FLIGHT_COST, fuelWorth, HASSLE, influenceWorth, livesOf, livesWorth, locksOf, locksWorth, lookOut, newOutlook, troubleOf, vaultPlace } from './outlook.ts'
import { pair, Plan, type Leg } from './plan.ts'
import { routineOf } from './routine/routine.ts'

const rules = rulesOf(compile(bookTables))
const atlas = atlasOf(rules.c)

/** The way home counts a little less than others, and a toll there only so much: no mission is left undone for them. */
const HOMEWARD = 0.7
const HOME_TOLL = 4
/** A deck with so few missions is soon none. */
const FEW = 4

/** What each feature counts for. Nearly everything is measured in credits already. */
export const bookWeights = {
  /** Keys that the vaults still lack, the last ones most of all. */
  locks: -1,
  /** Vaults still to be opened. */
  vaults: -8,
  /** Keys aboard, by what they will open. */
  keys: 1,
  /** Raises of the alert that can be borne. */
  lives: 1,
  credits: 1,
  influence: 1,
  /** Fuel in the tank. */
  fuel: 1,
  /** Technologies and assault levels, by the vaults that they will serve for. */
  outfit: 2,
  /** Traders met. */
  traders: 1,
  /** Missions in hand. */
  hand: 1,
  /** Crystals aboard and delivered. */
  cargo: 1,
  /** The best round through all that there is to do: a promise, and so less than the deed, or nothing would be done. */
  plan: 0.6,
  /** A confrontation to be resolved, red cubes, tiles left behind. */
  trouble: -1,
  /** What brings a campaign to nothing that is as likely to be won as lost. */
  par: 60,
}
export type Weights = Readonly<typeof bookWeights>
export type Feature = keyof Weights

const names = Object.keys(bookWeights) as Feature[]
const at = Object.fromEntries(names.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>

/** Too much aboard for a trade route, even when what the vault of this zone wants has been brought there. */
function isLaden(s: State): boolean {
  if (fitsRoute(s)) return false
  const vault = vaultPlace(rules, s)
  if (!atlas.sameZone[pair(s.at, vault)] || s.keysAreContraband === 0) return true
  let load = contraband(s)
  for (let key = 0; key < KEYS; key++) load -= Math.min(s.keys[key], missing(rules, s, key))
  return load > s.compartment
}

export function evaluationWith(weights: Weights): Evaluation<State> {
  const outlook = newOutlook()
  const plan = new Plan()
  let laden = false
  let decks = 0
  const tolls = new Array<number>(TERRITORIES).fill(0)
  const scarce = new Array<number>(TERRITORIES).fill(0)
  const leg: Leg = (from, to) => {
    if (from === to) return 0
    const ways = pair(from, to)
    if (!laden || atlas.sameZone[ways]) return atlas.fuel[ways] * FLIGHT_COST
    return atlas.jumpFuel[ways] * FLIGHT_COST + outlook.jump[atlas.jumpDice[ways]]
  }
  /** After all is done there are missions to be drawn, if need be by way of what was fled there, and best not the last of a deck. */
  const home = (from: number): number => {
    let least = decks === 0 ? 0 : Infinity
    for (let rest = decks; rest !== 0; rest &= rest - 1) {
      const deck = 31 - Math.clz32(rest & -rest)
      least = Math.min(least, HOMEWARD * leg(from, deck) + Math.min(HOME_TOLL, tolls[deck]) + scarce[deck])
    }
    return least
  }
  return {
    features: names,
    weights: names.map((name) => weights[name]),
    scale: 60,
    routine: routineOf(rules, atlas),
    measure(state, _seat, out) {
      lookOut(rules, state, outlook)
      laden = isLaden(state)
      decks = openDecks(rules, state)
      for (let place = 0; place < TERRITORIES; place++) {
        tolls[place] = tollAt(rules, state, outlook, place)
        scarce[place] = (decks & (1 << place)) === 0 ? 0 : Math.max(0, FEW - missionsAt(rules, state, place))
      }
      const hand = handWorths(rules, state, outlook, atlas)
      listJobs(rules, state, outlook, atlas, plan, tolls, hand)
      out[at.locks] = locksWorth(locksOf(rules, state))
      out[at.vaults] = rules.c.variations[state.variation].vaults.length - state.opened
      out[at.keys] = outlook.keys
      out[at.lives] = livesWorth(livesOf(rules, state))
      out[at.credits] = creditsWorth(state.credits)
      out[at.influence] = influenceWorth(state.influence)
      out[at.fuel] = fuelWorth(state.fuel)
      out[at.outfit] = outfitWorth(rules, state)
      out[at.traders] = state.cards.at[zone.traders].length
      out[at.hand] = heldWorth(hand)
      out[at.cargo] = cargoPromise(rules, state)
      out[at.plan] = plan.worth(leg, home)
      out[at.trouble] = troubleNow(state) + (ERRAND_PRICE / 2) * cubesAboard(state) + 0.3 * state.cards.at[zone.fled].length
      out[at.par] = 1
    },
  }

  /** What is being asked in the middle of a move: a confrontation, or dice that may be rolled again. */
  function troubleNow(state: State): number {
    const top = state.stack.at(-1)
    if (top?.step === 'confront') {
      const [card] = state.cards.at[zone.met]
      const isNew = top['fled'] === 0
      return (isNew ? HASSLE : 0) + troubleOf(rules, state, outlook, card - MISSIONS, isNew ? state.fuel : 0)
    }
    if (top?.step !== 'jumped') return 0
    const dice = top['dice'] as number[]
    const { jumpSafe, jumpMeets } = rules.c.box
    const face = Math.max(...dice)
    if (face <= jumpSafe) return 0
    return Math.min(outlook.jump[dice.length], face <= jumpMeets ? outlook.trouble : outlook.alert + outlook.keys)
  }
}

export const ngataEvaluation = evaluationWith(bookWeights)
