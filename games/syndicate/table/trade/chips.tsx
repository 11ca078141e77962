import type { ReactElement } from 'react'
import { plain } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import { TOKEN_FIRST } from '../../rules/operations.ts'
import { useNote } from '../cards/thing-note.tsx'
import { useTable } from '../context.tsx'
import { MarkSign, ResourceSign } from '../signs.tsx'
import { cardId } from '../view.ts'
import { isEmpty, type Side } from './offer.ts'

/** What one side gives, as chips; cards can be looked at. */
export function Chips({ side }: { readonly side: Side }): ReactElement {
  const { t } = useTable()
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
      {side.cards.map((card) => (card < 0 ? null : <CardChip key={card} card={card} />))}
      {hidden > 0 && (
        <span className="syn-chip">
          <MarkSign mark="card" size={13} />
          {t.trade.hiddenCards(hidden)}
        </span>
      )}
      {side.bases.map((at) => (
        <TerritoryChip key={`base ${at}`} at={at} mark="base" />
      ))}
      {side.beams.map((at) => (
        <TerritoryChip key={`beam ${at}`} at={at} mark="beam" />
      ))}
    </span>
  )
}

function CardChip({ card }: { readonly card: number }): ReactElement {
  const { c, t, cardName, enlarge } = useTable()
  const id = cardId(c, card)
  const note = useNote('card', id)
  return (
    <button type="button" className="syn-chip syn-chip-card" aria-label={`${cardName(id)}, ${t.card.enlarge}`} onClick={() => enlarge(id)} {...note}>
      <MarkSign mark={card < TOKEN_FIRST ? 'card' : 'token'} size={13} />
      {cardName(id)}
    </button>
  )
}

function TerritoryChip({ at, mark }: { readonly at: number; readonly mark: 'base' | 'beam' }): ReactElement {
  const { c, t, view, territoryName } = useTable()
  const id = c.territories.ids[at]
  const note = useNote('territory', id)
  const fortified = mark === 'base' && view.fortified[at] === 1
  return (
    <span className="syn-chip" aria-label={`${plain(t.trade[mark](id))}${fortified ? `, ${t.map.fortified}` : ''}`} {...note}>
      <MarkSign mark={mark === 'base' ? 'base' : 'shield'} size={13} />
      {territoryName(at)}
      {fortified && <MarkSign mark="fort" size={13} />}
    </span>
  )
}
