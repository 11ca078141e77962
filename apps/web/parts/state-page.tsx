import './state-page.css'
import type { ReactElement, ReactNode } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { OrreryBackdrop, OrreryMark } from '#ui/orrery-mark.tsx'
import { useApp } from '../app-context.tsx'
import { paths } from '../router.ts'
import { Anchor } from './anchor.tsx'

interface StatePageProps {
  readonly title: string
  readonly children?: ReactNode
  /** Buttons besides the way back to the shelf. */
  readonly actions?: ReactNode
}

/** A page with one sentence and a way out: errors, broken games, unknown addresses. */
export function StatePage({ title, children, actions }: StatePageProps): ReactElement {
  const { words } = useApp()
  return (
    <div className="page state-page">
      <OrreryBackdrop />
      <main className="state-panel">
        <OrreryMark size={56} />
        <h1>{title}</h1>
        {children}
        <div className="state-actions">
          {actions}
          <Anchor href={paths.shelf} className={buttonClass({})}>
            {words.toShelf}
          </Anchor>
        </div>
      </main>
    </div>
  )
}

/** Shown only when it takes long, so that quick loads do not flicker. */
export function LoadingPage(): ReactElement {
  const { words } = useApp()
  return (
    <div className="page state-page">
      <main className="state-loading" role="status">
        <OrreryMark size={64} />
        <p>{words.waitingForTable}</p>
      </main>
    </div>
  )
}
