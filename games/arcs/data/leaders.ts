import type { Resource } from './names.ts'
import type { Sourced } from './origin.ts'

export interface StartBox {
  readonly building: 'city' | 'starport' | null
  readonly ships: number
}

/** Abilities of leaders, named as on the cards. */
export const leaderAbilities = [
  'beloved',
  'just',
  'attuned',
  'cryptic',
  'insatiable',
  'lavish',
  'ambitious',
  'callow',
  'committed',
  'disorganized',
  'tactical',
  'violent',
  'charismatic',
  'generous',
  'bold',
  'paranoid',
] as const
export type LeaderAbility = (typeof leaderAbilities)[number]

export interface Leader {
  readonly id: string
  readonly name: string
  readonly A: StartBox
  readonly B: StartBox
  readonly C: StartBox
  /** Into the two leftmost slots, in this order. */
  readonly resources: readonly [Resource, Resource]
  /** Outrage spaces that hold an agent from the start. */
  readonly outrage: readonly Resource[]
  readonly abilities: readonly LeaderAbility[]
}

const city = (ships: number): StartBox => ({ building: 'city', ships })
const starport = (ships: number): StartBox => ({ building: 'starport', ships })
const open = (ships: number): StartBox => ({ building: null, ships })

/** The boxes of a player without a leader. */
export const plainStart: Sourced<Pick<Leader, 'A' | 'B' | 'C'>> = {
  origin: 'book',
  rows: { A: city(3), B: starport(3), C: open(2) },
}

export const leaders: Sourced<readonly Leader[]> = {
  origin: 'found',
  rows: [
    {
      id: 'LEAD01',
      name: 'Elder',
      A: city(3),
      B: starport(3),
      C: open(2),
      resources: ['relic', 'material'],
      outrage: [],
      abilities: ['beloved', 'just'],
    },
    {
      id: 'LEAD02',
      name: 'Mystic',
      A: city(3),
      B: starport(3),
      C: open(2),
      resources: ['psionic', 'relic'],
      outrage: ['material', 'fuel'],
      abilities: ['attuned', 'cryptic'],
    },
    {
      id: 'LEAD03',
      name: 'Fuel-Drinker',
      A: city(3),
      B: starport(3),
      C: open(2),
      resources: ['fuel', 'fuel'],
      outrage: [],
      abilities: ['insatiable', 'lavish'],
    },
    {
      id: 'LEAD04',
      name: 'Upstart',
      A: city(4),
      B: starport(3),
      C: open(2),
      resources: ['psionic', 'material'],
      outrage: [],
      abilities: ['ambitious', 'callow'],
    },
    {
      id: 'LEAD05',
      name: 'Rebel',
      A: starport(4),
      B: open(4),
      C: open(2),
      resources: ['material', 'weapon'],
      outrage: [],
      abilities: ['committed', 'disorganized'],
    },
    {
      id: 'LEAD06',
      name: 'Warrior',
      A: city(3),
      B: starport(3),
      C: open(2),
      resources: ['weapon', 'material'],
      outrage: [],
      abilities: ['tactical', 'violent'],
    },
    {
      id: 'LEAD07',
      name: 'Feastbringer',
      A: city(3),
      B: city(3),
      C: open(3),
      resources: ['relic', 'material'],
      outrage: [],
      abilities: ['charismatic', 'generous'],
    },
    {
      id: 'LEAD08',
      name: 'Demagogue',
      A: city(3),
      B: starport(3),
      C: open(2),
      resources: ['psionic', 'weapon'],
      outrage: [],
      abilities: ['bold', 'paranoid'],
    },
  ],
}
