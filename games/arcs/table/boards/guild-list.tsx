import './guild-list.css'
import type { KeyboardEvent, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import type { Fits } from '#ui/turn.ts'
import { plain } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import { useCardTip } from '../cards/card-note.tsx'
import { CardSign, lookOf } from '../cards/card-face.tsx'
import { useChoice, useTable } from '../context.tsx'
import { Keys } from '../signs.tsx'
import { cardId, content, guildsOf, loreOf, seatId } from '../view.ts'

/** Choices about the viewer's own Guild cards. */
export const ownCardVerbs: ReadonlySet<string> = new Set(['prelude', 'discardCard', 'union', 'spies', 'give'])

/** Leader, lore and Guild cards of a seat, a line each: what they are, what they do, what they cost to raid. */
export function CardList({ seat }: { readonly seat: number }): ReactElement {
  const { view, t } = useTable()
  const cards = [...(view.leader[seat] >= 0 ? [content.leaders.ids[view.leader[seat]]] : []), ...loreOf(view, seat).map((lore) => content.lore.ids[lore]), ...guildsOf(view, seat).map(cardId)]
  return (
    <ul className={classNames('arcs-cards', cards.length > 2 && 'arcs-cards-many', cards.length > 5 && 'arcs-cards-full')} aria-label={t.board.guildCards}>
      {cards.map((id) => (
        <li key={id}>
          <CardLine seat={seat} id={id} />
        </li>
      ))}
      {cards.length === 0 && <li className="arcs-cards-none">{t.board.noGuildCards}</li>}
    </ul>
  )
}

function CardLine({ seat, id }: { readonly seat: number; readonly id: string }): ReactElement {
  const { viewer, view, words, t, name, enlarge } = useTable()
  const { keys, kind } = lookOf(id)
  const choice = useChoice(`guild ${id}`, guildFits(seat, viewer, id), [name(id)])
  const court = content.court.ids.indexOf(id)
  const fresh = seat === viewer && court >= 0 && (view.secured & (1 << court)) !== 0 && view.turn === seat
  const tip = useCardTip(id, () => fresh && <p className="ui-note-now">{t.court.notInThisPrelude}</p>)
  const { texts } = words.cardText(id)
  // How a leader starts is past.
  const short = (kind === 'leader' ? texts.slice(0, -1) : texts).map(({ title, text }) => title ?? plain(text)).join(' · ')
  return (
    <button
      type="button"
      className={classNames('arcs-card-line', choice.can && 'arcs-can', choice.picked && 'arcs-picked')}
      aria-label={keys > 0 ? `${name(id)}, ${t.board.raidCost(keys)}` : name(id)}
      {...choiceAttributes(choice)}
      {...tip}
      onClick={() => (choice.can ? choice.press() : enlarge(id))}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== ' ') return
        event.preventDefault()
        enlarge(id)
      }}
    >
      <CardSign id={id} size={14} />
      <span className="arcs-card-line-name">{name(id)}</span>
      <span className="arcs-card-line-hint">{short}</span>
      {keys > 0 && <Keys n={keys} />}
    </button>
  )
}

function guildFits(seat: number, viewer: number, id: string): Fits {
  if (seat === viewer) return ({ verb, facets }) => ownCardVerbs.has(verb) && facets['card'] === id
  const court = content.court.ids.indexOf(id)
  const cartel = resources.find((_, type) => court >= 0 && (content.court.cartel[type] & (1 << court)) !== 0)
  return ({ verb, facets }) => (verb === 'steal' && facets['card'] === id) || (verb === 'stealFromCard' && facets['from'] === seatId(seat) && facets['resource'] === cartel)
}
