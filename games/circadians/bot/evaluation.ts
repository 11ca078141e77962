import type { Evaluation } from '#bots/evaluation.ts'
import { compile } from '../data/compile.ts'
import { COLUMNS, FACTION } from '../data/names.ts'
import { CODE } from '../data/notation.ts'
import { bookTables } from '../data/tables.ts'
import { rowOf } from '../rules/income.ts'
import { bitCount } from '../rules/morale.ts'
import { SEATS, TRACKS, type State } from '../rules/state.ts'
import { handSize } from '../rules/tactics.ts'
import { makeReckoner } from '../rules/totals.ts'
import { noPresence, presenceOf } from './battles.ts'
import { gloryToCome, gloryWorth } from './glory.ts'
import { groundOf, noGround } from './ground.ts'
import { buildingsWorth, energyWorth, fieldsOf, fighterWorth, foundationsWorth, gemsWorth, leadersWorth, placesOf, recruitsWorth, slotsWorth } from './holdings.ts'
import { incomesLeft, rivalsMayMove, roundsLeft } from './time.ts'
import { columnWorth, researchStep, researchWorth, tollsToCome, turnInProgress, turnsToCome, type Points } from './turns.ts'
import { codeWorths, effectWorths, gloryUnit, WAY } from './worths.ts'

const content = compile(bookTables)
const reckoner = makeReckoner(content)
const worths = effectWorths(content)
const ofCode = Object.values(FACTION).map((faction) => codeWorths(content, faction))
/** By faction, track and column: what a turn brings in a usual position. */
const usual = ofCode.map((codes, faction) => content.research.main.map((_, i) => columnWorth(content, Math.floor(i / COLUMNS), i % COLUMNS, worths[faction], { ofCode: codes, research: codes[CODE.X], fields: [2, 2, 2], building: 5, places: 2 })))

/** What each feature counts for. One energy is the measure of everything. */
export const bookWeights = {
  /** The way to the own victory condition. */
  glory: 1,
  /** The same for what battles and morale are about to bring. */
  gloryToCome: 1,
  energy: 1,
  gems: 2.4,
  cards: 1.6,
  /** Fighters on the map, less those that battles may cost. */
  fighters: 1.7,
  /** Fighters on the recruit track, by how near they are. */
  recruits: 0.9,
  leaders: 1,
  attributes: 3,
  /** What better columns will bring. */
  research: 1,
  /** What uncovered slots will bring. */
  slots: 0.8,
  buildings: 1,
  /** What own fields will yield. */
  fields: 0.4,
  foundations: 1,
  /** What the region count will bring. */
  count: 0.7,
  /** Land regions, which decide in the end. */
  land: 1,
  /** Rival forces next to own regions. */
  threat: -0.25,
  /** The relic of this round. */
  relic: 1,
  /** Presence where the next relics lie. */
  relicsAhead: 1,
  /** The chance to control every region with a relic. */
  mastery: 1,
  /** Turns of this round still to come. */
  turns: 0.8,
  /** The turn in progress. */
  turn: 0.9,
  /** What rivals will pay. */
  tolls: 0.9,
  /** Price tokens in hand. */
  prices: 0.4,
}
export type Weights = Readonly<typeof bookWeights>
export type Feature = keyof Weights

const names = Object.keys(bookWeights) as Feature[]
const at = Object.fromEntries(names.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>

/** A region by what it adds in the end, when all are counted. */
const LAND_BY_ROUND = [2, 2, 2.2, 2.5, 3, 4, 9]
/** How sure it is to keep what rivals may still march on. */
const UNSURE = 0.5
/** What all relics of the next round are worth, of what those of this round are. */
const NEXT_ROUND = 0.25
/** What a leader is worth less in the reserve, and a building that is razed, besides what it brings at each Income. */
const LEADER_LOST = 3.5
const RAZED = 1
const RAZED_INCOME = 1.5
/** A building by what it brings at once and at each Income. */
const BUILT = 2.5
const BUILT_INCOME = 1.8
/** Fields beyond these are seldom harvested. */
const FIELDS = 3
/** What any step of research is worth besides its column. */
const RESEARCHED = 1

export function evaluationWith(weights: Weights): Evaluation<State> {
  const presence = noPresence()
  const ground = noGround()
  const all: number[] = []
  const unharvested: number[] = []
  const ofTurn = new Array<number>(TRACKS).fill(0)
  return {
    features: names,
    weights: names.map((name) => weights[name]),
    scale: 100,
    focus: 20,
    horizon: 1,
    answers: new Set(['chooseElsewhere', 'researchElsewhere', 'recruitElsewhere', 'keepDrawnElsewhere', 'moraleRow', 'discard', 'retreat', 'reroll', 'takeBack', 'moraleForGems']),
    measure(state, seat, out) {
      for (let i = 0; i < names.length; i++) out[i] = 0
      // Before factions are chosen everybody is alike.
      const faction = state.faction[seat]
      if (faction < 0) return
      const left = roundsLeft(state)
      const incomes = incomesLeft(state)
      const soon = Math.min(1, left)
      out[at.energy] = energyWorth(state.energy[seat], left)
      out[at.gems] = gemsWorth(state.gems[seat], left)
      out[at.leaders] = leadersWorth(content, state, seat)
      const base = state.base[seat]
      if (base < 0) return

      presenceOf(state, presence)
      groundOf(content, reckoner, state, presence, seat, ground)
      const sure = rivalsMayMove(state, seat) ? UNSURE : 1
      const fighter = fighterWorth(content, state, seat)
      out[at.glory] = gloryWorth(content, state, seat, left)
      out[at.gloryToCome] = gloryToCome(content, state, seat, ground.glory, incomes)
      out[at.cards] = Math.min(5, handSize(state, seat)) * soon
      out[at.fighters] = ground.fighters * fighter
      out[at.recruits] = recruitsWorth(content, state, seat) * fighter * soon
      out[at.leaders] -= ground.leadersAtRisk * LEADER_LOST
      out[at.attributes] = bitCount(state.attributes[seat]) * soon
      out[at.slots] = slotsWorth(content, state, seat, worths[faction]) * incomes
      out[at.buildings] = buildingsWorth(state, seat) - ground.buildingsAtRisk * (RAZED_INCOME * incomes + RAZED)
      out[at.foundations] = foundationsWorth(state, seat) * left
      out[at.count] = countWorth(ground.count, faction) * incomes
      out[at.land] = ground.land * LAND_BY_ROUND[state.round]
      out[at.threat] = ground.threat
      out[at.relic] = ground.relic * sure * relicWorth(faction, state.relics[seat])
      out[at.relicsAhead] = ground.relicsAhead
      out[at.mastery] = state.round > 0 ? WAY * Math.max(ground.allRelics * sure, ground.allRelicsNext * NEXT_ROUND) : 0

      fieldsOf(content, state, presence, seat, worths[faction], all, unharvested)
      for (let i = 0; i < all.length && i < FIELDS; i++) out[at.fields] += all[i] * Math.max(0, left - 0.5)
      const points: Points = {
        ofCode: ofCode[faction],
        research: RESEARCHED + researchStep(state, seat, left, usual[faction]) + content.factions.does.gloryPerResearch[faction] * gloryUnit(content, faction),
        fields: unharvested,
        building: BUILT + BUILT_INCOME * incomes,
        places: placesOf(state, presence, seat),
      }
      for (let track = 0; track < TRACKS; track++) ofTurn[track] = columnWorth(content, track, state.research[track * SEATS + seat], worths[faction], points)
      out[at.research] = researchWorth(state, seat, left, usual[faction])
      out[at.turns] = turnsToCome(content, state, seat, ofTurn)
      out[at.turn] = turnInProgress(state, seat, ofTurn)
      out[at.tolls] = tollsToCome(content, state, seat)
      out[at.prices] = bitCount(state.priceHand[seat] & ~state.priceLate[seat]) * soon
    },
  }
}

const relicWorth = (faction: number, relics: number): number => {
  const row = content.factions.relicRow[faction]
  return relics < row.length ? worths[faction][row[relics]] : 0
}

/** By faction and row: never less than the rows below, for who grows has to pass them. */
const counts = worths.map((ofFaction) => {
  let best = 0
  return content.income.regionCount.map((effect, row) => (best = Math.max(best, ofFaction[effect] * content.income.regionTimes[row])))
})

function countWorth(count: number, faction: number): number {
  const whole = Math.floor(count)
  const below = counts[faction][rowOf(content, whole)]
  return below + (counts[faction][rowOf(content, whole + 1)] - below) * (count - whole)
}

export const circadiansEvaluation = evaluationWith(bookWeights)
