import { memo, useState, type ReactElement } from 'react'
import { useTable } from './context.tsx'
import { Exchange } from './decisions/exchange.tsx'
import { Reach } from './reach/reach.tsx'
import { ScoringCard, scoringsOf } from './round/scoring.tsx'

/** The map is drawn anew only with the game, not with every click beside it. */
const Chart = memo(Reach)

interface CentreProps {
  /** The scores of past chapters were asked for. */
  readonly scoring: boolean
  onScoring(open: boolean): void
}

/** The middle of the table: the map, and what lies over it for a while. */
export function Centre({ scoring, onScoring }: CentreProps): ReactElement {
  const { props, turn, prompt } = useTable()
  const scorings = scoringsOf(props.log)
  const latest = scorings.at(-1)?.chapter ?? 0
  // What was scored before this table was opened is not news.
  const [read, setRead] = useState(latest)
  const news = latest > read && (prompt === undefined || between.has(prompt.step))
  return (
    <div className="arcs-centre">
      <Chart props={props} turn={turn} />
      {prompt?.step === 'exchange' && <Exchange key={prompt.id} rival={prompt.frame['rival'] as number} />}
      {(news || scoring) && (
        <ScoringCard
          scorings={scorings}
          onClose={() => {
            setRead(latest)
            onScoring(false)
          }}
        />
      )}
    </div>
  )
}

/** Questions that may be answered while the scores lie over the map. */
const between: ReadonlySet<string> = new Set(['lead', 'follow', 'mulligan'])
