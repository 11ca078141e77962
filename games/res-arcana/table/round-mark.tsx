import type { ReactElement } from 'react'
import { RoundSlot } from '#ui/round-slot.tsx'
import { useTable } from './context.tsx'

/** In the top bar: which round it is and when the game ends. */
export function RoundMark(): ReactElement {
  const { view, t } = useTable()
  return (
    <RoundSlot>
      <span className="ra-round">
        {view.match === 1 && <span className="ra-round-game">{t.gameOfMatch(view.game)}</span>}
        {view.round > 0 && <span className="ra-round-now">{t.round(view.round)}</span>}
        <span className="ra-round-goal">{t.victoryAt10}</span>
      </span>
    </RoundSlot>
  )
}
