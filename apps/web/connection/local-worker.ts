import { games } from '#games/registry.ts'
import { LocalHost } from './local-host.ts'
import { DeviceKeep, MemoryKeep } from './local-keep.ts'
import type { LocalReply, LocalRequest } from './local-protocol.ts'

const dice = (bytes: number): string => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const host = new LocalHost({
  entries: games,
  keep: 'indexedDB' in self ? new DeviceKeep() : new MemoryKeep(),
  dice,
  now: Date.now,
  send: (reply: LocalReply) => postMessage(reply),
})

addEventListener('message', ({ data }: MessageEvent<LocalRequest>) => void host.handle(data))
