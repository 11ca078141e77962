import { useState, type ReactElement } from 'react'
import type { TableInfo } from '#host/protocol.ts'
import { IconButton } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { Icon, type IconName } from '#ui/icons.tsx'
import { OrreryMark } from '#ui/orrery-mark.tsx'
import { useApp } from '../app-context.tsx'
import { Anchor } from '../parts/anchor.tsx'
import { LanguageSelect } from '../parts/language-choice.tsx'
import { paths } from '../router.ts'
import type { DrawerPage } from './match-drawer.tsx'

interface MatchBarProps {
  readonly info: TableInfo
  readonly title: string
  slot(element: Element | null): void
  readonly page: DrawerPage | undefined
  onPage(page: DrawerPage | undefined): void
  /** How many messages there are; those not yet seen are counted on the button. */
  readonly said: number
  readonly hasRules: boolean
  readonly hasHints: boolean
  readonly local: boolean
}

/** Above the board: where one is, how far the game is, and the doors of the drawer. */
export function MatchBar({ info, title, slot, page, onPage, said, hasRules, hasHints, local }: MatchBarProps): ReactElement {
  const { words } = useApp()
  const ui = useFurniture().words
  const [seen, setSeen] = useState(said)
  // What is open is read.
  if (page === 'chat' && seen !== said) setSeen(said)
  const unread = said - seen
  const door = (id: DrawerPage, icon: IconName, label: string, count = 0): ReactElement => (
    <button type="button" className="match-door" aria-label={count > 0 ? `${label} (${count})` : label} title={label} aria-expanded={page === id} onClick={() => onPage(page === id ? undefined : id)}>
      <Icon name={icon} size={18} />
      <span>{label}</span>
      {count > 0 && <span className="match-count">{count}</span>}
    </button>
  )
  return (
    <header className="match-bar">
      <Anchor href={paths.shelf} className="match-brand" aria-label={words.toShelf}>
        <OrreryMark size={28} />
        <span>Orrery</span>
      </Anchor>
      <span className="match-title">{title}</span>
      {info.name !== '' && <span className="match-name">{info.name}</span>}
      {info.seat < 0 && (
        <span className="match-watching">
          <Icon name="watch" size={16} />
          {words.watching}
        </span>
      )}
      <div className="match-round" ref={slot} />
      <nav className="match-doors" aria-label={words.drawer}>
        {door('log', 'log', words.log)}
        {!local && door('chat', 'chat', words.chat, unread)}
        {hasRules && door('rules', 'rules', words.rules)}
        {hasHints && door('hint', 'sparkle', ui.hint)}
        {door('options', 'options', words.options)}
        <LanguageSelect />
      </nav>
      <span className="match-menu">
        <IconButton icon="menu" label={words.drawer} aria-expanded={page !== undefined} onClick={() => onPage(page === undefined ? 'log' : undefined)} />
        {unread > 0 && <span className="match-count">{unread}</span>}
      </span>
    </header>
  )
}
