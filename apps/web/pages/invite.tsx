import './invite.css'
import { useCallback, useState, type ReactElement } from 'react'
import { boxById } from '#games/tables.ts'
import type { TableInfo } from '#host/protocol.ts'
import { Button } from '#ui/button.tsx'
import { OrreryBackdrop } from '#ui/orrery-mark.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { useApp, useAtmosphere, useTitle } from '../app-context.tsx'
import { api } from '../connection/api.ts'
import { BoxThumbnail } from '../parts/box-view.tsx'
import { NameField } from '../parts/options-panel.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { LoadingPage, StatePage } from '../parts/state-page.tsx'
import { playersOf } from '../players.ts'
import { navigate, paths } from '../router.ts'
import { notifyFailure } from '../store/notices.ts'
import { greetServer, rename, useServer } from '../store/server-store.ts'
import { useAsync } from '../store/use-async.ts'

/** Whoever opens the link sits down; those who sit already go straight to the table. */
export function InvitePage({ token }: { readonly token: string }): ReactElement {
  const { sentence, words } = useApp()
  const { status } = useServer()
  const load = useCallback(async () => {
    if ((await greetServer()).status === 'up') return api.invite(token)
    throw new Error('no server')
  }, [token])
  const invited = useAsync(load)
  if (invited.state === 'loading') return <LoadingPage />
  if (invited.state === 'failed') {
    const offline = status === 'down'
    return (
      <StatePage
        title={sentence(offline ? 'link.offline' : invited.code)}
        actions={
          offline && (
            <Button look="primary" onClick={() => location.reload()}>
              {words.retry}
            </Button>
          )
        }
      />
    )
  }
  return <Invitation token={token} table={invited.value} />
}

function Invitation({ token, table }: { readonly token: string; readonly table: TableInfo }): ReactElement {
  const { words, language } = useApp()
  const server = useServer()
  const known = server.status === 'up' ? server.me.name : ''
  const [typed, setTyped] = useState(known)
  const [busy, setBusy] = useState(false)
  const box = boxById(table.game)
  const title = box?.titles[language] ?? table.game
  const players = playersOf(table.seats, words)
  const seated = table.seat >= 0
  const free = table.seats.some(({ kind }) => kind === 'open')
  useAtmosphere(table.game)
  useTitle(words.invitedTitle)

  const go = (): void => navigate(paths.table(table.id), { replace: true })
  /** Whoever sits down does so by the name that stands in the field. */
  const sit = async (): Promise<void> => {
    setBusy(true)
    try {
      const name = typed.trim()
      if (name !== '' && name !== known) await rename(name)
      await api.sit(token)
      go()
    } catch (error) {
      setBusy(false)
      notifyFailure(error)
    }
  }

  return (
    <div className="page">
      <OrreryBackdrop />
      <PageHeader />
      <main className="invitation">
        <BoxThumbnail box={box} />
        <div className="invitation-text">
          <h1>{seated || free ? words.invitedTitle : title}</h1>
          <p className="invitation-game">{words.invitedTo(title, table.name)}</p>
          <ul className="invitation-seats">
            {players.map(({ seat, identity, kind, name }) => {
              const open = table.seats[seat].kind === 'open'
              return (
                <li key={seat}>
                  <PlayerShape identity={identity} size={22} look={open ? 'free' : kind === 'bot' ? 'outline' : 'solid'} />
                  {open ? words.seatFree : name}
                </li>
              )
            })}
          </ul>
          <form
            className="invitation-entry"
            onSubmit={(event) => {
              event.preventDefault()
              if (seated) go()
              else if (!busy) void sit()
            }}
          >
            {!seated && free && <NameField label={words.invitedName} name={typed} onType={setTyped} />}
            {table.status === 'running' && free && !seated && <p className="invitation-hint">{words.seatWarm}</p>}
            {!free && !seated && <p className="invitation-hint">{words.tableFull}</p>}
            <div className="invitation-actions">
              {(seated || free) && (
                <Button type="submit" look="primary" size="large" icon="table" disabled={busy}>
                  {seated ? words.open : words.sitDown}
                </Button>
              )}
              {!seated && (
                <Button size="large" icon="watch" disabled={busy} onClick={go}>
                  {words.watch}
                </Button>
              )}
            </div>
          </form>
        </div>
      </main>
    </div>
  )
}
