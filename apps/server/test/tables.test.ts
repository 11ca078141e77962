import { describe, expect, test } from 'vitest'
import type { MatchRow, Said, TableInfo } from '#host/protocol.ts'
import { testGames } from './helpers/games.ts'
import { House } from './helpers/house.ts'
import { bot, me, open, Visitor } from './helpers/visitor.ts'

type Refusal = [code: string, status: number, attempt: (ada: Visitor, bo: Visitor, table: TableInfo) => Promise<{ status: number; body: unknown }>]

describe('guests', () => {
  test('a new guest gets a name, the language of the browser and a cookie that scripts cannot read', async () => {
    const house = await House.open()
    const response = await fetch(`${house.url}/api/me`, { headers: { 'accept-language': 'de-CH, it;q=0.8, en;q=0.5' } })
    expect(await response.json()).toEqual({ name: expect.stringMatching(/^[A-Z][a-z]+$/), language: 'it' })
    const [cookie] = response.headers.getSetCookie()
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000']) expect(cookie).toContain(part)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('the cookie is the guest: name and language stay, a second visit makes nobody new', async () => {
    const house = await House.open()
    const ada = await house.visitor()
    expect((await ada.patch('/api/me', { name: ' Ada  ', language: 'fr' })).body).toEqual({ name: 'Ada', language: 'fr' })
    await house.restart()
    const again = await ada.get('/api/me')
    expect(again.body).toEqual({ name: 'Ada', language: 'fr' })
    expect(again.headers.getSetCookie()).toEqual([])
  })
})

describe('a table in the lobby', () => {
  test('lists games, lays a table, invites, seats and starts', async () => {
    const house = await House.open()
    const [ada, bo] = [await house.visitor('Ada'), await house.visitor('Bo')]
    const { body: games } = await ada.get<{ id: string }[]>('/api/games')
    expect(games.find(({ id }) => id === 'skirmish')).toEqual({
      id: 'skirmish', seats: { min: 1, max: 4 }, bots: ['novice', 'regular', 'strong', 'expert'], variants: { coins: { values: ['few', 'many'], default: 'few', only: { many: [3, 4] } } },
    })
    const table = await ada.table('skirmish', [me, open, bot('regular')], { name: 'Friday' })
    expect(table).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/), invite: expect.stringMatching(/^[\w-]{22}$/), game: 'skirmish', name: 'Friday', status: 'lobby', variant: { coins: 'few' },
      seats: [{ kind: 'person', name: 'Ada', online: false, kept: false }, { kind: 'open' }, { kind: 'bot', level: 'regular' }], seat: 0, host: true, hints: false,
    })
    // Whoever knows only the id may look, and does not learn the invitation.
    expect(await bo.granted('GET', `/api/tables/${table.id}`)).toMatchObject({ seat: -1, host: false, invite: '' })
    expect(await bo.granted('GET', `/api/invites/${table.invite}`)).toMatchObject({ id: table.id, invite: table.invite })
    const line = await ada.at(table.id)
    expect(await bo.granted('POST', `/api/invites/${table.invite}/sit`)).toMatchObject({ seat: 1, host: false, invite: table.invite })
    await line.until('Bo is seen at the table', () => JSON.stringify(line.match(table.id).table?.seats).includes('"Bo"'))
    const bos = await bo.at(table.id)
    await line.until('Bo is online', () => line.match(table.id).table?.seats[1].kind === 'person' && JSON.stringify(line.match(table.id).table?.seats[1]).includes('"online":true'))
    expect(bos.match(table.id).number).toBe(0)
    await ada.granted('POST', `/api/tables/${table.id}/start`)
    await bos.until('the game begins', () => bos.match(table.id).number > 0 && bos.match(table.id).table?.status === 'running')
    expect(bos.match(table.id).prompts).not.toEqual([])
    await ada.patch('/api/me', { name: 'Ada L.' })
    await bos.until('the new name is seen', () => JSON.stringify(bos.match(table.id).table).includes('"Ada L."'))
  })

  test('its host changes name, rules, seats and levels, moves, and removes somebody', async () => {
    const house = await House.open()
    const [ada, bo] = [await house.visitor('Ada'), await house.visitor('Bo')]
    const { id, invite } = await ada.table('skirmish', [me, open])
    const change = (body: object) => ada.granted('PATCH', `/api/tables/${id}`, body)
    await bo.granted('POST', `/api/invites/${invite}/sit`)
    const kinds = ({ seats }: TableInfo) => seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.level : 'open'))
    expect(kinds(await change({ seats: [me, me, bot(), open] }))).toEqual(['Ada', 'Bo', 'novice', 'open'])
    expect(await change({ name: 'Sunday', variant: { coins: 'many' } })).toMatchObject({ name: 'Sunday', variant: { coins: 'many' } })
    expect(kinds(await change({ seats: [open, me, bot('regular'), me] }))).toEqual(['open', 'Bo', 'regular', 'Ada'])
    expect(kinds(await bo.granted('POST', `/api/invites/${invite}/sit`, { seat: 0 }))).toEqual(['Bo', 'open', 'regular', 'Ada'])
    expect(kinds(await change({ seats: [open, open, bot('regular'), me] }))).toEqual(['open', 'open', 'regular', 'Ada'])
    expect((await bo.get<MatchRow[]>('/api/me/matches')).body).toEqual([])
    expect(kinds(await ada.granted('POST', `/api/tables/${id}/stand`))).toEqual(['open', 'open', 'regular', 'open'])
    expect(await ada.granted('GET', `/api/tables/${id}`)).toMatchObject({ seat: -1, host: true, invite })
  })

  test('of two who want the last seat one gets it', async () => {
    const house = await House.open()
    const ada = await house.visitor()
    const { invite } = await ada.table('skirmish', [me, open])
    const others = await Promise.all([1, 2, 3].map(() => house.visitor()))
    const got = await Promise.all(others.map((each) => each.post<{ code?: string }>(`/api/invites/${invite}/sit`)))
    expect(got.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'table.full', 'table.full'])
  })

  const refusals: Refusal[] = [
    ['game.unknown', 404, (ada) => ada.post('/api/tables', { game: 'chess', seats: [me, open] })],
    ['game.seats', 400, (ada) => ada.post('/api/tables', { game: 'skirmish', seats: [me, open, open, open, open] })],
    ['variant.unknown', 400, (ada) => ada.post('/api/tables', { game: 'skirmish', seats: [me], variant: { luck: 'much' } })],
    ['variant.value', 400, (ada) => ada.post('/api/tables', { game: 'skirmish', seats: [me], variant: { coins: 'none' } })],
    ['variant.seats', 400, (ada, _bo, { id }) => ada.patch(`/api/tables/${id}`, { variant: { coins: 'many' } })],
    ...['oracle', 'search:9000000', 'search', 'greedy', 'random'].map((name): Refusal => ['bot.unknown', 400, (ada) => ada.post('/api/tables', { game: 'skirmish', seats: [me, bot(name)] })]),
    ['bot.unknown', 400, (ada, _bo, { id }) => ada.patch(`/api/tables/${id}`, { seats: [me, bot('search:1')] })],
    ['seat.twice', 409, (ada) => ada.post('/api/tables', { game: 'skirmish', seats: [me, me] })],
    ['request.malformed', 400, (ada) => ada.post('/api/tables', { game: 'skirmish' })],
    ['request.malformed', 400, (ada) => ada.send('POST', '/api/tables', '{"game":')],
    ['request.malformed', 400, (ada) => ada.patch('/api/me', { name: 'two\nlines' })],
    ['request.malformed', 400, (ada) => ada.patch('/api/me', { name: '   ' })],
    ['request.malformed', 400, (ada) => ada.patch('/api/me', { language: 'xx' })],
    ['http.tooLarge', 413, (ada) => ada.patch('/api/me', { name: 'x'.repeat(20_000) })],
    ['table.notHost', 403, (_ada, bo, { id }) => bo.patch(`/api/tables/${id}`, { name: 'mine' })],
    ['table.notHost', 403, (_ada, bo, { id }) => bo.post(`/api/tables/${id}/start`)],
    ['table.notBroken', 409, (ada, _bo, { id }) => ada.post(`/api/tables/${id}/resume`)],
    ['seat.taken', 409, (_ada, bo, { invite }) => bo.post(`/api/invites/${invite}/sit`, { seat: 0 })],
    ['seat.none', 409, (_ada, bo, { id }) => bo.post(`/api/tables/${id}/stand`)],
    ['invite.unknown', 404, (_ada, bo, { id }) => bo.get(`/api/invites/${id}`)],
    ['match.unknown', 404, (_ada, bo, { invite }) => bo.get(`/api/tables/${invite}`)],
    ['record.none', 404, (ada, _bo, { id }) => ada.get(`/api/tables/${id}/record`)],
    ['http.notFound', 404, (ada) => ada.get('/api/nothing')],
    ['http.notFound', 404, (ada) => ada.get('/somewhere')],
    ['origin.refused', 403, (ada) => ada.send('POST', '/api/tables', { game: 'skirmish', seats: [me] }, { origin: 'https://evil.example' })],
    ['guest.unknown', 401, (ada) => ada.send('GET', '/api/me/matches', undefined, { cookie: '' })],
    ['guest.unknown', 401, (ada) => ada.send('GET', '/api/me/matches', undefined, { cookie: forged(ada.cookie) })],
  ]

  test('refuses with a code, and then nothing has changed', async () => {
    const house = await House.open()
    const [ada, bo] = [await house.visitor(), await house.visitor()]
    const table = await ada.table('skirmish', [me, open])
    for (const [code, status, attempt] of refusals) {
      expect(await attempt(ada, bo, table)).toMatchObject({ status, body: { code, message: expect.any(String) } })
      expect(await ada.granted('GET', `/api/tables/${table.id}`)).toEqual(table)
    }
  })

  test('once started it can no longer be changed, nor started again', async () => {
    const house = await House.open()
    const ada = await house.visitor()
    const { id } = await ada.table('skirmish', [me, bot()], { startNow: true })
    for (const got of [await ada.patch(`/api/tables/${id}`, { name: 'late' }), await ada.post(`/api/tables/${id}/start`)]) expect(got).toMatchObject({ status: 409, body: { code: 'table.notLobby' } })
  })
})

describe('around the tables', () => {
  test('those at the table talk, and it is kept', async () => {
    const house = await House.open()
    const [ada, bo] = [await house.visitor('Ada'), await house.visitor('Bo')]
    const { id } = await ada.table('skirmish', [me, open])
    const [adas, bos] = [await ada.at(id), await bo.at(id)]
    expect(await adas.code({ t: 'say', match: id, text: ' ciao 🜂 ' })).toBe('ok')
    expect(await bos.code({ t: 'say', match: id, text: 'me too' })).toBe('seat.none')
    expect(await adas.code({ t: 'say', match: id, text: ' ' })).toBe('socket.malformed')
    await bos.until('it is heard', () => bos.match(id).said.length === 1)
    const message: Said = { n: 1, seat: 0, name: 'Ada', text: 'ciao 🜂', at: expect.any(Number) as number }
    expect((await bo.get(`/api/tables/${id}/chat`)).body).toEqual([message])
    expect((await bo.get(`/api/tables/${id}/chat?after=1`)).body).toEqual([])
    expect((await (await bo.line()).ask({ t: 'join', match: id })).t).toBe('ok')
    expect((await bo.at(id)).match(id).said).toEqual([message])
  })

  test('describes itself, tells its health and counts', async () => {
    const house = await House.open()
    const ada = await house.visitor()
    const { body } = await ada.get<{ paths: object }>('/api/openapi.json')
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/me', '/api/tables', '/api/invites/{invite}/sit', '/api/tables/{id}/record']))
    expect((await ada.get('/api/health')).body).toEqual({ ok: true, games: testGames.length, matches: 0, sockets: 0 })
    await ada.get('/api/tables/nowhere')
    const { body: metrics } = await ada.get<string>('/metrics')
    for (const name of ['orrery_matches_live 0', 'orrery_errors_total{code="match.unknown"} 1', 'orrery_move_seconds_bucket', 'nodejs_eventloop_lag_seconds']) expect(metrics).toContain(name)
  })

  test('an address that asks too much has to wait', async () => {
    const house = await House.open({ httpRate: { perSecond: 1, burst: 5 } })
    const got = await Promise.all(Array.from({ length: 8 }, () => fetch(`${house.url}/api/health`)))
    expect(got.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  })
})

/** Another guest's name under the same signature. */
const forged = (cookie: string): string => cookie.replace(/=(.)/, (_, first: string) => `=${first === 'A' ? 'B' : 'A'}`)
