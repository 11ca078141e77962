import type { SeenEvent } from '#kernel/events.ts'
import type { GameWords, Reader } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import type { Player } from './table-contract.ts'
import type { UiWords } from './words/ui-words.ts'

export interface LogEntry {
  /** The number of the first event: stable while the log only grows. */
  readonly at: number
  readonly look: 'heading' | 'turn' | 'table'
  /** Whose doing it is, where a line begins with a player. */
  readonly seat: number | undefined
  readonly lines: readonly Line[]
}

const nothing: Line = []

/** Events that open a part of the game are named so in every wing: `round`, `chapter`, `match.game` … */
const heading = /(^|\.)(round|chapter|cycle|game|phase)$/

/** `told` keeps the lines of events that were put into words before. */
export function logEntries(events: readonly SeenEvent[], words: GameWords, reader: Reader, ui: UiWords, players: readonly Player[], told = new WeakMap<SeenEvent, Line>()): LogEntry[] {
  const entries: LogEntry[] = []
  events.forEach((event, at) => {
    // A seat that was a bot's from the start needs no line to say so.
    if (event.type === 'table.bot' && players[Number(event.data['seat'])]?.kind === 'bot') return
    const line = told.get(event) ?? tableLine(event, reader, ui) ?? words.event(event, reader) ?? nothing
    told.set(event, line)
    if (line.length === 0) return
    const look = event.type.startsWith('table.') ? 'table' : heading.test(event.type) ? 'heading' : 'turn'
    const seat = seatOf(line)
    const last = entries.at(-1)
    if (look === 'turn' && last?.look === 'turn' && last.seat === seat) entries[entries.length - 1] = { ...last, lines: [...last.lines, line] }
    else entries.push({ at, look, seat, lines: [line] })
  })
  return entries
}

function seatOf([first]: Line): number | undefined {
  return typeof first === 'object' && first.kind === 'player' ? Number(first.id) : undefined
}

/** What the table did, as opposed to the game. */
function tableLine({ type, data }: SeenEvent, reader: Reader, ui: UiWords): Line | undefined {
  const player = () => reader.player(Number(data['seat']))
  switch (type) {
    case 'table.undo':
      return ui.logUndo(Number(data['plies']))
    case 'table.bot':
      return ui.logBot(player())
    case 'table.person':
      return ui.logPerson(player())
    case 'table.resign':
      return ui.logResign(player())
    default:
      return undefined
  }
}
