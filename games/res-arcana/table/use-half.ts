import { useCallback, useState } from 'react'
import type { Prompt } from '#host/channel.ts'
import type { Half } from './context.tsx'

const nothing: Half = { id: '', power: -1, many: [], passing: false }

/** The half-made answer to the present question; forgotten with it. */
export function useHalf(prompt: Prompt | undefined): readonly [Half, (change: Partial<Half>) => void, () => void] {
  const [half, setHalf] = useState(nothing)
  const id = prompt?.id ?? ''
  const current = half.id === id ? half : nothing
  const narrow = useCallback((change: Partial<Half>) => setHalf((before) => ({ ...(before.id === id ? before : nothing), card: undefined, power: -1, ...change, id })), [id])
  const clear = useCallback(() => setHalf(nothing), [])
  return [current, narrow, clear]
}
