import { isLanes, type Frame } from '#kernel/steps.ts'
import type { Reader } from '#words/game-words.ts'
import { HEIST, MISSION, SLEEPER, sleeperEffects, type Content, type SleeperEffect } from '../data/content.ts'
import { bands, CREW, ladders, resources, zones, type Band, type Zone } from '../data/names.ts'
import type { Tables } from '../data/tables.ts'
import { fortifyPrice, resistsAssault } from '../rules/bases.ts'
import { upkeep } from '../rules/collection.ts'
import { ACTION_DIE, facesThatReach } from '../rules/dice.ts'
import { assaultForecast, missionForecast } from '../rules/forecast.ts'
import type { Frames } from '../rules/frames.ts'
import { nextPrice } from '../rules/market.ts'
import { EASIEST, handsCost, handsShift } from '../rules/missions.ts'
import { sleeperOf, SOVEREIGN_FIRST, SYNDICATE_FIRST, TOKEN_FIRST } from '../rules/operations.ts'
import { pardonPrice } from '../rules/pardon.ts'
import { outcome } from '../rules/scoring.ts'
import { amountOf, secondAmountOf } from '../rules/sovereign-card.ts'
import { luckOf } from '../rules/seats.ts'
import { OFFER, RESOURCES, ROW, type State } from '../rules/state.ts'
import type { Lexicon } from './lexicon.ts'

/** What a sentence in any language can look up: the tables, their names, the reader's view and the reader's question. */
export interface Known {
  readonly c: Content
  readonly tables: Tables
  readonly names: Lexicon
  readonly reader: Reader
  /** The reader's view. All that sentences look up in it is public or the reader's own. */
  readonly view: State | undefined
  /** What the reader is asked on the board, and what beside it: the trade with others. */
  readonly frame: Frames | undefined
  readonly aside: Frames | undefined
}

export function know(c: Content, tables: Tables, names: Lexicon, reader: Reader): Known {
  const view = reader.view as State | undefined
  return { c, tables, names, reader, view, frame: own(reader, boardFrame(reader, view)), aside: own(reader, view?.asides[reader.viewer]?.at(-1)) }
}

/** The top of the stack; among things decided at the same time, the reader's. */
function boardFrame(reader: Reader, view: State | undefined): Frame | undefined {
  const top = view?.stack.at(-1)
  return top && isLanes(top) ? top.lanes.map((lane) => lane.at(-1)).find((frame) => frame?.['seat'] === reader.viewer) : top
}

const own = (reader: Reader, frame: Frame | undefined): Frames | undefined => (frame?.['seat'] === reader.viewer ? (frame as unknown as Frames) : undefined)

// --- who ---

/** The phantom sits after the last seat, where a spectator's number is too. */
export const isMine = ({ reader }: Known, seat: number): boolean => reader.viewer === seat && seat < reader.seats
export const isPhantom = ({ reader }: Known, seat: number): boolean => seat >= reader.seats

// --- from the notation's words to numbers ---

export const seatOf = (facet: string): number => Number(facet.slice(1)) - 1
export const resourceOf = (facet: string): number => (resources as readonly string[]).indexOf(facet)
export const ladderOf = (facet: string): number => (ladders as readonly string[]).indexOf(facet)
export const placeOf = ({ c }: Known, id: string): number => c.territories.ids.indexOf(id)
export const rateOf = ({ c }: Known, id: string): number => c.exchanges.give.findIndex((give, rate) => `${resources[give]}_${resources[c.exchanges.get[rate]]}` === id)

// --- and from numbers to words ---

export const territoryId = ({ c }: Known, at: number): string => c.territories.ids[at]
export const bandOf = (band: number): Band => bands[band]

export function cardId({ c }: Known, card: number): string {
  if (card < SOVEREIGN_FIRST) return c.operations.ids[card]
  if (card < TOKEN_FIRST) return c.sovereign.ids[card - SOVEREIGN_FIRST]
  if (card < SYNDICATE_FIRST) return c.tokens.copies[card - TOKEN_FIRST]
  return c.syndicates.ids[card - SYNDICATE_FIRST]
}

export type CardKind = 'mission' | 'heist' | 'sleeper' | 'sovereign' | 'token' | 'syndicate'

export function kindOfCard({ c }: Known, card: number): CardKind {
  if (card >= SYNDICATE_FIRST) return 'syndicate'
  if (card >= TOKEN_FIRST) return 'token'
  if (card >= SOVEREIGN_FIRST) return 'sovereign'
  return c.operations.kind[card] === MISSION ? 'mission' : c.operations.kind[card] === HEIST ? 'heist' : 'sleeper'
}

/** The number of a card by its id; an operation that is none is a token or a syndicate. */
export function cardOf({ c }: Known, id: string): number {
  const operation = c.operations.ids.indexOf(id)
  if (operation >= 0) return operation
  const token = c.tokens.copies.indexOf(id)
  return token >= 0 ? TOKEN_FIRST + token : SYNDICATE_FIRST + c.syndicates.ids.indexOf(id)
}

export const territoryOfMission = ({ c }: Known, card: number): number => c.missions.territory[c.operations.of[card]]
export const zoneOfHeist = ({ c }: Known, card: number): Zone => zones[c.heists.zone[c.operations.of[card]]]

/** What a sleeper does, and the number that its effect speaks of. */
export function sleeperEffect({ c }: Known, card: number): { readonly does: SleeperEffect; readonly amount: number; readonly most: number } | undefined {
  if (c.operations.kind[card] !== SLEEPER) return undefined
  const of = c.operations.of[card]
  return { does: sleeperEffects[c.sleepers.does[of]], amount: c.sleepers.amount[of], most: c.sleepers.most[of] }
}

// --- the table as the reader sees it ---

export const ownerOf = ({ view }: Known, at: number): number => view?.owner[at] ?? -1
export const isFortified = ({ view }: Known, at: number): boolean => view?.fortified[at] === 1
/** Not fortified, but as hard to assault: by a beam or a technology. */
export const isProtected = (known: Known, at: number): boolean => known.view !== undefined && !isFortified(known, at) && resistsAssault(known.c, known.view, at)
/** The card in the reader's sleeper slot, or -1. */
export const ownSleeper = ({ view, reader }: Known): number => (view ? sleeperOf(view, reader.viewer) : -1)
/** Does the reader's card face down only pretend to be a sleeper? */
export const holdsDecoy = (known: Known): boolean => ownSleeper(known) >= 0 && kindOfCard(known, ownSleeper(known)) !== 'sleeper'
export const crewFor = ({ c, view, reader }: Known, at: number): number => (view ? upkeep(c, view, reader.viewer, at) : 0)
export const isMilitary = ({ c }: Known, at: number): boolean => c.territories.beams[at] !== 0
export const diceOf = ({ view, reader }: Known): number => view?.dice[reader.viewer] ?? 0

/** Credits, influence, crew. */
export type Amounts = readonly number[]
const nothing: Amounts = [0, 0, 0]

export const buyPrice = ({ c }: Known, at: number): Amounts => c.zones.buy.slice(c.territories.zone[at] * RESOURCES, (c.territories.zone[at] + 1) * RESOURCES)
export function fortifyPriceAt({ c, view, reader }: Known, at: number): Amounts {
  return view ? resources.map((_, resource) => fortifyPrice(c, view, reader.viewer, c.territories.zone[at], resource)) : nothing
}
export const levelPrice = ({ c, view, reader }: Known, ladder: number): number => (view ? nextPrice(c, view, reader.viewer, ladder) : -1)
export const pardonPriceOf = ({ c, view, reader }: Known): number => (view ? pardonPrice(c, view, reader.viewer) : 0)
/** The exchange of the reader's syndicate. */
export function specialExchange({ c, view, reader }: Known): { readonly pay: number; readonly gain: number } {
  const syndicate = view?.syndicate[reader.viewer] ?? 0
  return { pay: c.syndicates.exchangePay[syndicate], gain: c.syndicates.exchangeGain[syndicate] }
}

/** What extra hands cost for the mission under way. */
export const handsPrice = ({ c, view, reader }: Known): Amounts => (view && view.jobCard >= 0 ? handsCost(c, view, reader.viewer, view.jobCard) : nothing)

/** What the mission under way needs, and with which chance. */
export interface Need {
  /** The lowest face that succeeds, before anything is added to the die. */
  readonly win: number
  readonly plus: number
  readonly percent: number
}

const needOf = (win: number, plus: number): Need => ({ win, plus, percent: (facesThatReach(win, plus) * 100) / ACTION_DIE })

/** Before hands are hired or not: sleepers, tokens and luck counted. */
export function needNow({ c, view, reader }: Known, hands: boolean): Need | undefined {
  if (!view || view.jobCard < 0) return undefined
  const win = hands ? Math.max(EASIEST, view.jobWin - handsShift(c, view.jobCard)) : view.jobWin
  return needOf(win, view.jobPlus + luckOf(c, view, reader.viewer))
}

/** Before it is said whether the mission is shared. */
export function needIfShared({ c, view, reader }: Known, shared: boolean): (Need & { readonly gain: Amounts }) | undefined {
  if (!view || view.jobCard < 0) return undefined
  const { win, gain } = missionForecast(c, view, reader.viewer, view.jobCard, shared ? ROW.cooperative : ROW.hostile, false, 0)
  return { ...needOf(win, luckOf(c, view, reader.viewer)), gain }
}

/** The reader's assault with so many reinforcements: what it must show, its chance and its crew. */
export function assaultOf({ c, view, reader }: Known, at: number, used: number): (Need & { readonly crew: number }) | undefined {
  if (!view) return undefined
  const { win, cost } = assaultForecast(c, view, reader.viewer, at, used)
  return { ...needOf(win, 0), crew: cost[CREW] }
}

/** Threshold of a base in the crackdown being resolved. */
export const thresholdAt = (known: Known, at: number): number => (known.view && known.view.sovereignCard >= 0 ? (isFortified(known, at) ? secondAmountOf(known.c, known.view) : amountOf(known.c, known.view)) : 0)

/** The Sovereign card of the round as a number among cards, or -1. */
export const sovereignNow = ({ view }: Known): number => (view && view.sovereignCard >= 0 ? SOVEREIGN_FIRST + view.sovereignCard : -1)

/** Colour of an alert level at a table of so many. */
export const bandOfLevel = ({ c, reader }: Known, level: number): Band => bands[c.alertBand[reader.seats]?.[level] ?? 0]

/** Who wins with these scores; the tie breaks of a finished game count. */
export function winnersOf({ c, view }: Known, scores: readonly number[]): readonly number[] {
  const best = Math.max(...scores)
  const first = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  if (first.length === 1 || !view || view.over === 0) return first
  const { places } = outcome(c, view)
  return first.filter((seat) => places[seat] === 1)
}

/** Whoever has made the reader an offer, the first of them, or -1. */
export const offererOf = ({ view, reader }: Known): number => view?.offers.find((offer) => offer[OFFER.to] === reader.viewer)?.[OFFER.from] ?? -1
