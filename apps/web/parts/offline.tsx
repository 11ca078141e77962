import type { ReactElement } from 'react'
import { Icon } from '#ui/icons.tsx'
import { useApp } from '../app-context.tsx'
import { useServer } from '../store/server-store.ts'

export function Offline(): ReactElement | null {
  const { words } = useApp()
  if (useServer().status !== 'down') return null
  return (
    <p className="page-offline" role="status">
      <Icon name="offline" size={18} />
      {words.offline}
    </p>
  )
}
