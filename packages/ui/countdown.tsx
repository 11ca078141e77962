import './countdown.css'
import type { CSSProperties, ReactElement } from 'react'
import type { TableSection } from '#host/channel.ts'
import { useFurniture } from './furniture.tsx'

/** A thin bar that runs out with the time to react. */
export function Countdown({ window }: Pick<TableSection, 'window'>): ReactElement | null {
  const { words } = useFurniture()
  if (!window) return null
  const { n, of, left } = window
  return (
    <div className="ui-countdown" role="timer" aria-label={words.timeToReact}>
      <span key={n} style={{ '--ui-left': left / of, '--ui-time': `${left}ms` } as CSSProperties} />
    </div>
  )
}
