import { useSyncExternalStore } from 'react'

/**
 * The dialogue laid aside or taken up, by the question or battle to which that belongs. The dialogue and the button
 * in the prompt bar stand in different parts of the table and share it.
 */
interface Laid {
  readonly place: string
  readonly aside: boolean
}

let laid: Laid = { place: '', aside: false }
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function lay(place: string, aside: boolean): void {
  laid = { place, aside }
  for (const listener of listeners) listener()
}

/** Is it laid aside here? By default as the caller says. */
export function useLaid(place: string, byDefault: boolean): readonly [boolean, (aside: boolean) => void] {
  const now = useSyncExternalStore(subscribe, () => laid)
  return [now.place === place ? now.aside : byDefault, (aside) => lay(place, aside)]
}
