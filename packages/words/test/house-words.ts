import { expect, test } from 'vitest'
import { languages } from '../line.ts'
import { player, type Ear, type Laid } from './ear.ts'

/** What the contract of a game's words has a text for. */
export interface Keys {
  readonly askedSteps: readonly string[]
  readonly verbs: object
  readonly events: object
  readonly reasonKeys: readonly string[]
}

/** Positions in which somebody is asked, that random games come to seldom or never. */
export function readWellWith<G extends object>(ear: Ear<G>, rareCases: Readonly<Record<string, () => Laid<G>>>): void {
  test.each(Object.entries(rareCases))('read well with %s', (_, position) => {
    ear.table(position())
    expect(ear.found()).toEqual([])
  })
}

/** The last of the tests that listen: by then everything was heard. */
export function useEveryKey<G extends object>({ heard, spoken: { game } }: Ear<G>, { askedSteps, verbs, events, reasonKeys }: Keys): void {
  test('have no key that nothing uses, and lack none', () => {
    const sorted = (keys: Iterable<string>): string[] => [...keys].toSorted()
    expect(sorted(game.askedSteps)).toEqual(sorted(askedSteps))
    expect({ steps: sorted(heard.steps), verbs: sorted(heard.verbs), events: sorted(heard.events), reasons: sorted(heard.reasons) }).toEqual({
      steps: sorted(askedSteps),
      verbs: sorted(Object.keys(verbs)),
      events: sorted(Object.keys(events)),
      reasons: sorted(reasonKeys),
    })
  })
}

/** The acts of the table belong to the log itself; variants and sources are named outside the game. */
export function nameEveryVariantAndSource<G extends object>({ spoken: { game, tongues, flawsOf } }: Ear<G>, sources: readonly string[]): void {
  const { seats, variants } = game.definition

  test.each(languages)('leave the acts of the table alone, and name every variant and source, in %s', (language) => {
    const words = tongues[language]
    for (const type of ['table.undo', 'table.bot', 'table.person', 'table.resign']) expect(words.event({ type, data: { seat: 0 } }, { viewer: 0, seats: seats.min, view: undefined, player })).toBeUndefined()
    expect(Object.keys(words.variants)).toEqual(Object.keys(variants))
    for (const [name, { values }] of Object.entries(variants)) expect(Object.keys(words.variants[name].values)).toEqual([...values])
    const texts = [
      words.title,
      words.tagline,
      ...sources.map((source) => words.source(source)),
      ...Object.values(words.variants).flatMap(({ label, values }) => [label, ...Object.values(values).flatMap((value) => [value.label, value.hint])]),
    ]
    expect(texts.flatMap((text) => flawsOf(language, text))).toEqual([])
  })
}
