import type { ReactElement } from 'react'
import { plain } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { MarkSign, ResourceSign } from '../signs.tsx'
import { cardId } from '../view.ts'
import { isEmpty, type Side } from './offer.ts'

/** What one side gives, as chips. */
export function Chips({ side }: { readonly side: Side }): ReactElement {
  const { c, t, cardName, territoryName } = useTable()
  if (isEmpty(side)) return <span className="syn-chips syn-muted">{t.trade.nothing}</span>
  const hidden = side.cards.filter((card) => card < 0).length
  return (
    <span className="syn-chips">
      {resources.map((resource, i) =>
        side.amounts[i] === 0 ? null : (
          <span key={resource} className="syn-chip">
            {side.amounts[i]}
            <ResourceSign resource={resource} size={13} label={t.mat.resources[resource]} />
          </span>
        ),
      )}
      {side.cards.map((card) =>
        card < 0 ? null : (
          <span key={card} className="syn-chip">
            <MarkSign mark="card" size={13} />
            {cardName(cardId(c, card))}
          </span>
        ),
      )}
      {hidden > 0 && (
        <span className="syn-chip">
          <MarkSign mark="card" size={13} />
          {t.trade.hiddenCards(hidden)}
        </span>
      )}
      {side.bases.map((at) => (
        <span key={`base ${at}`} className="syn-chip" title={plain(t.trade.base(c.territories.ids[at]))}>
          <MarkSign mark="base" size={13} />
          {territoryName(at)}
        </span>
      ))}
      {side.beams.map((at) => (
        <span key={`beam ${at}`} className="syn-chip" title={plain(t.trade.beam(c.territories.ids[at]))}>
          <MarkSign mark="shield" size={13} />
          {territoryName(at)}
        </span>
      ))}
    </span>
  )
}
