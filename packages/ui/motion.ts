import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query)
  const observer = new MutationObserver(listener)
  media.addEventListener('change', listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] })
  return () => {
    media.removeEventListener('change', listener)
    observer.disconnect()
  }
}

export const motionAllowed = (): boolean => document.documentElement.dataset['motion'] !== 'off' && !matchMedia(query).matches

/** May things travel? Neither the system nor the player's options forbid it. */
export const useMotion = (): boolean => useSyncExternalStore(subscribe, motionAllowed)
