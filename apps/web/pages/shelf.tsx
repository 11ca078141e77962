import './shelf.css'
import './shelf-phone.css'
import { lazy, Suspense, useState, type ReactElement } from 'react'
import { boxes } from '#games/tables.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { OrreryBackdrop } from '#ui/orrery-mark.tsx'
import type { Box } from '#ui/table-contract.ts'
import { openTable, playAgainstBots } from '../actions.ts'
import { useApp, useTitle } from '../app-context.tsx'
import { BoxFacts, BoxView } from '../parts/box-view.tsx'
import { InviteField } from '../parts/invite-field.tsx'
import { MyGamesStrip } from '../parts/my-games-strip.tsx'
import { Offline } from '../parts/offline.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { TabBar } from '../parts/tab-bar.tsx'
import { useMyGames, waitsForMe } from '../store/my-games.ts'
import { useServer } from '../store/server-store.ts'

const NewLocalGame = lazy(async () => ({ default: (await import('./new-local-game.tsx')).NewLocalGame }))

/** The first page: boxes on a shelf, one press from a game. */
export function ShelfPage(): ReactElement {
  const { words } = useApp()
  const { status } = useServer()
  const rows = useMyGames()
  const [device, setDevice] = useState<Box>()
  const [started, setStarted] = useState<string>()
  const waiting = rows?.filter(waitsForMe).length ?? 0
  const online = status !== 'down'
  useTitle('')

  /** While a game is being made its buttons rest. */
  const begin = (box: Box, how: (box: Box) => Promise<void>): void => {
    setStarted(box.id)
    void how(box).finally(() => setStarted(undefined))
  }

  return (
    <div className="page shelf-page">
      <OrreryBackdrop />
      <PageHeader current="shelf" waiting={waiting} />
      <Offline />
      <main className="page-main shelf-main">
        <div className="shelf-head">
          <h1>{words.shelfTitle}</h1>
          <p className="shelf-lead">{words.shelfLead}</p>
          <InviteField />
        </div>
        <section className="shelf-stage" aria-labelledby="shelf-heading">
          <h2 id="shelf-heading" className="shelf-heading">
            {words.shelfHeading}
            <span className="shelf-now">
              <Icon name="play" size={14} />
              {words.botsNow}
            </span>
          </h2>
          <ul className={classNames('shelf-boxes', boxes.length === 1 && 'shelf-single')}>
            {boxes.map((box, i) => (
              <ShelfItem
                key={box.id}
                box={box}
                first={i === 0}
                busy={started === box.id}
                online={online}
                onPlay={() => begin(box, (each) => playAgainstBots(each, words))}
                onTable={() => begin(box, openTable)}
                onDevice={() => setDevice(box)}
              />
            ))}
          </ul>
        </section>
        <MyGamesStrip rows={rows} online={online} onInvite={() => begin(boxes[0], openTable)} />
      </main>
      <TabBar current="shelf" waiting={waiting} canInvite={online} onInvite={() => begin(boxes[0], openTable)} />
      <Suspense>{device && <NewLocalGame box={device} onClose={() => setDevice(undefined)} />}</Suspense>
    </div>
  )
}

interface ShelfItemProps {
  readonly box: Box
  readonly first: boolean
  readonly busy: boolean
  readonly online: boolean
  onPlay(): void
  onTable(): void
  onDevice(): void
}

function ShelfItem({ box, first, busy, online, onPlay, onTable, onDevice }: ShelfItemProps): ReactElement {
  const { words, language } = useApp()
  const title = box.titles[language]
  return (
    <li className="shelf-item">
      <button type="button" className="shelf-box" onClick={onPlay} disabled={busy} aria-label={words.playBotsAt(title, box.bots)} tabIndex={-1}>
        <BoxView box={box} />
        <span className="shelf-play">
          <Icon name="play" size={22} />
        </span>
      </button>
      <div className="shelf-caption">
        <h3>{title}</h3>
        <p className="shelf-tagline">{box.taglines[language]}</p>
        <BoxFacts box={box} />
        <div className="shelf-buttons">
          <Button look={first ? 'primary' : 'plain'} icon="play" disabled={busy} onClick={onPlay} aria-label={words.playBotsAt(title, box.bots)}>
            {words.playBots(box.bots)}
          </Button>
          <Button icon="table" disabled={busy || !online} onClick={onTable} title={words.tableAt(title)} aria-label={words.tableAt(title)}>
            {words.table}
          </Button>
          <Button icon="computer" className="shelf-device" title={words.onDeviceAt(title)} aria-label={words.onDeviceAt(title)} onClick={onDevice}>
            {words.onDevice}
          </Button>
        </div>
      </div>
    </li>
  )
}
