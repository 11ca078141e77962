import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { IconButton } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'
import { content } from '../view.ts'
import { DiceRow } from './rolled.tsx'

interface Roll {
  readonly at: number
  readonly seat: number
  readonly rival: number
  readonly system: number
  readonly faces: readonly number[]
}

/** Long enough to read a roll. */
const SHOWN = 7000

/** Dice that have just been rolled, by whomever, where no dialogue shows them. */
export function RollNotice(): ReactElement | null {
  const { props, t, who } = useTable()
  const { words } = useFurniture()
  const { log } = props
  const seen = useRef(log.length)
  const [roll, setRoll] = useState<Roll>()

  useEffect(() => {
    const since = seen.current
    seen.current = log.length
    const at = log.findLastIndex(({ type }) => type === 'rolled')
    // What was taken back is no longer on the table.
    if (log.length < since) setRoll(undefined)
    else if (at >= since) setRoll(rollOf(log[at], at))
  }, [log])

  useEffect(() => {
    if (!roll) return
    const timer = setTimeout(() => setRoll(undefined), SHOWN)
    return () => clearTimeout(timer)
  }, [roll])

  if (!roll) return null
  return (
    <aside className="fight-notice" data-atmosphere="arcs" role="status">
      <div className="fight">
        <p className="fight-notice-title">
          <LineText line={t.battle.title(content.systems.ids[roll.system])} reach="none" />
          <span className="fight-muted">
            <LineText line={t.battle.subtitle(who(roll.seat), who(roll.rival))} reach="none" />
          </span>
        </p>
        <DiceRow key={roll.at} faces={roll.faces} size={40} />
      </div>
      <IconButton icon="close" label={words.close} onClick={() => setRoll(undefined)} />
    </aside>
  )
}

function rollOf({ data }: SeenEvent, at: number): Roll {
  const { seat, rival, system } = data as Readonly<Record<'seat' | 'rival' | 'system', number>>
  return { at, seat, rival, system, faces: data['faces'] as readonly number[] }
}
