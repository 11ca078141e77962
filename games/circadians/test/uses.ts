import type { GameEvent } from '#kernel/events.ts'
import { parseLine, parseRecord, Recorder } from '#kernel/record.ts'
import { factions } from '../data/names.ts'
import type { Told } from '../rules/events.ts'
import { WON } from '../rules/state.ts'
import { leadersAt } from '../rules/units.ts'
import { content as c, type State } from './layout.ts'
import { game } from './table.ts'

/** Everything that came into use in a recorded game, as `everything` calls it. */
export function usesIn(text: string): ReadonlySet<string> {
  const { header, lines } = parseRecord(text)
  const recorder = new Recorder(game, header)
  const used = new Set<string>()
  for (const line of lines) {
    const { choice } = parseLine(line)
    if (!choice) throw new Error('a golden record has choices only')
    const events: GameEvent[] = []
    recorder.choose(choice.seat, choice.key, (event) => events.push(event))
    for (const event of events) watch(recorder.state, event, used)
  }
  return used
}

export const victory = (how: string, faction: string): string => `victory of ${faction} by ${how}`
const ways = Object.keys(WON)

function watch(s: State, { type, data }: GameEvent, used: Set<string>): void {
  used.add(type)
  const { seat, card, section, leader, attribute, faction, token, region, how } = data as Readonly<Record<string, number>>
  switch (type as keyof Told) {
    case 'revealed':
      used.add(`section ${c.wheel.ids[section]}`)
      if (card >= 0) used.add(`${c.tactics.ids[c.tactics.design[card]]} in battle`)
      return
    case 'played':
      return void used.add(`${c.tactics.ids[c.tactics.design[card]]} in a phase`)
    case 'battle':
      for (const side of [seat, Number(data['opponent'])])
        for (const each of leadersAt(c, s, region, side)) used.add(c.leaders.ids[each])
      return
    case 'leaderUpgraded':
      return void used.add(`${c.leaders.ids[leader]} upgraded`)
    case 'commandTaken':
      return void used.add(`${c.leaders.ids[leader]} taken`)
    case 'attributeUpgraded':
      return void used.add(`${factions[c.attributes.faction[attribute]]} ${c.attributes.ids[attribute]}`)
    case 'usedIntelligence':
      return void used.add(`intelligence on ${factions[faction]}, ${s.faction[seat] === 0 ? 'held' : 'given'}`)
    case 'tokenPlaced':
      return void used.add(c.production.ids[token])
    case 'won': {
      const winners = data['seats'] as readonly number[]
      if (winners.length > 1) used.add('a shared victory')
      for (const winner of winners) used.add(victory(ways[how], factions[s.faction[winner]]))
    }
  }
}
