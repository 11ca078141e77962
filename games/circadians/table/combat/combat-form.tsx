import type { ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import { labelsOf } from '../map/spoken.ts'
import { MarkSign } from '../signs.tsx'
import { contentOf, regionId, type CircadiansView } from '../view.ts'
import { useLaid } from './laid.ts'

/** In the prompt bar: takes up the battle that was laid aside to look at the board. */
export function CombatForm({ props, turn }: { readonly props: TableProps<CircadiansView>; readonly turn: Turn }): ReactElement {
  const [, lay] = useLaid(turn.prompt?.id ?? '', false)
  const { combat, round } = labelsOf(props)
  const { fightAt } = props.view
  return (
    <Button look="primary" onClick={() => lay(false)}>
      <span className="circ-duel-aside-face">
        <MarkSign mark="swords" size={18} />
        {fightAt < 0 ? round.phases.combat.name : combat.title(regionId(contentOf(props.override), fightAt))}
      </span>
    </Button>
  )
}
