import { parentPort } from 'node:worker_threads'
import type { GameEntry } from '#games/registry.ts'
import { Desk } from './desk.ts'
import { READY } from './messages.ts'

/** The whole of a worker that runs matches of these games. */
export function serveMatches(games: readonly GameEntry[]): void {
  const desk = new Desk(games)
  parentPort?.postMessage(READY)
  parentPort?.on('message', (text: string) => parentPort?.postMessage(desk.handle(text)))
}
