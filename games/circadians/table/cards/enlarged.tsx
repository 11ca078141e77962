import './enlarged.css'
import type { ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialogue } from '#ui/dialogue.tsx'
import { useTable, type Thing } from '../context.tsx'
import { DesignedMark } from '../designed-mark.tsx'
import { TacticsFace } from './tactics-face.tsx'
import { ThingParts } from './thing-note.tsx'
import { textOf } from './thing-text.ts'

/** A thing at its largest, with where its values come from. */
export function Enlarged({ thing, onClose }: { readonly thing: Thing; onClose(): void }): ReactElement {
  const { words, t, openOrigins } = useTable()
  const { title, typeLine, origin } = textOf(words, thing)
  const pictured = thing.kind === 'card'
  return (
    <Dialogue open title={title} size={pictured ? 'wide' : 'usual'} onClose={onClose}>
      <div className={pictured ? 'circ-enlarged' : undefined} data-atmosphere="circadians">
        {pictured && (
          <div className="circ-enlarged-card">
            <TacticsFace id={thing.id} large />
          </div>
        )}
        <div className="circ-enlarged-side">
          <p className="circ-note-type">{typeLine}</p>
          <ThingParts thing={thing} words={words} />
          <p className="circ-enlarged-origin">
            <DesignedMark origin={origin} t={t} /> {t.origins.hints[origin]}
            <Button look="quiet" icon="info" onClick={openOrigins}>
              {t.origins.openPage}
            </Button>
          </p>
        </div>
      </div>
    </Dialogue>
  )
}
