import { originOf } from '#games/syndicate/data/origin.ts'
import type { Line } from '#words/line.ts'
import type { Key } from '../data/names.ts'
import type { Tables } from '../data/tables.ts'
import type { CardKind, CardLine, CardText } from './contract.ts'

type Row<T extends keyof Tables> = Tables[T]['rows'] extends readonly (infer R)[] ? R : never
export type Task = Row<'missions'>['task']
export type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>
type Meeting = Row<'confrontations'>['meeting']
export type Price = Extract<Meeting, { readonly with: 'sovereign' }>['bribe'][number]
export type Trade = Extract<Meeting, { readonly with: 'trader' }>['trades'][number]
type Technology = Row<'technologies'>['does']
type EffectOf<D extends Technology['does']> = Extract<Technology, { readonly does: D }>

/** What a language says on cards: a sentence for each thing that the tables can name, so that text and effect go together. */
export interface CardWords {
  title(kind: CardKind, id: string): string
  readonly types: {
    mission(kind: Task['kind'], deck: string): string
    confrontation(side: Meeting['with']): string
    readonly technology: string
    vault(number: number): string
  }
  ordinary(task: TaskOf<'ordinary'>): readonly CardLine[]
  courier(task: TaskOf<'courier'>): readonly CardLine[]
  tech(task: TaskOf<'tech'>): readonly CardLine[]
  defense(task: TaskOf<'defense'>): readonly CardLine[]
  missionRulings(task: Task): readonly Line[]
  readonly ways: {
    bribe(prices: readonly Price[]): CardLine
    attack(level: number): CardLine
    readonly dragnet: CardLine
    errand(territories: readonly string[]): CardLine
    flee(fuel: number): CardLine
    trade(trade: Trade): CardLine
  }
  readonly sideRulings: Readonly<Record<Meeting['with'], readonly string[]>>
  compartment(effect: EffectOf<'compartment'>): Line
  tank(effect: EffectOf<'tank'>): Line
  reroll(effect: EffectOf<'reroll'>): Line
  cheapBribes(effect: EffectOf<'cheap bribes'>): Line
  vault(territory: string, keys: readonly Key[], last: boolean): readonly CardLine[]
}

export function cardText(words: CardWords, tables: Tables, kind: CardKind, id: string): CardText {
  return { title: words.title(kind, id), ...bodies[kind](words, tables, id) }
}

/** Parts of a sentence with a mark between them. */
export const between = (items: readonly Line[], mark: string): Line => items.flatMap((item, i) => (i > 0 ? [mark, ...item] : item))

type Body = Omit<CardText, 'title'>
const lines = (texts: readonly string[]): readonly Line[] => texts.map((text) => [text])
const unknown = (printed: string): Body => ({ printed, typeLine: '', texts: [], rulings: [], designed: true })

const bodies: Readonly<Record<CardKind, (words: CardWords, tables: Tables, id: string) => Body>> = {
  mission(words, { missions }, id) {
    const row = missions.rows.find((each) => each.id === id)
    if (!row) return unknown(id)
    const { name, task, deck } = row
    return {
      printed: name,
      typeLine: words.types.mission(task.kind, deck),
      texts: taskText(words, task),
      rulings: words.missionRulings(task),
      designed: originOf(missions, row, 'task') === 'designed',
    }
  },
  confrontation(words, { confrontations }, id) {
    const row = confrontations.rows.find((each) => each.id === id)
    if (!row) return unknown(id)
    const { name, meeting } = row
    return {
      printed: name,
      typeLine: words.types.confrontation(meeting.with),
      texts: meetingText(words, meeting),
      rulings: lines(words.sideRulings[meeting.with]),
      designed: originOf(confrontations, row, 'meeting') === 'designed',
    }
  },
  technology(words, { technologies }, id) {
    const row = technologies.rows.find((each) => each.id === id)
    if (!row) return unknown(id)
    const { name, does } = row
    return { printed: name, typeLine: words.types.technology, texts: [{ text: technologyText(words, does) }], rulings: [], designed: originOf(technologies, row, 'does') === 'designed' }
  },
  vault(words, { vaults }, id) {
    const row = vaults.rows.find((each) => each.id === id)
    if (!row) return unknown(id)
    const all = vaults.rows.filter((each) => each.variation === row.variation)
    const number = all.indexOf(row) + 1
    return {
      printed: row.id,
      typeLine: words.types.vault(number),
      texts: words.vault(row.territory, row.keys, number === all.length),
      rulings: [],
      designed: originOf(vaults, row, 'keys') === 'designed',
    }
  },
}

function taskText(words: CardWords, task: Task): readonly CardLine[] {
  switch (task.kind) {
    case 'ordinary':
      return words.ordinary(task)
    case 'courier':
      return words.courier(task)
    case 'tech':
      return words.tech(task)
    case 'defense':
      return words.defense(task)
  }
}

function meetingText({ ways }: CardWords, meeting: Meeting): readonly CardLine[] {
  if (meeting.with === 'trader') return meeting.trades.map((trade) => ways.trade(trade))
  return [
    ...(meeting.bribe.length > 0 ? [ways.bribe(meeting.bribe)] : []),
    ...(meeting.attack === null ? [] : [ways.attack(meeting.attack)]),
    ...(meeting.with === 'sovereign' ? [ways.dragnet] : []),
    ...(meeting.mission === null ? [] : [ways.errand(meeting.mission)]),
    ...(meeting.flee === null ? [] : [ways.flee(meeting.flee)]),
  ]
}

function technologyText(words: CardWords, effect: Technology): Line {
  switch (effect.does) {
    case 'compartment':
      return words.compartment(effect)
    case 'tank':
      return words.tank(effect)
    case 'reroll':
      return words.reroll(effect)
    case 'cheap bribes':
      return words.cheapBribes(effect)
  }
}
