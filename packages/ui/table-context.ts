import { createContext, useContext, type Context } from 'react'

interface TableContext<T> {
  readonly TableContext: Context<T | undefined>
  /** Throws outside a table: what stands in a layer of its own, as notes do, is handed what it needs. */
  useTable(): T
}

/** Makes the context in which a game's table hands to all its parts what they need to know. */
export function tableContext<T extends object>(): TableContext<T> {
  const TableContext = createContext<T | undefined>(undefined)
  return {
    TableContext,
    useTable() {
      const table = useContext(TableContext)
      if (!table) throw new Error('There is no table here')
      return table
    },
  }
}
