import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors, jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { fail, OrreryError } from '#kernel/errors.ts'
import type { Metrics } from '../metrics.ts'
import { originIsAllowed } from '../origin.ts'
import { problemOf, statusOf } from '../problems.ts'
import { RateLimit, type Rate } from '../rate-limit.ts'

export interface HttpOptions {
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly cookieSecret: string
  readonly allowedOrigins: readonly string[]
  /** Believe what a proxy says about the client's address and protocol. */
  readonly trustProxy: boolean
  /** Requests to the API from one address. */
  readonly rate: Rate
}

const MOST_BYTES = 16 * 1024

/** Everything that holds for every request; the routes come later. */
export async function makeApp({ log, metrics, cookieSecret, allowedOrigins, trustProxy, rate }: HttpOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // Addresses carry invitations, which have no place in a log.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: MOST_BYTES,
    forceCloseConnections: true,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  app.setErrorHandler((error, request, reply) => {
    const { code, message } = problemOf(asOurs(error))
    metrics.errors.inc({ code })
    if (code === 'server.failed') log.error({ route: request.routeOptions.url, err: error }, 'a request failed')
    void reply.code(statusOf(code)).send({ code, message })
  })

  const limit = new RateLimit(rate)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(SAFETY)
    if (!request.url.startsWith('/api/')) return
    void reply.header('cache-control', 'no-store')
    if (!limit.allows(request.ip)) fail('http.tooFast', 'Too many requests; wait a moment')
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && !originIsAllowed(request.headers, allowedOrigins)) fail('origin.refused', 'This page may not act here')
  })

  await app.register(cookie, { secret: cookieSecret })
  await app.register(swagger, {
    openapi: { info: { title: 'Orrery', description: 'Tables, seats, records and talk. The games themselves are played over the socket at /api/socket.', version: '1' } },
    transform: jsonSchemaTransform,
  })
  return app
}

const SAFETY = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Fastify's own refusals in our words. */
function asOurs(error: unknown): unknown {
  if (error instanceof OrreryError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [{ instancePath, message }] = error.validation
    return new OrreryError('request.malformed', `${error.validationContext ?? 'request'}${instancePath}: ${message ?? 'malformed'}`)
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return new OrreryError('http.tooLarge', `A request has at most ${MOST_BYTES} bytes`)
  if (status === 404) return new OrreryError('http.notFound', 'There is nothing at this address')
  if (status >= 400 && status < 500) return new OrreryError('request.malformed', error instanceof Error ? error.message : 'malformed')
  return error
}
