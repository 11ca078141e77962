import { fail } from '#kernel/errors.ts'
import type { Outcome, Pending, State } from '#kernel/definition.ts'
import type { GameEvent } from '#kernel/events.ts'
import type { Game } from '#kernel/game.ts'
import { Random } from '#kernel/chance.ts'
import { Recorder, resume, parseLine, type Act, type Header } from '#kernel/record.ts'
import { HeldAnswers, type OpenWindow } from './window.ts'

/** Who answers for a seat at this moment. A person's seat may be kept by a bot for a while. */
export type Control = { readonly by: 'person' } | { readonly by: 'bot'; readonly level: string }

/** Taking back beyond a barrier needs everybody's consent. */
export interface UndoProposal {
  readonly seat: number
  readonly plies: number
  readonly agreed: readonly number[]
}

export interface LogEntry {
  readonly event: GameEvent
  /** How many choices had been made; acts of the table carry none and stay when choices are taken back. */
  readonly plies: number | undefined
}

/**
 * One running match. Pure: it knows no clock, no network and no storage, and is the same in the
 * server and in a browser's worker. Whoever owns it makes the returned lines durable before
 * telling anybody of them.
 */
export class Match<G extends object = object> {
  readonly game: Game<G>
  readonly recorder: Recorder<G>
  readonly log: LogEntry[] = []
  readonly controls: Control[]
  readonly resigned: boolean[]
  proposal: UndoProposal | undefined
  /** The last position in which nobody was in the middle of a compound move: what onlookers see. */
  private settledState: State<G>
  private settledLog = 0
  private readonly cutAt: number[] = []
  /** The choices of each seat with the decisions that they answered, so that one sent again is known. */
  private readonly answered: { id: string; key: string }[][]
  private readonly standing: Map<string, string>[]
  private readonly held: HeldAnswers<G>

  constructor(game: Game<G>, header: Header, controls: readonly Control[]) {
    if (controls.length !== header.seats) fail('match.seats', `${header.seats} seats need as many holders`)
    this.game = game
    this.controls = [...controls]
    this.resigned = controls.map(() => false)
    this.standing = controls.map(() => new Map())
    this.answered = controls.map(() => [])
    this.held = new HeldAnswers(game)
    this.recorder = new Recorder(game, header, (event) => this.log.push({ event, plies: 0 }))
    this.settledState = game.copy(this.recorder.state)
    this.settle()
  }

  /** Wake a match from its record. A line that no longer fits stops it with its number. */
  static wake<G extends object>(game: Game<G>, header: Header, lines: readonly string[], controls: readonly Control[]): Match<G> {
    const match = new Match(game, header, controls)
    lines.forEach((line, i) => {
      try {
        const parsed = parseLine(line)
        if (parsed.choice) match.noteAnswer(parsed.choice.seat, parsed.choice.key)
        resume(match.recorder, line, match.listener)
        if (!parsed.choice) match.noteAct(parsed.act)
      } catch (error) {
        fail('match.diverged', `line ${i + 1}: ${error instanceof Error ? error.message : String(error)}`)
      }
      match.settle()
    })
    return match
  }

  get state(): State<G> {
    return this.recorder.state
  }

  /** Finished by the rules, or because all but one have resigned. */
  get over(): boolean {
    return this.outcome !== undefined
  }

  get outcome(): Outcome | undefined {
    const byRules = this.game.outcome(this.state)
    if (byRules) return byRules
    const left = this.resigned.filter((gone) => !gone).length
    if (left > 1 || (left === 1 && this.resigned.length === 1)) return undefined
    const places = this.resigned.map((gone) => (gone ? 2 : 1))
    return { places, scores: places.map(() => 0), breakdown: [] }
  }

  /** The seats that must answer now, without those who merely may. */
  get waitingFor(): number[] {
    return this.over ? [] : this.pending.filter((each) => each.required).map((each) => each.seat)
  }

  get pending(): readonly Pending[] {
    return this.over ? [] : this.game.pending(this.state)
  }

  /** The decisions of those who have not answered: whoever has an answer held in a window is asked nothing more until it closes. */
  get unanswered(): readonly Pending[] {
    return this.pending.filter(({ seat }) => this.held.of(seat) === undefined)
  }

  /** The window to react that is open now. Its owner closes it when the time is up. */
  get window(): OpenWindow | undefined {
    return this.held.open(this.pending)
  }

  /** The decision of a seat that the key answers. */
  asks(seat: number, key: string): Pending | undefined {
    return this.pending.find((each) => each.seat === seat && each.options.some((option) => this.game.notation.key(option) === key))
  }

  /** The answer of a seat that is held until the window closes. */
  heldOf(seat: number): string | undefined {
    return this.held.of(seat)
  }

  /**
   * A seat answers its decision with one key, or with a chain of keys that counts whole or not at
   * all. The same answer sent twice does no harm; one to a decision that is past is refused.
   */
  answer(seat: number, id: string, keys: readonly string[]): string[] {
    if (this.wasAnswered(seat, id, keys)) return []
    if (this.over) fail('match.over', 'The game is over')
    const mine = this.pending.filter((each) => each.seat === seat)
    if (mine.length === 0) fail('move.notYours', 'It is not your turn')
    const asked = mine.find((each) => this.game.decisionId(this.state, each) === id) ?? fail('move.stale', 'The table has moved on since then')
    if (keys.length === 0 || keys.length > 64) fail('move.refused', 'An answer is 1 to 64 choices')
    if (this.held.isTimed(asked)) return this.hold(asked, keys)
    const before = this.recorder.checkpoint()
    const logged = this.log.length
    const answered = this.answered[seat].length
    try {
      for (const key of keys) {
        const answers = this.noteAnswer(seat, key)
        if (answers && this.held.isTimed(answers)) fail('move.refused', `"${key}" is an answer of its own`)
        this.recorder.choose(seat, key, this.listener)
      }
    } catch (error) {
      this.recorder.restore(before)
      this.log.length = logged
      this.answered[seat].length = answered
      throw error
    }
    this.proposal = undefined
    this.followStandingAnswers()
    return this.linesSince(before.lines)
  }

  /** A bot's answer, or a standing one: to whatever the seat is asked now. */
  answerNow(seat: number, key: string): string[] {
    if (this.over) fail('match.over', 'The game is over')
    const asked = this.asks(seat, key)
    if (asked && this.held.isTimed(asked)) return this.hold(asked, [key])
    const lines = this.recorder.lines.length
    this.recorder.choose(seat, key, this.listener)
    this.followStandingAnswers()
    return this.linesSince(lines)
  }

  /** The time of a window is up: what is held counts, and the rules' own answer for whoever has given none. One that is past is closed already. */
  closeWindow(n: number): string[] {
    if (this.window?.n !== n) return []
    const lines = this.recorder.lines.length
    const answers = this.pending.flatMap((asked) => {
      const otherwise = this.game.otherwise(asked)
      return otherwise ? [{ seat: asked.seat, key: this.held.of(asked.seat) ?? this.game.notation.key(otherwise) }] : []
    })
    for (const { seat, key } of answers) {
      this.noteAnswer(seat, key)
      this.recorder.choose(seat, key, this.listener)
    }
    this.proposal = undefined
    this.followStandingAnswers()
    return this.linesSince(lines)
  }

  retract(seat: number): string[] {
    if (!this.over && !this.game.canRetract(this.state, seat)) fail('move.retract', 'There is no sealed answer to take back')
    return this.act({ act: 'retract', seat })
  }

  /** How far a seat may go back alone. */
  freeUndo(seat: number): number {
    return this.over ? 0 : this.recorder.freeUndo(seat)
  }

  undo(seat: number, plies: number): string[] {
    if (!Number.isInteger(plies) || plies < 1 || plies > this.freeUndo(seat)) fail('undo.barrier', 'Something was shown or rolled since then; the table must agree')
    return this.rewind(plies)
  }

  /** Ask the others to let a choice be taken back. Bots always agree. */
  proposeUndo(seat: number, plies: number): string[] {
    if (this.over) fail('match.over', 'The game is over')
    if (!Number.isInteger(plies) || plies < 1 || plies > this.recorder.plies) fail('undo.tooFar', 'There is nothing so far back')
    this.proposal = { seat, plies, agreed: [seat] }
    return this.voteUndo(seat, true)
  }

  voteUndo(seat: number, agrees: boolean): string[] {
    const { proposal } = this
    if (!proposal) return fail('undo.none', 'Nobody asks to take anything back')
    if (!agrees) {
      this.proposal = undefined
      return []
    }
    const agreed = [...new Set([...proposal.agreed, seat])]
    this.proposal = { ...proposal, agreed }
    const missing = this.controls.filter((control, each) => control.by === 'person' && !this.resigned[each] && !agreed.includes(each))
    return missing.length === 0 ? this.rewind(proposal.plies) : []
  }

  /** The seat gives up: a bot plays on for it, and the game ends when only one has not. */
  resign(seat: number): string[] {
    if (this.over || this.resigned[seat]) fail('match.over', 'There is nothing to resign')
    return this.act({ act: 'resign', seat })
  }

  /** A bot keeps or takes the seat, or its person comes back. */
  control(seat: number, control: Control): string[] {
    const current = this.controls[seat] ?? fail('match.seat', `There is no seat ${seat}`)
    if (current.by === control.by && (current.by === 'person' || current.level === (control as { level: string }).level)) return []
    return this.act(control.by === 'bot' ? { act: 'bot', seat, level: control.level } : { act: 'person', seat })
  }

  /** From now on answer every decision of this kind with this key when it is offered; undefined ends it. */
  setStanding(seat: number, step: string, key: string | undefined): string[] {
    if (key === undefined) this.standing[seat].delete(step)
    else this.standing[seat].set(step, key)
    const lines = this.recorder.lines.length
    this.followStandingAnswers()
    return this.linesSince(lines)
  }

  standingOf(seat: number): Readonly<Record<string, string>> {
    return Object.fromEntries(this.standing[seat] ?? [])
  }

  /** What a bot gets: an imagined state, never the true one. From it it can imagine more. */
  sample(seat: number, seed: string): State<G> {
    return this.game.imagine(this.state, seat, new Random(seed))
  }

  /** The position and the length of the log that a viewer may see: those who decide see their own half-made moves. */
  visibleTo(viewer: number): { state: State<G>; logged: number } {
    if (this.pending.some((each) => each.seat === viewer)) return { state: this.state, logged: this.log.length }
    return { state: this.settledState, logged: this.settledLog }
  }

  /** How often the log lost entries because choices were taken back. */
  get logCuts(): number {
    return this.cutAt.length
  }

  /** The length of the log that is still as it was when it had been cut `cuts` times. */
  logKeptSince(cuts: number): number {
    return this.cutAt.slice(cuts).reduce((kept, at) => Math.min(kept, at), Infinity)
  }

  private readonly listener = (event: GameEvent): void => {
    this.log.push({ event, plies: this.recorder.plies + 1 })
  }

  private act(act: Act): string[] {
    if (this.over) fail('match.over', 'The game is over')
    const lines = this.recorder.lines.length
    this.recorder.act(act)
    this.noteAct(act)
    this.followStandingAnswers()
    return this.linesSince(lines)
  }

  private rewind(plies: number): string[] {
    this.proposal = undefined
    return this.act({ act: 'undo', plies })
  }

  /** Nothing is recorded and nobody is told before the window closes; until then another answer may take its place. */
  private hold({ seat, options }: Pending, keys: readonly string[]): string[] {
    const [key] = keys
    if (keys.length > 1 || !options.some((option) => this.game.notation.key(option) === key)) fail('move.refused', `"${keys.join(' ')}" is not offered to seat ${seat}`)
    this.held.hold(seat, key)
    return []
  }

  private noteAnswer(seat: number, key: string): Pending | undefined {
    const answers = this.asks(seat, key)
    if (answers) this.answered[seat].push({ id: this.game.decisionId(this.state, answers), key })
    return answers
  }

  /** Has the seat already answered this decision, and those that followed it, in just this way? */
  private wasAnswered(seat: number, id: string, keys: readonly string[]): boolean {
    const answered = this.answered[seat] ?? []
    const first = answered.findLastIndex((each) => each.id === id)
    return first >= 0 && keys.length > 0 && keys.every((key, i) => answered[first + i]?.key === key)
  }

  private noteAct(act: Act): void {
    switch (act.act) {
      case 'undo': {
        // Decisions that are asked again after it have the same ids.
        for (const answers of this.answered) answers.length = 0
        this.held.forget()
        const { plies } = this.recorder
        const gone = (entry: LogEntry) => entry.plies !== undefined && entry.plies > plies
        const firstGone = this.log.findIndex(gone)
        if (firstGone >= 0) this.cutAt.push(firstGone)
        const kept = this.log.filter((entry) => !gone(entry))
        this.log.length = 0
        for (const entry of kept) this.log.push(entry)
        this.tell('table.undo', { plies: act.plies })
        break
      }
      case 'retract':
        break
      case 'bot':
        this.controls[act.seat] = { by: 'bot', level: act.level }
        this.tell('table.bot', { seat: act.seat, level: act.level })
        break
      case 'person':
        this.controls[act.seat] = { by: 'person' }
        this.tell('table.person', { seat: act.seat })
        break
      case 'resign':
        this.resigned[act.seat] = true
        this.controls[act.seat] = { by: 'bot', level: 'regular' }
        this.tell('table.resign', { seat: act.seat })
        break
    }
  }

  private tell(type: string, data: GameEvent['data']): void {
    this.log.push({ event: { type, data, to: 0 }, plies: undefined })
  }

  /** Standing answers can follow one another; each is an ordinary choice in the record. */
  private followStandingAnswers(): void {
    for (let found = true; found && !this.over; ) {
      found = false
      this.held.look(this.state, this.pending)
      for (const asked of this.unanswered) {
        const { seat, frame, options } = asked
        const key = this.controls[seat].by === 'person' ? this.standing[seat].get(frame.step) : undefined
        if (key === undefined || !options.some((option) => this.game.notation.key(option) === key)) continue
        if (this.held.isTimed(asked)) this.hold(asked, [key])
        else this.recorder.choose(seat, key, this.listener)
        found = true
        break
      }
    }
    this.settle()
  }

  private settle(): void {
    this.held.look(this.state, this.pending)
    if (!this.over && !this.game.complete(this.state)) return
    this.settledState = this.game.copy(this.state)
    this.settledLog = this.log.length
  }

  private linesSince(count: number): string[] {
    return this.recorder.lines.slice(count)
  }
}
