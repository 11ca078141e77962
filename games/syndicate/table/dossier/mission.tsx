import { useState, type ReactElement } from 'react'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { plain } from '#words/line.ts'
import { luckOf } from '../../rules/seats.ts'
import { RESOURCES } from '../../rules/state.ts'
import { useTable } from '../context.tsx'
import { MarkSign, OwnerSign } from '../signs.tsx'
import { asState, cardId } from '../view.ts'
import { Failure } from './failure.tsx'
import { DossierHead } from './head.tsx'
import { WayTile } from './tile.tsx'
import { isHeist, keysOf, mayBeDisturbed, plusOf, rollTokens, targetsOf, waysNow, waysOf, type MissionStep, type Way } from './ways.ts'

interface MissionProps {
  readonly card: number
  /** The question that is open: `turn` while the card is still in hand. */
  readonly step: MissionStep
}

/** A mission or heist in the making: base, tokens and way are chosen here and sent in one go. */
export function MissionDossier({ card, step }: MissionProps): ReactElement {
  const { c, view, viewer, turn, t, release } = useTable()
  const targets = step === 'turn' || step === 'target' ? targetsOf(c, view, viewer, card) : []
  const [aimed, setAimed] = useState<number>()
  const [boosts, setBoosts] = useState<readonly number[]>([])
  const [chosen, setChosen] = useState<{ readonly row: number; readonly hands: boolean }>()

  const target = isHeist(c, card) ? (targets.length > 0 ? (aimed ?? richest(targets)) : view.jobAt) : -1
  const plus = boosts.reduce((sum, token) => sum + plusOf(c, token), 0) + (step === 'turn' || step === 'target' || step === 'share' ? 0 : view.jobPlus)
  const ways = waysLeft()
  const way = ways.find(({ row, hands, affordable }) => affordable && row === chosen?.row && hands === chosen.hands) ?? best(ways)
  const waits = step !== 'hands' && mayBeDisturbed(view, viewer)

  function waysLeft(): readonly Way[] {
    if (step === 'hands') return waysNow(c, view, viewer)
    const all = waysOf(c, view, viewer, card, plus, target)
    return step === 'boost' ? all.filter(({ row }) => row === view.jobRow) : all
  }

  function richest(bases: readonly number[]): number {
    const credits = (at: number): number => view.stock[view.owner[at] * RESOURCES] ?? 0
    return bases.reduce((one, other) => (credits(other) > credits(one) ? other : one))
  }

  const keys = keysOf(c, view, viewer, step, { card, row: way.row, hands: way.hands, target, boosts })
  return (
    <section className="ui-panel syn-dossier" aria-label={t.areas.decision}>
      <DossierHead card={card} seat={viewer} rows={ways.map(({ row }) => row)} row={way.row} />
      {targets.length > 0 && <Targets card={card} targets={targets} target={target} onAim={setAimed} />}
      <Helpers tokens={step === 'hands' ? [] : rollTokens(c, view, viewer)} boosts={boosts} onBoosts={setBoosts} />
      <div className={classNames('syn-ways', ways.length === 2 && 'syn-ways-two')}>
        {ways.map((each) => (
          <WayTile key={`${each.row} ${each.hands}`} way={each} picked={each === way} onPick={() => setChosen({ row: each.row, hands: each.hands })} />
        ))}
      </div>
      <footer className="syn-dossier-foot">
        <div className="syn-dossier-then">
          <Failure chance={way.chance} at={isHeist(c, card) ? target : c.missions.territory[c.operations.of[card]]} />
          {waits && <small>{t.dossier.announceHint}</small>}
        </div>
        <span className="syn-dossier-buttons">
          {step === 'turn' && <IconButton icon="undo" look="plain" label={t.dossier.takeBack} onClick={release} />}
          <button type="button" className="ui-button ui-button-primary syn-go" title={waits ? t.dossier.announceHint : undefined} onClick={() => turn.chain(keys)}>
            <MarkSign mark="die" size={18} />
            {waits ? t.dossier.announce : t.dossier.roll}
          </button>
        </span>
      </footer>
    </section>
  )
}

/** What is worth most on average of what can be paid. */
const best = (ways: readonly Way[]): Way => ways.reduce((one, other) => (other.affordable && other.expected > one.expected ? other : one))

interface TargetsProps {
  readonly card: number
  readonly targets: readonly number[]
  readonly target: number
  onAim(at: number): void
}

/** Bases that a heist may be aimed at, with the dice of the loot and what the victim has. */
function Targets({ card, targets, target, onAim }: TargetsProps): ReactElement {
  const { c, view, players, t, who, territoryName } = useTable()
  const of = c.operations.of[card]
  return (
    <fieldset className="syn-targets">
      <legend>{t.dossier.chooseBase}</legend>
      {targets.map((at) => {
        const owner = view.owner[at]
        const fortified = view.fortified[at] === 1
        const dice = fortified ? c.heists.diceFortified[of] : c.heists.diceOpen[of]
        const credits = view.stock[owner * RESOURCES]
        const spoken = [territoryName(at), fortified ? t.map.fortified : t.map.unfortified, t.dossier.heistDice(dice), ...(credits === undefined || owner >= view.seats ? [] : [plain(t.dossier.victimHas(who(owner), credits))])].join(', ')
        return (
          <button key={at} type="button" className={classNames('syn-target', at === target && 'syn-target-picked')} aria-pressed={at === target} aria-label={spoken} onClick={() => onAim(at)}>
            <OwnerSign players={players} owner={owner} size={13} />
            <b>{territoryName(at)}</b>
            {fortified && <MarkSign mark="fort" size={13} />}
            <small>{t.dossier.heistDice(dice)}</small>
          </button>
        )
      })}
    </fieldset>
  )
}

interface HelpersProps {
  readonly tokens: readonly number[]
  readonly boosts: readonly number[]
  onBoosts(boosts: readonly number[]): void
}

/** Roll tokens to announce, and the casino that helps by itself. */
function Helpers({ tokens, boosts, onBoosts }: HelpersProps): ReactElement | null {
  const { c, view, viewer, t, cardName } = useTable()
  const luck = luckOf(c, asState(view), viewer)
  if (tokens.length === 0 && luck === 0) return null
  const toggle = (token: number): void => onBoosts(boosts.includes(token) ? boosts.filter((each) => each !== token) : [...boosts, token].sort((a, b) => a - b))
  return (
    <div className="syn-helpers">
      {tokens.map((token) => (
        <button key={token} type="button" className={classNames('syn-helper', boosts.includes(token) && 'syn-helper-on')} aria-pressed={boosts.includes(token)} aria-label={cardName(cardId(c, token))} onClick={() => toggle(token)}>
          <MarkSign mark="token" size={14} />
          {t.dossier.token(plusOf(c, token))}
        </button>
      ))}
      {luck > 0 && <span className="syn-helper syn-helper-fixed">{t.dossier.casino(luck)}</span>}
    </div>
  )
}
