import type { ReactElement } from 'react'
import type { TableInfo } from '#host/protocol.ts'
import { Button } from '#ui/button.tsx'
import { useApp, useTitle } from '../app-context.tsx'
import { api } from '../connection/api.ts'
import { StatePage } from '../parts/state-page.tsx'
import { notifyFailure } from '../store/notices.ts'

/** A game whose rules failed is set aside with all its moves. Its host may try again. */
export function BrokenMatch({ info }: { readonly info: TableInfo }): ReactElement {
  const { words } = useApp()
  useTitle(words.statusBroken)
  if (info.status === 'abandoned') return <StatePage title={words.abandoned} />
  return (
    <StatePage
      title={words.broken}
      actions={
        info.host &&
        info.invite !== '' && (
          <Button look="primary" onClick={() => void api.resume(info.id).catch(notifyFailure)}>
            {words.retry}
          </Button>
        )
      }
    >
      <p>{words.brokenHint}</p>
      {info.error !== undefined && (
        <p>
          <small>{info.error}</small>
        </p>
      )}
    </StatePage>
  )
}
