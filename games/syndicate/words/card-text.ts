import type { Line } from '#words/line.ts'
import type { Origins, Sourced } from '../data/origin.ts'
import { originOf } from '../data/origin.ts'
import type { Zone } from '../data/names.ts'
import type { Tables } from '../data/tables.ts'
import type { CardLine, CardText, FortifyWith } from './contract.ts'
import { rowOf, type Lexicon } from './lexicon.ts'

export type Mission = Tables['missions']['rows'][number]
export type Heist = Tables['heists']['rows'][number]
export type Sleeper = Tables['sleepers']['rows'][number]
export type SovereignCard = Tables['sovereignCards']['rows'][number]
export type Token = Tables['tokens']['rows'][number]
export type Syndicate = Tables['syndicates']['rows'][number]
export type Technology = Tables['technologies']['rows'][number]
export type Territory = Tables['territories']['rows'][number]
export type Special = NonNullable<Territory['special']>
export type ZoneRow = Tables['zones']['rows'][number]
export type Route = Tables['routes']['rows'][number]
export type Reward = Tables['rewards']['rows'][number]

/** Effects about which players ask more than the card says. */
export const ruledEffects = [
  'mission',
  'heist',
  'double cross',
  'informant',
  'sabotage',
  'frame job',
  'skim',
  'safehouse',
  'sleeper',
  'smuggle',
  'mission credits',
  'reroll',
  'third die',
  'lance',
  'half pardon',
  'deflect',
  'crackdown',
  'lull',
  'end',
] as const
export type RuledEffect = (typeof ruledEffects)[number]

/** What a language says on cards: a sentence for each effect of the tables, so that text and effect go together. */
export interface CardWords {
  readonly types: {
    mission(territory: string, gate: number): string
    heist(zone: Zone): string
    readonly sleeper: string
    sovereign(does: SovereignCard['does']['does']): string
    token(zone: Zone): string
    readonly syndicate: string
    technology(level: number): string
    territory(zone: Zone, special: Special | null): string
    reward(vp: number): string
  }
  mission(row: Mission): readonly CardLine[]
  heist(row: Heist): readonly CardLine[]
  sleeper(does: Sleeper['does']): readonly CardLine[]
  sovereign(does: SovereignCard['does']): readonly CardLine[]
  token(does: Token['does']): Line
  syndicate(row: Syndicate): readonly CardLine[]
  technology(does: Technology['does']): Line
  territory(row: Territory, zone: ZoneRow, routes: readonly Route[]): readonly CardLine[]
  reward(row: Reward): Line
  readonly rulings: Readonly<Record<RuledEffect, readonly string[]>>
}

export function cardText(words: CardWords, tables: Tables, names: Lexicon, id: string): CardText {
  const row = rowOf(tables, id)
  const is = (each: { readonly id: string }): boolean => each.id === row
  const mission = tables.missions.rows.find(is)
  const heist = tables.heists.rows.find(is)
  const sleeper = tables.sleepers.rows.find(is)
  const sovereign = tables.sovereignCards.rows.find(is)
  const token = tables.tokens.rows.find(is)
  const syndicate = tables.syndicates.rows.find(is)
  const { types } = words
  const title = names.card(id).text
  const ruled = (...effects: readonly string[]): readonly Line[] => rulingsOf(words, effects)
  if (mission) return { title, printed: mission.name, typeLine: types.mission(names.territory(mission.territory).text, mission.gate), texts: words.mission(mission), rulings: ruled('mission'), designed: isDesigned(tables.missions, mission, 'win') }
  if (heist) return { title, printed: heist.name, typeLine: types.heist(heist.zone), texts: words.heist(heist), rulings: ruled('heist'), designed: isDesigned(tables.heists, heist, 'win') }
  if (sleeper) return { title, printed: sleeper.name, typeLine: types.sleeper, texts: words.sleeper(sleeper.does), rulings: ruled(sleeper.does.does, 'sleeper'), designed: isDesigned(tables.sleepers, sleeper, 'does') }
  if (sovereign)
    return { title, printed: sovereign.name, typeLine: types.sovereign(sovereign.does.does), texts: words.sovereign(sovereign.does), rulings: ruled(sovereign.does.does), designed: isDesigned(tables.sovereignCards, sovereign, 'does') }
  if (token) return { title, printed: title, typeLine: types.token(token.zone), texts: [{ text: words.token(token.does) }], rulings: [], designed: isDesigned(tables.tokens, token, 'does') }
  if (syndicate)
    return { title, printed: syndicate.name, typeLine: types.syndicate, texts: words.syndicate(syndicate), rulings: ruled(syndicate.bonus?.does ?? ''), designed: isDesigned(tables.syndicates, syndicate, 'start') }
  return { title, printed: id, typeLine: '', texts: [], rulings: [], designed: false }
}

export function technologyText(words: CardWords, tables: Tables, names: Lexicon, id: string): CardText {
  const row = tables.technologies.rows.find((each) => each.id === id)
  const title = names.technology(id).text
  if (!row) return { title, printed: id, typeLine: '', texts: [], rulings: [], designed: false }
  return { title, printed: row.name, typeLine: words.types.technology(row.level), texts: [{ text: words.technology(row.does) }], rulings: rulingsOf(words, [row.does.does]), designed: isDesigned(tables.technologies, row, 'does') }
}

export function territoryText(words: CardWords, tables: Tables, names: Lexicon, id: string, fortifyWith: FortifyWith): CardText {
  const row = tables.territories.rows.find((each) => each.id === id)
  const zone = tables.zones.rows.find((each) => each.id === row?.zone)
  const title = names.territory(id).text
  if (!row || !zone) return { title, printed: id, typeLine: '', texts: [], rulings: [], designed: false }
  const routes = tables.routes.rows.filter((route) => route.stops.includes(id))
  return { title, printed: row.name, typeLine: words.types.territory(row.zone, row.special), texts: words.territory(row, { ...zone, fortify: fortifyPrice(zone, fortifyWith) }, routes), rulings: [], designed: isDesigned(tables.territories, row, 'special') }
}

function fortifyPrice({ fortify }: ZoneRow, fortifyWith: FortifyWith): ZoneRow['fortify'] {
  const [credits, influence, crew] = fortify
  return fortifyWith === 'influence' ? [credits, influence + crew, 0] : fortify
}

export function rewardText(words: CardWords, tables: Tables, names: Lexicon, id: string): CardText {
  const row = tables.rewards.rows.find((each) => each.id === id)
  const title = names.reward(id).text
  if (!row) return { title, printed: id, typeLine: '', texts: [], rulings: [], designed: false }
  return { title, printed: title, typeLine: words.types.reward(row.vp), texts: [{ text: words.reward(row) }], rulings: [], designed: isDesigned(tables.rewards, row, 'feat') }
}

function rulingsOf(words: CardWords, effects: readonly string[]): readonly Line[] {
  return ruledEffects.filter((effect) => effects.includes(effect)).flatMap((effect) => words.rulings[effect].map((text): Line => [text]))
}

const isDesigned = (table: Sourced<unknown>, row: { readonly origins?: Origins | undefined }, field: string): boolean => originOf(table, row as { readonly origins?: Origins }, field) === 'designed'
