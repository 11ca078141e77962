import type { ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { ThrownDice, ThrowNotice } from '#games/syndicate/table/board/throw-notice.tsx'
import { JUMP_RESULT } from '../../rules/travel.ts'
import { useTable } from '../context.tsx'

const kinds: ReadonlySet<string> = new Set(['rolledMission', 'defended', 'attacked', 'jumpDice', 'metTrader'])

/** Dice that have just been thrown, and a trader who has just been met. */
export function RollNotice(): ReactElement {
  const { props } = useTable()
  return <ThrowNotice table={props} kinds={kinds} isWon={(event) => throwOf(event).won} Dice={BothDice} />
}

function BothDice({ event }: { readonly event: SeenEvent }): ReactElement {
  const { t } = useTable()
  const { won, mine, theirs } = throwOf(event)
  return (
    <>
      <ThrownDice dice={mine} won={won} size={34} />
      {theirs.length > 0 && (
        <>
          <span aria-hidden="true">{t.confrontation.theyRolled}</span>
          <ThrownDice dice={theirs} won={!won} size={34} />
        </>
      )}
    </>
  )
}

function throwOf({ type, data }: SeenEvent): { readonly won: boolean; readonly mine: readonly number[]; readonly theirs: readonly number[] } {
  const numbers = (value: unknown): readonly number[] => (value as readonly number[] | undefined) ?? []
  switch (type) {
    case 'attacked':
      return { won: data['won'] === 1, mine: numbers(data['mine']), theirs: numbers(data['theirs']) }
    case 'defended':
      return { won: data['won'] === 1, mine: [data['die'] as number], theirs: [] }
    case 'jumpDice':
      return { won: data['result'] === JUMP_RESULT.safe, mine: numbers(data['dice']), theirs: [] }
    default:
      return { won: type === 'metTrader' || data['won'] === 1, mine: numbers(data['dice']), theirs: [] }
  }
}
