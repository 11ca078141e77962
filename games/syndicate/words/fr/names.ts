import { bareName, feminine, masculine, plural, type Noun } from '#words/grammar.ts'
import type { Band, Ladder, Resource, SpecialKind, Zone } from '../../data/names.ts'
import { titles } from './titles.ts'

/** Names of kinds of things. Territories keep the names of the tables. */

export const resourceNames: Readonly<Record<Resource, string>> = { credits: 'crédits', influence: 'influence', crew: 'équipage' }

export const zoneNames: Readonly<Record<Zone, { readonly short: string; readonly name: string; readonly adjective: string; readonly of: string }>> = {
  EXO: { short: 'EXO', name: 'zone EXO', adjective: 'EXO', of: 'en EXO' },
  MIDDLE: { short: 'Médiane', name: 'zone médiane', adjective: 'médiane', of: 'en zone médiane' },
  INNER: { short: 'Interne', name: 'zone interne', adjective: 'interne', of: 'en zone interne' },
}

export const bandNames: Readonly<Record<Band, string>> = { yellow: 'jaune', orange: 'orange', red: 'rouge' }
export const ladderNames: Readonly<Record<Ladder, string>> = { tech: 'technologie', assault: 'assaut' }
export const specialNames: Readonly<Record<SpecialKind, string>> = { mining: 'Mine', military: 'Installation militaire', research: 'Station de recherche', casino: 'Casino' }

/** Syndicates with gender and number: “la Famille Ngata”, “les Terriens”, “Orion”. */
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
