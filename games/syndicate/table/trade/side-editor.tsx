import type { ReactElement, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { plain, type Line } from '#words/line.ts'
import { LineText } from '#ui/line.tsx'
import { resources } from '../../data/names.ts'
import { TOKEN_FIRST } from '../../rules/operations.ts'
import { useNote } from '../cards/thing-note.tsx'
import { useTable } from '../context.tsx'
import { MarkSign, type Mark } from '../signs.tsx'
import { cardId } from '../view.ts'
import { Amount } from './amount.tsx'
import type { Goods, Side } from './offer.ts'

interface SideEditorProps {
  readonly title: Line
  readonly goods: Goods
  readonly side: Side
  onChange(side: Side): void
}

/** One column of an offer: resources by steppers, everything else by tapping. */
export function SideEditor({ title, goods, side, onChange }: SideEditorProps): ReactElement {
  const { c, t, view, cardName, territoryName } = useTable()
  const toggle = (kind: 'cards' | 'bases' | 'beams', n: number): void => {
    const list = side[kind]
    onChange({ ...side, [kind]: list.includes(n) ? list.filter((each) => each !== n) : [...list, n] })
  }
  const cardChip = (card: number): ReactElement => {
    const id = cardId(c, card)
    return <Good key={card} kind="card" id={id} mark={card < TOKEN_FIRST ? 'card' : 'token'} name={cardName(id)} spoken={cardName(id)} on={side.cards.includes(card)} onToggle={() => toggle('cards', card)} />
  }
  const landChip = (kind: 'bases' | 'beams', at: number): ReactElement => {
    const id = c.territories.ids[at]
    const base = kind === 'bases'
    const fortified = base && view.fortified[at] === 1
    const spoken = `${plain(base ? t.trade.base(id) : t.trade.beam(id))}${fortified ? `, ${t.map.fortified}` : ''}`
    return (
      <Good key={`${kind} ${at}`} kind="territory" id={id} mark={base ? 'base' : 'shield'} name={territoryName(at)} spoken={spoken} on={side[kind].includes(at)} onToggle={() => toggle(kind, at)}>
        {fortified && <MarkSign mark="fort" size={14} />}
      </Good>
    )
  }
  return (
    <section className="syn-side" aria-label={plain(title)}>
      <h3>
        <LineText line={title} reach="none" />
      </h3>
      {resources.map((resource, i) => (
        <Amount key={resource} resource={resource} value={side.amounts[i]} max={goods.stock[i]} onChange={(n) => onChange({ ...side, amounts: side.amounts.with(i, n) })} />
      ))}
      <Rank title={t.trade.cards}>{goods.cards.filter((card) => card < TOKEN_FIRST).map(cardChip)}</Rank>
      <Rank title={t.trade.tokens}>{goods.cards.filter((card) => card >= TOKEN_FIRST).map(cardChip)}</Rank>
      <Rank title={t.trade.bases}>{goods.bases.map((at) => landChip('bases', at))}</Rank>
      {side.bases.some((at) => view.research[at] > 0) && <p>{t.trade.losesResearch}</p>}
      <Rank title={t.trade.beams}>{goods.beams.map((at) => landChip('beams', at))}</Rank>
    </section>
  )
}

interface GoodProps {
  readonly kind: 'card' | 'territory'
  readonly id: string
  readonly mark: Mark
  readonly name: string
  readonly spoken: string
  readonly on: boolean
  readonly children?: ReactNode
  onToggle(): void
}

/** Something that may be put into the offer or left out. */
function Good({ kind, id, mark, name, spoken, on, children, onToggle }: GoodProps): ReactElement {
  const note = useNote(kind, id)
  return (
    <button type="button" className={classNames('syn-chip', 'syn-chip-can', on && 'syn-chip-on')} aria-pressed={on} aria-label={spoken} onClick={onToggle} {...note}>
      <MarkSign mark={mark} size={14} />
      {name}
      {children}
    </button>
  )
}

function Rank({ title, children }: { readonly title: string; readonly children: readonly ReactElement[] }): ReactElement | null {
  if (children.length === 0) return null
  return (
    <div className="syn-rank" role="group" aria-label={title}>
      <small>{title}</small>
      <span className="syn-chips">{children}</span>
    </div>
  )
}
