import type { GameEvent } from '#kernel/events.ts'
import { parseLine, parseRecord, Recorder } from '#kernel/record.ts'
import type { TechnologyEffect } from '../data/content.ts'
import { isShielded } from '../rules/bases.ts'
import { upkeep } from '../rules/collection.ts'
import type { Told } from '../rules/events.ts'
import { SOVEREIGN_FIRST, TOKEN_FIRST } from '../rules/operations.ts'
import { has } from '../rules/seats.ts'
import { PHASE, type State } from '../rules/state.ts'
import { content, game } from './table.ts'

/** Ids of everything that came into use in a recorded game: cards, tokens, rewards, powers of syndicates and technologies, trade routes, and kinds of events. */
export function usesIn(text: string): ReadonlySet<string> {
  const { header, lines } = parseRecord(text)
  const recorder = new Recorder(game, header)
  const used = new Set<string>()
  for (const line of lines) {
    const { choice } = parseLine(line)
    if (!choice) throw new Error('a golden record has choices only')
    const before = game.copy(recorder.state)
    const events: GameEvent[] = []
    recorder.choose(choice.seat, choice.key, (event) => events.push(event))
    watchChoice(before, choice.seat, choice.key, used)
    for (const event of events) watchEvent(before, recorder.state, event, used)
  }
  return used
}

/** The one technology with an effect. */
const technology = (effect: TechnologyEffect): string => content.technologies.ids[31 - Math.clz32(content.technologies.does[effect])]
const plays = (s: State, seat: number, syndicate: string): boolean => content.syndicates.ids[s.syndicate[seat]] === syndicate

/** An operation card; copies of a sleeper are the same card. */
function operation(card: number): string {
  const id = content.operations.ids[card]
  return id.startsWith('S') ? id.slice(0, 3) : id
}

function watchChoice(s: State, seat: number, key: string, used: Set<string>): void {
  const [verb] = key.split(':')
  if (verb === 'reroll') used.add(technology('reroll'))
  else if (verb === 'exchangeSpecially') used.add('vimana_exchange')
  else if (verb === 'fortify' && s.stack.at(-1)?.step === 'turn' && plays(s, seat, 'kestrel')) used.add('kestrel')
  else if (verb === 'pickSyndicate' && key.endsWith('lazarus')) used.add('lazarus')
}

function watchEvent(before: State, after: State, { type, data }: GameEvent, used: Set<string>): void {
  used.add(type)
  const { seat, card, at, owner, reward } = data as Readonly<Record<string, number>>
  const knows = (effect: TechnologyEffect, who = seat): void => {
    if (who < before.seats && has(content, before, who, effect)) used.add(technology(effect))
  }
  switch (type as keyof Told) {
    case 'startBase':
      for (const syndicate of ['fidge', 'ascenders']) if (seat < after.seats && plays(after, seat, syndicate)) used.add(syndicate)
      return
    case 'missionRoll':
      used.add(operation(card))
      if (plays(before, seat, 'ngata') && content.operations.ids[card].startsWith('M') && before.owner[at] >= 0 && before.owner[at] !== seat) used.add('ngata')
      if (data['success'] === 0) knows('silent')
      return
    case 'hired':
      knows('half hands')
      return
    case 'missionPaid':
      if (plays(before, seat, 'orion') && content.territories.zone[before.jobAt] === 0) used.add('orion')
      return
    case 'assault':
      if (seat < before.seats && plays(before, seat, 'terrans')) used.add('terrans')
      knows('lance')
      if (before.fortified[at] === 0 && !isShielded(content, before, at)) knows('deflect', owner)
      return
    case 'pardoned':
      if (plays(before, seat, 'montclair')) used.add('montclair')
      knows('half pardon')
      return
    case 'drew':
      if (before.phase !== PHASE.sovereign && after.phase !== PHASE.collection && after.round === before.round) return
      if (plays(before, seat, 'phnx')) used.add('phnx')
      knows('draw')
      return
    case 'collected':
      knows('collect any')
      knows('collect credits')
      for (let here = 0; here < before.owner.length; here++)
        if (before.owner[here] === seat && upkeep(content, before, seat, here) < content.zones.upkeep[content.territories.zone[here]]) knows('crew relief')
      content.routes.stops.forEach((stops, route) => {
        if (before.owner.every((holder, here) => (stops & (1 << here)) === 0 || (holder === seat && before.down[here] === 0))) used.add(`route ${content.routes.ids[route]}`)
      })
      return
    case 'collection':
      for (let each = 0; each < before.seats; each++) knows('third die', each)
      return
    case 'gameOver':
      for (let each = 0; each < before.seats; each++) knows('points', each)
      return
    case 'sprung':
      used.add(operation(card))
      return
    case 'tokenPlayed':
      used.add(content.tokens.ids[content.tokens.kind[card - TOKEN_FIRST]])
      return
    case 'sovereign':
      used.add(content.sovereign.ids[card - SOVEREIGN_FIRST])
      return
    case 'rewarded':
      used.add(`reward ${content.rewards.ids[reward]}`)
  }
}
