import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type Metrics = ReturnType<typeof makeMetrics>

/** What `/metrics` tells. Of its own for each server, so that several can run in one process. */
export function makeMetrics() {
  const register = new Registry()
  const registers = [register]
  return {
    register,
    matches: new Gauge({ name: 'orrery_matches_live', help: 'Matches awake in a worker', registers }),
    sockets: new Gauge({ name: 'orrery_sockets', help: 'Open sockets', registers }),
    moves: new Counter({ name: 'orrery_moves_total', help: 'Durable choices of people and bots', labelNames: ['by'] as const, registers }),
    moveSeconds: new Histogram({
      name: 'orrery_move_seconds',
      help: 'From receiving a request to its acknowledgement, durable',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    wakeSeconds: new Histogram({ name: 'orrery_wake_seconds', help: 'Waking a match from its record', buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5], registers }),
    botThinking: new Histogram({ name: 'orrery_bot_thinking_seconds', help: 'Thinking time of one decision', buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5], registers }),
    botFallbacks: new Counter({ name: 'orrery_bot_fallbacks_total', help: 'Decisions of bots that were made at random instead', labelNames: ['reason'] as const, registers }),
    errors: new Counter({ name: 'orrery_errors_total', help: 'Refusals and failures by code', labelNames: ['code'] as const, registers }),
  }
}

/** Memory, event loop and garbage collection of this process. */
export const addProcessMetrics = ({ register }: Metrics): void => collectDefaultMetrics({ register })
