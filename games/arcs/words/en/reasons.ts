import { line } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import type { Reasons } from '../assemble.ts'
import { keys, resourceName, type English } from './speak.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons<English> = {
  'tooLow ARCS-5.2': ({ lead }) => [`To surpass, the number must be above ${Number(lead)}.`],
  'alreadySeized ARCS-5.7': () => ['The initiative has already been seized in this round.'],
  'outraged ARCS-9.3': ({ type }) => line`${resourceName(resources[Number(type)])} is under Outrage: its Prelude action is denied to you.`,
  'noCityToTax ARCS-7.3': () => ['No city to tax: it takes a Loyal city, or a Rival city that you control, not yet taxed in this turn.'],
  'noControlledCity ARCS-17.4': () => ['Your leader is Callow: you tax only cities that you control, and there are none.'],
  'noPieces ARCS-7.7': () => ['You have no piece left to build with.'],
  'nowhereToBuild ARCS-7.4': () => ['Nowhere to build: no free slot where you have pieces, and no starport ready to build a ship.'],
  'noShips ARCS-7.8': () => ['You have no ship on the map.'],
  'nothingDamaged ARCS-7.11': () => ['None of your pieces is damaged.'],
  'noAgents ARCS-20.5': () => ['You have no agent left in supply.'],
  'emptyCourt ARCS-12.6': () => ['There is no card left in the Court.'],
  'noMajority ARCS-7.13': () => ['You do not have the most agents on any Court card.'],
  'paranoid ARCS-17.8': () => ['Your leader is Paranoid: to secure a Guild card you need the most agents, and more than one.'],
  'nobodyToBattle ARCS-7.15': () => ['No Rival has pieces where your ships are.'],
  'noBuildingToRaid ARCS-8.3': () => ['No raid dice: the defender has no building here, but has some elsewhere.'],
  'hiddenHarbors ARCS-18.5': () => ['No raid dice: the defender’s Hidden Harbors cover a fresh starport.'],
  'tooDear ARCS-9.8': ({ keys: cost }) => [`This theft costs ${keys(Number(cost))}: more than you have left.`],
  'guarded ARCS-13.22': () => ['Sworn Guardians prevent this theft; only they can be stolen.'],
  'emptySupply ARCS-12.3': () => ['The supply of this resource is empty.'],
  'noCaptives ARCS-13.12': () => ['You have no Captive.'],
  'tooFewWeapons ARCS-13.14': () => ['No Court card holds Rival agents that are fewer than your Weapon icons.'],
  'nothingToTrade ARCS-13.23': () => ['Nothing to trade: it takes a Rival city that you control, a resource of its type to take and another to give.'],
  'alreadySummoned ARCS-18.1': () => ['You have already summoned a ship in this turn.'],
  'noControlledCity ARCS-18.1': () => ['You control no city.'],
  'nobodyInReach ARCS-18.2': () => ['No Rival has pieces next to your fresh ships.'],
  'nothingToPrune ARCS-18.10': () => ['No building to replace: it takes one in a slot, and the other piece in supply.'],
}
