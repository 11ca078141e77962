import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { Die } from '#games/syndicate/table/signs.tsx'
import { IconButton } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { LineText } from '#ui/line.tsx'
import { JUMP_RESULT } from '../../rules/travel.ts'
import { useTable } from '../context.tsx'

interface News {
  readonly event: SeenEvent
  readonly at: number
}

/** Long enough to read a throw. */
const SHOWN = 6000

const thrown: ReadonlySet<string> = new Set(['rolledMission', 'defended', 'attacked', 'jumpDice', 'metTrader'])

/** Dice that have just been thrown, and a trader who has just been met. */
export function RollNotice(): ReactElement | null {
  const { props, words, t } = useTable()
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
  const { won, mine, theirs } = throwOf(news.event)
  const line = words.event(news.event, reader)
  return (
    <aside key={news.at} className={won ? 'syn-roll syn-roll-won' : 'syn-roll syn-roll-lost'} role="status">
      <Dice dice={mine} won={won} />
      {theirs.length > 0 && (
        <>
          <span aria-hidden="true">{t.confrontation.theyRolled}</span>
          <Dice dice={theirs} won={!won} />
        </>
      )}
      {line && (
        <p>
          <LineText line={line} reach="none" />
        </p>
      )}
      <IconButton icon="close" label={ui.close} onClick={() => setNews(undefined)} />
    </aside>
  )
}

function Dice({ dice, won }: { readonly dice: readonly number[]; readonly won: boolean }): ReactElement {
  return (
    <span className="syn-roll-dice">
      {dice.map((face, i) => (
        <Die key={i} face={face} look={won ? 'won' : 'lost'} size={34} label={String(face)} />
      ))}
    </span>
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
