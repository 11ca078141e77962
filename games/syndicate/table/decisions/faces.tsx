import type { ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { LineText } from '#ui/line.tsx'
import type { OptionFace } from '#ui/option-list.tsx'
import type { OptionGroup } from '#ui/prompt-bar.tsx'
import { resources, type Resource } from '../../data/names.ts'
import type { Table } from '../context.tsx'
import { handVerbs } from '../mats/hand.tsx'
import { marketVerbs } from '../side/market.tsx'
import { MarkSign, OwnerSign, ResourceSign, type Mark } from '../signs.tsx'
import { seatOf } from '../view.ts'

/** How a choice of this game looks as a button. */
export function faceOf({ players, t, words }: Table, { verb, facets }: OfferedOption): OptionFace {
  const picture = pictureOf(players, verb, facets)
  const tone = quiet.has(verb) ? 'plain' : 'choose'
  const technology = facets['technology']
  const label = verb === 'end' ? [t.turn.end] : technology === undefined ? undefined : [words.name('technology', technology)]
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
export const dossierVerbs: ReadonlySet<string> = new Set(['cooperate', 'alone', 'target', 'boost', 'goOn', 'hire', 'noHands', 'reroll', 'accept', 'reinforce'])

/** Has the option a place in the hand, on the mat, at the market or in the dossier? Places on the map the map knows. */
export function isPlaced(_table: Table, { verb }: OfferedOption): boolean {
  return handVerbs.has(verb) || marketVerbs.has(verb) || dossierVerbs.has(verb) || verb === 'token' || verb === 'reorder' || verb === 'pickSyndicate'
}

type Group = 'mission' | 'assault' | 'buy' | 'fortify' | 'lay' | 'sell' | 'token' | 'convert' | 'level' | 'exchange'

const groups: Readonly<Record<string, Group>> = {
  mission: 'mission',
  assault: 'assault',
  buy: 'buy',
  fortify: 'fortify',
  lay: 'lay',
  sell: 'sell',
  token: 'token',
  convert: 'convert',
  level: 'level',
  exchange: 'exchange',
  exchangeSpecially: 'exchange',
}

const groupMarks: Readonly<Record<Group, Mark>> = { mission: 'mission', assault: 'assault', buy: 'base', fortify: 'fort', lay: 'sleeper', sell: 'card', token: 'token', convert: 'tech', level: 'market', exchange: 'exchange' }

/** In a turn every kind of action stands behind one button, besides its place on the table. */
export function groupOf({ t, prompt }: Table, { verb }: OfferedOption): OptionGroup | undefined {
  const group = groups[verb]
  if (prompt?.step !== 'turn' || group === undefined) return undefined
  return { id: group, label: [t.turn[group]], icon: <MarkSign mark={groupMarks[group]} size={16} /> }
}
