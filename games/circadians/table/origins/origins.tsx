import './origins.css'
import type { ReactElement } from 'react'
import { Dialogue } from '#ui/dialogue.tsx'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'
import { DesignedMark } from '../designed-mark.tsx'

/** Table by table, where the values come from, what is ours and what may differ in the box. */
export function Origins({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { words, t, props } = useTable()
  const { title, intro, tables } = words.origins
  return (
    <Dialogue open size="wide" title={title} onClose={onClose}>
      <div className="circ-origins" data-atmosphere="circadians">
        {intro.map((line, i) => (
          <p key={i}>
            <LineText line={line} reach="none" />
          </p>
        ))}
        {props.override !== undefined && <p className="circ-origins-corrected">{t.origins.corrected}</p>}
        <dl>
          {tables.map(({ name, file, origin, designed, doubts }) => (
            <div key={name}>
              <dt>
                {name}
                <DesignedMark origin={designed ? 'designed' : origin} t={t} /> <code>{file}</code>
              </dt>
              <dd>
                {t.origins.names[origin]}
                {designed && origin !== 'designed' && `, ${t.origins.designedInside}`}
                {doubts.map((doubt) => (
                  <small key={doubt}>{doubt}</small>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialogue>
  )
}
