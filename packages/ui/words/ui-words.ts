import type { Line, Part } from '#words/line.ts'

/** What the way back past a barrier says: how far it goes, and why it is more than a click. */
export interface UndoFurther {
  readonly reach: string
  readonly title: string
  readonly why: string
  readonly send: string
}

/** What the shared furniture says by itself, apart from any game. One object of this shape per language. */
export interface UiWords {
  readonly close: string
  readonly back: string
  readonly cancel: string
  readonly confirm: string
  readonly less: string
  readonly more: string

  /** Prompt bar. */
  readonly yourDecision: string
  readonly choices: string
  readonly alsoPossible: string
  readonly whyNot: string
  readonly whyNotNothing: string
  readonly showChoices: string
  readonly hideChoices: string
  readonly always: string
  readonly standing: string
  readonly endStanding: string
  readonly showScore: string
  readonly watching: string
  waitingForTable(): Line
  waitingFor(players: readonly Part[]): Line
  won(players: readonly Part[]): Line
  youWon(): Line
  groupCount(count: number): string

  /** Taking back. */
  readonly undo: string
  readonly undoLast: string
  /** Further back than one may go by oneself: with other people, and alone. */
  readonly undoTogether: UndoFurther
  readonly undoAlone: UndoFurther
  readonly undoHowFar: string
  readonly undoNothing: string
  readonly undoAgree: string
  readonly undoRefuse: string
  readonly undoWithdraw: string
  readonly retract: string
  readonly retractHint: string
  /** A window to react: its bar, that a choice can still be changed, and what counts without one. */
  readonly timeToReact: string
  readonly untilTimeIsUp: string
  withoutAnswer(option: Line): Line
  undoFree(count: number): string
  undoAll(count: number): string
  undoProposed(player: Part, count: number): Line
  undoWaiting(count: number, agreed: number): Line

  /** Log and talk. */
  readonly log: string
  readonly logEmpty: string
  readonly logNewest: string
  readonly chat: string
  readonly chatEmpty: string
  readonly chatField: string
  readonly chatSend: string
  logUndo(count: number): Line
  logBot(player: Part): Line
  logPerson(player: Part): Line
  logResign(player: Part): Line

  /** Hints. */
  readonly hint: string
  readonly hintLead: string
  readonly hintAsk: string
  readonly hintThinking: string
  readonly hintIdle: string
  readonly hintNone: string
  readonly hintBest: string
  readonly hintFor: string
  /** Follows a hint. */
  readonly hintTake: string
  /** At a table with rivals, and alone. */
  hintChance(percent: number): string
  hintAlone(percent: number): string

  /** Score. */
  readonly score: string
  readonly source: string
  readonly total: string
  readonly place: string
  placeOf(place: number): string
  points(count: number): string

  /** The plain table. */
  readonly plainTable: string
  readonly plainTableHint: string
  readonly nothingHere: string
}
