import './power-track.css'
import type { CSSProperties, ReactElement } from 'react'
import { RoundSlot } from '#ui/round-slot.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { useTable } from '../context.tsx'
import { projected } from '../standings.ts'
import { content } from '../view.ts'

/** In the top bar: chapter, round, and the Power track with what it would be if the chapter ended now. */
export function TopMark({ narrow, onScoring }: { readonly narrow: boolean; onScoring(): void }): ReactElement {
  const { view, t, props } = useTable()
  const { goal } = content.counts[view.seats]
  const tip = useTip(() => t.round.goalHint(goal))
  return (
    <RoundSlot>
      <button type="button" className="arcs-chapter" onClick={onScoring} title={t.round.scoringOf(view.chapter)}>
        {narrow ? `${t.round.chapterShort} ${view.chapter}` : t.round.chapterOf(view.chapter, content.lastChapter)}
        <span>{t.round.round(roundOf(props.log))}</span>
      </button>
      {!narrow && <PowerTrack goal={goal} />}
      <span className="arcs-goal" {...tip}>
        {t.round.goal(goal)}
      </span>
    </RoundSlot>
  )
}

/** Rounds since the chapter began: somebody led or passed in each. */
function roundOf(log: readonly { readonly type: string }[]): number {
  const from = log.findLastIndex(({ type }) => type === 'chapter')
  return Math.max(1, log.slice(from + 1).filter(({ type }) => type === 'led' || type === 'passed').length)
}

function PowerTrack({ goal }: { readonly goal: number }): ReactElement {
  const { view, players, t } = useTable()
  const then = projected(view)
  const now = view.power.slice(0, view.seats)
  const top = Math.max(goal, ...then)
  const spoken = now.map((power, seat) => `${players[seat].name} ${power} ${t.ambitions.wouldHave(then[seat])}`)
  const nowAt = apart(now.map((power) => (100 * power) / top), 7)
  const thenAt = apart(then.map((power) => (100 * power) / top), 11)
  return (
    <div className="arcs-track" role="img" aria-label={`${t.areas.powerTrack}, ${spoken.join(', ')}`}>
      <span className="arcs-track-line" style={{ '--arcs-steps': top } as CSSProperties} />
      <span className="arcs-track-goal" style={{ left: `${(100 * goal) / top}%` }} />
      {then.map((power, seat) => (
        <span key={`then ${seat}`} className="arcs-track-then" style={{ left: `${thenAt[seat]}%` }}>
          <PlayerShape identity={players[seat].identity} size={11} look="free" />
          {power}
        </span>
      ))}
      {now.map((power, seat) => (
        <span key={seat} className="arcs-track-now" style={{ left: `${nowAt[seat]}%` }}>
          {power}
          <PlayerShape identity={players[seat].identity} size={13} />
        </span>
      ))}
    </div>
  )
}

/** Moves marks that would lie on each other apart, `room` percents of the track, keeping their order and staying on the track. */
export function apart(places: readonly number[], room: number): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a] - places[b])
  const moved = [...places]
  for (let pass = 0; pass < 24; pass++)
    for (let i = 1; i < order.length; i++) {
      const gap = moved[order[i]] - moved[order[i - 1]]
      if (gap >= room) continue
      moved[order[i]] += (room - gap) / 2
      moved[order[i - 1]] -= (room - gap) / 2
    }
  const below = Math.max(0, -Math.min(...moved))
  const above = Math.max(0, Math.max(...moved) - 100)
  return moved.map((place) => place + below - above)
}
