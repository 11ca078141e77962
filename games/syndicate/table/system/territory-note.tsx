import './territory-note.css'
import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { TitledLines } from '#ui/note.tsx'
import type { Line } from '#words/line.ts'
import { ThingNote } from '../cards/thing-note.tsx'
import type { Table } from '../context.tsx'
import { DesignedMark, OwnerSign } from '../signs.tsx'
import { meansTerritory } from './places.ts'
import { healthAt, isComplete, shieldsOf } from './standing.ts'

interface NoteProps {
  readonly table: Table
  readonly at: number
}

/** A territory in words, beside the map. */
export function TerritoryNote({ table, at }: NoteProps): ReactElement {
  return (
    <ThingNote kind="territory" id={table.c.territories.ids[at]} words={table.words}>
      <TerritoryState table={table} at={at} />
    </ThingNote>
  )
}

/** The same on its own, under a title. */
export function TerritoryLines({ table, at }: NoteProps): ReactElement {
  const { typeLine, texts, designed } = table.words.territoryText(table.c.territories.ids[at])
  return (
    <div className="system-lines" data-atmosphere="syndicate">
      <p className="ui-note-type">
        {typeLine}
        {designed && <DesignedMark hint={table.t.card.designedHint} />}
      </p>
      <TitledLines lines={texts} />
      <TerritoryState table={table} at={at} />
    </div>
  )
}

/** Who is there, in what state it is, and what may be done with it or why not. */
function TerritoryState({ table, at }: NoteProps): ReactElement {
  const { view, players, t, who, offers, optionLine, prompt, words, props } = table
  const owner = view.owner[at]
  const fits = meansTerritory(table, at)
  const choices = offers(fits)
  const blocked = prompt?.blocked.filter(fits) ?? []
  return (
    <div className="system-note">
      <p className="system-note-owner">
        {owner >= 0 && <OwnerSign players={players} owner={owner} size={14} />}
        <span>
          <LineText line={owner < 0 ? [t.map.free] : t.map.heldBy(who(owner))} reach="none" />
        </span>
      </p>
      <Lines lines={stateLines(table, at)} />
      {choices.length > 0 && <Lines lines={choices.map(optionLine)} className="system-note-choices" />}
      {blocked.map(({ key, reason }) => (
        <p key={key} className="system-note-why">
          <LineText line={words.reason(reason, props.reader)} reach="none" /> <small>{reason.rule}</small>
        </p>
      ))}
    </div>
  )
}

function stateLines(table: Table, at: number): readonly Line[] {
  const { c, view, t } = table
  const { map } = t
  const health = healthAt(table, at)
  const boxes = c.territories.boxes[at]
  const held = health !== 'free'
  return [
    ...(held ? [view.fortified[at] === 1 ? [`${map.fortified}. ${map.fortifiedHint}`] : [map.unfortified]] : []),
    ...(health === 'turned' ? [[map.turnedOverHint]] : health === 'blockaded' ? [[map.blockadedHint]] : []),
    ...(held && boxes > 0 ? [[isComplete(table, at) && view.owner[at] === table.viewer ? map.researchFull : map.research(view.research[at], boxes)]] : []),
    ...shieldsOf(table, at),
    [view.token[at] === 1 ? map.tokenHint : map.noToken],
    ...(health === 'free' && view.destroyer === at ? [[map.destroyer]] : []),
  ]
}

function Lines({ lines, className }: { readonly lines: readonly Line[]; readonly className?: string }): ReactElement {
  return (
    <ul className={className}>
      {lines.map((line, i) => (
        <li key={i}>
          <LineText line={line} reach="none" />
        </li>
      ))}
    </ul>
  )
}
