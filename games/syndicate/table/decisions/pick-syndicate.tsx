import './pick-syndicate.css'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { plain } from '#words/line.ts'
import { RESOURCES } from '../../rules/state.ts'
import { SYNDICATE_FIRST } from '../../rules/operations.ts'
import { Crest } from '../cards/crest.tsx'
import { OperationFace } from '../cards/operation-face.tsx'
import { useTable } from '../context.tsx'
import { Amounts, DesignedMark, MarkSign, ownerLook } from '../signs.tsx'
import { cardId, dealtTo, handOf } from '../view.ts'

/** Two syndicates to choose from, with the hand that comes with either. */
export function PickSyndicate(): ReactElement {
  const { view, viewer, seated, players, t } = useTable()
  const hue = seated ? ownerLook(players, viewer).colour : 'var(--accent)'
  return (
    <section className="syn-pick" aria-label={t.areas.decision} style={{ '--syn-player': hue } as CSSProperties}>
      {seated && (
        <>
          <div className="syn-pick-two">
            {dealtTo(view, viewer).map((card) => (
              <SyndicateCard key={card} card={card} />
            ))}
          </div>
          <div className="syn-pick-hand" aria-label={t.areas.yourHand} role="group">
            {handOf(view, viewer).map((card) => (
              <PickHandCard key={card} card={card} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function PickHandCard({ card }: { readonly card: number }): ReactElement {
  const { c, words, t, enlarge } = useTable()
  const id = cardId(c, card)
  return (
    <button type="button" className="syn-pick-card" aria-label={`${words.cardText(id).title}, ${t.card.enlarge}`} onClick={() => enlarge(id)}>
      <OperationFace card={card} />
    </button>
  )
}

function SyndicateCard({ card }: { readonly card: number }): ReactElement {
  const { c, words, t, turn } = useTable()
  const id = cardId(c, card)
  const of = card - SYNDICATE_FIRST
  const { title, typeLine, texts, designed } = words.cardText(id)
  const fits = ({ facets }: { readonly facets: Readonly<Record<string, string>> }): boolean => facets['syndicate'] === id
  const can = turn.can(fits)
  const start = c.syndicates.start.slice(of * RESOURCES, (of + 1) * RESOURCES)
  const racket = c.syndicates.racket.slice(of * RESOURCES, (of + 1) * RESOURCES)
  return (
    <button type="button" className={classNames('syn-syndicate', can && 'syn-can')} aria-pressed={can ? false : undefined} aria-disabled={!can} aria-label={`${title}. ${texts.map(({ title: head, text }) => `${head ?? ''} ${plain(text)}`).join(' ')}`} onClick={() => turn.pick(fits, [title])}>
      <span className="syn-syndicate-head">
        <Crest id={id} size={64} />
        <span>
          <b>
            {title}
            {designed && <DesignedMark hint={t.card.designedHint} />}
          </b>
          <small>{typeLine}</small>
        </span>
      </span>
      <span className="syn-syndicate-facts">
        <span>{t.mat.start}</span>
        <Amounts amounts={start} size={18} label={plain(t.amounts.of(start))} />
        <span>{t.mat.racket}</span>
        <Amounts amounts={racket} signed size={18} label={plain(t.amounts.of(racket))} />
        <span>{t.mat.tech}</span>
        <span className="syn-count">
          <b>{c.syndicates.tech[of]}</b> <MarkSign mark="tech" size={16} />
        </span>
        <span>{t.mat.assault}</span>
        <span className="syn-count">
          <b>{c.syndicates.assault[of]}</b> <MarkSign mark="assault" size={16} />
        </span>
      </span>
      {texts
        .filter(({ title: head }) => head === t.mat.bonus)
        .map(({ title: head, text }, i) => (
          <span key={i} className="syn-syndicate-text">
            {head !== undefined && <b>{head}. </b>}
            <LineText line={text} reach="none" />
          </span>
        ))}
      {can && <span className="syn-syndicate-go ui-button ui-button-choose">{t.turn.pickSyndicate}</span>}
    </button>
  )
}
