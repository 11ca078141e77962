import { useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { IconButton } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { LineText } from '#ui/line.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import { Die } from '../signs.tsx'

/** Long enough to read a throw. */
const SHOWN = 6000

interface ThrowNoticeProps {
  readonly table: Pick<TableProps<never>, 'log' | 'reader' | 'words'>
  /** The events that are shown. */
  readonly kinds: ReadonlySet<string>
  isWon(event: SeenEvent): boolean
  readonly Dice: ComponentType<{ readonly event: SeenEvent }>
}

/** What has just been thrown, by whomever, with what it means. */
export function ThrowNotice({ table: { log, reader, words }, kinds, isWon, Dice }: ThrowNoticeProps): ReactElement | null {
  const { words: ui } = useFurniture()
  const seen = useRef(log.length)
  const [news, setNews] = useState<{ readonly event: SeenEvent; readonly at: number }>()

  useEffect(() => {
    const since = seen.current
    seen.current = log.length
    const at = log.findLastIndex(({ type }) => kinds.has(type))
    // What was taken back is no longer on the table.
    if (log.length < since) setNews(undefined)
    else if (at >= since) setNews({ event: log[at], at })
  }, [log, kinds])

  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setNews(undefined), SHOWN)
    return () => clearTimeout(timer)
  }, [news])

  if (!news) return null
  const line = words.event(news.event, reader)
  return (
    <aside key={news.at} className={isWon(news.event) ? 'syn-roll syn-roll-won' : 'syn-roll syn-roll-lost'} role="status">
      <Dice event={news.event} />
      {line && (
        <p>
          <LineText line={line} reach="none" />
        </p>
      )}
      <IconButton icon="close" label={ui.close} onClick={() => setNews(undefined)} />
    </aside>
  )
}

export function ThrownDice({ dice, won, size }: { readonly dice: readonly number[]; readonly won: boolean; readonly size: number }): ReactElement {
  return (
    <span className="syn-roll-dice">
      {dice.map((face, i) => (
        <Die key={i} face={face} look={won ? 'won' : 'lost'} size={size} label={String(face)} />
      ))}
    </span>
  )
}
