import type { ComponentProps, ReactElement } from 'react'
import { navigate } from '../router.ts'

interface AnchorProps extends ComponentProps<'a'> {
  readonly href: string
}

/** A link inside the app. With a modifier key it is any other link. */
export function Anchor({ href, onClick, ...rest }: AnchorProps): ReactElement {
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        navigate(href)
      }}
      {...rest}
    />
  )
}
