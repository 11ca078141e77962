import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../scripts/postgres.mjs', import.meta.url))

/** A real database of the test's own. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [url] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => [undefined])])) as [string | undefined]
  if (url === undefined) throw new Error('PostgreSQL did not start')
  return {
    url,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
