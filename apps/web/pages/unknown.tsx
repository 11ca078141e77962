import type { ReactElement } from 'react'
import { useApp, useTitle } from '../app-context.tsx'
import { StatePage } from '../parts/state-page.tsx'

export function UnknownPage(): ReactElement {
  const { words } = useApp()
  useTitle(words.pageUnknown)
  return (
    <StatePage title={words.pageUnknown}>
      <p>{words.pageUnknownHint}</p>
    </StatePage>
  )
}
