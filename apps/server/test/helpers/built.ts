import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url))

let folder: Promise<string> | undefined

/** Workers and server as JavaScript, built once per test file: threads and processes cannot read TypeScript. */
export function built(): Promise<string> {
  folder ??= (async () => {
    mkdirSync(cache, { recursive: true })
    const outdir = mkdtempSync(join(cache, 'orrery-server-test-'))
    const entryPoints = ['match-worker.ts', 'bot-worker.ts', 'child-server.ts'].map((name) => join(here, name))
    await build({ entryPoints, outdir, bundle: true, platform: 'node', target: 'node20', format: 'esm', packages: 'external', logLevel: 'warning' })
    return outdir
  })()
  return folder
}

export async function workerFiles(): Promise<{ matchWorker: URL; botWorker: URL }> {
  const dir = await built()
  return { matchWorker: pathToFileURL(join(dir, 'match-worker.js')), botWorker: pathToFileURL(join(dir, 'bot-worker.js')) }
}

afterAll(async () => {
  if (folder) rmSync(await folder, { recursive: true, force: true })
})
