import type { ReactElement, ReactNode } from 'react'
import { Ring } from '#games/syndicate/table/chance-ring.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTable } from '../context.tsx'

interface TileProps {
  readonly sign: ReactNode
  readonly name: string
  /** From 0 to 1, where dice are rolled. */
  readonly chance?: number | undefined
  /** What it takes, and what follows. */
  readonly children: ReactNode
  /** The whole of it as it is read aloud. */
  readonly spoken: string
  readonly can: boolean
  readonly picked: boolean
  onPick(): void
}

/** One way to decide: what it takes, how likely it is, what follows. A press chooses it; the brass button commits. */
export function Tile({ sign, name, chance, children, spoken, can, picked, onPick }: TileProps): ReactElement {
  const { t } = useTable()
  return (
    <button type="button" className={classNames('ngata-tile', can && 'ngata-tile-can', picked && 'ngata-tile-picked')} aria-pressed={can ? picked : undefined} aria-disabled={!can} aria-label={spoken} onClick={() => can && onPick()}>
      <span className="ngata-tile-head">
        {sign}
        {name}
      </span>
      {chance !== undefined && <Ring chance={Math.round(chance * 100)} text={t.percent(chance)} size={50} />}
      <span className="ngata-tile-lines">{children}</span>
    </button>
  )
}
