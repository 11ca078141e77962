import type { CSSProperties, KeyboardEvent, ReactElement, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTable } from '../context.tsx'

interface DossierProps {
  /** The spoken name. */
  readonly label: string
  readonly className?: string
  /** Colour of its upper edge. */
  readonly hue?: string
  /** Can it be put away? Then Escape does so. */
  readonly closable?: boolean
  readonly children: ReactNode
}

/** A panel beside the map in which something is looked at or decided; the map stays within reach, so that it is no modal dialogue. */
export function Dossier({ label, className, hue, closable = false, children }: DossierProps): ReactElement {
  const { release } = useTable()
  return (
    <section
      role="dialog"
      aria-label={label}
      className={classNames('ngata-panel ngata-dossier', className)}
      style={hue === undefined ? undefined : ({ '--ngata-hue': hue } as CSSProperties)}
      onKeyDown={(event: KeyboardEvent) => {
        if (closable && event.key === 'Escape') release()
      }}
    >
      {children}
    </section>
  )
}
