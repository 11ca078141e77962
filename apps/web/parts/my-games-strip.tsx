import './my-games-strip.css'
import type { ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { useApp } from '../app-context.tsx'
import { paths } from '../router.ts'
import { waitsForMe, type GameRow } from '../store/my-games.ts'
import { Anchor } from './anchor.tsx'
import { GameCard } from './game-card.tsx'

interface MyGamesStripProps {
  readonly rows: readonly GameRow[] | undefined
  readonly online: boolean
  onInvite(): void
}

const SHOWN = 3

/** At the foot of the shelf: what waits for me first, and the way to friends. */
export function MyGamesStrip({ rows, online, onInvite }: MyGamesStripProps): ReactElement {
  const { words } = useApp()
  const live = rows?.filter(({ status }) => status !== 'finished' && status !== 'abandoned') ?? []
  const waiting = live.filter(waitsForMe).length
  return (
    <section className="strip" aria-labelledby="strip-title">
      <header className="strip-head">
        <h2 id="strip-title">{words.games}</h2>
        {waiting > 0 && <span className="strip-waiting">{words.waitingForYou(waiting)}</span>}
        {rows !== undefined && rows.length > 0 && (
          <Anchor href={paths.games} className="strip-all">
            {words.gamesAll}
            <Icon name="chevronRight" size={16} />
          </Anchor>
        )}
      </header>
      <div className="strip-cards">
        {live.slice(0, SHOWN).map((row, i) => (
          <GameCard key={row.id} row={row} first={i === 0 && waitsForMe(row)} />
        ))}
        {rows !== undefined && live.length === 0 && (
          <div className="strip-empty">
            <b>{words.gamesEmpty}</b>
            <span>{words.gamesEmptyHint}</span>
          </div>
        )}
        <div className="strip-invite">
          <h3>
            <Icon name="invite" size={20} />
            {words.inviteFriends}
          </h3>
          <p>{words.inviteFriendsHint}</p>
          <Button icon="link" disabled={!online} onClick={onInvite}>
            {words.createLink}
          </Button>
        </div>
      </div>
    </section>
  )
}
