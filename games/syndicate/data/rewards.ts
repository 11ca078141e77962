import { either, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { zones } from './names.ts'
import { lines } from './origin.ts'

const feat = either('first', {
  /** A base in each of the three zones. */
  'all zones': {},
  /** Every stop of one trade route. */
  route: {},
  bases: { count: whole(1, 18) },
  'bases in zone': { zone: word(...zones), count: whole(1, 9) },
  'fortified bases': { count: whole(1, 18) },
  tech: { level: whole(1, 9) },
  assault: { level: whole(1, 4) },
  /** Missions accomplished, heists too. */
  missions: { count: whole(1, 99) },
  'assaults won': { count: whole(1, 99) },
})

export const rewardShape = lines({ feat, vp: whole(1, 99) }, 0, 16)
export type Rewards = Shaped<typeof rewardShape>

/** That there are rewards for being first is the book's; the list is ours. Three fortified bases cost as much crew as three assaults, so they are worth as much as six bases. */
export const rewards: Rewards = {
  origin: 'designed',
  rows: [
    { id: 'zones', feat: { first: 'all zones' }, vp: 10 },
    { id: 'route', feat: { first: 'route' }, vp: 8 },
    { id: 'six', feat: { first: 'bases', count: 6 }, vp: 10 },
    { id: 'inner2', feat: { first: 'bases in zone', zone: 'INNER', count: 2 }, vp: 10 },
    { id: 'tech9', feat: { first: 'tech', level: 9 }, vp: 10 },
    { id: 'ass4', feat: { first: 'assault', level: 4 }, vp: 8 },
    { id: 'mis6', feat: { first: 'missions', count: 6 }, vp: 8 },
    { id: 'win2', feat: { first: 'assaults won', count: 2 }, vp: 6 },
    { id: 'fort3', feat: { first: 'fortified bases', count: 3 }, vp: 10 },
  ],
}
