import './buildings.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { useTip } from '#ui/tooltip.tsx'
import { MOST_PER_TYPE } from '../../data/content.ts'
import { boardFoundations, buildings, type BoardFoundation, type Building } from '../../data/names.ts'
import { KINDS } from '../../rules/state.ts'
import { choiceClass, useChoice, useTable } from '../context.tsx'
import { EffectSigns, FoundationSign, KindSign, MarkSign } from '../signs.tsx'
import { effectText } from '../view.ts'

/** Buildings still on the board, and the income that the built ones have uncovered. */
export function Buildings({ seat }: { readonly seat: number }): ReactElement {
  const { t } = useTable()
  return (
    <ul className="circ-buildings" aria-label={t.board.buildings}>
      {buildings.map((kind, i) => (
        <BuildingRow key={kind} seat={seat} kind={kind} row={i} />
      ))}
    </ul>
  )
}

function BuildingRow({ seat, kind, row }: { readonly seat: number; readonly kind: Building; readonly row: number }): ReactElement {
  const { c, view, viewer, words, t } = useTable()
  const place = view.faction[seat] * KINDS + row
  const all = c.factions.buildings[place]
  const built = view.built[seat * KINDS + row]
  const income = c.effects[c.income.slots[row]]
  const { one, many, hint } = t.map.buildings[kind]
  const choice = useChoice(({ verb, facets }) => seat === viewer && verb === 'build' && facets['what'] === kind, [one])
  const tip = useTip(() => hint)
  const label = [many, t.board.left(all - built), ...(built > 0 ? [t.board.uncovered(words.effect(effectText(income)))] : [])].join(', ')
  const slots = Array.from({ length: all }, (_, slot) => {
    const locked = c.factions.locks[place * MOST_PER_TYPE + slot] > 0
    if (slot < built)
      return (
        <span key={slot} className="circ-plot circ-plot-open">
          <EffectSigns effect={income} size={13} />
        </span>
      )
    return (
      <span key={slot} className={classNames('circ-plot', slot === built && 'circ-plot-next')}>
        <KindSign kind={kind} size={17} filled />
        {locked && <MarkSign mark="lock" size={11} className="circ-plot-lock" />}
      </span>
    )
  })
  return (
    <li className="circ-building-row">
      <span className="circ-building-name">{many}</span>
      {choice.can ? (
        <button type="button" className={classNames('circ-plots', choiceClass(choice))} aria-label={label} {...choiceAttributes(choice)} onClick={choice.press} {...tip}>
          {slots}
        </button>
      ) : (
        <span className="circ-plots" role="img" aria-label={label} {...tip}>
          {slots}
        </span>
      )}
    </li>
  )
}

/** Foundations of the board: what a laid one has uncovered works. */
export function BoardFoundations({ seat }: { readonly seat: number }): ReactElement {
  const { t } = useTable()
  return (
    <div className="circ-footings" role="group" aria-label={t.board.boardFoundations}>
      <span className="circ-footings-name" aria-hidden="true">
        {t.board.boardFoundations}
      </span>
      {boardFoundations.map((foundation, i) => (
        <Foundation key={foundation} seat={seat} foundation={foundation} index={i} />
      ))}
    </div>
  )
}

function Foundation({ seat, foundation, index }: { readonly seat: number; readonly foundation: BoardFoundation; readonly index: number }): ReactElement {
  const { c, view, viewer, t } = useTable()
  const laid = (view.laid[seat] & (1 << index)) !== 0
  const locked = !laid && c.factions.foundationLocks[view.faction[seat] * boardFoundations.length + index] > 0
  const { name, hint } = t.board.foundations[foundation]
  const choice = useChoice(({ verb, facets }) => seat === viewer && verb === 'build' && facets['what'] === foundation, [name])
  const tip = useTip(() => (
    <span className="circ-tip">
      <b>{name}</b>
      <span>{hint}</span>
      <span>{[laid ? t.board.builtAlready : t.board.stillOnBoard, ...(locked ? [t.board.locked] : [])].join(', ')}</span>
    </span>
  ))
  const face = (
    <>
      <FoundationSign foundation={foundation} size={16} filled={laid} />
      <small>{name}</small>
      {locked && <MarkSign mark="lock" size={11} className="circ-plot-lock" />}
    </>
  )
  const look = classNames('circ-footing', laid && 'circ-footing-laid', choiceClass(choice))
  const label = `${name}, ${laid ? t.board.builtAlready : t.board.stillOnBoard}. ${hint}`
  if (choice.can)
    return (
      <button type="button" className={look} aria-label={label} {...choiceAttributes(choice)} onClick={choice.press} {...tip}>
        {face}
      </button>
    )
  return (
    <span className={look} role="img" aria-label={label} tabIndex={0} {...tip}>
      {face}
    </span>
  )
}
