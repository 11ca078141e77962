import type { ReactElement } from 'react'
import { COURIER, TECH } from '../../data/content.ts'
import { chanceOf } from '../../rules/odds.ts'
import { bits, deliveredCrystals } from '../../rules/ship.ts'
import { defenseNeed } from '../../rules/specials.ts'
import { useTable } from '../context.tsx'
import { asState } from '../view.ts'

/** How far the special mission under way has come, in a line. */
export function Progress({ mission }: { readonly mission: number }): ReactElement {
  const { c, rules, view, t } = useTable()
  const { missions } = c
  if (missions.kind[mission] === COURIER) {
    const n = deliveredCrystals(asState(view))
    const [credits, influence] = n === 0 ? [0, 0] : missions.ladder[mission].slice((n - 1) * 2)
    return (
      <p className="ngata-progress">
        {t.missions.deliveredOf(n, missions.crystals[mission])}, {t.missions.paysSoFar(credits, influence)}
      </p>
    )
  }
  const taken = t.missions.takenOf(bits(view.picked), missions.crystals[mission])
  if (missions.kind[mission] === TECH) return <p className="ngata-progress">{taken}</p>
  const need = defenseNeed(rules, mission, view.crystals)
  return (
    <p className="ngata-progress">
      {taken}, {t.missions.need(need)}, {t.percent(chanceOf(need, 1))}
    </p>
  )
}
