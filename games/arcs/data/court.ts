import type { Resource } from './names.ts'
import type { Sourced } from './origin.ts'

/**
 * What a Court card does, one word or two each:
 * `loyal`, `cartel` and `union SUIT` are the shared texts; `action X` adds a new action; `prelude X` is a Prelude action
 * `secured X` happens when a Vox card is secured; the rest name a modifier.
 */
export const courtEffects = [
  'loyal',
  'cartel',
  'union administration',
  'union aggression',
  'union construction',
  'union mobilization',
  'action manufacture',
  'action synthesize',
  'action pressgang',
  'action execute',
  'action abduct',
  'action trade',
  'prelude hoard',
  'prelude extort',
  'prelude garrison',
  'prelude levy',
  'prelude spy',
  'prelude foresee',
  'prelude persuade',
  'prelude broker',
  'prelude fence',
  'gate dice',
  'reroll skirmish',
  'see hand',
  'secret declaration',
  'guard',
  'bards',
  'secured uprising',
  'secured demands',
  'secured outrage',
  'secured freedom',
  'secured struggle',
  'secured call',
] as const
export type CourtEffect = (typeof courtEffects)[number]

export interface CourtCard {
  readonly id: string
  readonly name: string
  /** The Guild icon; a Vox card has none. */
  readonly icon: Resource | null
  /** Raid cost of a Guild card. */
  readonly keys: number
  readonly does: readonly CourtEffect[]
}

export const courtCards: Sourced<readonly CourtCard[]> = {
  origin: 'found',
  rows: [
    { id: 'BC01', name: 'Loyal Engineers', icon: 'material', keys: 3, does: ['loyal'] },
    { id: 'BC02', name: 'Mining Interest', icon: 'material', keys: 2, does: ['action manufacture', 'prelude hoard'] },
    { id: 'BC03', name: 'Material Cartel', icon: 'material', keys: 2, does: ['cartel', 'prelude extort'] },
    { id: 'BC04', name: 'Admin Union', icon: 'material', keys: 2, does: ['union administration'] },
    { id: 'BC05', name: 'Construction Union', icon: 'material', keys: 2, does: ['union construction'] },
    { id: 'BC06', name: 'Fuel Cartel', icon: 'fuel', keys: 2, does: ['cartel', 'prelude extort'] },
    { id: 'BC07', name: 'Loyal Pilots', icon: 'fuel', keys: 3, does: ['loyal'] },
    { id: 'BC08', name: 'Gatekeepers', icon: 'fuel', keys: 2, does: ['gate dice', 'prelude garrison'] },
    { id: 'BC09', name: 'Shipping Interest', icon: 'fuel', keys: 2, does: ['action synthesize', 'prelude hoard'] },
    { id: 'BC10', name: 'Spacing Union', icon: 'fuel', keys: 2, does: ['union mobilization'] },
    { id: 'BC11', name: 'Arms Union', icon: 'weapon', keys: 2, does: ['union aggression'] },
    {
      id: 'BC12',
      name: 'Prison Wardens',
      icon: 'weapon',
      keys: 2,
      does: ['action pressgang', 'action execute', 'prelude levy'],
    },
    { id: 'BC13', name: 'Skirmishers', icon: 'weapon', keys: 2, does: ['reroll skirmish', 'prelude levy'] },
    { id: 'BC14', name: 'Court Enforcers', icon: 'weapon', keys: 2, does: ['action abduct', 'prelude levy'] },
    { id: 'BC15', name: 'Loyal Marines', icon: 'weapon', keys: 3, does: ['loyal', 'prelude levy'] },
    { id: 'BC16', name: 'Lattice Spies', icon: 'psionic', keys: 2, does: ['prelude spy'] },
    { id: 'BC17', name: 'Farseers', icon: 'psionic', keys: 2, does: ['see hand', 'prelude foresee'] },
    { id: 'BC18', name: 'Secret Order', icon: 'psionic', keys: 2, does: ['secret declaration'] },
    { id: 'BC19', name: 'Loyal Empaths', icon: 'psionic', keys: 3, does: ['loyal'] },
    { id: 'BC20', name: 'Silver-Tongues', icon: 'psionic', keys: 2, does: ['prelude persuade'] },
    { id: 'BC21', name: 'Loyal Keepers', icon: 'relic', keys: 3, does: ['loyal'] },
    { id: 'BC22', name: 'Sworn Guardians', icon: 'relic', keys: 1, does: ['guard'] },
    { id: 'BC23', name: 'Elder Broker', icon: 'relic', keys: 2, does: ['action trade', 'prelude broker'] },
    { id: 'BC24', name: 'Relic Fence', icon: 'relic', keys: 2, does: ['prelude fence'] },
    { id: 'BC25', name: 'Galactic Bards', icon: 'relic', keys: 1, does: ['bards'] },
    { id: 'BC26', name: 'Mass Uprising', icon: null, keys: 0, does: ['secured uprising'] },
    { id: 'BC27', name: 'Populist Demands', icon: null, keys: 0, does: ['secured demands'] },
    { id: 'BC28', name: 'Outrage Spreads', icon: null, keys: 0, does: ['secured outrage'] },
    { id: 'BC29', name: 'Song of Freedom', icon: null, keys: 0, does: ['secured freedom'] },
    { id: 'BC30', name: 'Guild Struggle', icon: null, keys: 0, does: ['secured struggle'] },
    { id: 'BC31', name: 'Call to Action', icon: null, keys: 0, does: ['secured call'] },
  ],
}
