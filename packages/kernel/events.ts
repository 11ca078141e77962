/**
 * Events say what happened. `data` is public; `secret` is added for the viewers in `to` (a bit per
 * seat, then the spectator). Log lines and animations are made from events, client state never is.
 */
export interface GameEvent {
  readonly type: string
  readonly data: EventData
  readonly secret?: EventData
  readonly to: number
}

export type EventData = Readonly<Record<string, number | string | readonly number[]>>

/** An event as one viewer gets it. */
export interface SeenEvent {
  readonly type: string
  readonly data: EventData
}

export function seeEvent(event: GameEvent, viewer: number): SeenEvent {
  if (!event.secret || (event.to & (1 << viewer)) === 0) return { type: event.type, data: event.data }
  return { type: event.type, data: { ...event.data, ...event.secret } }
}
