import './leaders.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { combatIcons } from '../../data/names.ts'
import { AWAY } from '../../rules/state.ts'
import { isRyhzu, ownerOf, sideOf } from '../../rules/units.ts'
import { useNote } from '../cards/thing-note.tsx'
import { choiceClass, useChoice, useTable, type Table } from '../context.tsx'
import { DesignedMark } from '../designed-mark.tsx'
import { CodeSign, CombatSign, LeaderSign } from '../signs.tsx'
import { asState, leaderHere, regionId } from '../view.ts'

/** The leaders that a faction keeps in this game; Ryh-zu stand with whoever commands them, and on the board of their own faction in a row of their own. */
export function leadersOf({ c, view }: Pick<Table, 'c' | 'view'>, seat: number, apart = false): readonly number[] {
  const s = asState(view)
  const withoutSpirits = apart && c.factions.does.ryhzu[view.faction[seat]] > 0
  return c.leaders.ids.flatMap((_, leader) => {
    if (ownerOf(c, s, leader) !== seat || view.leaderAt[leader] === AWAY.box) return []
    return isRyhzu(c, leader) && (withoutSpirits || view.leaderAt[leader] < 0) ? [] : [leader]
  })
}

/** Where a leader is: “in C-3”, “in reserve”. */
export function whereIs({ c, view, t }: Pick<Table, 'c' | 'view' | 't'>, leader: number): string {
  const at = view.leaderAt[leader]
  return at >= 0 ? t.board.standsAt(regionId(c, at)) : at === AWAY.reserve ? t.board.inReserve : t.board.inBox
}

export function Leaders({ seat }: { readonly seat: number }): ReactElement {
  const table = useTable()
  return (
    <div className="circ-leaders" role="group" aria-label={table.t.board.leaders}>
      {leadersOf(table, seat, true).map((leader) => (
        <LeaderPlate key={leader} seat={seat} leader={leader} />
      ))}
    </div>
  )
}

/** Choices that are made on a leader. */
export const leaderVerbs: ReadonlySet<string> = new Set(['useLeader', 'upgradeLeader', 'deploy'])

/** A leader with the values of the side that lies up. */
export function LeaderPlate({ seat, leader }: { readonly seat: number; readonly leader: number }): ReactElement {
  const table = useTable()
  const { c, view, viewer, words, t, identityOf, enlarge } = table
  const { name, upgraded, ryhzu } = leaderHere(c, view, leader)
  const side = sideOf(asState(view), leader)
  const note = useNote({ kind: 'leader', id: name }, seat)
  const choice = useChoice(({ verb, facets }) => seat === viewer && leaderVerbs.has(verb) && facets['leader'] === name, [name])
  const values = { strength: c.leaders.strength[side], attack: c.leaders.attack[side], shield: c.leaders.shield[side] }
  const where = whereIs(table, leader)
  const cost = view.leaderAt[leader] < 0 && !ryhzu ? [t.board.deployFor(c.leaders.deploy[side])] : []
  const spoken = [name, upgraded ? t.board.upgraded : t.board.base, ...combatIcons.map((icon) => t.combat.iconCount(icon, values[icon])), where, ...cost].join(', ')
  return (
    <button
      type="button"
      className={classNames('circ-plate', view.leaderAt[leader] < 0 && 'circ-plate-away', choiceClass(choice))}
      aria-label={choice.can ? spoken : `${spoken}. ${t.card.enlarge}`}
      {...choiceAttributes(choice)}
      onClick={choice.can ? choice.press : () => enlarge({ kind: 'leader', id: name })}
      {...note}
    >
      <LeaderSign name={name} upgraded={upgraded} ryhzu={ryhzu} identity={identityOf(seat)} size={30} />
      <span className="circ-plate-text">
        <b>
          {name}
          <DesignedMark origin={words.leaderText(name).origin} t={t} />
        </b>
        <span className="circ-plate-values" aria-hidden="true">
          {combatIcons.map((icon) => (
            <span key={icon}>
              <CombatSign icon={icon} size={12} />
              {values[icon]}
            </span>
          ))}
          {view.leaderAt[leader] >= 0 ? (
            <small>{where}</small>
          ) : (
            !ryhzu && (
              <small className="circ-plate-cost">
                {c.leaders.deploy[side]}
                <CodeSign code="G" size={12} />
              </small>
            )
          )}
        </span>
      </span>
    </button>
  )
}
