import './centre.css'
import { memo, type ReactElement } from 'react'
import { Alert } from './board/alert.tsx'
import { Decks } from './board/decks.tsx'
import { Prices } from './board/prices.tsx'
import { RollNotice } from './board/roll-notice.tsx'
import { Routes } from './board/routes.tsx'
import { useTable } from './context.tsx'
import { System } from './system/system.tsx'

/** The system is drawn anew only with the game, not with every click beside it. */
const Arcturus = memo(System)

/** The middle of the table: Arcturus, and in the corners that its orbits leave free what belongs to the board. */
export function Centre({ bare = false }: { readonly bare?: boolean }): ReactElement {
  const { props, turn, t } = useTable()
  return (
    <section className="syn-centre" aria-label={t.areas.map}>
      <Arcturus props={props} turn={turn} />
      {!bare && (
        <>
          <Prices />
          <Alert />
          <Routes />
          <Decks />
        </>
      )}
      <RollNotice />
    </section>
  )
}
