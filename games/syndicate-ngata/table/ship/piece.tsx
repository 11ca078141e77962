import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTip } from '#ui/tooltip.tsx'
import type { Fits } from '#ui/turn.ts'
import { keys } from '../../data/names.ts'
import { isSame, useTable, type Table } from '../context.tsx'
import { KeySign, ShipSign } from '../signs.tsx'
import { thingOf, type Piece } from './cargo.ts'

export function PieceSign({ piece, size = 22 }: { readonly piece: Piece; readonly size?: number }): ReactElement {
  if (piece.kind === 'key') return <KeySign of={piece.key} size={size} />
  return piece.kind === 'crystal' ? <ShipSign mark="crystal" size={size} filled className="ngata-crystal-sign" /> : <ShipSign mark="cube" size={size} filled className="ngata-cube-sign" />
}

export function pieceName({ t }: Pick<Table, 't'>, piece: Piece): string {
  if (piece.kind === 'key') return `${t.keys[keys[piece.key]].name} (${t.keys[keys[piece.key]].item})`
  return piece.kind === 'crystal' ? t.ship.crystal : t.ship.cube
}

/** What may be done with a piece: placed in a vault, handed over, or dropped. */
export function meansPiece(piece: Piece): Fits {
  if (piece.kind === 'key') return ({ verb, facets }) => (verb === 'dropKey' || verb === 'place') && facets['key'] === keys[piece.key]
  return ({ verb }) => (piece.kind === 'crystal' ? verb === 'dropCrystal' : verb === 'dropCubes' || verb === 'deliverCube')
}

interface PieceProps {
  readonly piece: Piece
  /** Where it lies, read aloud after its name. */
  readonly where: string
}

/** A piece of the cargo: a press shows what may be done with it. */
export function CargoPiece({ piece, where }: PieceProps): ReactElement {
  const table = useTable()
  const { offers, select, selected } = table
  const can = offers(meansPiece(piece)).length > 0
  const picked = isSame(selected, thingOf(piece))
  const name = pieceName(table, piece)
  const tip = useTip(() => name)
  return (
    <button
      type="button"
      className={classNames('ngata-piece', picked && 'ngata-picked')}
      aria-label={`${name}, ${where}`}
      aria-pressed={can ? picked : undefined}
      aria-disabled={!can}
      onClick={() => can && select(thingOf(piece))}
      {...tip}
    >
      <PieceSign piece={piece} />
    </button>
  )
}
