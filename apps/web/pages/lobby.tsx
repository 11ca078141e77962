import './lobby.css'
import '#ui/field.css'
import { useState, type ReactElement } from 'react'
import { boxById } from '#games/tables.ts'
import type { TableInfo } from '#host/protocol.ts'
import type { VariantTable } from '#kernel/variant.ts'
import { Button } from '#ui/button.tsx'
import { Chat } from '#ui/chat.tsx'
import { FurnitureProvider } from '#ui/furniture.tsx'
import { Icon } from '#ui/icons.tsx'
import { Switch } from '#ui/switch.tsx'
import { OrreryBackdrop } from '#ui/orrery-mark.tsx'
import type { GameWords } from '#words/game-words.ts'
import { useApp, useAtmosphere, useTitle } from '../app-context.tsx'
import { api, type TableChange } from '../connection/api.ts'
import { BoxFacts, BoxView } from '../parts/box-view.tsx'
import { InvitePanel } from '../parts/invite-panel.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { VariantsForm } from '../parts/variants-form.tsx'
import { playersOf } from '../players.ts'
import { useGameOffer, useGameWords } from '../store/game-loading.ts'
import { notifyFailure } from '../store/notices.ts'
import type { FollowedMatch } from '../store/use-match.ts'
import { LobbyName } from './lobby-name.tsx'
import { LobbySeats } from './lobby-seats.tsx'

interface LobbyPageProps {
  readonly match: FollowedMatch
  readonly info: TableInfo
}

/** Before the game: who sits where, by which rules; the others see every change at once. */
export function LobbyPage({ match: { store, snapshot }, info }: LobbyPageProps): ReactElement {
  const { words, language } = useApp()
  const [busy, setBusy] = useState(false)
  const box = boxById(info.game)
  const offer = useGameOffer(info.game, 'server')
  const game = useGameWords(info.game, language)
  const players = playersOf(info.seats, words)
  // Nobody else ever sits at a game for one.
  const alone = box?.players.max === 1
  const title = box?.titles[language] ?? info.game
  useAtmosphere(info.game)
  useTitle(title)

  const change = (what: TableChange): void => void api.changeTable(info.id, what).catch(notifyFailure)
  const start = (): void => {
    setBusy(true)
    api.start(info.id).catch((error: unknown) => {
      setBusy(false)
      notifyFailure(error)
    })
  }
  const variants = offer.state === 'ready' ? offer.value.variants : undefined

  return (
    <FurnitureProvider language={language} players={players} viewer={info.seat}>
      <div className="page lobby-page">
        <OrreryBackdrop />
        <PageHeader />
        {snapshot.link === 'lost' && (
          <p className="page-offline" role="status">
            <Icon name="offline" size={18} />
            {words.linkLost}
          </p>
        )}
        <main className="page-main lobby">
          <aside className="lobby-box">
            {box && <BoxView box={box} />}
            <h2>{title}</h2>
            {box && <BoxFacts box={box} />}
            {!alone && (
              <p className="lobby-tip">
                <Icon name="sparkle" size={20} />
                {words.warmSeat}
              </p>
            )}
          </aside>
          <div className="lobby-middle">
            <header className="lobby-head">
              <h1>{words.lobbyTitle}</h1>
              <LobbyName info={info} onRename={(name) => change({ name })} />
            </header>
            <LobbySeats info={info} players={players} offer={offer.state === 'ready' ? offer.value : undefined} onSeats={(seats) => change({ seats })} />
            {info.host && !alone && <Switch label={words.hints} hint={words.hintsHint} checked={info.hints} onChange={(hints) => change({ hints })} />}
            {variants && game.state === 'ready' && (
              <VariantsForm table={variants} words={game.value} variant={info.variant} seats={info.seats.length} disabled={!info.host} onChange={(variant) => change({ variant })} />
            )}
          </div>
          <div className="lobby-side">
            {info.invite !== '' && !alone && <InvitePanel invite={info.invite} game={title} />}
            <Summary info={info} variants={variants} words={game.state === 'ready' ? game.value : undefined} />
            {!alone && (
              <section className="lobby-panel lobby-talk" aria-label={words.talk}>
                <Chat messages={snapshot.said} onSay={info.seat >= 0 || info.host ? (text) => void store.wish({ t: 'say', text }).catch(notifyFailure) : undefined} />
              </section>
            )}
            <div className="lobby-start">
              {info.host && (
                <Button look="primary" size="large" wide icon="play" disabled={busy} onClick={start}>
                  {words.start}
                </Button>
              )}
              <p>{info.host ? info.seats.some(({ kind }) => kind === 'open') && words.startOpenSeats : words.startWaits}</p>
            </div>
          </div>
        </main>
      </div>
    </FurnitureProvider>
  )
}

interface SummaryProps {
  readonly info: TableInfo
  readonly variants: VariantTable | undefined
  readonly words: GameWords | undefined
}

function Summary({ info, variants, words: game }: SummaryProps): ReactElement {
  const { words } = useApp()
  const count = (kind: string): number => info.seats.filter((seat) => seat.kind === kind).length
  return (
    <section className="lobby-panel lobby-summary">
      <h2>{words.summary}</h2>
      <ul>
        <li>
          <Icon name="people" size={18} />
          {words.summarySeats(count('person'), count('bot'), count('open'))}
        </li>
        {Object.entries(variants ?? {}).map(([name, spec]) => {
          const value = info.variant[name] ?? spec.default
          const said = game?.variants[name]
          if (!said || (value === spec.default && (value === 'no' || value === 'off'))) return null
          return (
            <li key={name}>
              <Icon name="settings" size={18} />
              {words.summaryChoice(said.label, said.values[value]?.label ?? value)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
