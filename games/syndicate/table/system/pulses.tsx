import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { useMotion } from '#ui/motion.ts'
import { shift, type Chart } from './geometry.ts'

/** A ring that spreads from a world where something has just happened, so that rivals' moves can be followed. */

type Tone = 'gain' | 'loss'

interface Pulse {
  readonly id: number
  readonly at: number
  readonly tone: Tone
}

const LONGEST = 1000
/** After a long absence only the end is shown. */
const MOST = 12

export function Pulses({ chart, log }: { readonly chart: Chart; readonly log: readonly SeenEvent[] }): ReactElement | null {
  const motion = useMotion()
  const seen = useRef(log.length)
  const [pulses, setPulses] = useState<readonly Pulse[]>([])

  useEffect(() => {
    const since = seen.current
    seen.current = log.length
    // A table that is opened or taken back shows nothing.
    if (!motion || log.length <= since) return
    const from = Math.max(since, log.length - MOST)
    const fresh = log.slice(from).flatMap((event, i) => pulseOf(event, from + i))
    if (fresh.length > 0) setPulses(fresh)
  }, [log, motion])

  useEffect(() => {
    if (pulses.length === 0) return
    const timer = setTimeout(() => setPulses([]), LONGEST)
    return () => clearTimeout(timer)
  }, [pulses])

  if (pulses.length === 0) return null
  return (
    <g className="system-pulses" aria-hidden="true">
      {pulses.map(({ id, at, tone }) => (
        <g key={id} transform={shift(chart.places[at])}>
          <circle className={`system-pulse system-pulse-${tone}`} r={chart.planet * 1.2} />
        </g>
      ))}
    </g>
  )
}

const tones: Readonly<Record<string, Tone>> = {
  bought: 'gain',
  fortified: 'gain',
  baseTaken: 'gain',
  restored: 'gain',
  seized: 'loss',
  turnedOver: 'loss',
  destroyerMoved: 'loss',
}

/** A throw shows how it went; everything else is good or bad by itself. */
function pulseOf({ type, data }: SeenEvent, id: number): readonly Pulse[] {
  const { at, success } = data as Readonly<Record<string, unknown>>
  if (typeof at !== 'number' || at < 0) return []
  if (type === 'missionRoll' || type === 'assaultRoll') return [{ id, at, tone: success === 1 ? 'gain' : 'loss' }]
  const tone = tones[type]
  return tone === undefined ? [] : [{ id, at, tone }]
}
