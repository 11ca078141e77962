import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch, Server } from './harness.ts'
import type { Laid } from './laid-out.ts'

export interface Stage extends Laid {
  readonly browser: Browser
  /** A test that starts the server again puts the new one here. */
  server: Server
}

/** A browser and a server from before the first test of this file or group until after its last; nothing is there any earlier. */
export function setStage(open: (browser: Browser) => Promise<Laid> = async () => ({ server: await Server.start(), seated: {} })): Stage {
  const stage: { browser?: Browser; server?: Server } = {}

  beforeAll(async () => {
    stage.browser = await launch()
    Object.assign(stage, await open(stage.browser))
  }, 180_000)

  afterAll(async () => {
    await stage.browser?.close()
    await stage.server?.stop()
  }, 30_000)

  return stage as Stage
}
