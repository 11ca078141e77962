import type { ReactElement } from 'react'
import { MarkSign } from '#games/syndicate/table/signs.tsx'
import { useTable } from '../context.tsx'
import { ShipSign } from '../signs.tsx'

/** The fuel deck, which can be counted, and the tiles that are left for flights. */
export function Piles(): ReactElement {
  const { c, view, t } = useTable()
  const fled = view.fledAt.filter((at) => at >= 0).length
  return (
    <div className="syn-corner syn-corner-bottom-right syn-decks">
      <span>
        <ShipSign mark="fuel" size={14} filled className="ngata-fuel-sign" />
        {t.ship.fuelCards(view.refills, view.confrontations)}
      </span>
      {fled > 0 && (
        <span>
          <MarkSign mark="siren" size={14} />
          {t.confrontation.tilesLeft(c.box.confrontationTiles - fled)}
        </span>
      )}
    </div>
  )
}
