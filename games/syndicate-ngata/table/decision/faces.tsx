import type { ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { MarkSign } from '#games/syndicate/table/signs.tsx'
import type { OptionFace } from '#ui/option-list.tsx'
import { keys, type Key } from '../../data/names.ts'
import { isTravel } from '../map/reach.ts'
import { KeySign, ShipSign } from '../signs.tsx'

/** How a choice looks as a button of the prompt bar. */
export function faceOf({ verb, facets }: OfferedOption): OptionFace {
  const picture = pictureOf(verb, facets)
  return { tone: verb.startsWith('drop') ? 'danger' : verb === 'refuel' ? 'plain' : 'choose', ...(picture === undefined ? {} : { picture }) }
}

function pictureOf(verb: string, facets: OfferedOption['facets']): ReactNode | undefined {
  const key = facets['key'] as Key | undefined
  if (key !== undefined) return <KeySign of={keys.indexOf(key)} size={20} />
  switch (verb) {
    case 'refuel':
      return <ShipSign mark="fuel" size={18} filled className="ngata-fuel-sign" />
    case 'draw':
      return <MarkSign mark="card" size={18} />
    case 'pickUp':
    case 'deliver':
    case 'dropCrystal':
      return <ShipSign mark="crystal" size={18} filled className="ngata-crystal-sign" />
    case 'deliverCube':
    case 'dropCubes':
      return <ShipSign mark="cube" size={18} filled className="ngata-cube-sign" />
    case 'defend':
      return <MarkSign mark="shield" size={18} />
    case 'face':
      return <ShipSign mark="meets" size={18} />
    default:
      return undefined
  }
}

/** Choices with a place of their own: the hand, the cargo, the traders, the panel beside the map. */
const placed: ReadonlySet<string> = new Set([
  'attempt', 'start', 'discard', 'abandon',
  'dropKey', 'dropCrystal', 'dropCubes',
  'trade', 'exchange',
  'bribe', 'attack', 'dragnet', 'errand',
  'accept', 'reroll', 'keepKey', 'keepCrystal', 'technology', 'giveKey',
])

/** What has its place in view only where everything is side by side. */
const inView: ReadonlySet<string> = new Set(['refuel', 'draw', 'place'])

/** What is left for the bar is what is done where the ship is: take, deliver, hand over, hold out, face; on a phone also refuel, draw and place. */
export const isPlaced = (option: OfferedOption, narrow: boolean): boolean => placed.has(option.verb) || isTravel(option) || (!narrow && inView.has(option.verb))
