import { execFile, type ChildProcess } from 'node:child_process'
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
  return (await begun({}, ...args)).ran
}

/** The same with more in its environment, not waited for. */
export async function begun(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<{ process: ChildProcess; ran: Promise<Ran> }> {
  bundled ??= run(script, ['help'], {}).ran
  await bundled
  return run(bundle, args, env)
}

function run(file: string, args: readonly string[], env: Readonly<Record<string, string>>): { process: ChildProcess; ran: Promise<Ran> } {
  let child: ChildProcess | undefined
  const ran = new Promise<Ran>((resolve) => {
    child = execFile(process.execPath, [file, ...args], { maxBuffer: 1 << 26, env: { ...process.env, ...env } }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, err })
    })
  })
  if (!child) throw new Error('the command did not start')
  return { process: child, ran }
}
