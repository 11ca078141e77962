import type { ReactElement, ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import type { OptionFace } from '#ui/option-list.tsx'
import type { OptionGroup } from '#ui/prompt-bar.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { resources, verbs, type Ambition, type Resource, type Verb } from '../../data/names.ts'
import { ownTokenVerbs } from '../boards/slots.tsx'
import { ownCardVerbs } from '../boards/guild-list.tsx'
import { handVerbs } from '../boards/hand.tsx'
import { CardSign } from '../cards/card-face.tsx'
import type { Table } from '../context.tsx'
import { courtVerbs } from '../side/court.tsx'
import { ActionSign, AmbitionSign, PieceSign, ResourceSign } from '../signs.tsx'
import { cardOf, isActionCard, seatOf, slotsOf } from '../view.ts'

/** How a choice of this game looks as a button. */
export function faceOf({ players, t, words, prompt }: Table, option: OfferedOption): OptionFace {
  const { verb, facets } = option
  const picture = pictureOf(option, players)
  const tone = quiet.has(verb) ? 'plain' : harsh.has(verb) ? 'danger' : 'choose'
  const several = (prompt?.options.filter((each) => each.verb === verb).length ?? 0) > 2
  const label =
    // What is left unused is asked about before the turn ends.
    verb === 'end' ? [t.turn.endTurn]
    // The sentence above says what is done with them.
    : several && verb === 'declare' ? [words.name('ambition', facets['ambition'])]
    : several && (verb === 'gain' || verb === 'outrage') ? [words.name('resource', facets['resource'])]
    : undefined
  return { tone, ...(picture === undefined ? {} : { picture }), ...(label === undefined ? {} : { label }) }
}

const quiet: ReadonlySet<string> = new Set(['end', 'goOn', 'decline', 'pass', 'keep', 'keepHand', 'stop', 'spendIdly', 'discardCard'])
const harsh: ReadonlySet<string> = new Set(['mulligan'])

function pictureOf({ verb, facets }: OfferedOption, players: Table['players']): ReactNode | undefined {
  const { action, ambition, card, resource, leader, lore } = facets
  if (action !== undefined && (verbs as readonly string[]).includes(action)) return <ActionSign action={action as Verb} size={20} />
  if (verb === 'moveThenBattle') return <Pair one={<ActionSign action="move" size={16} />} two={<ActionSign action="battle" size={16} />} />
  if (verb === 'influenceThenSecure') return <Pair one={<ActionSign action="influence" size={16} />} two={<ActionSign action="secure" size={16} />} />
  if (ambition !== undefined) return <AmbitionSign ambition={ambition as Ambition} size={20} />
  if (card !== undefined && !isActionCard(cardOf(card))) return <CardSign id={card} size={20} />
  if (leader !== undefined || lore !== undefined) return <CardSign id={leader ?? lore ?? ''} size={20} />
  if (resource !== undefined && (resources as readonly string[]).includes(resource)) return <ResourceSign resource={resource as Resource} size={20} />
  const seat = seatOf(facets['captive'] ?? facets['at'] ?? facets['from'])
  return players[seat] && ['look', 'execute', 'stealToken', 'stealFromCard'].includes(verb) ? <PlayerShape identity={players[seat].identity} size={18} /> : undefined
}

function Pair({ one, two }: { readonly one: ReactNode; readonly two: ReactNode }): ReactElement {
  return (
    <>
      {one}
      {two}
    </>
  )
}

/** Has the option a place on the boards, in the hand or in the Court? */
export function isPlaced({ viewer, view }: Table, { verb, facets }: OfferedOption): boolean {
  if (handVerbs.has(verb) || courtVerbs.has(verb) || ownCardVerbs.has(verb) || onStage.has(verb)) return true
  if (verb === 'stealToken' || verb === 'stealFromCard' || verb === 'steal') return true
  // A token that has just come and finds no room lies on no slot yet.
  if (ownTokenVerbs.has(verb)) return slotsOf(view, viewer).some(({ type }) => resources[type] === facets['resource'])
  return false
}

/** Choices that are made in a panel of their own over the map. */
const onStage: ReadonlySet<string> = new Set(['pickLeader', 'pickLore', 'exchange'])

/** What may be used in the Prelude stands behind one button, besides its place on the board; so do the gains for each owner's Captives. */
export function groupOf({ t, players, props }: Table, { verb, facets }: OfferedOption): OptionGroup | undefined {
  if (verb === 'pressgang') {
    const owner = seatOf(facets['captive'])
    return { id: `captive ${owner}`, label: [props.reader.player(owner)], icon: <PieceSign piece="agent" identity={players[owner].identity} size={20} /> }
  }
  return prelude.has(verb) ? { id: 'prelude', label: [t.turn.prelude] } : undefined
}

const prelude: ReadonlySet<string> = new Set(['spend', 'arm', 'spendIdly', 'prelude', 'discardCard', 'union'])
