import { useCallback, useEffect, useRef, useState } from 'react'
import { earnedPassages } from '../../words/story.ts'
import { RESULT } from '../../rules/state.ts'
import { bookOf, type NgataView } from '../view.ts'

interface Ledger {
  readonly isOpen: boolean
  readonly unread: number
  open(): void
  close(): void
}

/** Whether the story lies open, and how many earned pages were not opened at this table. A vault that opens opens its page. */
export function useLedger(view: NgataView, override: unknown, opensItself: boolean): Ledger {
  const earned = earnedPassages(bookOf(override).rules.c, view).length
  const [isOpen, setOpen] = useState(false)
  // A campaign that begins has its prologue to read; whoever comes back has read what there was.
  const [read, setRead] = useState(view.ply === 0 ? 0 : earned)
  const before = useRef(view.opened)

  useEffect(() => {
    const more = view.opened > before.current
    before.current = view.opened
    if (more && opensItself && view.result === RESULT.none) setOpen(true)
  }, [view.opened, view.result, opensItself])

  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => {
    setOpen(false)
    setRead(earned)
  }, [earned])
  return { isOpen, unread: Math.max(0, earned - read), open, close }
}
