import { describe, expect, test } from 'vitest'
import { inviteToken, parseRoute, paths } from '../router.ts'
import { browserLanguage, checked } from '../settings.ts'
import { span } from '../spans.ts'

describe('addresses', () => {
  test.each([
    ['/', { page: 'shelf' }],
    ['/games', { page: 'games' }],
    ['/table/Ab_1', { page: 'table', id: 'Ab_1' }],
    ['/table/Ab_1/', { page: 'table', id: 'Ab_1' }],
    ['/t/tok-en', { page: 'invite', token: 'tok-en' }],
    ['/local/x', { page: 'local', id: 'x' }],
    ['/rules/res-arcana', { page: 'rules', game: 'res-arcana' }],
    ['/table', { page: 'unknown' }],
    ['/table/a/b', { page: 'unknown' }],
    ['/elsewhere/a', { page: 'unknown' }],
    ['/table/%E0%A4%A', { page: 'table', id: '%E0%A4%A' }],
  ])('%s', (path, route) => expect(parseRoute(path)).toEqual(route))

  test('lead back to themselves', () => expect(parseRoute(paths.table('a/b c'))).toEqual({ page: 'table', id: 'a/b c' }))
})

describe('an invitation', () => {
  test.each([
    ['https://orrery.example/t/7KqAbCdEfGhI', '7KqAbCdEfGhI'],
    ['  http://192.168.1.4:8080/t/7KqAbCdEfGhI/ ', '7KqAbCdEfGhI'],
    ['Join us: https://orrery.example/t/7KqAbCdEfGhI?from=mail', '7KqAbCdEfGhI'],
    ['7KqAbCdEfGhI', '7KqAbCdEfGhI'],
    ['hello', undefined],
    ['https://orrery.example/', undefined],
  ])('%s', (text, token) => expect(inviteToken(text)).toBe(token))
})

describe('settings', () => {
  test('follow the languages that the browser asks for', () => {
    expect(browserLanguage(['de-CH', 'it-CH', 'fr'])).toBe('it')
    expect(browserLanguage(['de', 'es'])).toBe('en')
    expect(browserLanguage(['fr-CA'])).toBe('fr')
  })

  test('survive whatever is found in the store', () => {
    const usual = { language: undefined, theme: 'auto', sound: false, motion: true, pace: 'calm' }
    expect(checked({})).toEqual(usual)
    expect(checked({ language: 'de', theme: 'pink', sound: 'yes', motion: 1, pace: 'never' })).toEqual(usual)
    expect(checked({ language: 'it', theme: 'dark', sound: true, motion: false, pace: 'brisk' })).toEqual({ language: 'it', theme: 'dark', sound: true, motion: false, pace: 'brisk' })
  })
})

describe('spans', () => {
  test('are told in the largest unit that fits', () => {
    expect(span(12 * 60_000, 'fr')).toMatch(/^12\smin$/)
    expect(span(1000, 'en')).toBe('1 min')
    expect(span(3 * 3_600_000, 'it')).toMatch(/^3\s(h|ore)$/)
    expect(span(49 * 3_600_000, 'en')).toBe('2 days')
  })
})
