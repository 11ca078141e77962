import './bank.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { plain } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { isOnCartel } from '../view.ts'

/** The common supply of resources, in line with the Outrage spaces that name them: what a tax or a gain can still bring. */
export function Bank(): ReactElement {
  const { view, t } = useTable()
  const lines = resources.map((resource, type) => t.board.supplyOf(resource, view.supply[type]))
  const tip = useTip(() => (
    <span className="arcs-tip">
      {lines.map((line, type) => (
        <span key={type}>
          <LineText line={line} reach="none" />
          {view.spent[type] > 0 && ` (+${view.spent[type]})`}
        </span>
      ))}
      {view.spent.some((n) => n > 0) && <span>{t.board.spentInPrelude}</span>}
      {resources.some((_, type) => isOnCartel(view, type)) && <span>{t.board.supplyOnCartel}</span>}
    </span>
  ))
  return (
    <span className="arcs-bank" role="img" aria-label={[t.board.supply, ...lines.map(plain)].join(', ')} {...tip}>
      <span className="arcs-types-title">{t.board.supply}</span>
      {resources.map((resource, type) => (
        <span key={resource} className={classNames(view.supply[type] === 0 && 'arcs-bank-none', isOnCartel(view, type) && 'arcs-bank-cartel')}>
          {view.supply[type]}
        </span>
      ))}
    </span>
  )
}
