import type { CSSProperties, ReactElement } from 'react'
import { Planet } from '#games/syndicate/table/system/planet.tsx'
import { zoneColour } from '#games/syndicate/table/signs.tsx'
import { IconButton } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { LineText } from '#ui/line.tsx'
import { both, hasFacet, hasVerb } from '#ui/turn.ts'
import { taskKinds } from '../../data/content.ts'
import { useTable } from '../context.tsx'
import { marksAt } from '../map/place-words.ts'
import { KindSign, ShipSign } from '../signs.tsx'
import { fledAt, inSet, missionsTo, zoneAt } from '../view.ts'
import { Dossier } from './dossier.tsx'
import { WayRows } from './way-rows.tsx'

/** A place that is looked at: what is there, what leads there, and the ways with their price and risk. */
export function PlaceCard({ at }: { readonly at: number }): ReactElement {
  const table = useTable()
  const { c, view, t, territoryName, selected, release, select, missionName } = table
  const { words: ui } = useFurniture()
  const zone = zoneAt(c, at)
  const missions = missionsTo(c, view, at)
  const isHere = view.at === at
  const marks = marksAt(table, at).filter((mark) => mark !== t.map.wantedHere)
  const card = (
    <>
      <header className="ngata-dossier-head">
        <svg viewBox="-30 -30 60 60" width={64} height={64} className="ngata-place-picture" aria-hidden="true">
          <Planet at={at} />
        </svg>
        <span>
          <h3>{territoryName(at)}</h3>
          <small>{t.map.zones[zone]}</small>
        </span>
        {selected && <IconButton icon="close" label={ui.close} onClick={release} />}
      </header>
      {marks.length > 0 && (
        <ul className="ngata-marks">
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      {missions.length > 0 && (
        <div className="ngata-leads">
          <h4>{t.map.missionsHere}</h4>
          {missions.map((mission) => (
            <button key={mission} type="button" className="ngata-lead" onClick={() => select({ kind: 'mission', mission })}>
              <KindSign kind={taskKinds[c.missions.kind[mission]]} size={14} />
              {missionName(mission)}
            </button>
          ))}
        </div>
      )}
      {inSet(view.blocked, at) && <p className="ngata-dossier-note">{t.map.blockedHint}</p>}
      {isHere ? <Faced at={at} /> : <WayRows at={at} />}
    </>
  )
  const hue = zoneColour(zone)
  if (selected)
    return (
      <Dossier label={territoryName(at)} hue={hue} closable>
        {card}
      </Dossier>
    )
  return (
    <section className="ngata-panel ngata-dossier" aria-label={territoryName(at)} style={{ '--ngata-hue': hue } as CSSProperties}>
      {card}
    </section>
  )
}

/** What was fled here may be faced now. */
function Faced({ at }: { readonly at: number }): ReactElement {
  const { c, view, offers, turn, optionLine } = useTable()
  return (
    <>
      {fledAt(view, at).map((card) => {
        const [option] = offers(both(hasVerb('face'), hasFacet('card', c.confrontations.ids[card])))
        return (
          option && (
            <button key={card} type="button" className="ngata-way ngata-can" aria-pressed={false} onClick={() => turn.choose(option)}>
              <ShipSign mark="meets" size={20} />
              <span className="ngata-way-name">
                <b>
                  <LineText line={optionLine(option)} reach="none" />
                </b>
              </span>
            </button>
          )
        )
      })}
    </>
  )
}
