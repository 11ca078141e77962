import type { ReactElement } from 'react'
import type { TableInfo } from '#host/protocol.ts'
import { Button } from '#ui/button.tsx'
import { LineText } from '#ui/line.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { playerRef, useFurniture } from '#ui/furniture.tsx'
import type { Player } from '#ui/table-contract.ts'
import { useApp } from '../app-context.tsx'

/** The seat that the device must go to; undefined while it is where it belongs. */
export function nextToPlay({ seat, status }: TableInfo, waiting: readonly number[]): number | undefined {
  if (status !== 'running' || waiting.length === 0 || waiting.includes(seat)) return undefined
  return waiting.find((each) => each > seat) ?? waiting[0]
}

/** Hides every hand until the next player has the device. */
export function HandOver({ player, onReady }: { readonly player: Player; onReady(): void }): ReactElement {
  const { words } = useApp()
  const { players } = useFurniture()
  return (
    <main className="hand-over">
      <PlayerShape identity={player.identity} size={120} letter={player.name.charAt(0).toUpperCase()} />
      <h1>{words.handOver}</h1>
      <p>
        <LineText line={words.handOverTo(playerRef(players, player.seat))} reach="none" />
      </p>
      <Button look="primary" size="large" onClick={onReady} autoFocus>
        {words.handOverReady}
      </Button>
    </main>
  )
}
