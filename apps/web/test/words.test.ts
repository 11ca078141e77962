import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { en as uiEn } from '#ui/words/en.ts'
import { fr as uiFr } from '#ui/words/fr.ts'
import { it as uiIt } from '#ui/words/it.ts'
import { errorKey, errorKeys } from '../words/error-words.ts'
import { tongue as english } from '../words/tongue-en.ts'
import { tongue as french } from '../words/tongue-fr.ts'
import { tongue as italian } from '../words/tongue-it.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

function sources(folder: string, without: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !without.test(path))
    .map((path) => readFileSync(path, 'utf8'))
}

const dictionaries = [
  ['the shell', { fr: french.words, it: italian.words, en: english.words }],
  ['the furniture', { fr: uiFr, it: uiIt, en: uiEn }],
  ['errors', { fr: french.errors, it: italian.errors, en: english.errors }],
] as const

describe.each(dictionaries)('words of %s', (_name, tongues) => {
  const keys = Object.keys(tongues.en)

  test('are the same in every language', () => {
    for (const tongue of [tongues.fr, tongues.it]) expect(Object.keys(tongue).sort()).toEqual([...keys].sort())
  })

  test('are never empty', () => {
    for (const tongue of Object.values(tongues)) for (const [key, said] of Object.entries(tongue)) if (typeof said === 'string') expect(said.trim(), key).not.toBe('')
  })

  test('are written as the language is', () => {
    for (const tongue of Object.values(tongues)) for (const [key, said] of Object.entries(tongue)) if (typeof said === 'string') expect(said, key).not.toMatch(/ {2}|'|\.\.\.|^\s|\s$/)
    // A French high sign never begins a line of its own.
    for (const [key, said] of Object.entries(tongues.fr)) if (typeof said === 'string') expect(said, key).not.toMatch(/[^\u00a0\u202f][?!;:](\s|$)/)
  })
})

test.each([
  ['the shell', english.words, 'apps/web'],
  ['the furniture', uiEn, 'packages/ui'],
])('words of %s are all used', (_name, words, folder) => {
  const text = sources(folder, /\/(words|test|browser)\//).join('\n')
  expect(Object.keys(words).filter((key) => !new RegExp(`\\b(words|ui)\\.${key}\\b`).test(text))).toEqual([])
})

describe('errors', () => {
  const codes = new Set<string>()
  for (const text of [...sources('packages', /\/(test|conformance)\//), ...sources('apps/server', /\/test\//), ...sources('apps/web', /\/test\//)])
    for (const [, code] of text.matchAll(/(?:fail|OrreryError|StorageError)\(\s*'([a-z]+\.[A-Za-z]+)'/g)) codes.add(code)

  test('every code that can be refused with has a sentence', () => {
    expect(codes.size).toBeGreaterThan(50)
    expect([...codes].filter((code) => errorKey(code) === 'unknown')).toEqual([])
  })

  test('no sentence is left over', () => {
    const used = new Set([...codes].map(errorKey))
    // Made by the server from others' faults, without `fail`.
    const besides = ['unknown', 'server', 'storage', 'request', 'http', 'socket', 'origin']
    expect(errorKeys.filter((key) => !used.has(key) && !besides.includes(key))).toEqual([])
  })
})
