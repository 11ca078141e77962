import type { ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { useTable } from '../context.tsx'
import { ThrownDice, ThrowNotice } from './throw-notice.tsx'

const kinds: ReadonlySet<string> = new Set(['missionRoll', 'assaultRoll', 'looted'])

/** Dice that have just been thrown, by whomever, with what they mean. */
export function RollNotice(): ReactElement {
  const { props } = useTable()
  return <ThrowNotice table={props} kinds={kinds} isWon={isWon} Dice={RolledDice} />
}

function RolledDice({ event }: { readonly event: SeenEvent }): ReactElement {
  return <ThrownDice dice={diceOf(event)} won={isWon(event)} size={38} />
}

const isWon = ({ type, data }: SeenEvent): boolean => type === 'looted' || data['success'] === 1
const diceOf = ({ type, data }: SeenEvent): readonly number[] => (type === 'looted' ? (data['dice'] as readonly number[]) : [data['die'] as number])
