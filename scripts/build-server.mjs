// Bundles the server and its workers into dist/server.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = join(root, 'apps', 'server')

export async function buildServer() {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: join(server, 'main.ts'),
      'match-worker': join(server, 'worker', 'match-worker.ts'),
      'bot-worker': join(server, 'bots', 'bot-worker.ts'),
    },
    outdir: join(root, 'dist', 'server'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer()
