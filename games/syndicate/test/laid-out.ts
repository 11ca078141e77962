import type { Variant } from '#kernel/variant.ts'
import type { Order } from './layout.ts'
import { Table } from './table.ts'

/** What one player has; what is left out is nothing. */
export interface Player {
  readonly syndicate?: string
  /** Credits, influence, crew. */
  readonly stock?: readonly [number, number, number]
  /** Territories, with `fortified` or `down` behind each that is. */
  readonly bases?: readonly string[]
  readonly tech?: number
  /** Assault level; all reinforcements are armed. */
  readonly assault?: number
  readonly dice?: number
  readonly hand?: readonly string[]
  readonly tokens?: readonly string[]
  readonly technologies?: readonly string[]
  readonly sleeper?: readonly [card: string, order?: Order]
  /** Missions accomplished. */
  readonly missions?: number
}

/** A table written down as data: a turn of the first seat, in the first round unless told. */
export interface Position {
  readonly variant?: Variant
  readonly players: readonly Player[]
  readonly round?: number
  /** The last round, once it is known. */
  readonly last?: number
  readonly alert?: number
  /** Whose turn it is. */
  readonly turn?: number
  /** The Sovereign card that is drawn next. */
  readonly sovereign?: string
  /** Choices on the way to the question: a key, `by 2 …` for one of that seat, or `endTurns`. */
  readonly before?: readonly string[]
}

export function laidOut({ variant, players, round = 1, last = 0, alert = 1, turn = 0, sovereign, before = [] }: Position): Table {
  const t = new Table(players.length as 2 | 3 | 4 | 5, variant)
  t.set({ round, last, alert })
  // A card that comes next takes the place of one of the deck.
  t.drawn(sovereign === undefined ? round - 1 : round, last > 0)
  players.forEach((player, seat) => putDown(t, player, seat))
  if (sovereign !== undefined) t.sovereign(sovereign)
  t.turn(turn)
  for (const key of before) {
    const [, seat, own] = /^by (\d) (.+)$/.exec(key) ?? []
    if (key === 'endTurns') t.endTurns()
    else if (own !== undefined) t.by(Number(seat), own)
    else t.play(key)
  }
  return t
}

function putDown(t: Table, player: Player, seat: number): void {
  t.syndicate(seat, player.syndicate ?? 'lazarus').levels(seat, player.tech ?? 1, player.assault ?? 0)
  t.dice(seat, player.dice ?? 2).resources(seat, ...(player.stock ?? [0, 0, 0]))
  for (const written of player.bases ?? []) {
    const [at, ...condition] = written.split(' ')
    t.base(at, seat, { fortified: condition.includes('fortified'), down: condition.includes('down') })
  }
  t.hand(seat, ...(player.hand ?? []))
  for (const token of player.tokens ?? []) t.token(seat, token)
  t.technology(seat, ...(player.technologies ?? []))
  if (player.sleeper) t.sleeper(seat, ...player.sleeper)
  t.state.missions[seat] = player.missions ?? 0
}
