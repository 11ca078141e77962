import { either, many, orNull, row, tuple, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { id, lines, name } from '#games/syndicate/data/origin.ts'
import { keys } from './names.ts'

const price = either('in', { credits: { amount: whole(1, 99) }, influence: { amount: whole(1, 99) } })
const trade = row({
  give: row({ credits: whole(0, 99), influence: whole(0, 99), keys: many(word(...keys)), anyKeys: whole(0, 9) }),
  get: row({ credits: whole(0, 99), influence: whole(0, 99), keys: many(word(...keys)) }),
})
const ways = { bribe: many(price), attack: orNull(whole(1, 3)), mission: orNull(tuple(id, id)), flee: orNull(whole(1, 9)) }

/** `attack` is the enemy's level, `mission` where the two red cubes go, `flee` the fuel of the flight; null where the way is closed. */
const meeting = either('with', {
  /** The dragnet is always open. */
  sovereign: ways,
  syndicate: ways,
  trader: { trades: many(trade, 1, 9) },
})

export const confrontationShape = lines({ name, meeting }, 18)
export type Confrontations = Shaped<typeof confrontationShape>

const credits = (amount: number) => ({ in: 'credits', amount }) as const
const influence = (amount: number) => ({ in: 'influence', amount }) as const
const nothing = { credits: 0, influence: 0, keys: [], anyKeys: 0 } as const
const none = { credits: 0, influence: 0, keys: [] } as const
const closed = { attack: null, mission: null, flee: null } as const

export const confrontations: Confrontations = {
  origin: 'designed',
  rows: [
    { id: 'X01', name: 'Routine Inspection', meeting: { ...closed, with: 'sovereign', bribe: [credits(3), influence(2)], flee: 2 } },
    { id: 'X02', name: 'Customs Cutter', meeting: { ...closed, with: 'sovereign', bribe: [credits(4), influence(3)], flee: 2 } },
    { id: 'X03', name: 'Tariff Audit', meeting: { ...closed, with: 'sovereign', bribe: [credits(6)], flee: 2 } },
    { id: 'X04', name: 'Patrol Frigate', meeting: { ...closed, with: 'sovereign', bribe: [influence(4)], attack: 2 } },
    { id: 'X05', name: 'Destroyer Shadow', meeting: { ...closed, with: 'sovereign', bribe: [influence(6)], flee: 3 } },
    { id: 'X06', name: 'Undercover Marshal', meeting: { ...closed, with: 'sovereign', bribe: [credits(5), influence(4)], attack: 1 } },
    { id: 'X07', name: 'Checkpoint Net', meeting: { ...closed, with: 'sovereign', bribe: [credits(8)], flee: 2 } },
    { id: 'X08', name: 'Fidge Enforcers', meeting: { ...closed, with: 'syndicate', bribe: [credits(4)], attack: 1, mission: ['koss', 'goshen'] } },
    { id: 'X09', name: 'Orion Runners', meeting: { with: 'syndicate', bribe: [credits(5)], attack: 2, mission: ['kronos', 'vimana'], flee: 2 } },
    { id: 'X10', name: 'Terran Raiders', meeting: { ...closed, with: 'syndicate', bribe: [credits(7)], attack: 3, flee: 2 } },
    { id: 'X11', name: 'Kestrel Bounty Crew', meeting: { ...closed, with: 'syndicate', bribe: [credits(5), influence(3)], attack: 2, flee: 2 } },
    { id: 'X12', name: 'Montclair Debt', meeting: { ...closed, with: 'syndicate', bribe: [influence(4)], attack: 2, mission: ['tycho', 'io'] } },
    { id: 'X13', name: 'Lazarus Collectors', meeting: { ...closed, with: 'syndicate', bribe: [credits(4)], attack: 1, flee: 2 } },
    {
      id: 'X14',
      name: 'Vimana Trader',
      meeting: {
        with: 'trader',
        trades: [
          { give: { ...nothing, credits: 4 }, get: { ...none, keys: ['GREEN'] } },
          { give: { ...nothing, credits: 2 }, get: { ...none, influence: 1 } },
          { give: { ...nothing, influence: 2 }, get: { ...none, credits: 3 } },
        ],
      },
    },
    {
      id: 'X15',
      name: 'Black-Market Locksmith',
      meeting: {
        with: 'trader',
        trades: [
          { give: { ...nothing, credits: 7 }, get: { ...none, keys: ['BLUE'] } },
          { give: { ...nothing, credits: 7 }, get: { ...none, keys: ['YELLOW'] } },
        ],
      },
    },
    {
      id: 'X16',
      name: 'Information Broker',
      meeting: {
        with: 'trader',
        trades: [
          { give: { ...nothing, influence: 4 }, get: { ...none, keys: ['YELLOW'] } },
          { give: { ...nothing, credits: 2 }, get: { ...none, influence: 1 } },
        ],
      },
    },
    {
      id: 'X17',
      name: 'Ghost Dealer',
      meeting: {
        with: 'trader',
        trades: [
          { give: { ...nothing, credits: 3, keys: ['GREEN'] }, get: { ...none, keys: ['BLUE'] } },
          { give: { ...nothing, credits: 2, keys: ['BLUE'] }, get: { ...none, keys: ['YELLOW'] } },
          { give: { ...nothing, credits: 2, keys: ['YELLOW'] }, get: { ...none, keys: ['BLUE'] } },
        ],
      },
    },
    { id: 'X18', name: 'Synth Broker', meeting: { with: 'trader', trades: [{ give: { ...nothing, credits: 4, anyKeys: 2 }, get: { ...none, keys: ['PURPLE'] } }] } },
  ],
}
