import type { ReactElement } from 'react'
import { useTable } from '../context.tsx'
import { MarkSign } from '../signs.tsx'
import { endBetween, operationsLeft, sovereignLeft } from '../view.ts'

/** The decks, and when the end will be announced. */
export function Decks(): ReactElement {
  const { c, view, t } = useTable()
  const [first, last] = endBetween(c, view)
  return (
    <div className="syn-corner syn-corner-bottom-right syn-decks">
      <span>
        <MarkSign mark="card" size={14} />
        {t.round.operationDeck(operationsLeft(view))}
      </span>
      <span>
        <MarkSign mark="sovereign" size={14} />
        {t.round.sovereignDeck(sovereignLeft(view))}
      </span>
      {view.last > 0 ? <small className="syn-decks-end">{t.round.endAnnounced(view.last)}</small> : <small>{t.round.endBetween(first, last)}</small>}
    </div>
  )
}
