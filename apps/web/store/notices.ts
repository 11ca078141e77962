import { OrreryError } from '#kernel/errors.ts'
import { External } from './external.ts'

export interface Notice {
  readonly id: number
  /** Of the sentence in the words of errors. */
  readonly code: string
}

export const notices = new External<readonly Notice[]>([])

const SHOWN_FOR = 7000
let last = 0

/** Tells the player what went wrong, once, for a while. */
export function notify(code: string): void {
  if (notices.value.some((notice) => notice.code === code)) return
  const id = ++last
  notices.set([...notices.value.slice(-2), { id, code }])
  setTimeout(() => dismiss(id), SHOWN_FOR)
}

export const dismiss = (id: number): void => notices.set(notices.value.filter((notice) => notice.id !== id))

export const codeOf = (error: unknown): string => (error instanceof OrreryError ? error.code : 'unknown')

/** For a promise whose failure is only worth a notice. */
export const notifyFailure = (error: unknown): void => notify(codeOf(error))
