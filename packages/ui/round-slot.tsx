import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The middle of the top bar, lent to the table of the game that is open. */
export const RoundSlotContext = createContext<Element | null>(null)

/** What a game says in the top bar: “Round IV · victory at 10 points”. */
export function RoundSlot({ children }: { readonly children: ReactNode }): ReactNode {
  const slot = useContext(RoundSlotContext)
  return slot ? createPortal(children, slot) : null
}
