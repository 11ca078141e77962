/** The closed lists that everything else counts with. Their order is the order of indices in states. */
export const resources = ['material', 'fuel', 'weapon', 'relic', 'psionic'] as const
export type Resource = (typeof resources)[number]
/** Their indices, for rules that name one. */
export const RESOURCE = { material: 0, fuel: 1, weapon: 2, relic: 3, psionic: 4 } as const satisfies Record<Resource, number>

export const suits = ['administration', 'aggression', 'construction', 'mobilization'] as const
export type Suit = (typeof suits)[number]

export const ambitions = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'] as const
export type Ambition = (typeof ambitions)[number]
export const AMBITION = { tycoon: 0, tyrant: 1, warlord: 2, keeper: 3, empath: 4 } as const satisfies Record<Ambition, number>

/** The seven standard actions, then the new actions that cards put in the place of one. */
export const verbs = [
  'tax',
  'build',
  'move',
  'repair',
  'influence',
  'secure',
  'battle',
  'manufacture',
  'synthesize',
  'pressgang',
  'execute',
  'abduct',
  'trade',
  'summon',
  'fireRifles',
  'nurture',
  'prune',
] as const
export type Verb = (typeof verbs)[number]
export const standardActions = ['tax', 'build', 'move', 'repair', 'influence', 'secure', 'battle'] as const satisfies readonly Verb[]
export type StandardAction = (typeof standardActions)[number]

export const symbols = ['gate', 'arrow', 'crescent', 'hex'] as const
export type PlaceSymbol = (typeof symbols)[number]

/** Pieces that can be destroyed or taken, in the order in which trophies are counted. */
export const pieces = ['ship', 'starport', 'city', 'agent'] as const
export type Piece = (typeof pieces)[number]

export const dice = ['assault', 'skirmish', 'raid'] as const
export type Die = (typeof dice)[number]
export const dieIcons = ['hit', 'self', 'intercept', 'building', 'key'] as const
export type DieIcon = (typeof dieIcons)[number]
