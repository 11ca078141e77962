import { api, type Me } from '../connection/api.ts'
import { External, useExternal } from './external.ts'
import { codeOf } from './notices.ts'

/** Can the server be reached, and who are we there? */
export type ServerState = { readonly status: 'unknown' } | { readonly status: 'up'; readonly me: Me } | { readonly status: 'down' }

const server = new External<ServerState>({ status: 'unknown' })
const ASK_AGAIN = 8000
let timer: ReturnType<typeof setTimeout> | undefined

export const useServer = (): ServerState => useExternal(server)
export const serverState = (): ServerState => server.value

/** Asks the server who we are; while it does not answer, again and again. */
export async function greetServer(): Promise<ServerState> {
  clearTimeout(timer)
  try {
    server.set({ status: 'up', me: await api.me() })
  } catch (error) {
    if (server.value.status !== 'down') server.set({ status: 'down' })
    if (codeOf(error) === 'link.offline') timer = setTimeout(() => void greetServer(), ASK_AGAIN)
  }
  return server.value
}

/** A request has found nobody there. */
export function serverIsDown(): void {
  if (server.value.status === 'down') return
  server.set({ status: 'down' })
  timer = setTimeout(() => void greetServer(), ASK_AGAIN)
}

export async function rename(name: string): Promise<void> {
  server.set({ status: 'up', me: await api.rename(name) })
}
