import '#games/syndicate/table/centre.css'
import './centre.css'
import type { ReactElement } from 'react'
import { Alert } from './board/alert.tsx'
import { Piles } from './board/piles.tsx'
import { RollNotice } from './board/roll-notice.tsx'
import { WaysLegend } from './board/ways-legend.tsx'
import { useTable } from './context.tsx'
import { StarMap } from './map/star-map.tsx'

/** The middle of the table: the star map, and in the corners that its orbits leave free what belongs to it. */
export function Centre({ bare = false }: { readonly bare?: boolean }): ReactElement {
  const { t } = useTable()
  return (
    <section className="syn-centre" aria-label={t.areas.starMap}>
      <StarMap />
      {!bare && (
        <>
          <WaysLegend />
          <Alert />
          <Piles />
        </>
      )}
      <RollNotice />
    </section>
  )
}
