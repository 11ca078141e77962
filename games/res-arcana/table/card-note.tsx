import './card-note.css'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#ui/icons.tsx'
import { LineText } from '#ui/line.tsx'
import { FIRST_ITEM } from '../data/content.ts'
import { sentencesOf } from './card-text.ts'
import type { Table } from './context.tsx'
import { rowsOf } from './rows.ts'
import { components, emblemKind, handOf, ownerOf, total } from './seen.ts'
import { Amount, Amounts, CardRow } from './signs.tsx'
import { lacking, points, pointsOfCard, priceOf, worth } from './totals.ts'

/** What a card says when it is pointed at: its rows with their sentences, and how things stand right now. */
export function CardNote({ table, card }: { readonly table: Table; readonly card: number }): ReactElement {
  const { name, type, words, t } = table
  const component = components[card]
  const sentences = sentencesOf(words, card)
  const can = table.canChoose(card).some((option) => option.verb === 'place')
  const inHand = table.seated && handOf(table.view, table.viewer).includes(card)
  return (
    <div className={`ra-note ra-kind-${emblemKind(component)}`}>
      <p className="ra-note-head">
        <strong>{name(card)}</strong> <small>{type(card)}</small>
      </p>
      {!inHand && (
        <ul className="ra-note-rows">
          {rowsOf(component).map((row, i) => (
            <li key={i}>
              <CardRow row={row} size={14} />
              {sentences[i] !== undefined && (
                <span>
                  <LineText line={sentences[i]} reach="none" />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <RightNow table={table} card={card} />
      <p className="ra-note-hint">
        {can && inHand && `${t.clickToPlace} `}
        {t.spaceToEnlarge}
      </p>
    </div>
  )
}

/** What it would cost, what is missing, what it is worth to whom, and why it cannot be chosen. */
export function RightNow({ table, card, titled = false }: { readonly table: Table; readonly card: number; readonly titled?: boolean }): ReactElement | null {
  const { view, viewer, seated, t, words, props, name } = table
  const { kind, cost, points: formula } = components[card]
  const owner = ownerOf(view, card)
  const lines: ReactNode[] = []
  const add = (label: ReactNode, value: ReactNode): number => lines.push(<Pair key={lines.length} label={label} value={value} />)

  if (seated && handOf(view, viewer).includes(card)) {
    const price = priceOf(view, viewer, card)
    if (price.lines.length > 0) {
      add(t.printedCost, cost.total)
      for (const line of price.lines) add(name(line.card), `−${line.off}`)
      add(t.afterDiscounts, price.left === 0 ? t.free : <Priced sure={price.sure} open={price.open} />)
    }
    if (total(price.missing) + price.missingAny > 0) add(t.youLack, <Priced sure={price.missing} open={price.missingAny} />)
    const gain = worth(view, viewer, card)
    if (gain > 0) add(t.yourPoints, `${points(view, viewer)} → ${points(view, viewer) + gain}`)
  } else if (owner < 0 && (kind === 'place' || kind === 'monument') && seated) {
    const missing = lacking(view, viewer, cost.fixed)
    if (total(missing) > 0) add(t.youLack, <Amounts amounts={missing} />)
    const scores = formula.perCreature + formula.perDragon > 0
    if (scores) for (let seat = 0; seat < view.seats; seat++) add(seat === viewer ? t.worthToYou : <LineText line={t.worthTo(props.reader.player(seat))} reach="none" />, t.pointsShort(worth(view, seat, card)))
  } else if (owner >= 0 && pointsOfCard(view, owner, card) > 0) {
    add(owner === viewer ? t.worthToYou : <LineText line={t.worthTo(props.reader.player(owner))} reach="none" />, t.pointsShort(pointsOfCard(view, owner, card)))
  }
  if (view.turned[card] === 1) add(t.turned, t.turnedUntilEnd)

  const why = table.why(card)
  if (lines.length === 0 && why.length === 0) return null
  return (
    <div className="ra-now">
      {titled && <h4>{t.rightNow}</h4>}
      {lines.length > 0 && <dl>{lines}</dl>}
      {why.map(({ key, reason }) => (
        <p key={key} className="ra-now-why">
          <Icon name="lock" size={14} />
          <span>
            <LineText line={words.reason(reason, props.reader)} reach="none" /> <small>{reason.rule}</small>
          </span>
        </p>
      ))}
      {card >= FIRST_ITEM && kind === 'item' && owner < 0 && table.half.passing && <p>{t.newItemNextRound}</p>}
    </div>
  )
}

export function Priced({ sure, open }: { readonly sure: readonly number[]; readonly open: number }): ReactElement {
  return (
    <span className="ra-signs">
      <Amounts amounts={sure} />
      {open > 0 && <Amount code="A" n={open} written />}
    </span>
  )
}

function Pair({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
