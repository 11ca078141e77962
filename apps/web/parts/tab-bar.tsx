import './tab-bar.css'
import { useState, type ReactElement } from 'react'
import { Dialogue } from '#ui/dialogue.tsx'
import { Icon, type IconName } from '#ui/icons.tsx'
import { useApp } from '../app-context.tsx'
import { paths } from '../router.ts'
import { Anchor } from './anchor.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { rulesPath } from './page-header.tsx'

interface TabBarProps {
  readonly current: 'shelf' | 'games' | 'rules'
  readonly waiting: number
  onInvite(): void
  readonly canInvite: boolean
}

/** The pages at the thumb's reach, on a phone only. */
export function TabBar({ current, waiting, onInvite, canInvite }: TabBarProps): ReactElement {
  const { words } = useApp()
  const [options, setOptions] = useState(false)
  const tab = (page: TabBarProps['current'], href: string, icon: IconName, label: string, count = 0): ReactElement => (
    <Anchor href={href} className="tab" {...(page === current ? { 'aria-current': 'page' } : {})}>
      <span className="tab-icon">
        <Icon name={icon} size={22} />
        {count > 0 && <span className="tab-count">{count}</span>}
      </span>
      {label}
    </Anchor>
  )
  return (
    <nav className="tab-bar" aria-label={words.mainMenu}>
      {tab('shelf', paths.shelf, 'shelf', words.shelf)}
      {tab('games', paths.games, 'table', words.games, waiting)}
      <button type="button" className="tab tab-invite" onClick={onInvite} disabled={!canInvite}>
        <span className="tab-icon">
          <Icon name="link" size={24} />
        </span>
        {words.invite}
      </button>
      {tab('rules', rulesPath, 'rules', words.rules)}
      <button type="button" className="tab" onClick={() => setOptions(true)}>
        <span className="tab-icon">
          <Icon name="options" size={22} />
        </span>
        {words.options}
      </button>
      <Dialogue open={options} title={words.optionsTitle} onClose={() => setOptions(false)}>
        <OptionsPanel />
      </Dialogue>
    </nav>
  )
}
