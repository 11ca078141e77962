import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import type { Language } from '#words/line.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The real server, built (unless `ORRERY_BUILT=1` says that it was just now) and started as a host would start it. */
export class Server {
  readonly address: string
  private readonly child: ChildProcess
  private readonly dataDir: string

  private constructor(address: string, child: ChildProcess, dataDir: string) {
    this.address = address
    this.child = child
    this.dataDir = dataDir
  }

  /** `settings`: variables of the environment in place of those that make tests quick. */
  static async start(dataDir = mkdtempSync(join(tmpdir(), 'orrery-browser-')), port = 0, settings: Readonly<Record<string, string>> = {}): Promise<Server> {
    if (process.env['ORRERY_BUILT'] !== '1') execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
    const environment = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, BOT_DELAY_MS: '0', SOCKET_RATE: '1000', HTTP_RATE: '1000', ...settings }
    const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => {
        const found = /http:\/\/localhost:\d+/.exec(text.toString())
        if (found) resolve(found[0])
      })
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    })
    return new Server(address, child, dataDir)
  }

  /** Stops, by default without a chance to say goodbye, and starts again on the same data and port. */
  async restart(signal: NodeJS.Signals = 'SIGKILL', between: (dataDir: string) => Promise<void> = async () => undefined): Promise<Server> {
    await this.end(signal)
    await between(this.dataDir)
    return Server.start(this.dataDir, Number(new URL(this.address).port))
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    this.child.kill(signal)
    await ended
  }
}

export function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
  return chromium.launch({ executablePath, headless: true, args })
}

/** For a robot, which goes by names and places and not by pixels: fewer of them are painted sooner. */
export const coarse: BrowserContextOptions = { deviceScaleFactor: 0.25 }

/** A person's own browser: one language, one window size, errors of the page kept. */
export async function visitor(browser: Browser, language: Language, size = { width: 1280, height: 800 }, more: BrowserContextOptions = {}): Promise<{ page: Page; errors: string[] }> {
  const locale = { fr: 'fr-FR', it: 'it-IT', en: 'en-GB' }[language]
  const context = await browser.newContext({ locale, viewport: size, reducedMotion: 'reduce', ...more })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors }
}
