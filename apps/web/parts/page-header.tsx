import './page-header.css'
import { useState, type ReactElement } from 'react'
import { IconButton } from '#ui/button.tsx'
import { Dialogue } from '#ui/dialogue.tsx'
import { Icon } from '#ui/icons.tsx'
import { useMedia } from '#ui/media.ts'
import { OrreryMark } from '#ui/orrery-mark.tsx'
import { boxes } from '#games/tables.ts'
import { useApp } from '../app-context.tsx'
import { paths } from '../router.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { useServer } from '../store/server-store.ts'
import { Anchor } from './anchor.tsx'
import { LanguageSegment, LanguageSelect } from './language-choice.tsx'
import { OptionsPanel } from './options-panel.tsx'

interface PageHeaderProps {
  readonly current?: 'shelf' | 'games' | 'rules'
  /** Games that wait for me. */
  readonly waiting?: number
}

/** The rules of the first box; from there one goes on to the others. */
export const rulesPath = paths.rules(boxes[0].id)

/** The head of every page but the match: where one is, which language, which light, who one is. */
export function PageHeader({ current, waiting = 0 }: PageHeaderProps): ReactElement {
  const { words } = useApp()
  const [options, setOptions] = useState(false)
  const here = (page: PageHeaderProps['current']): { 'aria-current'?: 'page' } => (page === current ? { 'aria-current': 'page' } : {})
  return (
    <header className="page-header">
      <Anchor href={paths.shelf} className="page-brand">
        <OrreryMark size={34} />
        <span>Orrery</span>
      </Anchor>
      <nav className="page-nav" aria-label={words.mainMenu}>
        <Anchor href={paths.shelf} {...here('shelf')}>
          {words.shelf}
        </Anchor>
        <Anchor href={paths.games} {...here('games')}>
          {words.games} {waiting > 0 && <span className="page-count">{waiting}</span>}
        </Anchor>
        <Anchor href={rulesPath} {...here('rules')}>
          {words.rules}
        </Anchor>
      </nav>
      <div className="page-tools">
        <span className="page-wide">
          <LanguageSegment />
        </span>
        <span className="page-narrow">
          <LanguageSelect />
        </span>
        <ThemeButton />
        <MeButton onClick={() => setOptions(true)} />
      </div>
      <Dialogue open={options} title={words.optionsTitle} size="small" onClose={() => setOptions(false)}>
        <OptionsPanel />
      </Dialogue>
    </header>
  )
}

/** The other light than the one that shines now. */
function ThemeButton(): ReactElement {
  const { words } = useApp()
  const { theme } = useSettings()
  const systemDark = useMedia('(prefers-color-scheme: dark)')
  const dark = theme === 'auto' ? systemDark : theme === 'dark'
  const next = dark ? words.themeLight : words.themeDark
  return <IconButton icon={dark ? 'sun' : 'moon'} label={words.themeTo(next)} className="page-wide" onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })} />
}

function MeButton({ onClick }: { onClick(): void }): ReactElement {
  const { words } = useApp()
  const server = useServer()
  const name = server.status === 'up' ? server.me.name : ''
  return (
    <button type="button" className="page-me" onClick={onClick} aria-label={name === '' ? words.options : `${words.options} (${name})`}>
      {name === '' ? <Icon name="options" size={22} /> : <span className="page-me-letter">{name.charAt(0).toUpperCase()}</span>}
      <span className="page-me-name">{name === '' ? words.options : name}</span>
      <Icon name="chevronDown" size={16} className="page-me-more" />
    </button>
  )
}
