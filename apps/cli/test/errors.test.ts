import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { orrery } from './orrery.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const golden = readFileSync(fileURLToPath(new URL('../../../games/res-arcana/test/golden/two-standard.rec', import.meta.url)), 'utf8')

/** One sentence on stderr that says what is wrong, nothing on stdout, exit code 2. */
async function refused(args: readonly string[], about: RegExp): Promise<void> {
  const { code, out, err } = await orrery(...args)
  expect(err).toMatch(about)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(out).toBe('')
  expect(code).toBe(2)
}

describe('bad input gives one clear sentence and exit code 2', () => {
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['an unknown command', ['dance'], /"dance".*simulate/],
    ['an unknown game', ['simulate', '--game', 'go'], /"go".*res-arcana/],
    ['no game', ['simulate', '--seats', '2'], /--game/],
    ['an impossible number of seats', ['simulate', '--game', 'res-arcana', '--seats', '7'], /2 to 4, not by 7/],
    ['a number that is none', ['simulate', '--game', 'res-arcana', '--games', 'many'], /--games.*many/],
    ['an unknown flag', ['simulate', '--game', 'res-arcana', '--fast'], /--fast/],
    ['a flag without its value', ['simulate', '--game'], /--game.*value/],
    ['a word too many', ['record', '--game', 'res-arcana', 'please'], /please/],
    ['a variant that is not JSON', ['record', '--game', 'res-arcana', '--variant', '{setup}'], /JSON/],
    ['a variant that is no object of words', ['record', '--game', 'res-arcana', '--variant', '[1]'], /object of words/],
    ['an unknown choice of a variant', ['record', '--game', 'res-arcana', '--variant', '{"weather":"rain"}'], /weather/],
    ['an unknown value of a variant', ['record', '--game', 'res-arcana', '--variant', '{"setup":"upside-down"}'], /upside-down/],
    ['a variant for another number of seats', ['record', '--game', 'res-arcana', '--seats', '3', '--variant', '{"match":"best-of-three"}'], /2 players/],
    ['an unknown bot', ['simulate', '--game', 'res-arcana', '--bots', 'random,genius'], /"genius".*random, greedy/],
    ['the wrong number of bots', ['simulate', '--game', 'res-arcana', '--seats', '3', '--bots', 'random,greedy'], /3 seats need 3 bots/],
    ['an arena without bots', ['arena', '--game', 'res-arcana'], /--bots/],
    ['more bots than seats', ['arena', '--game', 'res-arcana', '--seats', '2', '--bots', 'random,greedy,random'], /2 seats.*3 bots/],
    ['a record that is not there', ['replay', join(folder, 'nowhere.rec')], /nowhere\.rec/],
    ['no record at all', ['replay'], /Which record/],
    ['a file that is no record', ['replay', file('story.rec', 'Once upon a time\n')], /line 1/],
    ['a record without its header', ['replay', file('headless.rec', golden.replace(/^seats.*\n/m, ''))], /seats/],
    ['a record of an unknown game', ['replay', file('chess.rec', golden.replace(/^game .*$/m, 'game chess'))], /"chess"/],
    ['a line that is no choice', ['replay', file('scrawl.rec', golden.replace(/^begin\n.*$/m, 'begin\nI pass'))], /line 10/],
    ['a record that keeps its secret', ['replay', file('secret.rec', golden.replace(/^secret .*\n/m, ''))], /secret/],
    ['a secret that was not committed to', ['replay', file('false.rec', golden.replace(/^secret ..../m, 'secret 0000'))], /secret/],
    ['rules of an unknown game', ['rules', '--game', 'go'], /"go"/],
    ['fuzz for no time', ['fuzz', '--game', 'res-arcana', '--minutes', '0'], /--minutes/],
  ]
  it.each(cases)('%s', (_name, args, about) => refused(args, about))
})

describe('a record that no longer fits', () => {
  it('stops at the line of a choice that was not offered, with exit code 1', async () => {
    const rows = golden.split('\n')
    const passed = rows.findIndex((row) => / pass /.test(row))
    rows[passed] = rows[passed].replace('pass', 'claim:coral_castle')
    const { code, err, out } = await orrery('replay', file('stray.rec', rows.join('\n')), '--json')
    expect(err).toContain(`line ${passed + 1}:`)
    expect(JSON.parse(out)).toMatchObject({ ok: false, line: passed + 1 })
    expect(code).toBe(1)
  })

  it('stops at the line whose hash differs', async () => {
    const rows = golden.split('\n')
    rows[20] = rows[20].replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    const { code, err } = await orrery('replay', file('hash.rec', rows.join('\n')))
    expect(err).toContain('line 21:')
    expect(code).toBe(1)
  })

  it('names the line of the header when the tables are others', async () => {
    const { code, err } = await orrery('replay', file('tables.rec', golden.replace(/^tables ..../m, 'tables 0000')))
    expect(err).toContain('line 4:')
    expect(code).toBe(1)
  })
})
