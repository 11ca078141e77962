import './language-choice.css'
import type { ReactElement } from 'react'
import { Segment } from '#ui/segment.tsx'
import { languages, type Language } from '#words/line.ts'
import { useApp } from '../app-context.tsx'
import { changeSettings } from '../settings.ts'
import { serverState } from '../store/server-store.ts'
import { api } from '../connection/api.ts'

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { fr: 'Français', it: 'Italiano', en: 'English' }

function speak(language: Language): void {
  changeSettings({ language })
  // The server writes to people in their language; without it nothing is lost.
  if (serverState().status === 'up') api.speak(language).catch(() => undefined)
}

/** FR IT EN, in the header. */
export function LanguageSegment(): ReactElement {
  const { language, words } = useApp()
  return (
    <Segment
      legend={words.language}
      size="small"
      value={language}
      onChange={speak}
      choices={languages.map((each) => ({ value: each, label: each.toUpperCase(), name: languageNames[each] }))}
    />
  )
}

/** The same where there is little room. */
export function LanguageSelect(): ReactElement {
  const { language, words } = useApp()
  return (
    <select className="language-select" aria-label={words.language} value={language} onChange={(event) => speak(event.currentTarget.value as Language)}>
      {languages.map((each) => (
        <option key={each} value={each} aria-label={languageNames[each]}>
          {each.toUpperCase()}
        </option>
      ))}
    </select>
  )
}

/** With full names, in the options. */
export function LanguageChoice(): ReactElement {
  const { language, words } = useApp()
  return <Segment legend={words.language} showLegend value={language} onChange={speak} choices={languages.map((each) => ({ value: each, label: languageNames[each] }))} />
}
