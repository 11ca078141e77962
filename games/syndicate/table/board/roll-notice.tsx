import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { IconButton } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'
import { Die } from '../signs.tsx'

interface News {
  readonly event: SeenEvent
  readonly at: number
}

/** Long enough to read a throw. */
const SHOWN = 6000

const thrown: ReadonlySet<string> = new Set(['missionRoll', 'assaultRoll', 'looted'])

/** Dice that have just been thrown, by whomever, with what they mean. */
export function RollNotice(): ReactElement | null {
  const { props, words } = useTable()
  const { words: ui } = useFurniture()
  const { log, reader } = props
  const seen = useRef(log.length)
  const [news, setNews] = useState<News>()

  useEffect(() => {
    const since = seen.current
    seen.current = log.length
    const at = log.findLastIndex(({ type }) => thrown.has(type))
    // What was taken back is no longer on the table.
    if (log.length < since) setNews(undefined)
    else if (at >= since) setNews({ event: log[at], at })
  }, [log])

  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setNews(undefined), SHOWN)
    return () => clearTimeout(timer)
  }, [news])

  if (!news) return null
  const { type, data } = news.event
  const won = type === 'looted' || data['success'] === 1
  const dice = type === 'looted' ? (data['dice'] as readonly number[]) : [data['die'] as number]
  const line = words.event(news.event, reader)
  return (
    <aside key={news.at} className={won ? 'syn-roll syn-roll-won' : 'syn-roll syn-roll-lost'} role="status">
      <span className="syn-roll-dice">
        {dice.map((face, i) => (
          <Die key={i} face={face} look={won ? 'won' : 'lost'} size={38} label={String(face)} />
        ))}
      </span>
      {line && (
        <p>
          <LineText line={line} reach="none" />
        </p>
      )}
      <IconButton icon="close" label={ui.close} onClick={() => setNews(undefined)} />
    </aside>
  )
}
