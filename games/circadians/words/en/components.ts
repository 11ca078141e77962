import type { CombatIcon } from '../../data/names.ts'
import type { ComponentWords } from '../component-text.ts'
import { attributes, factions, icons, phases, sections, theFaction } from './names.ts'
import { sayings } from './sayings.ts'
import { effect, energy, fighters, gems, plural } from './speak.ts'

const iconName = (icon: CombatIcon | null): string => (icon === null ? 'nothing' : icons[icon])

/** What components say in English, from their tables. */
export const components: ComponentWords = {
  sayings,
  effect,
  cardTitle: (_, name) => name,
  attributeTitle: (id) => attributes[id] ?? id,
  factionTitle: (id) => factions[id],
  factionSummary: (id) =>
    ({
      circadians: 'Few fighters, each worth two; a ship for a base; wins by upgrading attributes.',
      ai: 'Masses of fighters and trapped fortresses; wins by wounding.',
      zcharo: 'Twin outposts and patient study; wins by research, at the end of Relics.',
      leyrien: 'People of the marshes; morale strengthens their battles and brings their glory.',
      jrayek: 'Command the Ryh-zu, at a price; win by defeating leaders.',
      oxataya: 'At home on the lakes, with many leaders together; win battle by battle.',
    })[id],
  phase: (phase) => phases[phase],
  leaderType: (faction) => `Leader of ${theFaction(faction)}`,
  ryhzuType: 'Ryh-zu',
  ryhzu: (upkeep, gain) => [
    'Follows whoever wins a battle in which it stands. It pins, is never wounded and enters no lake.',
    `At Income the Jrayek pay ${effect(upkeep)} for it if it serves them, and gain ${effect(gain)} if it serves another.`,
  ],
  attributeType: (faction) => `Attribute of ${theFaction(faction)}`,
  intelligenceTitle: (faction) => `Intelligence: ${factions[faction]}`,
  notes: { locked: 'lock: 1 gem', onlyPassing: 'only when passing', alsoPassing: 'also when passing', early: 'before the main action' },
  goal: (target, late) => (late ? `Victory with ${target} glory at the end of Relics.` : `Victory at once with ${target} glory.`),
  recruiting: ({ sectors, start, fastEnergy, reserveFighters }, exchange, points) => [
    `${fighters(start)} start on the map, ${sectors.join(' + ')} on the recruit track${reserveFighters ? `, and ${reserveFighters} wait outside the game` : ''}.`,
    fastEnergy === null ? 'There is no fast advance.' : `Fast advance: 1 point and ${energy(fastEnergy)} for each fighter.`,
    `Exchange: ${points} points for ${effect(exchange)}.`,
  ],
  column: ({ main, immediate, secondary, locked }, column) =>
    `Column ${column}${locked ? ', behind a lock' : ''}. Main action: ${main}. Secondary action: ${secondary}.${immediate === null ? '' : ` On arriving: ${immediate}.`}`,
  sectionName: (id) => sections[id] ?? id,
  section: ({ retreat, die, gem, needs, withoutCard }, [left, right]) =>
    [
      `Left value ${iconName(left)}, right value ${iconName(right)}.`,
      ...(die ? [`Throw a die${gem ? ` for ${gems(gem)}` : ''}.`] : []),
      ...(retreat ? ['Your fighters retreat: you do not win against a side that stays.'] : []),
      ...(withoutCard ? [`Without a card, ${plural(withoutCard, 'shield', 'shields')} fewer.`] : []),
      ...(needs ? [`Needs ${fighters(needs.fighters)} or more and ${needs.leaders === 0 ? 'no leader' : `at most ${plural(needs.leaders, 'leader', 'leaders')}`}.`] : []),
    ].join(' '),
  originPage: {
    title: 'Where the numbers come from',
    intro: [
      'No public source prints every component of this game. What the rulebook and public descriptions do not tell, we have designed, in keeping with every sentence of the book.',
      'A small ring marks every component with such a value. If you own the box, you can replace a table by the printed values: new matches are then played with yours.',
      'The host of the server puts the whole table, as JSON, into the folder “overrides/circadians” of the server’s data, under the file name given below; a table that does not fit is refused with field and reason.',
    ],
    tables: {
      map: 'Map and terrain',
      foundations: 'Foundations',
      production: 'Production tokens',
      research: 'Research tracks',
      prices: 'Price tokens',
      factions: 'Faction boards',
      morale: 'Morale board',
      leaders: 'Leaders',
      ryhzu: 'Ryh-zu',
      attributes: 'Attributes',
      intelligence: 'Intelligence cards',
      tactics: 'Tactics cards',
      wheel: 'Combat wheel and die',
      income: 'Income',
      start: 'Starting values',
    },
    doubts: {
      'leaders circadians[0].dep': 'The book deploys Sable for a gem; one public source says 0, and 1 on the upgraded side: perhaps the example shows that side.',
      'wheel sections': 'Which icon stands on which side is inferred from the two examples of a battle.',
      'wheel die': 'The book shows that faces give Strength and sometimes a shield; the six faces are ours.',
      'production [*].enabled': 'Which six of the eight recorded kinds are in the box is not known; we take those that give resources.',
      'prices jrayek': 'The book says only that this set differs; the costs and the missing card of token 1 are ours.',
      'prices twoFactionPriceVariant': 'One public source has tokens 1 and 2 so with two factions; the book says nothing of it, so it is switched off.',
      'research recruit[0].aux': 'Cheaper than column 2; possibly a slip for 5 energy.',
      'factions [0].powers[0]': 'That a region can be harvested without a building is found; that it lies next to the ship is ours.',
      'factions [0].powers[2]': 'A restriction on fortresses exists; this one is ours.',
      'factions [1].baseIncome': 'One public source says 3 energy; the book shows 2 energy or 1 gem.',
      'factions [1].fortress[0]': 'That a fortress carries a trap which Income resets is found; what the trap does is ours.',
      'factions [3].powers[1]': 'A restriction on fortresses exists; this one is ours.',
      'factions [3].powers[2]': 'When a victory boosts morale is ours; the tokens and their two rows are found.',
    },
  },
}
