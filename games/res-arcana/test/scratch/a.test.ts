import { it } from 'vitest'
import { given, use, place, PASS, started, type Table } from '../builder.ts'
const show = (t: Table) => console.log(t.pending.map(p => JSON.stringify([p.frame, t.keys(p.seat)])).join('\n'), '|', t.pool(0), '|',t.pool(1))
const go = (t: Table, ...keys: string[]) => { show(t); for (const key of keys) { if (key[1]===' ') t.by(Number(key[0]), key.slice(2)); else t.choose(key); console.log('>>', key); show(t) } console.log(JSON.stringify(t.events)) }
it('collect', () => {
  const t = given([{ pool: 'E5 L5 C5 D5 G5', play: ['vault G2', 'windup_man G1 C2', 'hawk','corrupt_altar L1', 'cursed_forge', 'hanging_gardens'] }, { pool: 'E4', play: ['celestial_horse'], item: 'calm_elan' }], { turn: 'collect' })
  go(t, 'take:vault', 'leave:windup_man', 'leave:corrupt_altar')
  t.collects('hanging_gardens', 'E1 L2', 0); show(t)
})
it('attack', () => {
  const t = given([{ pool: 'E5', play: ['sea_serpent', 'elvish_bow'] }, { pool: 'E4 L1 D2', play: ['guard_dog', 'hawk', 'tree_of_life', 'dragon_bridle'] }, { pool: 'E1', item: 'protection'}, {passed: true, pool: 'L2'}])
  go(t, use('sea_serpent'), '1 wayOut', '1 destroy:hawk')
})
it('attack2', () => {
  const t = given([{ pool: 'E5', play: ['sea_serpent', 'elvish_bow'] }, { pool: 'E4 L1 D2', play: ['guard_dog', 'hawk', 'tree_of_life', 'dragon_bridle'] }, { pool: 'E1', item: 'protection'}, {passed: true, pool: 'L2'}])
  go(t, use('sea_serpent'), '1 lose', 'loseEssence:death','loseEssence:death')
})
it('check', () => {
  const t = given([{ pool: 'E5', play: ['coral_castle', 'great_pyramid', 'colossus', 'mausoleum'] }, { pool: 'E4 L1 D2 G3', play: ['golden_statue'] }])
  console.log(t.points(0))
  go(t, use('coral_castle'), react('golden_statue'))
  console.log(t.game.outcome(t.state), t.points(1))
})
it('check', () => {
  const t = given([{ pool: 'E5', deck: ['hawk'], hand: ['vault'], play: ['coral_castle', 'great_pyramid', 'colossus', ] }, { pool: 'E4 L1 D2 G3', play: ['golden_statue'] }])
  console.log(t.points(0))
  go(t, use('coral_castle'), 'decline', 'pass', 'item:alchemy', 'pass', 'item:research')
  console.log(t.game.outcome(t.state), t.points(1), t.state.round)
})
const react = (id: string) => `react:${id}`
