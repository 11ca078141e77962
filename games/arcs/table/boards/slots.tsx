import './slots.css'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { useTip } from '#ui/tooltip.tsx'
import type { Fits } from '#ui/turn.ts'
import { extraSlot } from '../../data/content.ts'
import { resources } from '../../data/names.ts'
import { useChoice, useTable } from '../context.tsx'
import { Keys, PieceSign, TypeSign } from '../signs.tsx'
import { cityBonusOf, seatId, slotId, slotsOf, type Slot } from '../view.ts'

/** Choices about the viewer's own tokens. */
export const ownTokenVerbs: ReadonlySet<string> = new Set(['spend', 'arm', 'spendIdly', 'discard', 'protect', 'giveToken'])

/** Resource slots with their raid costs; what is covered by cities is closed. */
export function Slots({ seat, size }: { readonly seat: number; readonly size: number }): ReactElement {
  const { view, t } = useTable()
  return (
    <span className="arcs-slots" role="group" aria-label={t.board.resources}>
      {slotsOf(view, seat).map((slot) => (
        <SlotCell key={slot.slot} seat={seat} slot={slot} size={size} />
      ))}
    </span>
  )
}

function SlotCell({ seat, slot: { slot, type, keys, open }, size }: { readonly seat: number; readonly slot: Slot; readonly size: number }): ReactElement {
  const { viewer, words, t, prompt } = useTable()
  const resource = resources[type]
  const choice = useChoice(`token ${seat} ${resource}`, resource === undefined ? undefined : tokenFits(seat, viewer, resource), [resource === undefined ? '' : words.name('resource', resource)])
  const what = resource === undefined ? (open ? t.board.emptySlot : t.board.coveredSlot) : words.name('resource', resource)
  const extra = slot === extraSlot
  const label = `${extra ? `${t.board.extraSlot}, ` : ''}${what}, ${t.board.raidCost(keys)}`
  const tip = useTip(() => label)
  // The slot for which a token is being chosen.
  const target = prompt?.options.some((option) => option.verb === 'protect' && seat === viewer && option.facets['slot'] === slotId(slot))
  const body = (
    <>
      <span className={classNames('arcs-slot', !open && 'arcs-slot-closed', resource === undefined && 'arcs-slot-empty', extra && 'arcs-slot-extra', target && 'arcs-slot-target')} style={{ '--arcs-slot': `${size}px` } as CSSProperties}>
        {resource !== undefined && <TypeSign type={type} size={Math.round(size * 0.6)} />}
      </span>
      <Keys n={keys} />
    </>
  )
  if (choice.can)
    return (
      <button type="button" className={classNames('arcs-slot-cell', 'arcs-slot-can', choice.picked && 'arcs-slot-picked')} aria-label={label} {...choiceAttributes(choice)} {...tip} onClick={choice.press}>
        {body}
      </button>
    )
  return (
    <span className="arcs-slot-cell" role="img" aria-label={label} {...tip}>
      {body}
    </span>
  )
}

function tokenFits(seat: number, viewer: number, resource: string): Fits {
  return ({ verb, facets }) => facets['resource'] === resource && (seat === viewer ? ownTokenVerbs.has(verb) : verb === 'stealToken' && facets['from'] === seatId(seat))
}

/** Cities still on the board, which cover slots, and the bonus that missing ones give. */
export function Cities({ seat, size }: { readonly seat: number; readonly size: number }): ReactElement {
  const { view, players, t } = useTable()
  const bonus = cityBonusOf(view, seat)
  const cities = view.cities[seat]
  const tip = useTip(() => (
    <span className="arcs-tip">
      <span>{t.board.citiesOnBoard(cities)}</span>
      <span>{t.board.bonusHint}</span>
    </span>
  ))
  return (
    <span className="arcs-cities" role="img" aria-label={`${t.board.citiesOnBoard(cities)}, ${t.board.bonus(bonus)}`} {...tip}>
      <span className="arcs-cities-row">
        <PieceSign piece="city" identity={players[seat].identity} size={size} ghost={cities === 0} />
        {cities}
      </span>
      <span className={bonus > 0 ? 'arcs-bonus arcs-bonus-some' : 'arcs-bonus'}>{t.board.bonus(bonus)}</span>
    </span>
  )
}

/** What a seat has in its supply: ships, starports, agents. */
export function Supply({ seat }: { readonly seat: number }): ReactElement {
  const { view, players, t } = useTable()
  const { identity } = players[seat]
  const parts = [
    { piece: 'ship', n: view.ships[seat] },
    { piece: 'starport', n: view.starports[seat] },
    { piece: 'agent', n: view.agents[seat] },
  ] as const
  const label = `${parts.map(({ piece, n }) => t.board.piece(piece, n)).join(', ')} ${t.board.inSupply}`
  const tip = useTip(() => label)
  return (
    <span className="arcs-supply" role="img" aria-label={label} {...tip}>
      {parts.map(({ piece, n }) => (
        <span key={piece} className={n === 0 ? 'arcs-supply-none' : undefined}>
          <PieceSign piece={piece} identity={identity} size={14} />
          {n}
        </span>
      ))}
    </span>
  )
}
