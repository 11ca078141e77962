import './notices.css'
import type { ReactElement } from 'react'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { useApp } from '../app-context.tsx'
import { useExternal } from '../store/external.ts'
import { dismiss, notices } from '../store/notices.ts'

/** What went wrong, in one sentence, above everything for a while. */
export function Notices(): ReactElement {
  const { words, sentence } = useApp()
  return (
    <div className="notices" role="alert">
      {useExternal(notices).map(({ id, code }) => (
        <div key={id} className="notice">
          <Icon name="warning" size={18} />
          <p>{sentence(code)}</p>
          <IconButton icon="close" label={words.dismiss} onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  )
}
