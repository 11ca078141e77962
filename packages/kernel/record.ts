import { secretFromSeed } from './chance.ts'
import type { State } from './definition.ts'
import type { Listener } from './engine.ts'
import { fail, OrreryError } from './errors.ts'
import type { Game } from './game.ts'
import { canonicalJson, hashText } from './hash.ts'
import { sha256 } from './sha256.ts'
import type { Variant } from './variant.ts'

/** What a record says before its first line. Without the secret it can be shown while the match runs. */
export interface Header {
  readonly game: string
  readonly rules: number
  readonly tables: string
  /** Tables that the host has put in place of ours, by name. */
  readonly override?: unknown
  readonly variant: Variant
  readonly seats: number
  readonly commitment: string
  readonly secret?: string
}

export function newHeader(game: Game, variant: Variant, seats: number, secret: string, override?: unknown): Header {
  return { game: game.id, rules: game.definition.rulesVersion, tables: game.tablesHash, ...(override === undefined ? {} : { override }), variant, seats, commitment: sha256(secret), secret }
}

export const seededHeader = (game: Game, variant: Variant, seats: number, seed: number | string): Header => newHeader(game, variant, seats, secretFromSeed(seed))

/** What the table did, as opposed to a player's choice in the game. */
export type Act =
  | { readonly act: 'undo'; readonly plies: number }
  | { readonly act: 'retract'; readonly seat: number }
  | { readonly act: 'bot'; readonly seat: number; readonly level: string }
  | { readonly act: 'person'; readonly seat: number }
  | { readonly act: 'resign'; readonly seat: number }

interface Move {
  readonly seat: number
  /** The key chosen, or undefined for a sealed answer taken back. */
  readonly key: string | undefined
  /** Chance was used, or the chooser was shown something: free undo stops here. */
  readonly barrier: boolean
  /** Others were shown something, once the move was complete. */
  readonly showsOthers: boolean
  /** Was the move complete after this choice, so that the others saw it? */
  readonly complete: boolean
}

export interface Checkpoint<G> {
  readonly state: State<G>
  readonly moves: number
  readonly lines: number
  readonly chain: string
}

/**
 * Plays a match and writes it down: one readable line per choice, each with a hash chained over
 * the line, the number of options, the position in the stream of chance and the whole state, so
 * that a replay stops at the first line where the rules have come to differ.
 */
export class Recorder<G extends object = object> {
  readonly game: Game<G>
  readonly header: Header
  readonly lines: string[] = []
  state: State<G>
  private moves: Move[] = []
  private chain: string

  constructor(game: Game<G>, header: Header, listener?: Listener) {
    this.game = game
    this.header = header
    this.state = this.deal(listener)
    this.chain = hashText(canonicalJson({ ...header, secret: '' }) + game.hash(this.state))
  }

  /** Refuses what is not offered, and then nothing has changed. Returns the new line. */
  choose(seat: number, key: string, listener?: Listener): string {
    const options = this.game.pending(this.state).find((pending) => pending.seat === seat)?.options.length ?? 0
    this.game.answer(this.state, seat, key, listener)
    const { shown, chanceUsed } = this.game.play
    const mine = 1 << seat
    this.moves.push({ seat, key, barrier: chanceUsed || (shown & mine) !== 0, showsOthers: (shown & ~mine) !== 0, complete: this.game.complete(this.state) })
    return this.write(`${seat} ${key}`, options)
  }

  act(act: Act): string {
    if (act.act === 'undo') this.rewind(act.plies)
    if (act.act === 'retract') {
      this.game.retract(this.state, act.seat)
      this.moves.push({ seat: act.seat, key: undefined, barrier: false, showsOthers: false, complete: true })
    }
    return this.write(actText(act), 0)
  }

  /** For a chain of choices that counts whole or not at all. */
  checkpoint(): Checkpoint<G> {
    return { state: this.game.copy(this.state), moves: this.moves.length, lines: this.lines.length, chain: this.chain }
  }

  restore({ state, moves, lines, chain }: Checkpoint<G>): void {
    this.state = state
    this.moves.length = moves
    this.lines.length = lines
    this.chain = chain
  }

  /**
   * How many of its own last choices a seat may take back without asking anybody. What a half-made
   * move would show to the others has not been shown yet.
   */
  freeUndo(seat: number): number {
    let count = 0
    let seenByOthers = false
    for (let i = this.moves.length - 1; i >= 0; i--, count++) {
      const move = this.moves[i]
      if (move.complete) seenByOthers = true
      if (move.seat !== seat || move.barrier || (move.showsOthers && seenByOthers)) break
    }
    return count
  }

  get plies(): number {
    return this.moves.length
  }

  /** The record as text; with the secret only once the match is over. */
  text(withSecret: boolean): string {
    return recordText(this.header, this.lines, withSecret)
  }

  get lastHash(): string {
    return this.chain
  }

  private deal(listener?: Listener): State<G> {
    return this.game.start(this.header.variant, this.header.seats, this.header.secret ?? fail('record.secret', 'The record does not tell its secret'), listener)
  }

  private rewind(plies: number): void {
    if (!Number.isInteger(plies) || plies < 1 || plies > this.moves.length) fail('record.undo', `Cannot take back ${plies} of ${this.moves.length} choices`)
    this.moves.length -= plies
    this.state = this.deal()
    for (const { seat, key } of this.moves) {
      if (key === undefined) this.game.retract(this.state, seat)
      else this.game.answer(this.state, seat, key)
    }
  }

  private write(text: string, options: number): string {
    const { state } = this
    this.chain = hashText(`${this.chain} ${text} ${options} ${state.chance[5]} ${this.game.hash(state)}`)
    const line = `${text} ${this.chain}`
    this.lines.push(line)
    return line
  }
}

/** The same from what is stored, without running any rules. */
export const recordText = (header: Header, lines: readonly string[], withSecret: boolean): string => headerText(header, withSecret) + lines.map((line) => `${line}\n`).join('')

const FORMAT = 'orrery-record 1'

function headerText(header: Header, withSecret: boolean): string {
  const rows = [
    FORMAT,
    `game ${header.game}`,
    `rules ${header.rules}`,
    `tables ${header.tables}`,
    ...(header.override === undefined ? [] : [`override ${canonicalJson(header.override)}`]),
    `variant ${canonicalJson(header.variant)}`,
    `seats ${header.seats}`,
    `commitment ${header.commitment}`,
    ...(withSecret && header.secret ? [`secret ${header.secret}`] : []),
    'begin',
  ]
  return rows.map((row) => `${row}\n`).join('')
}

function actText(act: Act): string {
  switch (act.act) {
    case 'undo':
      return `! undo ${act.plies}`
    case 'bot':
      return `! bot ${act.seat} ${act.level}`
    case 'retract':
    case 'person':
    case 'resign':
      return `! ${act.act} ${act.seat}`
  }
}

export type RecordLine = { readonly choice: { seat: number; key: string }; readonly hash: string } | { readonly choice: undefined; readonly act: Act; readonly hash: string }

export function parseLine(line: string): RecordLine {
  const words = line.split(' ')
  const hash = words.pop() ?? ''
  if (!/^[0-9a-f]{16}$/.test(hash)) fail('record.malformed', 'A line ends with a hash of 16 digits')
  if (words[0] !== '!') {
    if (words.length !== 2 || !/^\d$/.test(words[0])) fail('record.malformed', 'A choice is a seat and a key')
    return { choice: { seat: Number(words[0]), key: words[1] }, hash }
  }
  const number = Number(words[2])
  if (!Number.isInteger(number)) fail('record.malformed', 'An act of the table names a number')
  switch (words[1]) {
    case 'undo':
      return { choice: undefined, act: { act: 'undo', plies: number }, hash }
    case 'bot':
      return { choice: undefined, act: { act: 'bot', seat: number, level: words[3] ?? '' }, hash }
    case 'retract':
    case 'person':
    case 'resign':
      return { choice: undefined, act: { act: words[1], seat: number }, hash }
    default:
      return fail('record.malformed', `There is no act "${words[1]}"`)
  }
}

export function parseRecord(text: string): { header: Header; lines: string[]; firstLine: number } {
  const rows = text.split('\n')
  if (rows[0] !== FORMAT) fail('record.malformed', `line 1: a record begins with "${FORMAT}"`)
  const begin = rows.indexOf('begin')
  if (begin < 0) fail('record.malformed', 'The header does not end with "begin"')
  const fields = new Map(rows.slice(1, begin).map((row): [string, string] => [row.split(' ', 1)[0], row.slice(row.indexOf(' ') + 1)]))
  const field = (name: string): string => fields.get(name) ?? fail('record.malformed', `The header does not tell "${name}"`)
  const json = (name: string): unknown => {
    try {
      return JSON.parse(field(name))
    } catch {
      return fail('record.malformed', `"${name}" is not JSON`)
    }
  }
  const secret = fields.get('secret')
  const header: Header = {
    game: field('game'),
    rules: Number(field('rules')),
    tables: field('tables'),
    ...(fields.has('override') ? { override: json('override') } : {}),
    variant: json('variant') as Variant,
    seats: Number(field('seats')),
    commitment: field('commitment'),
    ...(secret === undefined ? {} : { secret }),
  }
  if (secret !== undefined && sha256(secret) !== header.commitment) fail('record.commitment', 'The secret is not the one that was committed to')
  return { header, lines: rows.slice(begin + 1).filter((row) => row !== ''), firstLine: begin + 2 }
}

/** Replays a record and stops at the first line that no longer fits. */
export function replay<G extends object>(game: Game<G>, text: string): Recorder<G> {
  const { header, lines, firstLine } = parseRecord(text)
  if (header.game !== game.id) fail('record.game', `The record is of ${header.game}, not of ${game.id}`)
  if (header.rules !== game.definition.rulesVersion) fail('record.rules', `The record was made by rules ${header.rules}; these are ${game.definition.rulesVersion}`)
  if (header.tables !== game.tablesHash) fail('record.tables', 'The record was made with other content tables')
  const recorder = new Recorder(game, header)
  lines.forEach((line, i) => {
    const at = `line ${firstLine + i}`
    try {
      resume(recorder, line)
    } catch (error) {
      const { code, message } = error instanceof OrreryError ? error : new OrreryError('record.failed', String(error))
      fail(code === 'move.refused' ? 'record.diverged' : code, `${at}: ${message}`)
    }
  })
  return recorder
}

/** Plays one recorded line on. */
export function resume<G extends object>(recorder: Recorder<G>, line: string, listener?: Listener): void {
  const parsed = parseLine(line)
  if (parsed.choice) recorder.choose(parsed.choice.seat, parsed.choice.key, listener)
  else recorder.act(parsed.act)
  if (recorder.lastHash !== parsed.hash) fail('record.diverged', 'the state is not the one that was recorded')
}
