import type { Variant, VariantTable } from '#kernel/variant.ts'
import { CONFRONTATIONS, MISSIONS, type Content } from '../data/content.ts'
import type { Play } from './frames.ts'
import { fillFuelDeck } from './fuel.ts'
import type { Rules } from './rules.ts'
import type { State } from './state.ts'
import { measureShip } from './technologies.ts'
import { confrontationCard, zone } from './zones.ts'

/** `plus2`: two spare confrontations in the fuel deck. */
const PLUS = 'plus'

/** What a table may choose (NG-1.2, NG-10); the recommended reading comes first. */
export function variantsOf({ variations, box, readings }: Content): VariantTable {
  const choice = (values: readonly string[]) => ({ values, default: values[0] })
  return {
    variation: choice(variations.map(({ id }) => id)),
    fuel: choice(['standard', ...Array.from({ length: box.spareFuelConfrontations }, (_, i) => `${PLUS}${i + 1}`)]),
    keys: choice(readings.keysAreContraband.map((yes) => (yes ? 'contraband' : 'weightless'))),
    exchange: choice(readings.bankExchange.map((yes) => (yes ? 'bank' : 'none'))),
    flight: choice(readings.fleeRollsDice.map((yes) => (yes ? 'dice' : 'calm'))),
  }
}

/** Laying out the table (NG-3). */
export function setUp(rules: Rules, s: State, variant: Variant, play: Play): void {
  const { c } = rules
  s.variation = c.variations.findIndex(({ id }) => id === variant['variation'])
  s.keysAreContraband = variant['keys'] === 'contraband' ? 1 : 0
  s.bankExchange = variant['exchange'] === 'bank' ? 1 : 0
  s.fleeRollsDice = variant['flight'] === 'dice' ? 1 : 0
  s.fuelConfrontations = c.box.fuelConfrontations + (variant['fuel'] === 'standard' ? 0 : Number(variant['fuel'].slice(PLUS.length)))
  const { decks, start } = c.variations[s.variation]
  for (let mission = 0; mission < MISSIONS; mission++) if (decks.includes(c.missions.deck[mission])) play.enter(mission, zone.deck + c.missions.deck[mission])
  for (const deck of decks) play.shuffle(zone.deck + deck)
  for (let confrontation = 0; confrontation < CONFRONTATIONS; confrontation++) play.enter(confrontationCard(confrontation), zone.confrontations)
  play.shuffle(zone.confrontations)
  fillFuelDeck(rules, s)
  measureShip(rules, s)
  s.at = start
  s.fuel = s.tank
  s.credits = c.box.credits
  s.influence = c.box.influence
  s.assault = c.box.assault
  s.alert = c.box.alertStart
  play.push({ step: 'next' })
}
