import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { identities, PlayerShape } from '#ui/shapes.tsx'
import { plain } from '#words/line.ts'
import { priceRow } from '../../rules/prices.ts'
import { NEUTRAL } from '../../rules/state.ts'
import { useTable, type Table } from '../context.tsx'
import { CodeSign, MarkSign } from '../signs.tsx'
import { asState } from '../view.ts'

/** What a token asks of the others: energy for its owner (for a neutral one, for neighbours), and for the bank. */
export interface Asked {
  readonly toOwner: number
  readonly toBank: number
}

export function askedBy({ c, view }: Pick<Table, 'c' | 'view'>, seat: number, token: number): Asked {
  if (seat === NEUTRAL) return { toOwner: c.neutral.toLeft[token] + c.neutral.toRight[token], toBank: c.neutral.toBank[token] }
  const row = priceRow(asState(view), seat, token)
  return { toOwner: c.prices.toOwner[row], toBank: c.prices.toBank[row] }
}

/** The spoken price of a token. */
export function askedText({ c, view, t, who }: Table, seat: number, token: number): string {
  if (seat === NEUTRAL) return `${t.prices.neutral}. ${t.prices.neutralHint(c.neutral.toLeft[token], c.neutral.toRight[token], c.neutral.toBank[token])}`
  const { toOwner, toBank } = askedBy({ c, view }, seat, token)
  return `${t.prices.token(token + 1)}, ${plain(t.prices.pricedBy(who(seat)))}. ${t.prices.tokenHint(toOwner, toBank)}`
}

/** A token on a phase: the owner's shape, energy for the owner, energy for the bank. */
export function PriceTag({ seat, token, ghost = false }: { readonly seat: number; readonly token: number; readonly ghost?: boolean }): ReactElement {
  const table = useTable()
  const { players, view } = table
  const { toOwner, toBank } = askedBy(table, seat, token)
  const player = players[seat]
  const hue = player && seat < view.seats ? `var(--player-${identities[player.identity].id})` : 'var(--line-strong)'
  return (
    <span className={classNames('circ-tag', ghost && 'circ-tag-ghost')} style={{ '--circ-player': hue } as CSSProperties} {...(ghost ? { 'aria-hidden': true } : { role: 'img', 'aria-label': askedText(table, seat, token), title: askedText(table, seat, token) })}>
      {player && seat < view.seats ? <PlayerShape identity={player.identity} size={16} /> : <MarkSign mark="any" size={14} />}
      <Figures toOwner={toOwner} toBank={toBank} />
    </span>
  )
}

function Figures({ toOwner, toBank }: Asked): ReactElement {
  return (
    <span className="circ-tag-figures" aria-hidden="true">
      {toOwner}
      <CodeSign code="E" size={12} />
      <i />
      {toBank}
      <MarkSign mark="bank" size={12} />
    </span>
  )
}
