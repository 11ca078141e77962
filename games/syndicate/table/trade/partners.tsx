import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import { useTable } from '../context.tsx'
import { Amounts, ownerLook } from '../signs.tsx'
import { stockOf } from '../view.ts'

interface PartnersProps {
  readonly partners: readonly number[]
  readonly partner: number
  onPick(seat: number): void
}

/** With whom: everybody who is not on turn either, with what they have. */
export function Partners({ partners, partner, onPick }: PartnersProps): ReactElement {
  const { view, players, t } = useTable()
  return (
    <div className="syn-partners" role="group" aria-label={t.trade.partner}>
      {partners.map((seat) => (
        <button
          key={seat}
          type="button"
          className={classNames('syn-partner', seat === partner && 'syn-partner-picked')}
          style={{ '--syn-player': ownerLook(players, seat).colour } as CSSProperties}
          aria-pressed={seat === partner}
          onClick={() => onPick(seat)}
        >
          <PlayerShape identity={players[seat].identity} size={18} look={players[seat].kind === 'bot' ? 'outline' : 'solid'} />
          <b>{players[seat].name}</b>
          <Amounts amounts={stockOf(view, seat)} size={13} />
        </button>
      ))}
    </div>
  )
}
