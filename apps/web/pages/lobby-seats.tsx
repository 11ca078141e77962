import './lobby-seats.css'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { SeatInfo, TableInfo } from '#host/protocol.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { identities, PlayerShape } from '#ui/shapes.tsx'
import type { Player } from '#ui/table-contract.ts'
import { USUAL_LEVEL } from '../actions.ts'
import { useApp } from '../app-context.tsx'
import { api, type SeatWish } from '../connection/api.ts'
import type { GameOffer } from '../connection/local-protocol.ts'
import { BotLevel } from '../parts/bot-level.tsx'
import { notifyFailure } from '../store/notices.ts'

interface LobbySeatsProps {
  readonly info: TableInfo
  readonly players: readonly Player[]
  readonly offer: GameOffer | undefined
  onSeats(seats: readonly SeatWish[]): void
}

const wishOf = (seat: SeatInfo): SeatWish => (seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: seat.kind })

/** The seats in a row: people sit down by themselves, the host places bots and decides how many play. */
export function LobbySeats({ info, players, offer, onSeats }: LobbySeatsProps): ReactElement {
  const { words } = useApp()
  const wishes = info.seats.map(wishOf)
  const set = (seat: number, wish: SeatWish): void => onSeats(wishes.with(seat, wish))
  const last = info.seats.at(-1)
  const sit = (seat: number): void => void api.sit(info.invite, seat).catch(notifyFailure)
  const stand = (): void => void api.stand(info.id).catch(notifyFailure)
  return (
    <section aria-label={words.seatsHeading}>
      <ul className="lobby-seats">
        {info.seats.map((seat, i) => (
          <li key={i} className={`lobby-seat lobby-seat-${seat.kind}`} style={{ '--seat-colour': `var(--player-${identities[players[i].identity].id})` } as CSSProperties}>
            <div className="lobby-seat-top">
              <span>{words.seatName(i)}</span>
              {seat.kind === 'bot' && info.host && <IconButton icon="close" label={words.freeSeat} onClick={() => set(i, { kind: 'open' })} />}
              {i === info.seat && info.host && <span className="lobby-badge">{words.host}</span>}
            </div>
            <SeatPicture seat={seat} player={players[i]} />
            <span className="lobby-seat-name">{seat.kind === 'open' ? words.seatFree : players[i].name}</span>
            <SeatState seat={seat} own={i === info.seat} />
            <div className="lobby-seat-foot">
              {seat.kind === 'bot' && <BotLevel levels={offer?.bots ?? [seat.level]} level={seat.level} onChange={info.host ? (level) => set(i, { kind: 'bot', level }) : undefined} />}
              {seat.kind === 'open' && info.seat !== i && info.invite !== '' && info.seat < 0 && (
                <Button wide onClick={() => sit(i)}>
                  {words.sitHere}
                </Button>
              )}
              {seat.kind === 'open' && info.host && (
                <Button wide icon="robot" onClick={() => set(i, { kind: 'bot', level: USUAL_LEVEL })}>
                  {words.putBot}
                </Button>
              )}
              {i === info.seat && !info.host && (
                <Button wide onClick={stand}>
                  {words.stand}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {info.host && offer && offer.seats.min < offer.seats.max && (
        <div className="lobby-count">
          <Button look="quiet" icon="minus" disabled={info.seats.length <= offer.seats.min || last?.kind === 'person'} onClick={() => onSeats(wishes.slice(0, -1))}>
            {words.fewerSeats}
          </Button>
          <Button look="quiet" icon="plus" disabled={info.seats.length >= offer.seats.max} onClick={() => onSeats([...wishes, { kind: 'open' }])}>
            {words.moreSeats}
          </Button>
        </div>
      )}
    </section>
  )
}

function SeatPicture({ seat, player: { identity, name } }: { readonly seat: SeatInfo; readonly player: Player }): ReactElement {
  return (
    <span className="lobby-seat-picture">
      {seat.kind === 'person' && <PlayerShape identity={identity} size={64} letter={name.charAt(0).toUpperCase()} />}
      {seat.kind === 'bot' && (
        <>
          <PlayerShape identity={identity} size={64} look="outline" />
          <Icon name="robot" size={24} />
        </>
      )}
      {seat.kind === 'open' && (
        <>
          <PlayerShape identity={identity} size={64} look="free" />
          <Icon name="plus" size={22} />
        </>
      )}
    </span>
  )
}

function SeatState({ seat, own }: { readonly seat: SeatInfo; readonly own: boolean }): ReactNode {
  const { words } = useApp()
  if (seat.kind === 'open') return <span className="lobby-seat-state">{words.seatFreeHint}</span>
  if (seat.kind === 'bot') return null
  const state = own ? words.you : seat.online ? words.justSatDown : words.away
  return (
    <span className={seat.online ? 'lobby-seat-state lobby-seat-here' : 'lobby-seat-state'}>
      {seat.online && <Icon name="check" size={16} />}
      {state}
    </span>
  )
}
