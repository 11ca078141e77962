import './rivals.css'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { plain } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import { PHASE } from '../../rules/state.ts'
import { useNote } from '../cards/thing-note.tsx'
import { useTable } from '../context.tsx'
import { Amounts, Die, MarkSign, OwnerSign, ownerLook, ResourceSign } from '../signs.tsx'
import { standingOf } from '../standings.ts'
import { fortifiedOf, handOf, inSet, members, rivalsOf, sleeperOf, stockOf, territoriesOf, tokensOf, type SyndicateView } from '../view.ts'

/** The other players from the left on, and the phantom where it plays. */
export function Rivals(): ReactElement {
  const { view, viewer, t } = useTable()
  return (
    <section className="syn-rivals" aria-label={t.areas.rivals}>
      {rivalsOf(view, viewer).map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
      {view.phantom === 1 && <Phantom />}
    </section>
  )
}

function Rival({ seat }: { readonly seat: number }): ReactElement {
  const { c, view, players, words, t, props } = useTable()
  const player = players[seat]
  const syndicate = view.syndicate[seat] >= 0 ? c.syndicates.ids[view.syndicate[seat]] : undefined
  const { score, points, income, any, pardon } = standingOf(c, view, seat)
  const note = useNote('card', syndicate, () => (
    <p className="ui-note-now">
      {t.mat.missionsDone(view.missions[seat])} · {t.mat.assaultsWon(view.assaults[seat])}
      <br />
      {t.mat.nextCollection} <Amounts amounts={income} any={any} signed />
      <br />
      {t.mat.pardon} <Amounts amounts={[0, pardon, 0]} />
    </p>
  ))
  const stock = stockOf(view, seat)
  const sleeper = sleeperOf(view, seat)
  return (
    <article
      className={classNames('syn-rival', view.turn === seat && 'syn-rival-acting')}
      style={{ '--syn-player': ownerLook(players, seat).colour } as CSSProperties}
      aria-label={plain(t.areas.matOf(props.reader.player(seat)))}
    >
      <header className="syn-rival-head">
        <PlayerShape identity={player.identity} size={20} look={player.kind === 'bot' ? 'outline' : 'solid'} />
        <span className="syn-rival-name" tabIndex={0} {...note}>
          <b>{syndicate === undefined ? player.name : words.name('card', syndicate)}</b>
          <small>
            <Icon name={player.kind === 'bot' ? 'robot' : 'people'} size={12} />
            {player.name}
            {view.first === seat && <Icon name="firstPlayer" size={13} label={t.round.firstPlayer} />}
            <Status seat={seat} />
          </small>
        </span>
        <span className="syn-rival-score">
          <b aria-label={t.mat.scoreOf(score)}>{score}</b>
          <small>{points > 0 ? t.mat.ofWhich(points) : t.mat.noPoints}</small>
        </span>
      </header>
      <p className="syn-rival-row">
        {resources.map((resource, i) => (
          <span key={resource} className="syn-count">
            <b>{stock[i]}</b>
            <ResourceSign resource={resource} size={14} label={t.mat.resources[resource]} />
          </span>
        ))}
        <span className="syn-rival-end">
          <Count mark="card" n={handOf(view, seat).length} label={t.mat.cards(handOf(view, seat).length)} />
          {tokensOf(view, seat).length > 0 && <Count mark="token" n={tokensOf(view, seat).length} label={t.mat.tokens(tokensOf(view, seat).length)} />}
          {sleeper !== undefined && <MarkSign mark="sleeper" size={15} label={`${t.mat.sleeperDown}, ${inSet(view.asks, seat) ? t.sleepers.asks : t.sleepers.doesNotAsk}`} className="syn-rival-sleeper" />}
        </span>
      </p>
      <p className="syn-rival-row">
        <Count mark="tech" n={view.tech[seat]} label={t.mat.techLevel(view.tech[seat])} hue="tech" />
        <Count mark="assault" n={view.armed[seat]} of={view.assault[seat]} label={t.mat.reinforcements(view.armed[seat], view.assault[seat])} hue="assault" />
        <Count mark="base" n={territoriesOf(view, seat).length} label={t.mat.bases(territoriesOf(view, seat).length, fortifiedOf(view, seat))} />
        <Count mark="fort" n={fortifiedOf(view, seat)} label={t.map.fortified} />
        <Technologies seat={seat} />
        <span className="syn-rival-end" role="img" aria-label={t.mat.dice(view.dice[seat], Math.max(c.box.actionDice, view.dice[seat]))}>
          <Dice seat={seat} />
        </span>
      </p>
    </article>
  )
}

interface CountProps {
  readonly mark: 'card' | 'token' | 'tech' | 'assault' | 'base' | 'fort' | 'mission'
  readonly n: number
  readonly of?: number
  readonly label: string
  readonly hue?: 'tech' | 'assault'
}

/** A number with its sign; the sign says what it counts. */
function Count({ mark, n, of, label, hue }: CountProps): ReactElement {
  return (
    <span className="syn-count" title={label}>
      <b>{of === undefined ? n : `${n}/${of}`}</b>
      <span style={hue ? { color: `var(--syn-${hue})` } : undefined} className="syn-count-sign">
        <MarkSign mark={mark} size={14} label={label} />
      </span>
    </span>
  )
}

export function Dice({ seat, size = 16 }: { readonly seat: number; readonly size?: number }): ReactElement {
  const { c, view } = useTable()
  const armed = view.dice[seat]
  return (
    <>
      {Array.from({ length: Math.max(c.box.actionDice, armed) }, (_, i) => (
        <Die key={i} face={i < armed ? 3 : 0} look={i < armed ? 'armed' : 'spent'} size={size} />
      ))}
    </>
  )
}

function Technologies({ seat }: { readonly seat: number }): ReactElement | null {
  const { c, view, words, t } = useTable()
  const held = members(view.techs[seat]).map((technology) => c.technologies.ids[technology])
  const tip = useTip(() => (
    <span className="syn-tip">
      <b>{t.mat.technologies}</b>
      {held.map((id) => (
        <span key={id}>{words.name('technology', id)}</span>
      ))}
    </span>
  ))
  if (held.length === 0) return null
  return (
    <span className="syn-count syn-count-adv" tabIndex={0} role="img" aria-label={[t.mat.technologies, ...held.map((id) => words.name('technology', id))].join(', ')} {...tip}>
      <b>+{held.length}</b>
    </span>
  )
}

/** Where the player stands in the round. */
function Status({ seat }: { readonly seat: number }): ReactElement | null {
  const { view, t } = useTable()
  const place = placeInRound(view, seat)
  const marks = [
    place === undefined ? undefined : t.round[place],
    view.extended === 1 && inSet(view.out, seat) ? t.round.outOfPhase : undefined,
    inSet(view.pardoned, seat) ? t.sovereign.pardoned : undefined,
    inSet(view.immune, seat) ? t.sovereign.immune : undefined,
    inSet(view.framed, seat) ? t.sovereign.framed : undefined,
  ].filter((mark) => mark !== undefined)
  return marks.length === 0 ? null : <span className="syn-rival-status"> · {marks.join(' · ')}</span>
}

/** In whole turns: has the seat played in this round, or is it the next? */
function placeInRound(view: SyndicateView, seat: number): 'hasPlayed' | 'next' | undefined {
  if (view.phase !== PHASE.players || view.turn < 0 || view.extended === 1) return undefined
  const around = view.seats + view.phantom
  const after = (place: number): number => ((place - view.first) * view.clockwise + around * around) % around
  const ahead = after(seat) - after(view.turn)
  return ahead < 0 ? 'hasPlayed' : ahead === 1 ? 'next' : undefined
}

function Phantom(): ReactElement {
  const { view, players, t } = useTable()
  const tip = useTip(() => t.mat.phantomHint)
  const owner = view.seats
  return (
    <article className={classNames('syn-rival', view.turn === owner && 'syn-rival-acting')} style={{ '--syn-player': ownerLook(players, owner).colour } as CSSProperties} aria-label={t.mat.phantom}>
      <header className="syn-rival-head">
        <OwnerSign players={players} owner={owner} size={20} />
        <span className="syn-rival-name" tabIndex={0} {...tip}>
          <b>{t.mat.phantom}</b>
        </span>
        <Count mark="base" n={territoriesOf(view, owner).length} label={t.mat.bases(territoriesOf(view, owner).length, fortifiedOf(view, owner))} />
      </header>
    </article>
  )
}
