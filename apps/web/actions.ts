import type { TableInfo } from '#host/protocol.ts'
import type { Box } from '#ui/table-contract.ts'
import type { Variant } from '#kernel/variant.ts'
import { api, type SeatWish } from './connection/api.ts'
import type { LocalSeat } from './connection/local-protocol.ts'
import { navigate, paths } from './router.ts'
import { codeOf, notifyFailure } from './store/notices.ts'
import { serverIsDown, serverState } from './store/server-store.ts'
import type { WebWords } from './words/web-words.ts'

/** The level that most people want to meet first. */
export const USUAL_LEVEL = 'regular'

/** One press and a game runs: on the server, or on this device when there is none. */
export async function playAgainstBots({ id, bots }: Box, words: WebWords): Promise<void> {
  const rivals = Array.from({ length: bots }, () => ({ kind: 'bot', level: USUAL_LEVEL }) as const)
  const name = myName(words)
  await onServerOr(
    () => open({ game: id, seats: [{ kind: 'person' }, ...rivals], startNow: true }),
    () => playHere({ game: id, name: '', variant: {}, seats: [{ kind: 'person', name }, ...rivals] }),
  )
}

/** A lobby with as many open seats as play the game well. */
export async function openTable({ id, players: { min, max }, bots }: Box): Promise<void> {
  const seats = Math.min(max, Math.max(min, bots + 1))
  await open({ game: id, seats: [{ kind: 'person' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const)], startNow: false }).catch((error: unknown) => {
    if (codeOf(error) === 'link.offline') serverIsDown()
    notifyFailure(error)
  })
}

/** The same table once more. */
export async function playAgain({ game, name, variant, seats }: TableInfo): Promise<void> {
  const wishes = seats.map((seat): SeatWish => (seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' }))
  const [first, ...others] = wishes
  const mine = seats.findIndex(({ kind }) => kind === 'person')
  const arranged = mine < 0 ? [first, ...others] : wishes.with(mine, { kind: 'person' })
  const alone = seats.filter(({ kind }) => kind === 'person').length === 1
  await open({ game, name, variant, seats: arranged, startNow: alone }).catch(notifyFailure)
}

export async function playHere(plan: { readonly game: string; readonly name: string; readonly variant: Variant; readonly seats: readonly LocalSeat[] }): Promise<void> {
  try {
    const { localLink } = await import('./connection/links.ts')
    navigate(paths.local(await localLink().create(plan)))
  } catch (error) {
    notifyFailure(error)
  }
}

async function open(plan: Parameters<typeof api.createTable>[0]): Promise<void> {
  const { id } = await api.createTable(plan)
  navigate(paths.table(id))
}

async function onServerOr(there: () => Promise<void>, here: () => Promise<void>): Promise<void> {
  if (serverState().status === 'down') return here()
  try {
    await there()
  } catch (error) {
    if (codeOf(error) !== 'link.offline') return notifyFailure(error)
    serverIsDown()
    await here()
  }
}

function myName(words: WebWords): string {
  const state = serverState()
  return state.status === 'up' && state.me.name !== '' ? state.me.name : words.playerName(0)
}
