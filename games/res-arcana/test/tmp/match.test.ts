import { it } from 'vitest'
import { given, use, place, PASS, started, type Table } from '../builder.ts'
import { zones } from '../../rules/zones.ts'
const show = (t: Table) => console.log(t.pending.map(p => JSON.stringify([p.frame, t.keys(p.seat)])).join('\n'), '|', t.pool(0), '|',t.pool(1))
const lay = (t: Table) => console.log(zones.names.map((n, i) => `${n}: ${t.ids(i)}`).filter(s => !s.endsWith(': ')).join('\n'))
it('match', () => {
  const t = given([{ play: ['sacred_grove L9', 'hawk', 'prism'], hand: ['crypt', 'vault'], deck: ['treant', 'mermaid'], discard: ['athanor', 'guard_dog'] },
   { play: ['nightingale', 'magical_shard'], hand: ['fire_dragon', 'bone_dragon'], deck: ['water_dragon', 'wind_dragon'], discard: ['earth_dragon', 'sea_serpent'] }], { match: true })
  console.log(t.state.results)
  t.choose(PASS, t.keys()[0]); show(t);
})
