import { OrreryError } from '#kernel/errors.ts'

/** With which code and message something is refused, or that it is taken. Any other error is a fault. */
export function refusalOf(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    if (error instanceof OrreryError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'taken'
}
