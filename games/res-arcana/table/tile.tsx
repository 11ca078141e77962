import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Seal } from '#ui/seal.tsx'
import { spokenCard, useCardBehaviour } from './card-button.tsx'
import { useTable } from './context.tsx'
import { Emblem } from './emblems/emblem.tsx'
import { softened } from './softened.ts'
import { components, emblemKind, lyingOn, ownerOf, total } from './seen.ts'
import { Amounts } from './signs.tsx'
import { pointsOfCard } from './totals.ts'

/** A rival's component: emblem, name, what lies on it, its points. When turned only the emblem turns. */
export function Tile({ card }: { readonly card: number }): ReactElement {
  const table = useTable()
  const { view, name } = table
  const behave = useCardBehaviour(card)
  const component = components[card]
  const kind = emblemKind(component)
  const lying = lyingOn(view, card)
  const points = pointsOfCard(view, ownerOf(view, card), card)
  return (
    <button
      {...behave}
      className={classNames('ra-tile', `ra-kind-${component.dragon && component.creature ? 'serpent' : kind}`, view.turned[card] === 1 && 'ra-tile-turned', behave.className)}
      aria-label={spokenCard(table, card)}
    >
      <span className="ra-tile-picture">
        <Emblem id={component.id} kind={kind} plain size={21} />
      </span>
      <span className="ra-tile-text">
        <span className="ra-tile-name">{softened(name(card))}</span>
        {total(lying) > 0 && <Amounts amounts={lying} size={12} written={false} />}
      </span>
      {points > 0 && <Seal value={points} size={18} className="ra-tile-seal" />}
    </button>
  )
}
