import './hand.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { hasVerb } from '#ui/turn.ts'
import { useNote } from '../card-note.tsx'
import { isSame, useTable, type Thing } from '../context.tsx'
import { ShipSign } from '../signs.tsx'
import { activeOf, handOf } from '../view.ts'
import { MissionFace, spokenMission } from './mission-face.tsx'
import { Progress } from './progress.tsx'

/** The missions in hand, and beside them the special mission under way. */
export function Hand(): ReactElement {
  const { c, view, t } = useTable()
  const hand = handOf(view)
  const active = activeOf(view)
  return (
    <div className="ngata-missions">
      <section className="ngata-active" aria-label={t.areas.activeMission}>
        <h3>{t.areas.activeMission}</h3>
        {active >= 0 ? (
          <>
            <MissionCard mission={active} />
            <Progress mission={active} />
          </>
        ) : (
          <p className="ngata-empty">{t.missions.noActive}</p>
        )}
      </section>
      <section className="ngata-hand" aria-label={t.areas.hand}>
        <h3>
          {t.areas.hand} <small>{t.missions.inHand(hand.length, c.box.hand)}</small>
        </h3>
        <div className="ngata-hand-cards">
          {hand.map((mission) => (
            <MissionCard key={mission} mission={mission} />
          ))}
          {Array.from({ length: Math.max(0, c.box.hand - hand.length) }, (_, i) => (i === 0 ? <DrawSlot key="draw" /> : <span key={i} className="ngata-gap" />))}
        </div>
      </section>
    </div>
  )
}

function MissionCard({ mission }: { readonly mission: number }): ReactElement {
  const table = useTable()
  const { c, select, selected, offers } = table
  const thing: Thing = { kind: 'mission', mission }
  const id = c.missions.ids[mission]
  const can = offers(({ verb, facets }) => facets['mission'] === id && verb !== 'discard' && verb !== 'abandon').length > 0
  const picked = isSame(selected, thing)
  const note = useNote('mission', id)
  return (
    <button type="button" className={classNames('ngata-card', can && 'ngata-can', picked && 'ngata-picked')} aria-label={spokenMission(table, mission)} aria-pressed={picked} onClick={() => select(thing)} {...note}>
      <MissionFace mission={mission} />
    </button>
  )
}

/** The first empty place of the hand: a press draws where there is a deck. */
function DrawSlot(): ReactElement {
  const { offers, turn, t } = useTable()
  const [option] = offers(hasVerb('draw'))
  if (!option) return <span className="ngata-gap" />
  return (
    <button type="button" className="ngata-gap ngata-draw ngata-can" aria-pressed={false} onClick={() => turn.choose(option)}>
      <ShipSign mark="drop" size={22} />
      {t.missions.draw}
    </button>
  )
}
