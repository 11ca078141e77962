import type { ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { LineText } from '#ui/line.tsx'
import type { OptionFace } from '#ui/option-list.tsx'
import { resources, type Resource } from '../../data/names.ts'
import type { Table } from '../context.tsx'
import { handVerbs } from '../mats/hand.tsx'
import { marketVerbs } from '../side/market.tsx'
import { MarkSign, OwnerSign, ResourceSign, type Mark } from '../signs.tsx'
import { seatOf } from '../view.ts'

/** How a choice of this game looks as a button. */
export function faceOf({ players, t, words, selected }: Table, { verb, facets }: OfferedOption): OptionFace {
  const picture = pictureOf(players, verb, facets)
  const tone = quiet.has(verb) ? 'plain' : 'choose'
  const technology = facets['technology']
  const label =
    verb === 'end' ? [t.turn.end]
    : technology !== undefined ? [words.name('technology', technology)]
    // The card that is meant lies raised in the hand.
    : selected && (verb === 'lay' || verb === 'sell') ? [t.turn[verb]]
    : undefined
  const detail = technology === undefined ? undefined : words.technologyText(technology).texts.map(({ text }, i) => <LineText key={i} line={text} reach="none" />)
  return { tone, ...(picture === undefined ? {} : { picture }), ...(label === undefined ? {} : { label }), ...(detail === undefined ? {} : { detail }) }
}

const quiet: ReadonlySet<string> = new Set(['end', 'goOn', 'decline', 'noHands', 'accept', 'leaveMarket', 'drop', 'ready'])

const marks: Readonly<Record<string, Mark>> = {
  mission: 'mission',
  assault: 'assault',
  lay: 'sleeper',
  buy: 'base',
  fortify: 'fort',
  sell: 'market',
  token: 'token',
  boost: 'token',
  convert: 'tech',
  lift: 'destroyer',
  reorder: 'sleeper',
  pardon: 'pardon',
  technology: 'tech',
  asOrdered: 'sleeper',
  turnOver: 'turned',
  example: 'siren',
  man: 'base',
  exchange: 'exchange',
  exchangeSpecially: 'exchange',
  offer: 'deal',
  revoke: 'beam',
}

function pictureOf(players: Table['players'], verb: string, facets: OfferedOption['facets']): ReactNode | undefined {
  const resource = facets['resource']
  if (resource !== undefined && (resources as readonly string[]).includes(resource)) return <ResourceSign resource={resource as Resource} size={20} />
  if (verb === 'takeCredits') return <ResourceSign resource="credits" size={20} />
  const ladder = facets['ladder']
  if (ladder === 'tech' || ladder === 'assault') return <MarkSign mark={ladder} size={20} />
  const seat = seatOf(facets['to'] ?? facets['from'] ?? (verb === 'spring' ? facets['whom'] : undefined))
  if (players[seat]) return <OwnerSign players={players} owner={seat} size={18} />
  const mark = marks[verb]
  return mark === undefined ? undefined : <MarkSign mark={mark} size={20} />
}

/** Choices that are made in the dossier. */
const dossierVerbs: ReadonlySet<string> = new Set(['cooperate', 'alone', 'target', 'boost', 'goOn', 'hire', 'noHands', 'reroll', 'accept', 'reinforce'])

/** Has the option a place in the hand, on the mat, at the market or in the dossier? Places on the map the map knows. */
export function isPlaced({ verb }: OfferedOption): boolean {
  return handVerbs.has(verb) || marketVerbs.has(verb) || dossierVerbs.has(verb) || verb === 'token' || verb === 'reorder' || verb === 'pickSyndicate'
}
