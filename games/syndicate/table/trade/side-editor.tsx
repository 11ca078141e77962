import type { ReactElement, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Stepper } from '#ui/stepper.tsx'
import { plain } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import { TOKEN_FIRST } from '../../rules/operations.ts'
import { useTable } from '../context.tsx'
import { MarkSign, ResourceSign, type Mark } from '../signs.tsx'
import { cardId } from '../view.ts'
import type { Goods, Side } from './offer.ts'

interface SideEditorProps {
  readonly title: string
  readonly goods: Goods
  readonly side: Side
  onChange(side: Side): void
}

/** One column of an offer: resources by steppers, everything else by tapping. */
export function SideEditor({ title, goods, side, onChange }: SideEditorProps): ReactElement {
  const { c, t, cardName, territoryName } = useTable()
  const toggled = (list: readonly number[], n: number): readonly number[] => (list.includes(n) ? list.filter((each) => each !== n) : [...list, n])
  const chips = (kind: 'cards' | 'bases' | 'beams', all: readonly number[], mark: Mark, name: (n: number) => string, spoken: (n: number) => string): ReactNode =>
    all.map((n) => (
      <button key={`${kind} ${n}`} type="button" className={classNames('syn-chip', 'syn-chip-can', side[kind].includes(n) && 'syn-chip-on')} aria-pressed={side[kind].includes(n)} aria-label={spoken(n)} onClick={() => onChange({ ...side, [kind]: toggled(side[kind], n) })}>
        <MarkSign mark={mark} size={14} />
        {name(n)}
      </button>
    ))
  const cards = goods.cards.filter((card) => card < TOKEN_FIRST)
  const tokens = goods.cards.filter((card) => card >= TOKEN_FIRST)
  const cardTitle = (card: number): string => cardName(cardId(c, card))
  return (
    <fieldset className="syn-side">
      <legend>{title}</legend>
      {resources.map((resource, i) => (
        <Stepper
          key={resource}
          label={t.mat.resources[resource]}
          face={<ResourceSign resource={resource} size={18} />}
          value={side.amounts[i]}
          min={0}
          max={goods.stock[i]}
          onChange={(n) => onChange({ ...side, amounts: side.amounts.map((each, kind) => (kind === i ? n : each)) })}
        />
      ))}
      <Rank title={t.trade.cards}>{chips('cards', cards, 'card', cardTitle, cardTitle)}</Rank>
      <Rank title={t.trade.tokens}>{chips('cards', tokens, 'token', cardTitle, cardTitle)}</Rank>
      <Rank title={t.trade.bases}>{chips('bases', goods.bases, 'base', territoryName, (at) => plain(t.trade.base(c.territories.ids[at])))}</Rank>
      <Rank title={t.trade.beams}>{chips('beams', goods.beams, 'shield', territoryName, (at) => plain(t.trade.beam(c.territories.ids[at])))}</Rank>
    </fieldset>
  )
}

function Rank({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement | null {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <div className="syn-rank" role="group" aria-label={title}>
      <small>{title}</small>
      <span className="syn-chips">{children}</span>
    </div>
  )
}
