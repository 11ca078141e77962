import './rules-text.css'
import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import type { RulesSection } from '#words/game-words.ts'

/** The rules in short, section by section; in the drawer and on a page of their own. */
export function RulesText({ sections }: { readonly sections: readonly RulesSection[] }): ReactElement {
  return (
    <div className="rules-text">
      {sections.map(({ title, lines }, i) => (
        <details key={title} open={i === 0}>
          <summary>{title}</summary>
          {lines.map((line, at) => (
            <p key={at}>
              <LineText line={line} />
            </p>
          ))}
        </details>
      ))}
    </div>
  )
}
