import { useState, type ReactElement } from 'react'
import type { TableInfo } from '#host/protocol.ts'
import type { Outcome } from '#kernel/definition.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialogue } from '#ui/dialogue.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { ScoreTable } from '#ui/score-table.tsx'
import type { GameWords } from '#words/game-words.ts'
import { listOf, plain } from '#words/line.ts'
import { playAgain, playHere } from '../actions.ts'
import { useApp } from '../app-context.tsx'
import { api } from '../connection/api.ts'
import type { LocalSeat } from '../connection/local-protocol.ts'
import type { LocalLink } from '../connection/local-link.ts'

interface MatchEndProps {
  readonly info: TableInfo
  readonly outcome: Outcome
  readonly words: GameWords
  readonly device: LocalLink | undefined
  onClose(): void
}

/** Who won, and where every point comes from; and once more, if you like. */
export function MatchEnd({ info, outcome, words: game, device, onClose }: MatchEndProps): ReactElement {
  const { words, language } = useApp()
  const { players, viewer } = useFurniture()
  const [busy, setBusy] = useState(false)
  const winners = players.filter(({ seat }) => outcome.places[seat] === 1)
  const and = { fr: 'et', it: 'e', en: 'and' }[language]
  const title = winners.length === 0 ? words.lost : winners.length === 1 && winners[0].seat === viewer ? words.youWin : words.wins(plain(listOf(winners.map(({ name }) => name), and)))

  const again = (): void => {
    setBusy(true)
    const { game: id, name, variant, seats } = info
    const here = seats.flatMap((seat): LocalSeat[] => (seat.kind === 'open' ? [] : [seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'person', name: seat.name }]))
    void (device ? playHere({ game: id, name, variant, seats: here }) : playAgain(info)).finally(() => setBusy(false))
  }

  return (
    <Dialogue
      open
      title={title}
      size="wide"
      onClose={onClose}
      actions={
        <>
          {!device && (
            <a className={buttonClass({ look: 'quiet' })} href={api.recordUrl(info.id)} download={`orrery-${info.id}.txt`}>
              {words.record}
            </a>
          )}
          <Button onClick={onClose}>{words.lookAtBoard}</Button>
          {info.seat >= 0 && (
            <Button look="primary" icon="play" disabled={busy} onClick={again}>
              {words.playAgain}
            </Button>
          )}
        </>
      }
    >
      <ScoreTable outcome={outcome} words={game} />
    </Dialogue>
  )
}
