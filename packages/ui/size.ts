import { useLayoutEffect, useState } from 'react'

export interface Measured {
  readonly width: number
  readonly height: number
}

/** The room that an element has, measured again whenever it changes: for maps that lay themselves out. */
export function useSize(): [Measured | undefined, (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState<Measured>()
  useLayoutEffect(() => {
    if (!element) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [size, setElement]
}
