import type { TableProps } from '#ui/table-contract.ts'
import { line, plain, type Line } from '#words/line.ts'
import { controllerOf, isPresent } from '../../rules/board.ts'
import { hasMorale } from '../../rules/morale.ts'
import type { CircadiansWords } from '../../words/contract.ts'
import type { Labels, Who } from '../../words/labels.ts'
import { asState, baseOwner, contentOf, effectText, forcesAt, groundOf, harvestedBy, hasTrap, isNothing, productionAt, regionId, relicIn, sitesAt, tunnelAt, type CircadiansView } from '../view.ts'

/** What there is in a region, line by line: the spoken name and the note of a region are made from it. */

type Props = TableProps<CircadiansView>

export const wordsOf = ({ words }: Pick<Props, 'words'>): CircadiansWords => words as CircadiansWords
export const labelsOf = (props: Pick<Props, 'words'>): Labels => wordsOf(props).labels
export const whoIs = ({ viewer, reader }: Pick<Props, 'viewer' | 'reader'>, seat: number): Who => (seat === viewer ? 'you' : reader.player(seat))

export function titleOf(props: Props, region: number): string {
  const { map } = labelsOf(props)
  const c = contentOf(props.override)
  return map.regionTitle(regionId(c, region), groundText(props, region))
}

function groundText(props: Props, region: number): string {
  const { map } = labelsOf(props)
  const ground = groundOf(contentOf(props.override), props.view, region)
  switch (ground) {
    case 'lake':
      return map.lake
    case 'base':
      return plain(map.baseOf(whoIs(props, baseOwner(props.view, region))))
    case 'ship':
      return plain(map.shipOf(whoIs(props, baseOwner(props.view, region))))
    case 'slot':
      return map.freeBaseSlot
    case 'out':
      return map.unusedSlot
    default:
      return map.terrains[ground]
  }
}

/** Who controls a region, or whether it is contested or empty; nothing for a base or a slot. */
export function controlLine(props: Props, region: number): Line {
  const { view, override } = props
  const { map } = labelsOf(props)
  const ground = groundOf(contentOf(override), view, region)
  if (ground === 'base' || ground === 'ship' || ground === 'slot' || ground === 'out') return []
  const seat = controllerOf(asState(view), region)
  if (seat >= 0) return map.controlledBy(whoIs(props, seat))
  const present = Array.from({ length: view.seats }, (_, each) => each).some((each) => isPresent(asState(view), region, each))
  return [present ? map.contested : map.empty]
}

export function unitLines(props: Props, region: number): readonly Line[] {
  const { map } = labelsOf(props)
  return forcesAt(contentOf(props.override), props.view, region).flatMap(({ seat, fighters, leaders }) => [
    ...(fighters > 0 ? [map.fightersOf(fighters, whoIs(props, seat))] : []),
    ...leaders.map(({ name, upgraded, ryhzu }) => (ryhzu ? map.ryhzuOf : map.leaderOf)(name, upgraded, whoIs(props, seat))),
  ])
}

/** Buildings and foundations, production, relic, tokens, tunnel. */
export function groundLines(props: Props, region: number): readonly Line[] {
  const { view, viewer, override } = props
  const c = contentOf(override)
  const { map } = labelsOf(props)
  const words = wordsOf(props)
  const production = productionAt(c, view, region)
  const relic = relicIn(view, region)
  const tunnel = tunnelAt(c, view, region)
  const effect = production ? words.effect(effectText(production.effect)) : ''
  const harvested = viewer < view.seats && harvestedBy(view, viewer, region) ? ` (${map.harvestedThisRound})` : ''
  return [
    ...sitesAt(c, view, region).map(({ building, reward }): Line => {
      if (building) return map.buildingOf(building.kind, whoIs(props, building.owner))
      return [reward && !isNothing(reward) ? map.foundationWith(words.effect(effectText(reward))) : map.plainFoundation]
    }),
    ...(production ? [[`${production.loose ? map.looseTokenOf(effect, production.upgraded) : map.produces(effect)}${harvested}`]] : []),
    ...(relic > 0 ? [relic === view.round ? line`${map.relic(relic)} (${map.relicNow})` : [map.relic(relic)]] : []),
    ...(hasMorale(asState(view), region) ? [[map.morale]] : []),
    ...(hasTrap(view, region) ? [[map.trapArmed]] : []),
    ...(tunnel ? [[map.tunnelHint(regionId(c, region), regionId(c, tunnel.to))]] : []),
  ]
}

/** “C-3 · Marsh, contested, your fighters: 5, …” and, where it can be chosen, what that does. */
export function spokenRegion(props: Props, region: number, choices: readonly Line[]): string {
  const told = [titleOf(props, region), plain(controlLine(props, region)), ...unitLines(props, region).map(plain), ...groundLines(props, region).map(plain)].filter((text) => text !== '').join(', ')
  return choices.length === 0 ? told : `${told}. ${choices.map(plain).join('; ')}`
}
