import './bot-level.css'
import { useId, type ReactElement } from 'react'
import { levels as ranks } from '#bots/level-names.ts'
import { useApp } from '../app-context.tsx'

interface BotLevelProps {
  readonly levels: readonly string[]
  readonly level: string
  onChange?: ((level: string) => void) | undefined
}

/** How strong a bot is: bars and a word, and what may be expected of it; a list to choose from where one may. */
export function BotLevel({ levels, level, onChange }: BotLevelProps): ReactElement {
  const { words } = useApp()
  const character = useId()
  const rank = (ranks as readonly string[]).indexOf(level)
  return (
    <span className="bot-level">
      <span className="bot-level-rank">
        <svg viewBox="0 0 24 16" width={24} height={16} aria-hidden="true">
          {ranks.map((each, i) => (
            <rect key={each} x={i * 6.2} y={12 - i * 3.6} width={4.4} height={4 + i * 3.6} rx={1} fill={i <= rank ? 'var(--accent)' : 'var(--line-strong)'} />
          ))}
        </svg>
        {onChange ? (
          <select aria-label={words.botLevel} aria-describedby={character} value={level} onChange={(event) => onChange(event.currentTarget.value)}>
            {levels.map((each) => (
              <option key={each} value={each}>
                {words.level(each)}
              </option>
            ))}
          </select>
        ) : (
          <span>{words.level(level)}</span>
        )}
      </span>
      <span id={character} className="bot-level-character">
        {words.levelIs(level)}
      </span>
    </span>
  )
}
