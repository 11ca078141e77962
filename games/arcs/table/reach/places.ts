import type { OfferedOption } from '#host/channel.ts'
import { content, placeIds, seatOf, systemOf, type BuildingHere } from '../view.ts'

/** Which choices are made on the map, and where. */

const onMap: ReadonlySet<string> = new Set([
  'tax',
  'trade',
  'buildShip',
  'buildCity',
  'buildStarport',
  'buildCloudCity',
  'summon',
  'prune',
  'repairShip',
  'repairBuilding',
  'from',
  'group',
  'to',
  'drop',
  'sprint',
  'battle',
  'fire',
  'comeback',
  'levy',
  'cluster',
  'place',
  'free',
])

/** Is the option answered on the map, or by the form of a move? */
export const reachPlaces = (option: OfferedOption): boolean => onMap.has(option.verb)

/** The system in which an option is made, or -1. */
export function systemIn({ verb, facets }: OfferedOption): number {
  const { at, from, to } = facets
  return onMap.has(verb) ? systemOf(at ?? to ?? from) : -1
}

/** Does a click on this system mean the option? Any system of a cluster stands for the cluster. */
export function meansSystem(option: OfferedOption, system: number): boolean {
  const { cluster } = option.facets
  if (cluster !== undefined && onMap.has(option.verb)) return content.systems.cluster[system] === Number(cluster) - 1
  return systemIn(option) === system
}

/** What in a system was pressed: a building, an empty slot, or ships. */
export type Spot = { readonly building: BuildingHere } | 'slot' | 'ships'

/** Does a click on this very spot mean the option, among those of its system? */
export function meansSpot({ verb, facets }: OfferedOption, spot: Spot): boolean {
  if (spot === 'slot') return verb === 'buildCity' || verb === 'buildStarport'
  if (spot === 'ships') return verb === 'repairShip'
  const { owner, piece, place } = spot.building
  switch (verb) {
    case 'repairBuilding':
    case 'prune':
    case 'free':
      return facets['place'] === placeIds[place]
    case 'tax':
    case 'trade':
      return piece === 'city' && seatOf(facets['owner']) === owner
    case 'buildShip':
      return piece === 'starport'
    case 'battle':
    case 'fire':
      return seatOf(facets['defender']) === owner
    default:
      return false
  }
}
