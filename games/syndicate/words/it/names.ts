import { bareName, feminine, masculine, plural, type Noun } from '#words/grammar.ts'
import type { Band, Ladder, Resource, SpecialKind, Zone } from '../../data/names.ts'
import { titles } from './titles.ts'

/** Names of kinds of things. Territories keep the names of the tables. */

export const resourceNames: Readonly<Record<Resource, string>> = { credits: 'crediti', influence: 'influenza', crew: 'equipaggio' }

export const zoneNames: Readonly<Record<Zone, { readonly short: string; readonly name: string; readonly adjective: string }>> = {
  EXO: { short: 'EXO', name: 'zona EXO', adjective: 'EXO' },
  MIDDLE: { short: 'Mediana', name: 'zona mediana', adjective: 'mediana' },
  INNER: { short: 'Interna', name: 'zona interna', adjective: 'interna' },
}

export const bandNames: Readonly<Record<Band, string>> = { yellow: 'gialla', orange: 'arancione', red: 'rossa' }
export const ladderNames: Readonly<Record<Ladder, string>> = { tech: 'tecnologia', assault: 'assalto' }
export const specialNames: Readonly<Record<SpecialKind, string>> = { mining: 'Miniera', military: 'Installazione militare', research: 'Stazione di ricerca', casino: 'Casinò' }

/** Syndicates with gender and number: “la Famiglia Ngata”, “i Terrestri”, “Orion”. */
export const syndicates: Readonly<Record<string, Noun>> = {
  fidge: bareName(titles['fidge'], 'f'),
  ascenders: plural(masculine(titles['ascenders'])),
  ngata: feminine(titles['ngata']),
  phnx: bareName(titles['phnx']),
  terrans: plural(masculine(titles['terrans'])),
  orion: bareName(titles['orion']),
  montclair: masculine(titles['montclair']),
  kestrel: feminine(titles['kestrel']),
  vimana_exchange: feminine(titles['vimana_exchange']),
  lazarus: feminine(titles['lazarus']),
}
