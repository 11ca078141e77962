import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../scripts/orrery.mjs', import.meta.url))
const bundle = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url))

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The script makes the bundle anew each time; once is enough for a file of tests. */
let bundled: Promise<Ran> | undefined

/** The command as people run it, in a process of its own. */
export async function orrery(...args: readonly string[]): Promise<Ran> {
  bundled ??= run(script, ['help'])
  await bundled
  return run(bundle, args)
}

function run(file: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { maxBuffer: 1 << 26 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, err })
    })
  })
}
