import { useSyncExternalStore } from 'react'
import { languages, type Language } from '#words/line.ts'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** How long bots on this device wait before a move. */
export const paces = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof paces)[number]

/** What a player sets for this browser. */
export interface Settings {
  /** Undefined follows the browser. */
  readonly language: Language | undefined
  readonly theme: Theme
  /** A soft cue when it is your turn. */
  readonly sound: boolean
  readonly motion: boolean
  readonly pace: Pace
}

const KEY = 'orrery.settings'
const usual: Settings = { language: undefined, theme: 'auto', sound: false, motion: true, pace: 'calm' }

let settings = read()
const listeners = new Set<() => void>()

export const currentSettings = (): Settings => settings

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  keep(settings)
  applySettings()
  for (const listener of listeners) listener()
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, currentSettings)

/** What the browser asks for, as far as we speak it. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

export const languageOf = ({ language }: Settings): Language => language ?? browserLanguage(navigator.languages)

/** Theme, motion and language on <html>, where CSS and screen readers look for them. */
export function applySettings(): void {
  const { documentElement: html } = document
  if (settings.theme === 'auto') delete html.dataset['theme']
  else html.dataset['theme'] = settings.theme
  if (settings.motion) delete html.dataset['motion']
  else html.dataset['motion'] = 'off'
  html.lang = languageOf(settings)
}

function read(): Settings {
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>)
  } catch {
    return usual
  }
}

/** Whatever an older version or a curious hand has left there. */
export function checked({ language, theme, sound, motion, pace }: Record<string, unknown>): Settings {
  return {
    language: languages.find((each) => each === language),
    theme: themes.find((each) => each === theme) ?? usual.theme,
    sound: sound === true,
    motion: motion !== false,
    pace: paces.find((each) => each === pace) ?? usual.pace,
  }
}

function keep(next: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
