import { createContext, use, useContext, useDeferredValue, useEffect, useMemo, type ReactElement, type ReactNode } from 'react'
import { FurnitureProvider } from '#ui/furniture.tsx'
import type { Language } from '#words/line.ts'
import { applySettings, languageOf, useSettings } from './settings.ts'
import { errorKey } from './words/error-words.ts'
import { loadTongue } from './words/tongues.ts'
import type { WebWords } from './words/web-words.ts'

interface App {
  readonly language: Language
  readonly words: WebWords
  /** The sentence for a refusal. */
  sentence(code: string): string
}

const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('There is no app here')
  return app
}

export function AppProvider({ children }: { readonly children: ReactNode }): ReactElement {
  // The old language stays on the page until the new one is there.
  const language = useDeferredValue(languageOf(useSettings()))
  const { words, errors } = use(loadTongue(language))
  const app = useMemo(() => ({ language, words, sentence: (code: string) => errors[errorKey(code)] }), [language, words, errors])
  useEffect(() => {
    addEventListener('languagechange', applySettings)
    return () => removeEventListener('languagechange', applySettings)
  }, [])
  return (
    <AppContext value={app}>
      <FurnitureProvider language={language}>{children}</FurnitureProvider>
    </AppContext>
  )
}

/** Each game has its own light and ground; it is set on <html>, so that dialogues and tooltips have it too. */
export function useAtmosphere(game: string): void {
  useEffect(() => {
    document.documentElement.dataset['atmosphere'] = game
    return () => {
      document.documentElement.dataset['atmosphere'] = 'shelf'
    }
  }, [game])
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Orrery' : `${title} · Orrery`
  }, [title])
}
