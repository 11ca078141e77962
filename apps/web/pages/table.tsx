import type { ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { useApp } from '../app-context.tsx'
import { localLink, serverLink } from '../connection/links.ts'
import { LoadingPage, StatePage } from '../parts/state-page.tsx'
import { greetServer, useServer } from '../store/server-store.ts'
import { useMatch, type FollowedMatch } from '../store/use-match.ts'
import { LobbyPage } from './lobby.tsx'
import { MatchPage } from './match.tsx'

/** A table on the server: its lobby, or the game. */
export function TablePage({ id }: { readonly id: string }): ReactElement {
  const { words, sentence } = useApp()
  const server = useServer()
  if (server.status === 'unknown') return <LoadingPage />
  if (server.status === 'down')
    return (
      <StatePage title={sentence('link.offline')} actions={<Button look="primary" onClick={() => void greetServer()}>{words.retry}</Button>} />
    )
  return <ServerTable key={id} id={id} />
}

function ServerTable({ id }: { readonly id: string }): ReactElement {
  const match = useMatch(serverLink(), id)
  const { info } = match.snapshot
  if (!info) return <Unopened match={match} />
  return info.status === 'lobby' ? <LobbyPage match={match} info={info} /> : <MatchPage match={match} info={info} />
}

/** A game on this device. */
export function LocalPage({ id }: { readonly id: string }): ReactElement {
  const link = localLink()
  const match = useMatch(link, id)
  const { info } = match.snapshot
  if (!info) return <Unopened match={match} />
  return <MatchPage match={match} info={info} device={link} />
}

function Unopened({ match: { store, snapshot } }: { readonly match: FollowedMatch }): ReactElement {
  const { words, sentence } = useApp()
  if (snapshot.error === undefined) return <LoadingPage />
  return <StatePage title={sentence(snapshot.error)} actions={<Button onClick={() => store.retry()}>{words.retry}</Button>} />
}
