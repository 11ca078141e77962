import { bareName, masculine, plural, type Noun } from '#words/grammar.ts'
import type { Band, Ladder, Resource, SpecialKind, Zone } from '../../data/names.ts'

/** Names of kinds of things; those of single cards and territories stand in the tables. */

export const resourceNames: Readonly<Record<Resource, string>> = { credits: 'credits', influence: 'influence', crew: 'crew' }

export const zoneNames: Readonly<Record<Zone, { readonly short: string; readonly name: string; readonly adjective: string }>> = {
  EXO: { short: 'EXO', name: 'EXO zone', adjective: 'EXO' },
  MIDDLE: { short: 'Middle', name: 'middle zone', adjective: 'middle' },
  INNER: { short: 'Inner', name: 'inner zone', adjective: 'inner' },
}

export const bandNames: Readonly<Record<Band, string>> = { yellow: 'yellow', orange: 'orange', red: 'red' }
export const ladderNames: Readonly<Record<Ladder, string>> = { tech: 'technology', assault: 'assault' }
export const specialNames: Readonly<Record<SpecialKind, string>> = { mining: 'Mine', military: 'Military installation', research: 'Research station', casino: 'Casino' }

/** Whether a syndicate has an article: “the Ascenders”, “Orion”. */
export const syndicates: Readonly<Record<string, Noun>> = {
  fidge: bareName('Fidge & Co.'),
  ascenders: plural(masculine('Ascenders')),
  ngata: masculine('Ngata Family'),
  phnx: bareName('PHNX'),
  terrans: plural(masculine('Terrans')),
  orion: bareName('Orion'),
  montclair: masculine('Montclair Circle'),
  kestrel: masculine('Kestrel Company'),
  vimana_exchange: masculine('Vimana Exchange'),
  lazarus: masculine('Lazarus Cell'),
}
