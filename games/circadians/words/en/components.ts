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
  goal: (target, late) => (late ? `Wins with ${target} glory at the end of Relics.` : `Wins as soon as it has ${target} glory.`),
  recruiting: ({ sectors, start, fastEnergy, reserveFighters }, exchange, points) => [
    `${fighters(start)} start on the map, ${sectors.join(', ')} on the recruit track${reserveFighters ? `, and ${reserveFighters} wait outside the game` : ''}.`,
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
    doubts: {},
  },
}
