import './score-table.css'
import type { ReactElement } from 'react'
import type { Outcome } from '#kernel/definition.ts'
import type { GameWords } from '#words/game-words.ts'
import { useFurniture } from './furniture.tsx'
import { Icon } from './icons.tsx'
import { PlayerName } from './line.tsx'
import { Seal } from './seal.tsx'

interface ScoreTableProps {
  readonly outcome: Outcome
  readonly words: GameWords
}

/** Who won and where every point comes from: players across in the order of their places, sources down. */
export function ScoreTable({ outcome: { places, scores, breakdown }, words }: ScoreTableProps): ReactElement {
  const { words: ui, viewer } = useFurniture()
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b] || a - b)
  const sources = breakdown.filter(({ points }) => points.some((each) => each !== 0))
  const own = (seat: number): string | undefined => (seat === viewer ? 'ui-score-own' : undefined)
  return (
    <div className="ui-score" role="region" aria-label={ui.score} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" className={own(seat)}>
                <PlayerName seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.length > 1 && (
            <tr className="ui-score-place">
              <th scope="row">{ui.place}</th>
              {seats.map((seat) => (
                <td key={seat} className={own(seat)}>
                  {places[seat] === 1 && <Icon name="trophy" size={16} />} {ui.placeOf(places[seat])}
                </td>
              ))}
            </tr>
          )}
          {sources.map(({ source, points }) => (
            <tr key={source}>
              <th scope="row">{words.source(source)}</th>
              {seats.map((seat) => (
                <td key={seat} className={own(seat)}>
                  {points[seat] === 0 ? <span className="ui-score-none">0</span> : points[seat]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ui.total}</th>
            {seats.map((seat) => (
              <td key={seat} className={own(seat)}>
                <Seal value={scores[seat]} size={44} label={ui.points(scores[seat])} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
