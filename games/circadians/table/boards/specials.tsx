import './specials.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { plain } from '#words/line.ts'
import { FACTION, factions, ryhzu as spirits } from '../../data/names.ts'
import { INTEL } from '../../rules/state.ts'
import { useNote } from '../cards/thing-note.tsx'
import { choiceClass, useChoice, useTable } from '../context.tsx'
import { CrestSign, LeaderSign, MarkSign } from '../signs.tsx'
import { armedTraps } from '../standings.ts'
import { regionId } from '../view.ts'
import { leaderVerbs } from './leaders.tsx'

/** What only this faction has: morale rows, Ryh-zu, intelligence, traps. */
export function Specials({ seat }: { readonly seat: number }): ReactElement {
  const { c, view } = useTable()
  const faction = view.faction[seat]
  const { does } = c.factions
  return (
    <>
      {does.morale[faction] > 0 && <Morale />}
      {does.ryhzu[faction] > 0 && <Spirits />}
      {does.intelligence[faction] > 0 && <Intelligence />}
      {c.factions.fortress.does.trap[faction] > 0 && <Traps seat={seat} />}
      {faction !== FACTION.circadians && view.intel[faction] >= INTEL.fresh && <Given faction={faction} />}
    </>
  )
}

/** Tokens that have left the two rows, and what that is worth now. */
function Morale(): ReactElement {
  const { c, view, t } = useTable()
  const rows = [
    { row: 'combat', values: c.morale.combatRow, gone: view.moraleRows[0] },
    { row: 'glory', values: c.morale.gloryRow, gone: view.moraleRows[1] },
  ] as const
  return (
    <div className="circ-morale-rows" role="group" aria-label={t.board.moraleRows}>
      {rows.map(({ row, values, gone }) => (
        <span key={row} className="circ-morale-row" role="img" aria-label={t.board.moraleRow(row, values[gone])} title={t.board.moraleRow(row, values[gone])}>
          <MarkSign mark={row === 'combat' ? 'swords' : 'crown'} size={14} />
          {values.slice(1).map((value, i) => (
            <span key={i} className={classNames('circ-morale-space', i < gone && 'circ-morale-gone')}>
              {i < gone ? value : <MarkSign mark="morale" size={12} filled />}
            </span>
          ))}
          <b>+{values[gone]}</b>
        </span>
      ))}
    </div>
  )
}

/** Whom each Ryh-zu serves. */
function Spirits(): ReactElement {
  const { t } = useTable()
  return (
    <div className="circ-spirits" role="group" aria-label={t.board.ryhzu}>
      {spirits.map((name, i) => (
        <Spirit key={name} name={name} which={i} />
      ))}
    </div>
  )
}

function Spirit({ name, which }: { readonly name: string; readonly which: number }): ReactElement {
  const { c, view, t, who, identityOf, enlarge } = useTable()
  const note = useNote({ kind: 'leader', id: name })
  const choice = useChoice(({ verb, facets }) => leaderVerbs.has(verb) && facets['leader'] === name, [name])
  const leader = c.leaders.firstRyhzu + which
  const command = view.command[which]
  const at = view.leaderAt[leader]
  const where = at >= 0 ? `${plain(t.board.commandedBy(who(command)))}, ${t.board.standsAt(regionId(c, at))}` : t.board.inReserve
  return (
    <button type="button" className={classNames('circ-spirit', at < 0 && 'circ-spirit-away', choiceClass(choice))} aria-label={choice.can ? `${name}, ${where}` : `${name}, ${where}. ${t.card.enlarge}`} {...choiceAttributes(choice)} onClick={choice.can ? choice.press : () => enlarge({ kind: 'leader', id: name })} {...note}>
      <LeaderSign name={name} upgraded={view.leaderUp[leader] === 1} ryhzu identity={command >= 0 ? identityOf(command) : 0} size={22} />
      {name}
    </button>
  )
}

/** The cards that the Circadians hold or have given away. */
function Intelligence(): ReactElement {
  const { view, t } = useTable()
  const cards = factions.flatMap((_, faction) => (view.intel[faction] !== INTEL.none ? [faction] : []))
  return (
    <div className="circ-intelligence" role="group" aria-label={t.board.intelligence}>
      {cards.map((faction) => (
        <Given key={faction} faction={faction} />
      ))}
    </div>
  )
}

function Given({ faction }: { readonly faction: number }): ReactElement {
  const { view, words, t, enlarge } = useTable()
  const id = factions[faction]
  const where = view.intel[faction] === INTEL.held ? 'held' : view.intel[faction] === INTEL.supply ? 'supply' : 'given'
  const note = useNote({ kind: 'intelligence', id })
  return (
    <button type="button" className={classNames('circ-intel', `circ-intel-${where}`)} aria-label={`${words.intelligenceText(id).title}, ${t.board.intelligenceAt(where)}. ${t.card.enlarge}`} onClick={() => enlarge({ kind: 'intelligence', id })} {...note}>
      <CrestSign faction={id} size={16} filled={where !== 'supply'} />
    </button>
  )
}

function Traps({ seat }: { readonly seat: number }): ReactElement {
  const { view, t } = useTable()
  const armed = armedTraps(view, seat)
  return (
    <span className="circ-traps">
      <MarkSign mark="trap" size={15} />
      {t.board.traps(armed)}
    </span>
  )
}
