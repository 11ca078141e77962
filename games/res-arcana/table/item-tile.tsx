import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { spokenCard, useCardBehaviour } from './card-button.tsx'
import { useTable } from './context.tsx'
import { Emblem } from './emblems/emblem.tsx'
import { rowsOf } from './rows.ts'
import { components } from './seen.ts'
import { CardRow } from './signs.tsx'

/** A magic item that nobody has: picture, name and what it does, on one small plate. */
export function ItemTile({ card }: { readonly card: number }): ReactElement {
  const table = useTable()
  const behave = useCardBehaviour(card)
  const component = components[card]
  return (
    <button {...behave} className={classNames('ra-itemtile', 'ra-kind-item', behave.className)} aria-label={spokenCard(table, card)}>
      <span className="ra-itemtile-picture">
        <Emblem id={component.id} kind="item" plain size={26} />
      </span>
      <span className="ra-itemtile-text">
        <span className="ra-itemtile-name">{table.name(card)}</span>
        {rowsOf(component).map((row, i) => (
          <CardRow key={i} row={row} size={13} />
        ))}
      </span>
    </button>
  )
}
