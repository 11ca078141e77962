import { currentSettings, onSettings, type Pace } from '../settings.ts'
import { notify } from '../store/notices.ts'
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
  link.onNews((news) => {
    if (news.t === 'trouble') notify(news.code)
  })
  server = link
  return link
}

/** Milliseconds between moves. */
const pauses: Record<Pace, number> = { calm: 700, brisk: 250, instant: 0 }

const pause = (): number => pauses[currentSettings().pace]

/** The worker that runs games on this device, started when the first of them is opened. */
export function localLink(): LocalLink {
  if (local) return local
  const link = new LocalLink(new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' }))
  link.setPace(pause())
  onSettings(() => link.setPace(pause()))
  local = link
  return link
}
