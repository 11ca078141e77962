import { useLayoutEffect, useRef, type ReactElement } from 'react'

/** The end of a list that scrolls itself into sight when it is mounted: give it a new key for each new line. */
export function ScrollHere(): ReactElement {
  const end = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const list = end.current?.parentElement
    if (list) list.scrollTop = list.scrollHeight
  }, [])
  return <span ref={end} hidden />
}
