import { OrreryError } from '#kernel/errors.ts'
import type { GroupCommit } from '../storage/group-commit.ts'
import type { Append, Seat } from '../storage/port.ts'
import { maskOf, sameSeats, withControls } from '../tables/seats.ts'
import type { Heard, MatchWorker } from '../worker/match-workers.ts'
import type { Order, Position } from '../worker/messages.ts'

export interface LifeHooks {
  /** Durable: pass the messages on to the clients. */
  deliver(to: readonly number[], texts: readonly string[]): void
  /** Durable: what follows from it. `changed` when seats or standing are no longer what they were. */
  moved(position: Position, changed: boolean): void
  /** Something could not be made durable; this life is over. */
  failed(error: OrreryError): void
  /** The rules failed; this life is over. */
  broke(code: string, message: string): void
}

export interface Start {
  readonly seats: readonly Seat[]
  readonly running: boolean
  readonly waitingFor: number
  readonly waitingSince: number
}

type Done = NonNullable<Heard>
type Sit = (seats: readonly Seat[]) => Seat[]

interface Commit {
  /** Undefined when there is nothing to write. */
  readonly durable: Promise<void> | undefined
  readonly changed: boolean
}

/**
 * A match from waking to sleeping, seen from the main thread. Orders go to the worker at once;
 * what comes of them is told in the same order, each only when its lines are durable. After a
 * failure nothing more is told: another life must begin from what is stored.
 */
export class Life {
  readonly #match: string
  readonly #worker: MatchWorker
  readonly #commits: GroupCommit
  readonly #hooks: LifeHooks
  #last: Start
  #told: Promise<void> = Promise.resolve()
  /** Takes no more orders. What was heard before is still told. */
  #ended: OrreryError | undefined
  /** Tells nothing any more. */
  #failed: OrreryError | undefined
  #underWay = 0

  constructor(match: string, worker: MatchWorker, commits: GroupCommit, start: Start, hooks: LifeHooks) {
    this.#match = match
    this.#worker = worker
    this.#commits = commits
    this.#last = start
    this.#hooks = hooks
  }

  get seats(): readonly Seat[] {
    return this.#last.seats
  }

  get running(): boolean {
    return this.#last.running
  }

  get busy(): boolean {
    return this.#underWay > 0
  }

  /** Resolves when what came of the order is durable and told. `sit` changes who holds the seats together with it. */
  ask(order: Order, sit?: Sit): Promise<Done> {
    if (this.#ended) return Promise.reject(this.#ended)
    this.#underWay++
    const asked = new Promise<Done>((resolve, reject) => {
      this.#worker.post(this.#match, order, (heard) => {
        if (this.#failed) return reject(this.#failed)
        if (!heard) return reject(new OrreryError('match.interrupted', 'The match was interrupted; try again'))
        const { answer } = heard
        switch (answer.t) {
          case 'refused':
            return reject(new OrreryError(answer.code, answer.message))
          case 'failed':
            this.#ended = new OrreryError('match.broken', 'The rules failed; the match is set aside')
            this.#hooks.broke(answer.code, answer.message)
            return reject(this.#ended)
          case 'done':
            return this.#tell(this.#commit(answer.position, sit), reject, (changed) => {
              this.#hooks.deliver(answer.to, heard.texts)
              resolve(heard)
              this.#hooks.moved(answer.position, changed)
            })
          case 'sampled':
          case 'asleep':
            return resolve(heard)
        }
      })
    })
    const over = (): void => void this.#underWay--
    asked.then(over, over)
    return asked
  }

  /** An imagined state, and how many lines the record had. */
  async sample(order: Omit<Order & { t: 'sample' }, 't'>): Promise<{ state: string; at: number }> {
    const { answer, texts } = await this.ask({ t: 'sample', ...order })
    return { state: texts[0], at: answer.t === 'sampled' ? answer.at : 0 }
  }

  /** Resolves when nothing of this life can still be written. */
  settled(): Promise<void> {
    return this.#told
  }

  /** Ends it here; the worker forgets the match. */
  end(why: OrreryError): void {
    this.#ended ??= why
    this.#worker.matches.delete(this.#match)
    this.#worker.post(this.#match, { t: 'sleep' }, () => undefined)
  }

  #commit(position: Position, sit: Sit | undefined): Commit {
    const { lines, controls, over } = position
    const before = this.#last
    const seats = sit || !lines.every(isChoice) ? withControls(sit ? sit(before.seats) : before.seats, controls) : before.seats
    const reseated = seats !== before.seats && !sameSeats(seats, before.seats)
    const waitingFor = maskOf(position.waitingFor)
    const nothingNew = lines.length === 0 && !reseated && waitingFor === before.waitingFor
    if (nothingNew || !before.running) return { durable: undefined, changed: false }
    const at = Date.now()
    const moved = lines.some(isChoice) || waitingFor !== before.waitingFor
    this.#last = { seats, running: !over, waitingFor, waitingSince: moved ? at : before.waitingSince }
    const entry: Append = {
      matchId: this.#match,
      ply: position.ply,
      lines,
      waitingFor,
      waitingSince: this.#last.waitingSince,
      at,
      ...(over ? { status: 'finished' } : {}),
      ...(reseated ? { seats } : {}),
    }
    const durable = this.#commits.append(entry)
    durable.catch(() => undefined)
    return { durable, changed: reseated || over }
  }

  /** After everything that came before, and when it is durable. */
  #tell({ durable, changed }: Commit, reject: (error: unknown) => void, tell: (changed: boolean) => void): void {
    const before = this.#told
    this.#told = (async () => {
      await before
      try {
        await durable
      } catch (error) {
        this.#fail(error)
      }
      if (this.#failed) return reject(this.#failed)
      try {
        tell(changed)
      } catch (error) {
        // A fault of ours; those who wait behind this one must not suffer for it.
        reject(error)
      }
    })()
  }

  #fail(error: unknown): void {
    if (this.#failed) return
    this.#failed = error instanceof OrreryError ? error : new OrreryError('storage.failed', String(error))
    this.#ended = this.#failed
    this.#hooks.failed(this.#failed)
  }
}

const isChoice = (line: string): boolean => !line.startsWith('!')
