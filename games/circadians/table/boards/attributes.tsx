import './attributes.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { useNote } from '../cards/thing-note.tsx'
import { choiceClass, useChoice, useTable } from '../context.tsx'
import { DesignedMark } from '../designed-mark.tsx'

/** Attributes: framed while on their base side, filled once upgraded. */
export function Attributes({ seat }: { readonly seat: number }): ReactElement {
  const { c, view, t } = useTable()
  const faction = view.faction[seat]
  return (
    <div className="circ-attributes" role="group" aria-label={t.board.attributes}>
      {Array.from({ length: c.attributes.count[faction] }, (_, i) => (
        <Attribute key={i} seat={seat} id={c.attributes.ids[c.attributes.first[faction] + i]} upgraded={(view.attributes[seat] & (1 << i)) !== 0} />
      ))}
    </div>
  )
}

const attributeVerbs: ReadonlySet<string> = new Set(['useAttribute', 'upgradeAttribute'])

function Attribute({ seat, id, upgraded }: { readonly seat: number; readonly id: string; readonly upgraded: boolean }): ReactElement {
  const { viewer, words, t, enlarge } = useTable()
  const { title, origin } = words.attributeText(id)
  const note = useNote({ kind: 'attribute', id }, seat)
  const choice = useChoice(({ verb, facets }) => seat === viewer && attributeVerbs.has(verb) && facets['attribute'] === id, [title])
  const spoken = `${title}, ${upgraded ? t.board.upgraded : t.board.base}`
  return (
    <button
      type="button"
      className={classNames('circ-attribute', upgraded && 'circ-attribute-up', choiceClass(choice))}
      aria-label={choice.can ? spoken : `${spoken}. ${t.card.enlarge}`}
      {...choiceAttributes(choice)}
      onClick={choice.can ? choice.press : () => enlarge({ kind: 'attribute', id })}
      {...note}
    >
      {title}
      <DesignedMark origin={origin} t={t} />
    </button>
  )
}
