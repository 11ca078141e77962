import './box-view.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import type { Box } from '#ui/table-contract.ts'
import { useApp } from '../app-context.tsx'

/** A box as it stands on the shelf: cover, sheen, and a side that gives it depth. */
export function BoxView({ box, className }: { readonly box: Box; readonly className?: string }): ReactElement {
  const { Cover } = box
  return (
    <span className={classNames('box', className)} data-atmosphere={box.id}>
      <span className="box-face">
        <Cover />
      </span>
      <span className="box-side" />
    </span>
  )
}

/** The cover alone, small. */
export function BoxThumbnail({ box }: { readonly box: Box | undefined }): ReactElement {
  return <span className="box-thumbnail">{box && <box.Cover />}</span>
}

export function BoxFacts({ box }: { readonly box: Box }): ReactElement {
  const { words } = useApp()
  const { min, max } = box.players
  const [short, long] = box.minutes
  return (
    <span className="box-facts">
      <span>
        <Icon name="people" size={16} />
        <span className="ui-unseen">{words.players(min, max)}</span>
        <span aria-hidden="true">{min === max ? min : `${min}–${max}`}</span>
      </span>
      <span>
        <Icon name="clock" size={16} />
        <span className="ui-unseen">{words.minutes(short, long)}</span>
        <span aria-hidden="true">
          {short}–{long} min
        </span>
      </span>
    </span>
  )
}
