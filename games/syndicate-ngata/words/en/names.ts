import { bareName, masculine, plural } from '#words/grammar.ts'
import type { Key } from '../../data/names.ts'
import type { Naming } from '../lexicon.ts'

/** Missions have their names in the tables. */
export const naming: Naming = {
  missions: {},
  confrontations: {
    X01: masculine('Routine Inspection'),
    X02: masculine('Customs Cutter'),
    X03: masculine('Tariff Audit'),
    X04: masculine('Patrol Frigate'),
    X05: masculine('Destroyer Shadow'),
    X06: masculine('Undercover Marshal'),
    X07: masculine('Checkpoint Net'),
    X08: plural(masculine('Fidge Enforcers')),
    X09: plural(masculine('Orion Runners')),
    X10: plural(masculine('Terran Raiders')),
    X11: masculine('Kestrel Bounty Crew'),
    X12: masculine('Montclair Debt'),
    X13: plural(masculine('Lazarus Collectors')),
    X14: masculine('Vimana Trader'),
    X15: masculine('Black-Market Locksmith'),
    X16: masculine('Information Broker'),
    X17: masculine('Ghost Dealer'),
    X18: masculine('Synth Broker'),
  },
  technologies: {
    bulkheads: bareName('Bulkheads'),
    tanks: bareName('Long-Range Tanks'),
    jump_computer: masculine('Jump Computer'),
    scrambler: masculine('Scrambler'),
  },
}

interface KeyName {
  readonly one: string
  readonly many: string
  /** What the key is: “security borer”. */
  readonly item: string
}

export const keyNames: Readonly<Record<Key, KeyName>> = {
  GREEN: { one: 'green key', many: 'green keys', item: 'security borer' },
  BLUE: { one: 'blue key', many: 'blue keys', item: 'cloak' },
  YELLOW: { one: 'yellow key', many: 'yellow keys', item: 'forged papers' },
  PURPLE: { one: 'purple key', many: 'purple keys', item: 'AltSynth' },
}
