import type { Evaluation } from '#bots/evaluation.ts'
import { compile } from '../data/compile.ts'
import { bookTables } from '../data/tables.ts'
import type { State } from '../rules/state.ts'
import { ambitionsOf, type Outlook } from './ambitions.ts'
import { noPresence, presenceOf } from './board.ts'
import { agentsWorth, courtWorths, freeSlots, guildsWorth, influenceWorth, outrages, talentsOf, tokensSafety, tokensWorth } from './holdings.ts'
import { canHopeToSecure, handWorth, initiativeWorth, pipsWorth, turnsLeft } from './turn.ts'

const content = compile(bookTables)
const worths = courtWorths(content)
/** By pieces on the map: each further one brings less. */
const CITIES = [0, 1, 1.9, 2.7, 3.2, 3.6]
const STARPORTS = [0, 1, 1.6, 2, 2.2, 2.3]
/** Ships beyond these are for company only. */
const FLEET = 9

/** What each feature counts for. Power is the measure of everything. */
export const bookWeights = {
  /** Power that is sure. */
  power: 1,
  /** Power that the declared ambitions promise at the end of the chapter. */
  ambitions: 1,
  /** Power that markers still free may bring. */
  prospects: 0.7,
  cities: 1.1,
  starports: 0.9,
  /** Fresh ships and, by half, damaged ones, up to a useful fleet. */
  ships: 0.3,
  control: 0.16,
  /** Rival cities in systems under control. */
  subjects: 0.4,
  /** Places to build on. */
  sites: 0.12,
  /** Rival pieces that one is strong enough to battle. */
  prey: 0.3,
  ruins: -0.3,
  /** Buildings where a Rival is in control. */
  exposed: -0.35,
  /** Prelude actions in the slots. */
  tokens: 0.32,
  /** The same by the keys that protect them. */
  safety: 0.03,
  /** Room for the next tokens. */
  slots: 0.08,
  /** Texts of Guild cards. */
  guilds: 0.8,
  /** Hopes in the Court. */
  influence: 0.7,
  agents: 0.1,
  outrage: -0.5,
  /** Turns still to be played in this chapter. */
  turns: 1.1,
  /** How good the cards for them are. */
  hand: 0.3,
  initiative: 0.7,
  /** Pips still to be spent in this turn. */
  pips: 0.3,
  /** Leader and lore. */
  talents: 1,
}
export type Weights = Readonly<typeof bookWeights>
export type Feature = keyof Weights

const names = Object.keys(bookWeights) as Feature[]
const at = Object.fromEntries(names.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>

export function evaluationWith(weights: Weights): Evaluation<State> {
  const outlook: Outlook = { declared: 0, open: 0 }
  const presence = noPresence()
  return {
    features: names,
    weights: names.map((name) => weights[name]),
    scale: 12,
    horizon: 2,
    care: 12,
    weighsLuck: true,
    answers: new Set(['arrangeElsewhere', 'overflowElsewhere', 'beloved']),
    clock: (state) => state.chapter,
    measure(state, seat, out) {
      ambitionsOf(content, state, seat, outlook)
      presenceOf(content, state, seat, presence)
      out[at.power] = state.power[seat]
      out[at.ambitions] = outlook.declared
      out[at.prospects] = outlook.open
      out[at.cities] = CITIES[presence.cities]
      out[at.starports] = STARPORTS[presence.starports]
      out[at.ships] = Math.min(FLEET, presence.fresh + presence.damaged * 0.5) + 0.2 * Math.max(0, presence.fresh - FLEET)
      out[at.control] = presence.control
      out[at.subjects] = presence.subjects
      out[at.sites] = Math.min(3, presence.sites)
      out[at.prey] = presence.prey
      out[at.ruins] = presence.ruins
      out[at.exposed] = presence.exposed
      out[at.tokens] = tokensWorth(state, seat)
      out[at.safety] = tokensSafety(content, state, seat)
      out[at.slots] = Math.min(2, freeSlots(content, state, seat))
      out[at.guilds] = guildsWorth(state, seat, worths)
      out[at.influence] = influenceWorth(content, state, seat, worths) * (canHopeToSecure(content, state, seat) ? 1 : 0.6)
      out[at.agents] = agentsWorth(state, seat)
      out[at.outrage] = outrages(state, seat)
      out[at.turns] = turnsLeft(state, seat)
      out[at.hand] = handWorth(content, state, seat)
      out[at.initiative] = initiativeWorth(content, state, seat)
      out[at.pips] = pipsWorth(content, state, seat, presence)
      out[at.talents] = talentsOf(content, state, seat)
    },
  }
}

export const arcsEvaluation = evaluationWith(bookWeights)
