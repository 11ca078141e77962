import type { GameEvent } from '#kernel/events.ts'
import { parseLine, parseRecord, Recorder } from '#kernel/record.ts'
import { CITY, STARPORT, extraSlot } from '../data/content.ts'
import type { CourtEffect } from '../data/court.ts'
import type { LoreEffect } from '../data/lore.ts'
import { suits } from '../data/names.ts'
import { ownerOf, rivalControls } from '../rules/board.ts'
import type { Told } from '../rules/events.ts'
import { holds, knows } from '../rules/seats.ts'
import { MODE, PLACES, SLOTS, type State } from '../rules/state.ts'
import { content, game } from './table.ts'

/** Ids of everything that came into use in a recorded game: cards played, texts that did something, leaders and lore, the setup card. */
export function usesIn(text: string): ReadonlySet<string> {
  const { header, lines } = parseRecord(text)
  const recorder = new Recorder(game, header)
  const used = new Set<string>([content.setups[recorder.state.setupCard].id])
  let rolled: Rolled = { dice: [], faces: [] }
  for (const line of lines) {
    const { choice } = parseLine(line)
    if (!choice) throw new Error('a golden record has choices only')
    const before = game.copy(recorder.state)
    const events: GameEvent[] = []
    recorder.choose(choice.seat, choice.key, (event) => events.push(event))
    watchChoice(before, choice.seat, choice.key, used)
    for (const event of events) {
      if (event.type === 'rolled') rolled = event.data as unknown as Rolled
      watchEvent(before, event, rolled, used)
    }
    watchTable(recorder.state, used)
  }
  return used
}

/** The last roll. */
type Rolled = Pick<Told['rolled'], 'dice' | 'faces'>

const cardId = (card: number): string => [...content.cards.ids, ...content.court.ids][card]
/** The one card with an effect. */
const court = (effect: CourtEffect): string => content.court.ids[31 - Math.clz32(content.court.does[effect])]
const lore = (effect: LoreEffect): string => content.lore.ids[31 - Math.clz32(content.lore.does[effect])]

/** What a token pays for by itself; a Weapon for nothing at once. */
function ownActions(s: State, resource: string): readonly string[] {
  if (resource === 'psionic') return suitActions[suits[content.cards.suit[s.leadCard]]]
  return { material: ['build', 'repair'], fuel: ['move'], relic: ['secure'] }[resource] ?? []
}
const suitActions = { administration: ['tax', 'repair', 'influence'], aggression: ['battle', 'move', 'secure'], construction: ['build', 'repair'], mobilization: ['move', 'influence'] } as const
const loyalTo = { BC01: 'material', BC07: 'fuel', BC19: 'psionic', BC21: 'relic' } as const

function watchChoice(s: State, seat: number, key: string, used: Set<string>): void {
  const [verb, first, second] = key.split(':')
  switch (verb) {
    case 'lead':
    case 'surpass':
    case 'pivot':
    case 'copy':
    case 'pickLeader':
    case 'prelude':
    case 'union':
    case 'spies':
      used.add(first)
      return
    case 'act':
    case 'spend':
      newAction(verb === 'act' ? first : second, used)
      if (verb === 'act') return
      for (const [id, type] of Object.entries(loyalTo))
        if (content.court.ids.some((each, i) => each === id && (s.holds[seat] & (1 << i)) !== 0) && ownActions(s, type).includes(second) && !ownActions(s, first).includes(second)) used.add(id)
      return
    case 'arm':
      if (first !== 'weapon') used.add('BC15')
      return
    case 'declare':
      if (s.mode[seat] !== MODE.lead && holds(content, s, seat, 'bards') && s.stack.at(-1)?.step === 'before') used.add(court('bards'))
      return
    case 'sprint':
      used.add(lore('sprint'))
      return
    case 'buildCloudCity':
      used.add(lore('cloud cities'))
      return
    case 'reroll':
      if (first === 'assault') used.add(lore('reroll assault'))
  }
}

/** Of lore; every Guild card has another text besides its action. */
function newAction(action: string, used: Set<string>): void {
  if (action === 'summon' || action === 'fireRifles' || action === 'nurture' || action === 'prune') used.add(lore(`action ${action}`))
}

function watchEvent(before: State, { type, data }: GameEvent, { dice, faces }: Rolled, used: Set<string>): void {
  const told = data as Readonly<Record<string, number>>
  const { seat, rival, system } = told
  switch (type) {
    case 'secured':
    case 'ransacked':
      // A Vox card does what it says; a Guild card has to do something else.
      if (content.court.icon[told['card'] - content.cards.ids.length] < 0) used.add(cardId(told['card']))
      return
    case 'guildStolen':
      if (cardId(told['card']) === court('guard')) used.add(court('guard'))
      return
    case 'declared':
      if (told['zero'] === 0 && before.mode[seat] === MODE.lead && holds(content, before, seat, 'secret declaration')) used.add(court('secret declaration'))
      return
    case 'battleResult': {
      const mirrored = dice[0] > 0 && knows(content, before, rival, 'mirror')
      if (mirrored) used.add(lore('mirror'))
      if (told['intercept'] < intercepts(faces) + (mirrored ? 1 : 0)) used.add(lore('signal breaker'))
      return
    }
    case 'built':
      if (data['what'] === 'buildShip' && told['damaged'] === 0 && rivalControls(before, system, seat)) used.add(lore('harbors'))
      return
    case 'battle':
      if (knows(content, before, rival, 'railguns') && before.fresh[system * 4 + rival] > 0) used.add(lore('railguns'))
      return
    case 'repaired':
      if (before.stack.at(-1)?.step !== 'repair' && knows(content, before, seat, 'drones')) used.add(lore('drones'))
  }
}

/** What lies where only one card allows it. */
function watchTable(s: State, used: Set<string>): void {
  for (let system = 0; system < content.systems.ids.length; system++) {
    if (!content.systems.gate[system]) continue
    if (ownedAt(s, system * PLACES + STARPORT) >= 0) used.add(lore('gate ports'))
    if (ownedAt(s, system * PLACES + CITY) >= 0) used.add(lore('gate stations'))
  }
  for (let seat = 0; seat < s.seats; seat++) if (s.slots[seat * SLOTS + extraSlot] !== 0) used.add(lore('extra slot'))
}

const ownedAt = (s: State, place: number): number => (s.buildings[place] === 0 ? -1 : ownerOf(s.buildings[place]))

function intercepts(faces: readonly number[]): number {
  const icons = content.dice.flatMap(({ intercept }) => intercept)
  return faces.reduce((sum, count, face) => sum + count * icons[face], 0)
}
