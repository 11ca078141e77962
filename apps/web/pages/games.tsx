import './games.css'
import { useState, type ReactElement } from 'react'
import { boxes } from '#games/tables.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { OrreryBackdrop } from '#ui/orrery-mark.tsx'
import { openTable, playAgainstBots } from '../actions.ts'
import { useApp, useTitle } from '../app-context.tsx'
import { localLink } from '../connection/links.ts'
import { GameCard } from '../parts/game-card.tsx'
import { Offline } from '../parts/offline.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { TabBar } from '../parts/tab-bar.tsx'
import { readMyGames, useMyGames, waitsForMe, type GameRow } from '../store/my-games.ts'
import { notifyFailure } from '../store/notices.ts'
import { useServer } from '../store/server-store.ts'

/** All my games: those that wait for me, those that run, those that are over. */
export function GamesPage(): ReactElement {
  const { words } = useApp()
  const { status } = useServer()
  const rows = useMyGames()
  const [forgetting, setForgetting] = useState<GameRow>()
  const waiting = rows?.filter(waitsForMe).length ?? 0
  const over = (row: GameRow): boolean => row.status === 'finished' || row.status === 'abandoned'
  useTitle(words.games)

  const forget = ({ id }: GameRow): void => {
    setForgetting(undefined)
    localLink().forget(id).then(readMyGames, notifyFailure)
  }

  return (
    <div className="page">
      <OrreryBackdrop />
      <PageHeader current="games" waiting={waiting} />
      <Offline />
      <main className="page-main games-main">
        <h1>{words.games}</h1>
        {rows?.length === 0 && (
          <div className="games-empty">
            <p>{words.gamesEmpty}</p>
            <p className="games-empty-hint">{words.gamesEmptyHint}</p>
            <Button look="primary" icon="play" onClick={() => void playAgainstBots(boxes[0], words)}>
              {words.playBots(boxes[0].bots)}
            </Button>
          </div>
        )}
        <Group title={words.gamesRunning} rows={rows?.filter((row) => !over(row))} onForget={setForgetting} />
        <Group title={words.gamesFinished} rows={rows?.filter(over)} onForget={setForgetting} />
      </main>
      <TabBar current="games" waiting={waiting} canInvite={status !== 'down'} onInvite={() => void openTable(boxes[0])} />
      <Confirm open={forgetting !== undefined} title={words.forgetTitle} yes={words.forget} danger onNo={() => setForgetting(undefined)} onYes={() => forgetting && forget(forgetting)}>
        <p>{words.forgetHint}</p>
      </Confirm>
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly rows: readonly GameRow[] | undefined
  onForget(row: GameRow): void
}

function Group({ title, rows, onForget }: GroupProps): ReactElement | null {
  const { words } = useApp()
  if (!rows || rows.length === 0) return null
  return (
    <section className="games-group">
      <h2>{title}</h2>
      <ul>
        {rows.map((row, i) => (
          <li key={row.id}>
            <GameCard row={row} first={i === 0 && waitsForMe(row)} />
            {row.local && <IconButton icon="close" label={words.forget} className="games-forget" onClick={() => onForget(row)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
