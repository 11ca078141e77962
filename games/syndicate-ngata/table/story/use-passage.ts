import { useEffect, useState } from 'react'
import type { Language } from '#words/line.ts'
import type { Content } from '../../data/content.ts'
import { loadPassage, type Passage, type Progress } from '../../words/story.ts'

export type Loading = { readonly state: 'loading' } | { readonly state: 'failed'; again(): void } | { readonly state: 'ready'; readonly passage: Passage }

interface Got {
  readonly of: string
  readonly passage: Passage | undefined
}

/** A passage that is earned, fetched when it is opened and not before. */
export function usePassage(c: Content, { variation, opened }: Progress, id: string, language: Language): Loading {
  const [got, setGot] = useState<Got>()
  const [tries, setTries] = useState(0)
  const of = `${id} ${language} ${tries}`

  useEffect(() => {
    let wanted = true
    const keep = (passage: Passage | undefined): void => {
      if (wanted) setGot({ of, passage })
    }
    loadPassage(c, { variation, opened }, id, language).then(keep, () => keep(undefined))
    return () => {
      wanted = false
    }
  }, [c, variation, opened, id, language, of])

  if (got?.of !== of) return { state: 'loading' }
  return got.passage ? { state: 'ready', passage: got.passage } : { state: 'failed', again: () => setTries(tries + 1) }
}
