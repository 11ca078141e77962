// Bundles the command line and runs it: `npm run -s orrery -- simulate …`.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { build, stop } from 'esbuild'
import { versionsOf } from './versions.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'dist', 'cli')

const { outputFiles, metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['apps/cli/main.ts', 'apps/cli/series-thread.ts'],
  outdir: out,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // npm packages stay where they are: some bring native code.
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'warning',
  metafile: true,
  write: false,
})
const versions = { path: join(out, 'versions.json'), contents: Buffer.from(JSON.stringify(await versionsOf(root, metafile))) }
await stop()

mkdirSync(out, { recursive: true })
for (const { path, contents } of [...outputFiles, versions]) if (!same(path, contents)) replace(path, contents)

process.setSourceMapsEnabled(true)
// Kept and thrown-away copies are made by the same functions; this keeps the latter out of the old generation.
setFlagsFromString('--no-allocation-site-pretenuring')
await import(pathToFileURL(join(out, 'main.js')).href)

function same(path, contents) {
  try {
    return Buffer.compare(readFileSync(path), contents) === 0
  } catch {
    return false
  }
}

/** At once or not at all: other commands may be reading the file. */
function replace(path, contents) {
  const draft = join(out, `.${basename(path)}.${process.pid}`)
  writeFileSync(draft, contents)
  renameSync(draft, path)
}
