import { useState, type ReactElement } from 'react'
import { Skyline } from '#games/syndicate/table/cards/skyline.tsx'
import { DesignedMark, zoneColour } from '#games/syndicate/table/signs.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { LineText } from '#ui/line.tsx'
import { both, hasFacet } from '#ui/turn.ts'
import { ORDINARY, taskKinds } from '../../data/content.ts'
import { useTable } from '../context.tsx'
import { Progress } from '../hand/progress.tsx'
import { KindSign } from '../signs.tsx'
import { activeOf, handOf, inSet, members, wantedFor, zoneAt } from '../view.ts'
import { Attempts, keyOfAttempt, type Attempt } from './attempts.tsx'
import { Dossier } from './dossier.tsx'
import { WayRows } from './way-rows.tsx'

/** A mission that is looked at: what it is, what it brings, how it may be attempted or how one gets there. */
export function MissionDossier({ mission }: { readonly mission: number }): ReactElement {
  const table = useTable()
  const { c, view, words, t, release, enlarge } = table
  const { words: ui } = useFurniture()
  const { missions } = c
  const id = missions.ids[mission]
  const zone = zoneAt(c, missions.territory[mission])
  const { title, typeLine, designed, texts } = words.cardText('mission', id)
  const isActive = activeOf(view) === mission
  return (
    <Dossier label={title} hue={zoneColour(zone)} closable>
      <header className="ngata-dossier-head">
        <button type="button" className="ngata-dossier-picture" aria-label={t.card.enlarge} onClick={() => enlarge({ kind: 'mission', id })}>
          <Skyline id={id} hue="var(--ngata-hue)" sky={missions.kind[mission] === ORDINARY ? 'sun' : 'moon'} />
        </button>
        <span>
          <small>
            <KindSign kind={taskKinds[missions.kind[mission]]} size={13} />
            {typeLine}
          </small>
          <h3>
            {title}
            {designed && <DesignedMark hint={t.card.designedHint} />}
          </h3>
        </span>
        <IconButton icon="close" label={ui.close} onClick={release} />
      </header>
      <div className="ngata-dossier-text">
        {texts.map(({ title: head, text }, i) => (
          <p key={i}>
            {head !== undefined && <b>{head}</b>}
            <span>
              <LineText line={text} reach="none" />
            </span>
          </p>
        ))}
      </div>
      {isActive && <Progress mission={mission} />}
      {missions.kind[mission] === ORDINARY ? <Ordinary mission={mission} /> : <Special mission={mission} />}
    </Dossier>
  )
}

function Ordinary({ mission }: { readonly mission: number }): ReactElement {
  const { c, view, offers, turn, seated, t } = useTable()
  const [picked, pick] = useState<Attempt>({ hands: 0, green: false })
  const { missions } = c
  const at = missions.territory[mission]
  const [option] = offers(({ key }) => key === keyOfAttempt(c, mission, picked))
  return (
    <>
      <Attempts mission={mission} picked={view.at === at ? picked : undefined} onPick={pick} />
      {view.at === at ? <Reasons mission={mission} /> : <WayRows at={at} />}
      <footer className="ngata-dossier-foot">
        <Discard mission={mission} />
        {seated && view.at === at && (
          <Button look="primary" disabled={!option} onClick={() => option && turn.choose(option)}>
            {t.missions.roll}
          </Button>
        )}
      </footer>
    </>
  )
}

/** Special missions: what may be done here, and the ways to wherever they lead next. */
function Special({ mission }: { readonly mission: number }): ReactElement {
  const { c, view, offers, turn, optionLine } = useTable()
  const id = c.missions.ids[mission]
  const deeds = offers(both(hasFacet('mission', id), ({ verb }) => verb !== 'discard' && verb !== 'abandon'))
  const wanted = members(wantedFor(c, view, mission)).filter((at) => at !== view.at)
  return (
    <>
      <Reasons mission={mission} />
      <div className="ngata-stops">
        {wanted.map((at) => (
          <Stop key={at} at={at} />
        ))}
      </div>
      <footer className="ngata-dossier-foot">
        <Discard mission={mission} />
        {deeds.map((option, i) => (
          <Button key={option.key} look={i === deeds.length - 1 ? 'primary' : 'choose'} onClick={() => turn.choose(option)}>
            <LineText line={optionLine(option)} reach="none" />
          </Button>
        ))}
      </footer>
    </>
  )
}

/** A place where the mission leads: a press looks at it on the map. */
function Stop({ at }: { readonly at: number }): ReactElement {
  const { select, territoryName, view } = useTable()
  return (
    <button type="button" className={inSet(view.blocked, at) ? 'ngata-chip ngata-chip-blocked' : 'ngata-chip'} onClick={() => select({ kind: 'place', at })}>
      {territoryName(at)}
    </button>
  )
}

/** Why it cannot be attempted here and now, where the ship is in the right place. */
function Reasons({ mission }: { readonly mission: number }): ReactElement {
  const { c, blocked, words, props } = useTable()
  const reasons = new Map(blocked(hasFacet('mission', c.missions.ids[mission])).map(({ reason }) => [`${reason.why} ${reason.rule}`, reason]))
  return (
    <>
      {[...reasons].map(([key, reason]) => (
        <p key={key} className="ngata-dossier-note">
          <LineText line={words.reason(reason, props.reader)} reach="none" /> <small>{reason.rule}</small>
        </p>
      ))}
    </>
  )
}

function Discard({ mission }: { readonly mission: number }): ReactElement | null {
  const { c, view, offers, turn, t } = useTable()
  const verb = handOf(view).includes(mission) ? 'discard' : 'abandon'
  const [option] = offers((each) => each.verb === verb && each.facets['mission'] === c.missions.ids[mission])
  return option ? (
    <Button look="quiet" onClick={() => turn.choose(option)}>
      {t.missions[verb]}
    </Button>
  ) : null
}
