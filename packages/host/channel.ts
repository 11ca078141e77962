import type { Outcome, Pending } from '#kernel/definition.ts'
import type { SeenEvent } from '#kernel/events.ts'
import type { Facets, Option } from '#kernel/options.ts'
import type { Reason } from '#kernel/reason.ts'
import type { Frame } from '#kernel/steps.ts'
import type { Control, Match, UndoProposal } from './match.ts'
import { copyPlain, samePlain } from './plain.ts'
import type { Countdown, WindowClock } from './window.ts'

/** One thing that can be chosen, as a client gets it. */
export interface OfferedOption {
  readonly key: string
  readonly verb: string
  readonly facets: Facets
}

/** A question to the viewer. */
export interface Prompt {
  readonly id: string
  readonly step: string
  readonly required: boolean
  /** Answered in secret and can be taken back until everybody has answered. */
  readonly sealed: boolean
  /** In a window to react: what counts if nothing is chosen in time, and what is chosen so far. */
  readonly timed?: { readonly otherwise: string; readonly chosen: string | null }
  readonly frame: Frame
  readonly options: readonly OfferedOption[]
  readonly blocked: readonly (OfferedOption & { readonly reason: Reason })[]
}

export interface TableSection {
  readonly controls: readonly Control[]
  readonly resigned: readonly boolean[]
  /** How many of the viewer's own choices can be taken back freely. */
  readonly undo: number
  readonly proposal: UndoProposal | null
  readonly canRetract: boolean
  readonly standing: Readonly<Record<string, string>>
  readonly outcome: Outcome | null
  /** The table waits for reactions. */
  readonly window: Countdown | null
}

/** What has changed for one viewer: named sections, and the log from a place on. */
export interface Update {
  readonly number: number
  readonly sections: Readonly<Record<string, unknown>>
  readonly log: { readonly from: number; readonly events: readonly SeenEvent[] }
}

/** Keeps what one client has been told and says what is new. */
export class Channel<G extends object = object> {
  private readonly match: Match<G>
  private readonly viewer: number
  private readonly clock: WindowClock<G> | undefined
  /** As it was told: a countdown runs on by itself. */
  private countdown: Countdown | undefined
  /** What each section was when it was last told. Views share data with the state, so these are copies. */
  private readonly told = new Map<string, unknown>()
  private toldLog = 0
  private cuts = 0
  private number = 0

  constructor(match: Match<G>, viewer: number, clock?: WindowClock<G>) {
    this.match = match
    this.viewer = viewer
    this.clock = clock
  }

  /** Undefined when nothing has changed for this viewer. */
  next(): Update | undefined {
    const { match, viewer } = this
    const { state, logged } = match.visibleTo(viewer)
    const all: Record<string, unknown> = { ...match.game.view(state, viewer), prompts: prompts(match, viewer), table: tableSection(match, viewer, this.window()) }
    const sections: Record<string, unknown> = {}
    let news = this.number === 0
    for (const [name, value] of Object.entries(all)) {
      if (samePlain(this.told.get(name), value)) continue
      this.told.set(name, copyPlain(value))
      sections[name] = value
      news = true
    }
    const from = Math.min(this.toldLog, logged, match.logKeptSince(this.cuts))
    if (!news && from === this.toldLog && from === logged) return undefined
    this.cuts = match.logCuts
    this.toldLog = logged
    const events = match.log.slice(from, logged).map(({ event }) => match.game.seeEvent(event, viewer))
    return { number: ++this.number, sections, log: { from, events } }
  }

  private window(): Countdown | null {
    const now = this.clock?.countdown
    if (now?.n !== this.countdown?.n) this.countdown = now
    return this.countdown ?? null
  }
}

function prompts<G extends object>(match: Match<G>, viewer: number): Prompt[] {
  return match.pending.filter((each) => each.seat === viewer).map((each) => prompt(match, each))
}

function prompt<G extends object>(match: Match<G>, pending: Pending): Prompt {
  const { game, state } = match
  const otherwise = game.otherwise(pending)
  return {
    id: game.decisionId(state, pending),
    step: pending.frame.step,
    required: pending.required,
    sealed: game.isSealed(pending),
    ...(otherwise === undefined ? {} : { timed: { otherwise: game.notation.key(otherwise), chosen: match.heldOf(pending.seat) ?? null } }),
    frame: pending.frame,
    options: pending.options.map((option) => offered(match, option)),
    blocked: game.blocked(state, pending).map(({ option, reason }) => ({ ...offered(match, option), reason })),
  }
}

function offered<G extends object>({ game }: Match<G>, option: Option): OfferedOption {
  return { key: game.notation.key(option), verb: option.k, facets: game.notation.facets(option) }
}

function tableSection<G extends object>(match: Match<G>, viewer: number, window: Countdown | null): TableSection {
  const seated = viewer < match.controls.length
  return {
    controls: match.controls,
    resigned: match.resigned,
    undo: seated ? match.freeUndo(viewer) : 0,
    proposal: match.proposal ?? null,
    canRetract: seated && !match.over && match.game.canRetract(match.state, viewer),
    standing: seated ? match.standingOf(viewer) : {},
    outcome: match.outcome ?? null,
    window,
  }
}
