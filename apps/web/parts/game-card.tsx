import './game-card.css'
import type { ReactElement } from 'react'
import { boxById } from '#games/tables.ts'
import { playerRef } from '#ui/furniture.tsx'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { LineText } from '#ui/line.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { useApp } from '../app-context.tsx'
import { playersOf } from '../players.ts'
import { paths } from '../router.ts'
import { span } from '../spans.ts'
import { waitsForMe, type GameRow } from '../store/my-games.ts'
import { Anchor } from './anchor.tsx'
import { BoxThumbnail } from './box-view.tsx'

interface GameCardProps {
  readonly row: GameRow
  /** The first that waits for me: lit, with a button. */
  readonly first?: boolean
}

/** One of my games: what it is, who plays, whose turn, since when. All of it is one link. */
export function GameCard({ row, first = false }: GameCardProps): ReactElement {
  const { words, language } = useApp()
  const box = boxById(row.game)
  const title = box?.titles[language] ?? row.game
  const players = playersOf(row.seats, words)
  const facts = [row.name === '' ? undefined : title, row.local ? words.onDevice : undefined, row.plies > 0 ? words.moves(row.plies) : undefined].filter((each) => each !== undefined)
  return (
    <Anchor href={row.local ? paths.local(row.id) : paths.table(row.id)} className={classNames('game-card', first && 'game-card-first', row.away && 'game-card-away')}>
      <BoxThumbnail box={box} />
      <span className="game-card-text">
        <span className="game-card-name">{row.name === '' ? title : row.name}</span>
        <span className="game-card-facts">{facts.join(' · ')}</span>
        <span className="game-card-seats">
          {players.map(({ seat, identity, kind, name }) => (
            <span key={seat} className={row.waitingFor.includes(seat) ? 'game-card-seat game-card-moves' : 'game-card-seat'}>
              <PlayerShape identity={identity} size={16} look={row.seats[seat].kind === 'open' ? 'free' : kind === 'bot' ? 'outline' : 'solid'} label={name} />
            </span>
          ))}
        </span>
        <Turn row={row} />
      </span>
      {first && (
        <span className={buttonClass({ look: 'primary' })} aria-hidden="true">
          {words.play}
          <Icon name="arrow" size={18} />
        </span>
      )}
    </Anchor>
  )
}

function Turn({ row }: { readonly row: GameRow }): ReactElement {
  const { words, language } = useApp()
  const since = <span className="game-card-since">{words.since(span(row.waited, language))}</span>
  if (waitsForMe(row))
    return (
      <span className="game-card-turn game-card-mine">
        <b>{words.yourTurn}</b> {since}
      </span>
    )
  if (row.status !== 'running') return <span className="game-card-turn">{{ lobby: words.statusLobby, finished: words.statusFinished, broken: words.statusBroken, abandoned: words.statusAbandoned }[row.status]}</span>
  const [next] = row.waitingFor
  return (
    <span className="game-card-turn">
      {next !== undefined && <LineText line={words.thinking(playerRef(playersOf(row.seats, words), next))} reach="none" />} {since}
    </span>
  )
}
