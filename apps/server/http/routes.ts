import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Catalogue } from '../catalogue.ts'
import type { Metrics } from '../metrics.ts'
import type { Guest } from '../storage/port.ts'
import type { Tables } from '../tables/tables.ts'
import type { Guests } from './guests.ts'
import * as schema from './schemas.ts'

export interface RouteDeps {
  readonly guests: Guests
  readonly tables: Tables
  readonly catalogue: Catalogue
  readonly metrics: Metrics
}

/** The HTTP API: who am I, which games, tables, records and talk. */
export function addRoutes(plain: FastifyInstance, { guests, tables, catalogue, metrics }: RouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const response = <T extends z.ZodType>(ok: T) => ({ 200: ok, '4xx': schema.problem, '5xx': schema.problem })
  const shown = ({ name, language }: Guest) => ({ name, language })

  app.get('/api/me', { schema: { summary: 'Who am I? A new guest gets a name and a cookie', response: response(schema.me) } }, async (request, reply) =>
    shown(await guests.welcome(request, reply)),
  )
  app.patch('/api/me', { schema: { summary: 'Change my name or language', body: schema.meChange, response: response(schema.me) } }, async (request) => {
    const guest = await guests.of(request)
    const changed = await guests.change(guest, request.body)
    if (changed.name !== guest.name) await tables.renamed(guest.id)
    return shown(changed)
  })
  app.get('/api/me/matches', { schema: { summary: 'My games, those that are not over first', response: response(z.array(schema.matchRow)) } }, async (request) =>
    tables.mine((await guests.of(request)).id),
  )
  app.get('/api/games', { schema: { summary: 'The games of this server', response: response(z.array(schema.gameInfo)) } }, async () => catalogue.list)

  app.post('/api/tables', { schema: { summary: 'Lay a table, and start at once if wished', body: schema.newTable, response: response(schema.tableInfo) } }, async (request) =>
    tables.create((await guests.of(request)).id, request.body),
  )
  app.get('/api/tables/:id', { schema: { params: schema.byId, response: response(schema.tableInfo) } }, async (request) =>
    tables.byId((await guests.of(request)).id, request.params.id),
  )
  app.patch('/api/tables/:id', { schema: { summary: 'Change the table before it starts (host)', params: schema.byId, body: schema.tableChange, response: response(schema.tableInfo) } }, async (request) =>
    tables.change((await guests.of(request)).id, request.params.id, request.body),
  )
  app.post('/api/tables/:id/start', { schema: { summary: 'Start; bots keep open seats warm (host)', params: schema.byId, response: response(schema.tableInfo) } }, async (request) =>
    tables.start((await guests.of(request)).id, request.params.id),
  )
  app.post('/api/tables/:id/stand', { schema: { summary: 'Give up my seat', params: schema.byId, response: response(schema.tableInfo) } }, async (request) =>
    tables.stand((await guests.of(request)).id, request.params.id),
  )
  app.post('/api/tables/:id/resume', { schema: { summary: 'Try a match again that was set aside (host)', params: schema.byId, response: response(schema.tableInfo) } }, async (request) =>
    tables.resume((await guests.of(request)).id, request.params.id),
  )
  app.get('/api/tables/:id/record', { schema: { summary: 'The record of a finished match, with its secret', params: schema.byId, response: response(z.string()) } }, async (request, reply) => {
    await guests.of(request)
    const record = await tables.record(request.params.id)
    return reply.type('text/plain; charset=utf-8').send(record)
  })
  app.get('/api/tables/:id/chat', { schema: { params: schema.byId, querystring: schema.chatQuery, response: response(z.array(schema.saidMessage)) } }, async (request) => {
    await guests.of(request)
    return tables.chat(request.params.id, request.query.after, request.query.limit)
  })

  app.get('/api/invites/:invite', { schema: { params: schema.byInvite, response: response(schema.tableInfo) } }, async (request) =>
    tables.byInvite((await guests.of(request)).id, request.params.invite),
  )
  app.post('/api/invites/:invite/sit', { schema: { summary: 'Sit down, in the lobby or on a seat kept warm', params: schema.byInvite, body: schema.sitDown, response: response(schema.tableInfo) } }, async (request) =>
    tables.sit((await guests.of(request)).id, request.params.invite, request.body?.seat),
  )

  app.get('/api/health', { schema: { response: response(schema.health) } }, async () => ({
    ok: true as const,
    games: catalogue.list.length,
    matches: (await metrics.matches.get()).values[0]?.value ?? 0,
    sockets: (await metrics.sockets.get()).values[0]?.value ?? 0,
  }))
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => reply.type(metrics.register.contentType).send(await metrics.register.metrics()))
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => plain.swagger())
}
