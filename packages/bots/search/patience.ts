import type { SearchBudget } from './budget.ts'

/** Of the time that is left for a turn one choice may take this part, so that something is always left for the next. */
const OF_TURN = 1 / 4

/** How long people wait for a bot: for a choice, and for all the choices of a turn together. Choices that nobody else comes between are one turn; alone every choice is. */
export class Patience {
  private readonly milliseconds: number
  private readonly turn: number
  private ply = NaN
  private spent = 0
  private began = 0

  constructor({ milliseconds = Infinity, turn = Infinity }: SearchBudget) {
    this.milliseconds = milliseconds
    this.turn = turn
  }

  /** When the choice has to be made that is asked now. */
  begin({ ply, seats }: { readonly ply: number; readonly seats: number }): number {
    if (seats === 1 || ply !== this.ply + 1) this.spent = 0
    this.ply = ply
    this.began = performance.now()
    return this.began + Math.min(this.milliseconds, (this.turn - this.spent) * OF_TURN)
  }

  /** The choice is made. */
  end(): void {
    this.spent += performance.now() - this.began
  }
}
