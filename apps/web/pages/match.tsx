import './match.css'
import { useCallback, useMemo, useState, type ReactElement } from 'react'
import { boxById } from '#games/tables.ts'
import type { Prompt } from '#host/channel.ts'
import { mayAskForHints, type TableInfo } from '#host/protocol.ts'
import { Button } from '#ui/button.tsx'
import { FurnitureProvider, playerRef } from '#ui/furniture.tsx'
import { GenericTable } from '#ui/generic-table.tsx'
import { Icon } from '#ui/icons.tsx'
import { plainWords } from '#ui/plain-words.ts'
import { RoundSlotContext } from '#ui/round-slot.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Reader } from '#words/game-words.ts'
import { useApp, useAtmosphere } from '../app-context.tsx'
import type { LocalLink } from '../connection/local-link.ts'
import { Boundary } from '../parts/boundary.tsx'
import { LoadingPage } from '../parts/state-page.tsx'
import { playersOf } from '../players.ts'
import { useGameTable, useGameWords } from '../store/game-loading.ts'
import { notifyFailure } from '../store/notices.ts'
import type { Position } from '../store/match-store.ts'
import type { FollowedMatch } from '../store/use-match.ts'
import { HandOver, nextToPlay } from './hand-over.tsx'
import { MatchBar } from './match-bar.tsx'
import { MatchDrawer, type DrawerPage } from './match-drawer.tsx'
import { MatchEnd } from './match-end.tsx'
import { BrokenMatch } from './match-broken.tsx'
import { useTurnSignals } from './turn-signals.ts'

interface MatchPageProps {
  readonly match: FollowedMatch
  readonly info: TableInfo
  /** The game runs on this device. */
  readonly device?: LocalLink
}

export function MatchPage(props: MatchPageProps): ReactElement {
  const { info, match } = props
  const { position } = match.snapshot
  useAtmosphere(info.game)
  if (info.status === 'broken' || info.status === 'abandoned') return <BrokenMatch info={info} />
  if (!position) return <LoadingPage />
  return <OpenMatch {...props} position={position} />
}

/** The game: a thin bar, the game's own table, and a drawer for everything else. */
function OpenMatch({ match: { store, snapshot }, info, device, position }: MatchPageProps & { readonly position: Position }): ReactElement {
  const { words, language } = useApp()
  const [page, setPage] = useState<DrawerPage>()
  const [slot, setSlot] = useState<Element | null>(null)
  const [scoreHidden, setScoreHidden] = useState(false)
  const table = useGameTable(info.game)
  const corrected = JSON.stringify(info.override)
  const override = useMemo((): unknown => (corrected === undefined ? undefined : JSON.parse(corrected)), [corrected])
  const game = useGameWords(info.game, language, override)

  const viewer = info.seat >= 0 ? info.seat : info.seats.length
  const { seats } = info
  const players = useMemo(() => playersOf(seats, words), [seats, words])
  const reader = useMemo((): Reader => ({ viewer, seats: players.length, view: position.view, player: (seat) => playerRef(players, seat) }), [viewer, players, position.view])
  const calls = useMemo(
    () => ({
      answer: (prompt: Parameters<typeof store.answer>[0], keys: readonly string[]) => void store.answer(prompt, keys).catch(notifyFailure),
      wish: (wish: Parameters<typeof store.wish>[0]) => void store.wish(wish).catch(notifyFailure),
    }),
    [store],
  )
  const hints = info.seat >= 0 && info.status === 'running' && mayAskForHints(info) ? { last: snapshot.hint, ask: (prompt: Prompt) => store.wish({ t: 'hint', id: prompt.id }).catch(notifyFailure) } : undefined
  const showScore = useCallback(() => setScoreHidden(false), [])
  const title = boxById(info.game)?.titles[language] ?? info.game
  const handTo = device && nextToPlay(info, snapshot.waiting)
  useTurnSignals(title, handTo === undefined && position.prompts.some(({ required }) => required))

  const { answeredAt } = snapshot
  const ply = Number(position.view['ply'] ?? 0)
  const sinceOwn = answeredAt === undefined || ply <= answeredAt ? undefined : ply - answeredAt
  const gameWords = game.state === 'ready' ? game.value : plainWords
  const { outcome } = position.table
  const own = info.seats[info.seat]
  const kept = info.status === 'running' && own?.kind === 'person' && own.kept && !position.table.resigned[info.seat]
  const tableProps: TableProps = {
    view: position.view,
    viewer,
    players,
    prompts: position.prompts,
    table: position.table,
    override,
    log: position.log,
    words: gameWords,
    language,
    reader,
    ...calls,
  }
  // The contract of a table is typed by its own view, which the shell does not know.
  const given = tableProps as TableProps<never>
  const plain = <GenericTable {...given} />

  return (
    <FurnitureProvider language={language} players={players} viewer={viewer} showScore={outcome ? showScore : undefined} sinceOwn={sinceOwn}>
      <RoundSlotContext value={slot}>
        <div className="match">
          <MatchBar info={info} title={title} slot={setSlot} page={page} onPage={setPage} said={snapshot.said.length} hasRules={gameWords.rules !== undefined} hasHints={hints !== undefined} local={device !== undefined} />
          {snapshot.link === 'lost' && (
            <p className="match-banner" role="status">
              <Icon name="offline" size={18} />
              {words.linkLost}
            </p>
          )}
          {kept && (
            <p className="match-banner" role="status">
              <Icon name="robot" size={18} />
              {words.keptByBot}
              <Button look="primary" onClick={() => calls.wish({ t: 'keep', bot: false })}>
                {words.takeBack}
              </Button>
            </p>
          )}
          <div className="match-body">
            <div className="match-table">
              {handTo !== undefined ? (
                <HandOver player={players[handTo]} onReady={() => void device?.sit(info.id, handTo).catch(notifyFailure)} />
              ) : table.state === 'ready' && game.state === 'ready' ? (
                <Boundary fallback={plain}>
                  <table.value.Table {...given} />
                </Boundary>
              ) : table.state === 'failed' || game.state === 'failed' ? (
                plain
              ) : (
                <LoadingPage />
              )}
            </div>
            <MatchDrawer page={page} onPage={setPage} info={info} device={device} messages={snapshot.said} hints={hints} props={given} />
          </div>
          {outcome && !scoreHidden && <MatchEnd info={info} outcome={outcome} words={gameWords} device={device} onClose={() => setScoreHidden(true)} />}
        </div>
      </RoundSlotContext>
    </FurnitureProvider>
  )
}
