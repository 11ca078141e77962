import { useEffect, useRef } from 'react'
import { useApp } from '../app-context.tsx'
import { useSettings } from '../settings.ts'
import { softCue } from '../sound.ts'

/** The tab's title says whose turn it is; the cue sounds when it becomes mine. */
export function useTurnSignals(title: string, mine: boolean): void {
  const { words } = useApp()
  const { sound } = useSettings()
  const before = useRef(mine)
  useEffect(() => {
    document.title = mine ? `● ${words.yourTurnTitle} · ${title}` : `${title} · Orrery`
  }, [title, mine, words])
  useEffect(() => {
    if (mine && !before.current && sound) softCue()
    before.current = mine
  }, [mine, sound])
}
