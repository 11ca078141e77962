import './scoring.css'
import type { ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { IconButton } from '#ui/button.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { ambitions } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { AmbitionSign } from '../signs.tsx'

/** What the ambitions of one chapter paid. */
export interface Scoring {
  readonly chapter: number
  readonly scored: readonly { readonly ambition: number; readonly power: readonly number[] }[]
}

/** The chapters that have been scored, from the log. */
export function scoringsOf(log: readonly SeenEvent[]): readonly Scoring[] {
  const scorings: Scoring[] = []
  let chapter = 0
  let scored: { ambition: number; power: readonly number[] }[] = []
  for (const { type, data } of log) {
    if (type === 'scored') scored.push({ ambition: data['ambition'] as number, power: data['power'] as readonly number[] })
    if (type !== 'chapter' && type !== 'gameOver') continue
    if (chapter > 0) scorings.push({ chapter, scored })
    chapter = (data['chapter'] as number | undefined) ?? chapter
    scored = []
  }
  return scorings
}

/** Between chapters: who scored what, and the Power that follows. Lies over the map until it is closed. */
export function ScoringCard({ scorings, onClose }: { readonly scorings: readonly Scoring[]; onClose(): void }): ReactElement {
  const { view, players, words, t } = useTable()
  const { close } = t.card
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const last = scorings.at(-1)
  const title = last ? t.round.scoringOf(last.chapter) : t.areas.powerTrack
  return (
    <section className="arcs-scoring" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={close} onClick={onClose} />
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <PlayerShape identity={players[seat].identity} size={14} />
                <span>{players[seat].name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {last?.scored.map(({ ambition, power }) => (
            <tr key={ambition}>
              <th scope="row">
                <AmbitionSign ambition={ambitions[ambition]} size={15} />
                {words.name('ambition', ambitions[ambition])}
              </th>
              {seats.map((seat) => (
                <td key={seat} className={power[seat] > 0 ? 'arcs-scoring-some' : undefined}>
                  {power[seat] > 0 ? `+${power[seat]}` : '–'}
                </td>
              ))}
            </tr>
          ))}
          {scorings.slice(0, -1).map(({ chapter, scored }) => (
            <tr key={chapter} className="arcs-scoring-before">
              <th scope="row">
                {t.round.chapter} {chapter}
              </th>
              {seats.map((seat) => (
                <td key={seat}>{scored.reduce((sum, { power }) => sum + power[seat], 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.board.power}</th>
            {seats.map((seat) => (
              <td key={seat}>{view.power[seat]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
