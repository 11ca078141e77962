import type { Resource } from './names.ts'
import type { Sourced } from './origin.ts'

export interface SetupSeat {
  readonly A: string
  readonly B: string
  /** One system, two with two players. */
  readonly C: readonly string[]
  /** Starting resources without Leaders: the types of A and B. */
  readonly resources: readonly [Resource, Resource]
}

export interface SetupCard {
  readonly id: string
  readonly name: string
  readonly players: 2 | 3 | 4
  /** Clusters out of play. */
  readonly out: readonly number[]
  /** Seat 1 is the initiative holder, then clockwise. */
  readonly seats: readonly SetupSeat[]
}

export const setupCards: Sourced<readonly SetupCard[]> = {
  origin: 'found',
  rows: [
    {
      id: '2SETUP01',
      name: 'Frontiers',
      players: 2,
      out: [1, 6],
      seats: [
        { A: '5h', B: '4h', C: ['3g', '3h'], resources: ['psionic', 'material'] },
        { A: '3a', B: '5a', C: ['5g', '4a'], resources: ['material', 'weapon'] },
      ],
    },
    {
      id: '2SETUP02',
      name: 'Mix Up 1',
      players: 2,
      out: [2, 5],
      seats: [
        { A: '4c', B: '3c', C: ['1g', '6a'], resources: ['fuel', 'fuel'] },
        { A: '6h', B: '3h', C: ['4g', '1c'], resources: ['psionic', 'weapon'] },
      ],
    },
    {
      id: '2SETUP03',
      name: 'Homelands',
      players: 2,
      out: [1, 4],
      seats: [
        { A: '5a', B: '6a', C: ['5g', '5h'], resources: ['weapon', 'material'] },
        { A: '3h', B: '3a', C: ['3g', '2a'], resources: ['weapon', 'material'] },
      ],
    },
    {
      id: '2SETUP04',
      name: 'Mix Up 2',
      players: 2,
      out: [1, 4],
      seats: [
        { A: '5c', B: '2a', C: ['3g', '6c'], resources: ['relic', 'psionic'] },
        { A: '2c', B: '6a', C: ['5g', '3h'], resources: ['weapon', 'material'] },
      ],
    },
    {
      id: '3SETUP01',
      name: 'Mix Up',
      players: 3,
      out: [1, 4],
      seats: [
        { A: '3h', B: '5c', C: ['2g'], resources: ['weapon', 'relic'] },
        { A: '5h', B: '2a', C: ['3g'], resources: ['psionic', 'psionic'] },
        { A: '2h', B: '3a', C: ['5g'], resources: ['relic', 'material'] },
      ],
    },
    {
      id: '3SETUP02',
      name: 'Frontiers',
      players: 3,
      out: [2, 3],
      seats: [
        { A: '1h', B: '4h', C: ['6g'], resources: ['material', 'material'] },
        { A: '5h', B: '1c', C: ['5g'], resources: ['psionic', 'fuel'] },
        { A: '4c', B: '6a', C: ['1g'], resources: ['fuel', 'material'] },
      ],
    },
    {
      id: '3SETUP03',
      name: 'Homelands',
      players: 3,
      out: [5, 6],
      seats: [
        { A: '2h', B: '3c', C: ['3g'], resources: ['relic', 'fuel'] },
        { A: '1h', B: '2a', C: ['2g'], resources: ['material', 'psionic'] },
        { A: '1a', B: '4h', C: ['4g'], resources: ['weapon', 'material'] },
      ],
    },
    {
      id: '3SETUP04',
      name: 'Core Conflict',
      players: 3,
      out: [3, 6],
      seats: [
        { A: '1h', B: '2c', C: ['1g'], resources: ['material', 'weapon'] },
        { A: '2h', B: '1c', C: ['2g'], resources: ['relic', 'fuel'] },
        { A: '1a', B: '2a', C: ['4g'], resources: ['weapon', 'psionic'] },
      ],
    },
    {
      id: '4SETUP01',
      name: 'Mix Up 1',
      players: 4,
      out: [3],
      seats: [
        { A: '4a', B: '6h', C: ['1g'], resources: ['relic', 'psionic'] },
        { A: '4h', B: '5h', C: ['6g'], resources: ['material', 'psionic'] },
        { A: '5a', B: '1h', C: ['4g'], resources: ['weapon', 'material'] },
        { A: '6a', B: '1a', C: ['5g'], resources: ['material', 'weapon'] },
      ],
    },
    {
      id: '4SETUP02',
      name: 'Mix Up 2',
      players: 4,
      out: [4],
      seats: [
        { A: '5h', B: '3a', C: ['2g'], resources: ['psionic', 'material'] },
        { A: '3h', B: '5c', C: ['1g'], resources: ['weapon', 'relic'] },
        { A: '2h', B: '1h', C: ['3g'], resources: ['relic', 'material'] },
        { A: '1a', B: '2a', C: ['5g'], resources: ['weapon', 'psionic'] },
      ],
    },
    {
      id: '4SETUP03',
      name: 'Frontiers',
      players: 4,
      out: [5],
      seats: [
        { A: '1h', B: '3c', C: ['2g'], resources: ['material', 'fuel'] },
        { A: '2h', B: '6h', C: ['3g'], resources: ['relic', 'psionic'] },
        { A: '4c', B: '2a', C: ['6g'], resources: ['fuel', 'psionic'] },
        { A: '1a', B: '6a', C: ['4g'], resources: ['weapon', 'material'] },
      ],
    },
    {
      id: '4SETUP04',
      name: 'Mix Up 3',
      players: 4,
      out: [6],
      seats: [
        { A: '3h', B: '5c', C: ['1g'], resources: ['weapon', 'relic'] },
        { A: '1a', B: '3a', C: ['2g'], resources: ['weapon', 'material'] },
        { A: '1h', B: '4h', C: ['3g'], resources: ['material', 'material'] },
        { A: '4a', B: '2c', C: ['5g'], resources: ['relic', 'weapon'] },
      ],
    },
  ],
}
