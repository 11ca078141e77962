import { currentSettings } from '../settings.ts'
import { LocalLink } from './local-link.ts'
import { ServerLink } from './server-link.ts'

let server: ServerLink | undefined
let local: LocalLink | undefined

/** One socket for the whole page, opened when the first table needs it. */
export function serverLink(): ServerLink {
  if (server) return server
  const link = new ServerLink(() => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`))
  addEventListener('online', () => link.retry())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') link.retry()
  })
  server = link
  return link
}

/** Bots that can be followed; at once for those who want nothing to move. */
const pace = (): number => (currentSettings().motion ? 700 : 250)

/** The worker that runs games on this device, started when the first of them is opened. */
export function localLink(): LocalLink {
  local ??= new LocalLink(new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' }))
  local.setPace(pace())
  return local
}
