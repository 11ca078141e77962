import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { languages } from '#words/line.ts'
import { earnedPassages, loadPassage, PROLOGUE } from '../words/story.ts'
import { content, Table } from './table.ts'
import { flawsOf } from './flaws.ts'

const wing = fileURLToPath(new URL('..', import.meta.url))
const allOpen = content.variations.map(({ vaults }, variation) => ({ variation, opened: vaults.length }))
const progressOf = (id: string) => allOpen.find((progress) => earnedPassages(content, progress).includes(id)) ?? allOpen[0]
const files = readdirSync(`${wing}/story`)

describe('the story', () => {
  test('NG-8.5 has a passage for each vault of both variations, in every language, and a prologue', () => {
    const wanted = [PROLOGUE, ...content.vaults.ids].flatMap((id) => languages.map((language) => `${id}.${language}.ts`))
    expect(files.toSorted()).toEqual(wanted.toSorted())
  })

  test.each([PROLOGUE, ...content.vaults.ids])('NG-8.5 %s reads well and has 120 to 220 words in each language', async (id) => {
    for (const language of languages) {
      const passage = await loadPassage(content, progressOf(id), id, language)
      const text = passage?.paragraphs.join(' ') ?? ''
      const words = text.split(/[\s\u00a0]+/).filter((each) => /\p{L}/u.test(each)).length
      expect(words, language).toBeGreaterThanOrEqual(120)
      expect(words, language).toBeLessThanOrEqual(220)
      expect([passage?.title ?? '', ...(passage?.paragraphs ?? [])].flatMap((each) => flawsOf(language, each))).toEqual([])
    }
  })

  test('NG-8.5 is earned vault by vault, in the order of the variation', () => {
    const t = new Table({ variation: 'two' })
    expect(earnedPassages(content, t.state)).toEqual([PROLOGUE])
    t.ship({ at: 'kronos' }).placed('GREEN').keys('GREEN').play('place:GREEN')
    expect(earnedPassages(content, t.state)).toEqual([PROLOGUE, 'V21'])
    expect(earnedPassages(content, { variation: 0, opened: 2 })).toEqual([PROLOGUE, 'V11', 'V12'])
  })

  test('NG-8.5 gives nothing that is not earned, and nothing of the other variation', async () => {
    const load = (id: string, variation: number, opened: number) => loadPassage(content, { variation, opened }, id, 'en')
    expect(await load('V12', 0, 1)).toBeUndefined()
    expect(await load('V21', 0, 3)).toBeUndefined()
    expect(await load('V99', 0, 3)).toBeUndefined()
    expect((await load('V12', 0, 2))?.title).toBe('The cube')
  })

  test('NG-8.5 an owner’s vault of another name has no passage, and does not hide the others', () => {
    const renamed = { ...content, vaults: { ...content.vaults, ids: content.vaults.ids.map((id) => (id === 'V12' ? 'mine' : id)) } }
    expect(earnedPassages(renamed, { variation: 0, opened: 3 })).toEqual([PROLOGUE, 'V11', 'V13'])
  })

  test('is loaded by passage only: no file of the wing imports one outright', () => {
    const sources = ['words', 'rules', 'data', 'table'].flatMap((folder) =>
      readdirSync(`${wing}/${folder}`, { recursive: true, encoding: 'utf8' }).flatMap((file) => (/\.tsx?$/.test(file) ? [readFileSync(`${wing}/${folder}/${file}`, 'utf8')] : [])),
    )
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.filter((text) => /from '[^']*story\/(prologue|V\d+)\./.test(text))).toEqual([])
    const loader = readFileSync(`${wing}/words/story.ts`, 'utf8')
    expect(files.filter((file) => !loader.includes(`() => import('../story/${file}')`))).toEqual([])
  })
})
