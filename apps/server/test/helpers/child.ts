import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { built } from './built.ts'

const children = new Set<ChildProcess>()

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** A real server process. */
export class Child {
  readonly process: ChildProcess
  out = ''
  err = ''

  private constructor(process: ChildProcess) {
    this.process = process
    children.add(process)
    process.on('close', () => children.delete(process))
    process.stdout?.setEncoding('utf8').on('data', (text: string) => (this.out += text))
    process.stderr?.setEncoding('utf8').on('data', (text: string) => (this.err += text))
  }

  static async spawn(env: Record<string, string>): Promise<Child> {
    const { PATH = '' } = process.env
    const usual = { PATH, HOST: '127.0.0.1', PORT: '0', HTTP_RATE: '100000', SOCKET_RATE: '100000', BOT_DELAY_MS: '0', MATCH_WORKERS: '1' }
    return new Child(spawn(process.execPath, [join(await built(), 'child-server.js')], { env: { ...usual, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }))
  }

  /** Resolves with the address when the server says that it is ready. */
  async ready(): Promise<string> {
    for (;;) {
      const port = /ready at http:\/\/localhost:(\d+)/.exec(this.out)?.[1]
      if (port) return `http://127.0.0.1:${port}`
      if (this.process.exitCode !== null) throw new Error(`The server ended: ${this.err}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Resolves with the exit code or the signal. */
  async end(signal?: NodeJS.Signals): Promise<number | string> {
    const closed = once(this.process, 'close')
    if (signal) this.process.kill(signal)
    const [code, by] = (await closed) as [number | null, string | null]
    return code ?? by ?? ''
  }
}
