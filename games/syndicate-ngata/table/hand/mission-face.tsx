import '#games/syndicate/table/cards/operation-face.css'
import './mission-face.css'
import type { CSSProperties, ReactElement } from 'react'
import { Skyline } from '#games/syndicate/table/cards/skyline.tsx'
import { Amounts, DesignedMark, MarkSign, zoneColour } from '#games/syndicate/table/signs.tsx'
import { classNames } from '#ui/class-names.ts'
import { plain } from '#words/line.ts'
import { CHOICE, COURIER, DEFENSE, ORDINARY, TECH, taskKinds } from '../../data/content.ts'
import { useTable, type Table } from '../context.tsx'
import { KeySign, KindSign, ShipSign } from '../signs.tsx'
import { activeOf, inSet, members, wantedFor, zoneAt } from '../view.ts'

/** A mission card. */
export function MissionFace({ mission, size = 'hand' }: { readonly mission: number; readonly size?: 'hand' | 'large' }): ReactElement {
  const { c, view, words, t } = useTable()
  const { missions } = c
  const id = missions.ids[mission]
  const zone = zoneAt(c, missions.territory[mission])
  const { title, designed } = words.cardText('mission', id)
  const kind = taskKinds[missions.kind[mission]]
  const wanted = wantedFor(c, view, mission)
  return (
    <span className={classNames('syn-face ngata-face', `syn-face-${size}`, inSet(wanted, view.at) && 'ngata-face-here')} style={{ '--syn-hue': zoneColour(zone) } as CSSProperties}>
      <span className="syn-face-head">
        <KindSign kind={kind} size={14} />
        <span className="syn-face-zone">{missions.kind[mission] === ORDINARY ? t.map.short[zone] : t.missions.kinds[kind].name}</span>
        {missions.need[mission] > 0 && <b className="syn-face-win">{t.missions.need(missions.need[mission])}</b>}
      </span>
      <span className="syn-face-picture">
        <Skyline id={id} hue="var(--syn-hue)" sky={missions.kind[mission] === ORDINARY ? 'sun' : 'moon'} />
      </span>
      <span className="syn-face-title">
        {title}
        {designed && size === 'large' && <DesignedMark hint={t.card.designedHint} />}
      </span>
      <span className="syn-face-foot">
        <span className="ngata-face-places">
          <Places mission={mission} />
        </span>
        <Reward mission={mission} />
      </span>
    </span>
  )
}

/** Where the mission leads now, or where it starts. */
function Places({ mission }: { readonly mission: number }): ReactElement {
  const { c, view, territoryName } = useTable()
  const { missions } = c
  if (activeOf(view) === mission || missions.kind[mission] === ORDINARY) return <>{members(wantedFor(c, view, mission)).map(territoryName).join(', ')}</>
  const targets = missions.kind[mission] === DEFENSE ? [] : members(missions.drops[mission] & ~(1 << missions.territory[mission]))
  return (
    <>
      {territoryName(missions.territory[mission])}
      {targets.length > 0 && ` → ${targets.map(territoryName).join(', ')}`}
    </>
  )
}

/** What success brings: at the most, for a courier. */
export function Reward({ mission, size = 12 }: { readonly mission: number; readonly size?: number }): ReactElement {
  const { c } = useTable()
  const { missions, technologies } = c
  const ladder = missions.ladder[mission]
  switch (missions.kind[mission]) {
    case COURIER:
      return (
        <span className="ngata-reward">
          <span className="ngata-count">
            {missions.crystals[mission]}
            <ShipSign mark="crystal" size={size + 1} filled className="ngata-crystal-sign" />
          </span>
          <Amounts amounts={[ladder.at(-2) ?? 0, ladder.at(-1) ?? 0, 0]} size={size} />
        </span>
      )
    case TECH: {
      const technology = missions.technology[mission]
      return (
        <span className="ngata-reward">
          <MarkSign mark={technology < 0 ? 'assault' : 'tech'} size={size + 3} />
          {technology >= 0 && technology !== CHOICE ? <TechnologyName id={technologies.ids[technology]} /> : technology < 0 ? `+${missions.assault[mission]}` : '?'}
        </span>
      )
    }
    default:
      return (
        <span className="ngata-reward">
          {missions.key[mission] >= 0 && <KeySign of={missions.key[mission]} size={size + 5} />}
          <Amounts amounts={[missions.credits[mission], missions.influence[mission], 0]} size={size} />
          {missions.failAlert[mission] > 0 && <MarkSign mark="siren" size={size + 2} className="ngata-risk-sign" />}
        </span>
      )
  }
}

function TechnologyName({ id }: { readonly id: string }): ReactElement {
  const { words } = useTable()
  return <span className="ngata-reward-name">{words.name('technology', id)}</span>
}

/** A mission as it is read aloud. */
export function spokenMission({ c, words }: Pick<Table, 'c' | 'words'>, mission: number): string {
  const { title, typeLine, texts } = words.cardText('mission', c.missions.ids[mission])
  return [title, typeLine, ...texts.map(({ title: head, text }) => (head === undefined ? plain(text) : `${head}: ${plain(text)}`))].join(', ')
}
