export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** A bucket of tokens for each key, filled at a steady rate. */
export class RateLimit {
  readonly #rate: Rate
  readonly #buckets = new Map<string, { tokens: number; at: number }>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** Takes a token, if there is one. */
  allows(key: string, now = performance.now()): boolean {
    const { perSecond, burst } = this.#rate
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    if (!this.#buckets.has(key)) this.#add(key, bucket)
    if (bucket.tokens < 1) return false
    bucket.tokens--
    return true
  }

  /** Full buckets are as good as none: they go when the map has grown. */
  #add(key: string, bucket: { tokens: number; at: number }): void {
    const { perSecond, burst } = this.#rate
    if (this.#buckets.size >= this.#sweepAt) {
      for (const [each, { tokens, at }] of this.#buckets) if (tokens + ((bucket.at - at) / 1000) * perSecond >= burst) this.#buckets.delete(each)
      this.#sweepAt = Math.max(1000, this.#buckets.size * 2)
    }
    this.#buckets.set(key, bucket)
  }

  #sweepAt = 1000
}
