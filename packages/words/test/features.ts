import { expect, test } from 'vitest'
import type { GameWords } from '../game-words.ts'
import { languages, type Language } from '../line.ts'
import type { FlawsOf } from './flaws.ts'

/** Hints can say what speaks for a choice: every feature of the evaluation has a phrase of its own in every language. */
export function sayEveryFeature(evaluation: { readonly features: readonly string[] }, tongues: Readonly<Record<Language, Pick<GameWords, 'features'>>>, flawsOf: FlawsOf): void {
  test.each(languages)('say what speaks for a choice, each feature in a phrase of its own, in %s', (language) => {
    const { features } = tongues[language]
    expect(Object.keys(features).toSorted()).toEqual(evaluation.features.toSorted())
    const phrases = Object.values(features)
    expect(new Set(phrases).size).toBe(phrases.length)
    expect(phrases.flatMap((phrase) => flawsOf(language, phrase.charAt(0).toUpperCase() + phrase.slice(1)))).toEqual([])
    expect(phrases.filter((phrase) => /[.?!]$/.test(phrase))).toEqual([])
  })
}
