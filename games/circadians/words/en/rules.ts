import type { RulesSection, VariantWords } from '#words/game-words.ts'
import { factions as factionIds } from '../../data/names.ts'
import type { Tables } from '../../data/tables.ts'
import type { Source } from '../contract.ts'
import { factions } from './names.ts'
import { effect } from './speak.ts'
import { effectOf } from '../component-text.ts'

export const sources: Readonly<Record<Source, string>> = { glory: 'Glory', regions: 'Land regions', relics: 'Relics collected' }

export const variants: Readonly<Record<string, VariantWords>> = {
  factions: {
    label: 'Factions',
    values: {
      choose: { label: 'Chosen', hint: 'Seat after seat, everybody chooses a faction.' },
      random: { label: 'Dealt', hint: 'Everybody is dealt a faction at random.' },
    },
  },
}

const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

export function rules(tables: Tables): readonly RulesSection[] {
  const goals = factionIds.map((id) => `${factions[id]} ${tables.factions.rows.find((row) => row.id === id)?.gloryTarget ?? 0}`)
  const { standard, bonus } = tables.prices.rows
  const { slots, regionCount } = tables.income.rows
  const phrase = (text: string): string => effect(effectOf(text))
  const counts = regionCount.map(({ from, gain, times }) => `from ${from}, ${times > 1 ? `${times} times ` : ''}${phrase(gain)}`)
  const start = tables.start.rows
  return [
    section(
      'The aim',
      `Reach your faction’s target of glory: ${goals.join(', ')}. The Zcharo win only at the end of Relics, the others at once.`,
      'Or control every region with a remaining relic when the relics are checked.',
      'After six rounds without a winner, most controlled land regions win, then most relics collected; if still equal, the victory is shared.',
    ),
    section(
      'Presence, control, adjacency',
      'A unit is a fighter, a leader or a Ryh-zu. You are present where you have a unit or a building, and control a region where nobody else is present. Your base is always yours.',
      'Regions that share a side are adjacent, unless a mountain lies on it; tunnels join far regions. Only the Oxataya enter lakes, and nobody enters a base.',
    ),
    section(
      'Set prices',
      'From the flare gun clockwise, each faction prices one of the five action phases with a token; with two factions, two each. Whoever priced a phase begins it and acts for free.',
      `Tokens cost the others, to the owner and the bank: ${standard.map(({ id, toOwner, toBank }) => `${id}: ${toOwner} + ${toBank}`).join('; ')}. Token 1 takes back the vault and draws a card, token 2 gives research on that track.`,
      `Pricing Build gives ${phrase(bonus.build)}, Recruit ${phrase(bonus.recruit)}, Move first ${phrase(bonus.move)}. Neutral tokens fill what is left.`,
      'When Move is priced the flare gun goes to the left neighbour of who priced it.',
    ),
    section(
      'Action phases',
      'In each phase every faction acts or passes. Who acts pays the price, takes the main action of its column, then perhaps the secondary one.',
      'A lock costs 1 gem. Research moves a marker one column to the right on any track and gives at once what the column shows.',
      'Build: a point builds the leftmost building of a type on an empty foundation, or lays a board foundation, in a land region that you control. One building of a type in a region.',
      'Harvest: a point harvests your base or a controlled region with a foundry, each once a round.',
      'Recruit: a point moves a fighter one sector on, from the last to the base.',
      'Move: a point moves any number of units from one region to the next.',
    ),
    section(
      'Moving',
      'Pinning: in a region with opposing units, leave at least as many units as the largest opposing force has.',
      'A redeploy is a move into a region where you are present already; pinning does not count.',
      'At the end of a turn no two of your leaders share a region, except at the base.',
    ),
    section(
      'Combat',
      'From the flare gun clockwise, each selects a battle until none is left. Both sides plan in secret: a section of the wheel and a card, none, or a bluff.',
      'First Strength is compared: the higher total wins, a tie goes to who selected. A side that retreats does not win against one that stays.',
      `Then Attack less opposing shields wounds fighters, at most ${tables.wheel.rows.maxWounds} on each side; they go back to the first sector. Then who retreats leaves.`,
      'Last the loser clears the region: fighters to base, leaders to the reserve, buildings back to the board with what their place shows. Ryh-zu follow the winner.',
    ),
    section(
      'Income',
      `The region count gives: ${counts.join('; ')}.`,
      `Each building on the map gives: foundry ${phrase(slots.foundry)}, outpost ${phrase(slots.outpost)}, fortress ${phrase(slots.fortress)}; the board adds its base income.`,
    ),
    section(
      'Relics',
      'Who controls the region of the relic with this round’s number collects it, gains what the next relic space shows, and sends all units there to base. If nobody does, it leaves the game.',
    ),
    section(
      'Tactics cards',
      'A card is used in a battle or played in the phase that it names. It cannot be played in the phase in which it was gained, but can be used in a battle.',
      `The hand limit is ${start.handLimit}.`,
    ),
  ]
}
