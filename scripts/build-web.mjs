import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'dist', 'web')
const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Builds the web client into dist/web: scripts and styles, the service worker, compressed copies. */
export async function buildWeb() {
  // Whoever calls, a test too, gets what players get.
  process.env.NODE_ENV = 'production'
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await writeServiceWorker()
  await compressAll()
}

/** Only alphabets that our languages use are kept for offline days, and no passage of a story: those are kept once they are earned. */
const isKept = (path) => (!path.endsWith('.woff2') || /-latin(-ext)?-/.test(path)) && !path.includes('/assets/story/')

async function writeServiceWorker() {
  const files = (await filesIn(out)).map((path) => `/${relative(out, path).split(sep).join('/')}`).filter(isKept).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(out, file)))
  const source = await readFile(join(root, 'apps', 'web', 'service-worker.js'), 'utf8')
  const text = source.replace('__VERSION__', hash.digest('hex').slice(0, 16)).replace('__FILES__', JSON.stringify(files, null, 2))
  await writeFile(join(out, 'service-worker.js'), text)
}

async function compressAll() {
  const files = (await filesIn(out)).filter((path) => /\.(js|css|html|svg|webmanifest)$/.test(path))
  await Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(path)
      if (bytes.length < 512) return
      const text = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }
      await Promise.all([writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 })), writeFile(`${path}.br`, await toBrotli(bytes, text))])
    }),
  )
}

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
