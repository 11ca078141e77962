import type { OfferedOption } from '#host/channel.ts'
import type { Content } from '../../data/content.ts'
import { regionOf, seatOf, siteIds } from '../view.ts'

/** Which choices are made on the map, and where. */

const onMap: ReadonlySet<string> = new Set([
  'base',
  'settle',
  'site',
  'lay',
  'harvest',
  'recruit',
  'fastAdvance',
  'deploy',
  'placeToken',
  'turnToken',
  'move',
  'redeploy',
  'with',
  'fighters',
  'battle',
  'retreat',
  'retreatWith',
])

/** Is the option answered on the map, or by the form of a march? */
export const mapPlaces = (option: OfferedOption): boolean => onMap.has(option.verb)

/** The region in which an option is made, or -1. */
export const regionIn = (c: Content, { verb, facets }: OfferedOption): number => (onMap.has(verb) ? regionOf(c, facets['at'] ?? facets['to']) : -1)

/** Does a click on this region mean the option? Once the place of a base is settled, the regions on which it opens are chosen. */
export function meansRegion(c: Content, option: OfferedOption, region: number, settled: boolean): boolean {
  if (option.verb === 'base' && settled) return regionOf(c, option.facets['one']) === region || regionOf(c, option.facets['other']) === region
  return regionIn(c, option) === region
}

/** What in a region was pressed: a place for a building, or a force. */
export type Spot = { readonly site: number } | { readonly seat: number }

/** Does a click on this very spot mean the option, among those of its region? */
export function meansSpot({ verb, facets }: OfferedOption, spot: Spot): boolean {
  if ('site' in spot) return verb === 'site' && facets['site'] === siteIds[spot.site]
  return verb === 'battle' && seatOf(facets['opponent']) === spot.seat
}
