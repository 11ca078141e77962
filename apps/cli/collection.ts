import { Progress } from './progress.ts'
import { SeriesFile } from './series-file.ts'
import type { Kind, Prepared, Results } from './series.ts'

export interface CollectionOptions<R> {
  /** How many games at most. */
  readonly games: number
  readonly file: string | undefined
  /** Whether the answer is clear without the rest. */
  readonly clear?: (results: readonly R[]) => boolean
  /** What to say beside the progress. */
  readonly live?: (results: readonly R[]) => string
}

/** The results of a series as they come in, each game once, whoever played it. */
export class Collection<K extends Kind> {
  readonly prepared: Prepared<K>
  private readonly options: CollectionOptions<Results[K]>
  private readonly file: SeriesFile<K> | undefined
  private readonly byNumber = new Map<number, Results[K]>()
  private readonly progress: Progress
  private clear = false

  constructor(prepared: Prepared<K>, options: CollectionOptions<Results[K]>) {
    this.prepared = prepared
    this.options = options
    this.file = options.file === undefined ? undefined : new SeriesFile(options.file, prepared.series)
    for (const result of this.file?.results ?? []) if (result.number < options.games) this.byNumber.set(result.number, result)
    this.progress = new Progress(`${prepared.series.kind} ${prepared.series.plan.game}`, this.byNumber.size)
    this.judge()
  }

  get finished(): boolean {
    return this.clear || this.byNumber.size >= this.options.games
  }

  add(result: Results[K]): void {
    if (result.number >= this.options.games || this.byNumber.has(result.number)) return
    this.file?.add(result)
    this.put(result)
  }

  /** What went wrong outside the game is told, and tried again next time. */
  lose(number: number, error: string): void {
    if (!this.byNumber.has(number)) this.put({ number, error })
  }

  known(): number[] {
    return [...this.byNumber.keys()]
  }

  /** Numbers of games that nobody has played, in their order. */
  missing(): number[] {
    return Array.from({ length: this.options.games }, (_, number) => number).filter((number) => !this.byNumber.has(number))
  }

  /** All that is there, in the order of the games. */
  results(): Results[K][] {
    this.progress.done()
    return [...this.byNumber.values()].sort((one, two) => one.number - two.number)
  }

  private put(result: Results[K]): void {
    this.byNumber.set(result.number, result)
    this.judge()
    this.progress.at(this.byNumber.size, this.options.games, () => this.options.live?.([...this.byNumber.values()]) ?? '')
  }

  private judge(): void {
    this.clear = this.options.clear?.([...this.byNumber.values()]) ?? false
  }
}
