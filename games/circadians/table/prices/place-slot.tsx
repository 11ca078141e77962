import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { plain, type Line } from '#words/line.ts'
import { PHASE, TRACK, tracks } from '../../data/names.ts'
import { leftOf } from '../../rules/board.ts'
import { useTable, type Table } from '../context.tsx'
import { asState, effectText, factionAt, isNothing, rivalsOf } from '../view.ts'
import { askedBy, PriceTag } from './price-tag.tsx'

/** The places of a phase: Move can be priced to go first or last. */
export const placesOf = (track: number): readonly string[] => (track === TRACK.move ? ['moveFirst', 'moveLast'] : [tracks[track]])

/** An unpriced phase: dashed, or while prices are set a place for one's token. */
export function PlaceSlot({ track, place }: { readonly track: number; readonly place: string }): ReactElement {
  const table = useTable()
  const { prompt, pricing, setPrice, t, viewer, view, words } = table
  const offered = prompt?.step === 'price' ? prompt.options.filter(({ verb, facets }) => verb === 'price' && facets['place'] === place) : []
  const can = offered.some(({ facets }) => pricing.token === undefined || facets['token'] === pricing.token)
  const picked = pricing.place === place
  const tip = useTip(() => <PlaceNote table={table} track={track} place={place} />, 'card')
  const side = place === 'moveFirst' ? t.prices.first : place === 'moveLast' ? t.prices.last : undefined
  if (prompt?.step !== 'price') return <span className="circ-tag circ-tag-empty">{view.phase === PHASE.setPrices ? t.prices.unpriced : '–'}</span>
  const chosen = offered.find(({ facets }) => facets['token'] === pricing.token)
  const label = chosen ? plain(table.optionLine(chosen)) : [words.name('place', place), ...bonusLines(table, track, place).map(plain)].join('. ')
  return (
    <button type="button" className={classNames('circ-slot', picked ? 'circ-picked' : can && 'circ-can')} aria-pressed={can ? picked : undefined} aria-disabled={!can} aria-label={label} onClick={() => can && setPrice({ ...pricing, place: picked ? undefined : place })} {...tip}>
      {side === undefined && pricing.token !== undefined && can ? <PriceTag seat={viewer} token={Number(pricing.token) - 1} ghost /> : <small>{side ?? t.prices.unpriced}</small>}
    </button>
  )
}

/** What pricing this place brings: its bonus, and for Move who begins. */
function bonusLines({ c, t, words }: Table, track: number, place: string): readonly Line[] {
  if (place === 'moveFirst') return [[t.prices.firstHint]]
  if (place === 'moveLast') return [[t.prices.lastHint]]
  const bonus = c.effects[c.prices.bonus[track]]
  return isNothing(bonus) ? [] : [[t.prices.bonus(words.effect(effectText(bonus)))]]
}

/** Beside a place: its bonus, what the token does, and what every rival would pay. Notes are shown outside the table and are handed it. */
function PlaceNote({ table, track, place }: { readonly table: Table; readonly track: number; readonly place: string }): ReactElement {
  const { t, words, view, viewer, pricing, who } = table
  const token = pricing.token === undefined ? undefined : Number(pricing.token)
  const faction = factionAt(view, viewer)
  const asked = token === undefined ? undefined : askedBy(table, viewer, token - 1)
  const cost = asked ? asked.toOwner + asked.toBank : 0
  const lines: Line[] = [
    ...bonusLines(table, track, place),
    ...(token === undefined || faction === undefined ? [] : words.priceText(faction, token, view.seats)),
    ...(asked ? rivalsOf(view, viewer).map((seat) => (view.energy[seat] < cost ? t.prices.cannotPay(who(seat)) : t.prices.wouldPay(who(seat), cost))) : []),
    ...(track === TRACK.move ? [t.prices.flareGoesTo(who(nextFlare(table)))] : []),
  ]
  return (
    <div className="circ-note" data-atmosphere="circadians">
      <p className="circ-note-title">{words.name('place', place)}</p>
      {lines.map((line, i) => (
        <p key={i} className="circ-note-line">
          <LineText line={line} reach="none" />
        </p>
      ))}
    </div>
  )
}

/** Where the flare gun goes if the viewer prices Move. */
function nextFlare({ view, viewer }: Table): number {
  const s = asState(view)
  const heir = leftOf(s, viewer)
  return heir === view.flare ? leftOf(s, view.flare) : heir
}
