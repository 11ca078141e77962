import './side-panel.css'
import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { identities, PlayerShape } from '#ui/shapes.tsx'
import type { Line } from '#words/line.ts'
import { combatIcons, factions } from '../../data/names.ts'
import { CODE } from '../../data/notation.ts'
import { buildingsOf } from '../../rules/board.ts'
import { hasMorale } from '../../rules/morale.ts'
import { isRyhzu, leaderEffects } from '../../rules/units.ts'
import { CombatSign, CrestSign, KindSign, LeaderSign, MarkSign } from '../signs.tsx'
import { asState, factionAt, forceAt, leaderHere, regionId, relicIn } from '../view.ts'
import type { Sums, ToldSide } from './battle-log.ts'
import type { Scene } from './scene.ts'
import type { SumLine } from './sum.ts'

interface SidePanelProps {
  readonly scene: Scene
  readonly seat: number
  readonly told: ToldSide
  /** What lies on the table, line by line; empty where only the sum is known. */
  readonly lines: readonly SumLine[]
  /** While the outcome is open: what victory and defeat would bring. */
  readonly stakes: Stakes | undefined
}

/** The public part of one side: its declared sum and what is at stake. */
export function SidePanel({ scene, seat, told, lines, stakes }: SidePanelProps): ReactElement {
  const { t, words, view, props } = scene
  const faction = factionAt(view, seat)
  const identity = scene.identityOf(seat)
  const sums = told.declared
  return (
    <section className="circ-duel-side" style={{ borderTopColor: `var(--player-${identities[identity].id})` }} aria-label={props.players[seat]?.name}>
      <header className="circ-duel-side-head">
        <PlayerShape identity={identity} size={26} look={props.players[seat]?.kind === 'bot' ? 'outline' : 'solid'} />
        <span>
          <b>{faction ? words.factionText(faction).title : ''}</b>
          <span className="circ-duel-muted">
            {seat === scene.viewer ? scene.labels.turn.you : props.players[seat]?.name}
            {told.declared && ` · ${t.purse(told.declared.gems, told.declared.cards)}`}
          </span>
        </span>
        {faction && <CrestSign faction={faction} size={24} className="circ-duel-crest" />}
      </header>
      {lines.length > 0 && (
        <ul className="circ-duel-lines">
          {lines.map((each, i) => (
            <SumRow key={i} scene={scene} seat={seat} line={each} />
          ))}
        </ul>
      )}
      {sums && (
        <p className="circ-duel-declared">
          <span>{t.declared}</span>
          <Figures scene={scene} sums={sums} size={16} all />
        </p>
      )}
      {stakes && <StakesNote scene={scene} stakes={stakes} />}
    </section>
  )
}

function SumRow({ scene, seat, line: { of, ...sums } }: { readonly scene: Scene; readonly seat: number; readonly line: SumLine }): ReactElement {
  const note = noteOf(scene, of)
  return (
    <li>
      <span className="circ-duel-line">
        <SumSign scene={scene} seat={seat} of={of} />
        <span>{nameOf(scene, of)}</span>
        <Figures scene={scene} sums={sums} size={13} />
      </span>
      {note.length > 0 && (
        <span className="circ-duel-note">
          <LineText line={note} reach="none" />
        </span>
      )}
    </li>
  )
}

/** Strength, Attack and Shield with their signs; the spoken name has the words. */
export function Figures({ scene, sums, size, all = false }: { readonly scene: Scene; readonly sums: Sums; readonly size: number; readonly all?: boolean }): ReactElement {
  const shown = combatIcons.filter((icon) => all || sums[icon] !== 0)
  return (
    <span className="circ-duel-figures" role="img" aria-label={shown.map((icon) => scene.t.iconCount(icon, sums[icon])).join(', ')}>
      {shown.map((icon) => (
        <span key={icon} className={`circ-duel-${icon}`} title={scene.t.icons[icon].hint}>
          {sums[icon]}
          <CombatSign icon={icon} size={size} />
        </span>
      ))}
    </span>
  )
}

function SumSign({ scene, seat, of }: { readonly scene: Scene; readonly seat: number; readonly of: SumLine['of'] }): ReactElement {
  const identity = scene.identityOf(seat)
  switch (of.kind) {
    case 'fighters':
      return <PlayerShape identity={identity} size={16} />
    case 'leader':
      return <LeaderSign {...leaderHere(scene.c, scene.view, of.leader)} identity={identity} size={26} />
    case 'outpost':
    case 'fortress':
      return <KindSign kind={of.kind} size={17} filled />
    case 'morale':
      return <MarkSign mark="morale" size={16} filled />
    case 'attribute':
      return <MarkSign mark="any" size={14} />
    case 'intelligence':
      return <CrestSign faction={factions[of.faction]} size={16} />
  }
}

function nameOf({ c, t, words, labels }: Scene, of: SumLine['of']): string {
  switch (of.kind) {
    case 'fighters':
      return t.fighters(of.count)
    case 'leader':
      return c.leaders.ids[of.leader]
    case 'outpost':
    case 'fortress':
      return labels.income.slots(of.kind, of.count)
    case 'morale':
      return t.moraleHere(regionId(c, of.region))
    case 'attribute':
      return words.attributeText(c.attributes.ids[of.attribute]).title
    case 'intelligence':
      return words.intelligenceText(factions[of.faction]).title
  }
}

/** What a leader does besides its values; all Ryh-zu are alike. */
function noteOf({ c, view, words }: Scene, of: SumLine['of']): Line {
  if (of.kind !== 'leader' || isRyhzu(c, of.leader)) return []
  const text = words.leaderText(c.leaders.ids[of.leader])
  return (view.leaderUp[of.leader] === 1 ? text.upgraded : text.base).texts.flatMap((each, i) => (i > 0 ? [' ', ...each] : each))
}

// --- what is at stake ---

export interface Stakes {
  readonly won: readonly Line[]
  readonly lost: readonly Line[]
}

export function stakesOf({ c, view, t }: Scene, side: number): Stakes {
  const s = asState(view)
  const region = view.fightAt
  const [seat, rival] = [view.fightSeat[side], view.fightSeat[1 - side]]
  const faction = view.faction[seat]
  const { does } = c.factions
  const mine = forceAt(c, view, region, seat)
  const theirs = forceAt(c, view, region, rival)
  const byLeaders = leaderEffects(c, s, region, seat, c.leaders.does.onVictory).flatMap((effect) => c.effects[effect].choices[0]).reduce((sum, { code, n }) => sum + (code === CODE.F ? n : 0), 0)
  const glory = does.gloryPerVictory[faction] + (theirs.leaders.length > 0 ? does.gloryPerVictoryOverLeaders[faction] : 0) + byLeaders
  const relic = relicIn(view, region)
  const leaders = mine.leaders.filter(({ ryhzu }) => !ryhzu).map(({ name }) => name)
  const buildings = buildingsOf(s, region, seat)
  return {
    won: [...(glory > 0 ? [[t.stakeGlory(glory)]] : []), ...(relic > 0 && relic === view.round ? [[t.stakeRelic(relic)]] : [])],
    lost: [
      ...(leaders.length > 0 ? [t.stakeLeaders(leaders)] : []),
      ...(mine.fighters > 0 ? [[t.stakeFighters]] : []),
      ...(buildings > 0 ? [[t.stakeBuildings(buildings)]] : []),
      ...(hasMorale(s, region) && does.morale[faction] > 0 ? [[t.stakeMorale]] : []),
    ],
  }
}

function StakesNote({ scene: { t }, stakes: { won, lost } }: { readonly scene: Scene; readonly stakes: Stakes }): ReactElement {
  return (
    <div className="circ-duel-stakes">
      {won.length > 0 && <Stake heading={t.ifWon} lines={won} good />}
      {lost.length > 0 && <Stake heading={t.ifLost} lines={lost} />}
    </div>
  )
}

function Stake({ heading, lines, good = false }: { readonly heading: string; readonly lines: readonly Line[]; readonly good?: boolean }): ReactElement {
  return (
    <p className={good ? 'circ-duel-won' : 'circ-duel-lost'}>
      <b>
        <MarkSign mark={good ? 'crown' : 'base'} size={14} filled={good} />
        {heading}
      </b>
      <LineText line={lines.flatMap((each, i) => (i > 0 ? [' · ', ...each] : each))} reach="none" />
    </p>
  )
}
