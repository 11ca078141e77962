import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fail } from '#kernel/errors.ts'

/** Serves the built web client, if it is built; every page of it is index.html. */
export async function addWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(() => fail('http.notFound', 'There is nothing at this address'))
    return
  }
  await app.register(files, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of what is in them.
      const lasting = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?', 1)[0])
    if (!page) return fail('http.notFound', 'There is nothing at this address')
    return reply.sendFile('index.html')
  })
}
