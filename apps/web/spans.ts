import type { Language } from '#words/line.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** “12 min”, “3 h”, “2 days”, in the reader's own way of writing. */
export function span(milliseconds: number, language: Language): string {
  const [unit, length] = milliseconds < HOUR ? (['minute', MINUTE] as const) : milliseconds < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const)
  const count = Math.max(1, Math.floor(milliseconds / length))
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(count)
}
