import { useState, type ReactElement } from 'react'
import type { TableInfo } from '#host/protocol.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { useApp } from '../app-context.tsx'
import { useServer } from '../store/server-store.ts'

/** The table's name, which its host may change in place. */
export function LobbyName({ info, onRename }: { readonly info: TableInfo; onRename(name: string): void }): ReactElement | null {
  const { words } = useApp()
  const server = useServer()
  const [typed, setTyped] = useState<string>()
  const usual = info.host && server.status === 'up' ? words.tableOf(server.me.name) : ''
  const shown = info.name === '' ? usual : info.name
  if (!info.host) return info.name === '' ? null : <p className="lobby-name">{info.name}</p>
  if (typed === undefined)
    return (
      <button type="button" className="lobby-name lobby-rename" onClick={() => setTyped(shown)} aria-label={`${words.rename} (${shown})`}>
        {shown}
        <Icon name="pencil" size={16} />
      </button>
    )
  const save = (): void => {
    setTyped(undefined)
    if (typed.trim() !== shown) onRename(typed.trim())
  }
  return (
    <form
      className="lobby-name-form"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <input
        className="ui-field"
        value={typed}
        maxLength={60}
        aria-label={words.tableName}
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
      />
      <IconButton icon="check" label={words.save} type="submit" />
    </form>
  )
}
