import './dashboard.css'
import type { ReactElement } from 'react'
import { Die, ResourceSign } from '#games/syndicate/table/signs.tsx'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { hasVerb } from '#ui/turn.ts'
import { contraband, fitsRoute } from '../../rules/ship.ts'
import { know, refillChance } from '../../words/known.ts'
import { useNote } from '../card-note.tsx'
import { useTable } from '../context.tsx'
import { ShipSign } from '../signs.tsx'
import { asState, members } from '../view.ts'
import { stow, type Piece } from './cargo.ts'
import { CargoPiece } from './piece.tsx'

/** The ship's dashboard: who and where, tank, compartment and hold, purse, teeth and technologies. */
export function Dashboard(): ReactElement {
  const { t } = useTable()
  return (
    <section className="ngata-dash" aria-label={t.areas.dashboard}>
      <Tank />
      <Cargo />
      <Purse />
      <Fittings />
    </section>
  )
}

function Tank(): ReactElement {
  const { c, view, t, props, rules, offers, turn } = useTable()
  const most = Math.max(view.tank, ...c.technologies.amount.filter((_, i) => (rules.does.tank & (1 << i)) !== 0))
  const [option] = offers(hasVerb('refuel'))
  const chance = refillChance(know(rules, props.reader))
  const tip = useTip(() => `${t.ship.fuelDeck}: ${t.ship.fuelCards(view.refills, view.confrontations)}`)
  return (
    <div className="ngata-tank">
      <header className="ngata-dash-ship">
        <PlayerShape identity={props.players[0].identity} size={20} />
        <span>
          <b>{t.ship.ship}</b>
          <small>
            <LineText line={t.ship.at(c.territories.ids[view.at])} reach="none" />
          </small>
        </span>
      </header>
      <span className="ngata-gauge" role="img" aria-label={t.ship.fuelGauge(view.fuel, view.tank)}>
        {Array.from({ length: most }, (_, i) => (
          <span key={i} className={classNames('ngata-cell', i < view.fuel && 'ngata-cell-full', i >= view.tank && 'ngata-cell-locked')} title={i >= view.tank ? t.ship.lockedSlot : undefined} />
        ))}
        <b>
          {view.fuel}
          <small>/{view.tank}</small>
        </b>
      </span>
      <button type="button" className={classNames('ngata-refuel', option && 'ngata-can')} aria-pressed={option ? false : undefined} aria-disabled={!option} aria-label={`${t.ship.refuel}, ${t.ship.refuelOdds(chance)}`} onClick={() => option && turn.choose(option)} {...tip}>
        <ShipSign mark="fuel" size={18} filled className="ngata-fuel-sign" />
        <span>
          <b>{t.ship.refuel}</b>
          <small>{t.ship.refuelOdds(chance)}</small>
        </span>
      </button>
    </div>
  )
}

function Cargo(): ReactElement {
  const { c, view, t, rules } = useTable()
  const { compartment, hold, weightless } = stow(view)
  const most = Math.max(view.compartment, ...c.technologies.amount.filter((_, i) => (rules.does.compartment & (1 << i)) !== 0))
  const safe = useTip(() => t.ship.compartmentHint)
  const risky = useTip(() => t.ship.holdHint)
  const fits = fitsRoute(asState(view))
  const load = contraband(asState(view))
  return (
    <div className="ngata-cargo">
      <div className="ngata-bay" role="group" aria-label={t.ship.compartment}>
        <span className="ngata-bay-name" tabIndex={0} {...safe}>
          <ShipSign mark="slot" size={14} />
          {t.ship.compartment}
        </span>
        <span className="ngata-slots">
          {Array.from({ length: most }, (_, i) =>
            compartment[i] ? (
              <CargoPiece key={i} piece={compartment[i]} where={t.ship.compartment} />
            ) : (
              <span key={i} className={classNames('ngata-slot', i >= view.compartment && 'ngata-slot-locked')} role="img" aria-label={i < view.compartment ? t.ship.freeSlot : t.ship.lockedSlot}>
                {i >= view.compartment && <ShipSign mark="locked" size={14} />}
              </span>
            ),
          )}
        </span>
      </div>
      <div className="ngata-bay ngata-bay-hold" role="group" aria-label={t.ship.hold}>
        <span className="ngata-bay-name" tabIndex={0} {...risky}>
          <ShipSign mark="hold" size={14} />
          {t.ship.hold}
        </span>
        <Pieces pieces={[...weightless, ...hold]} where={t.ship.hold} none={t.ship.emptyHold} />
      </div>
      <p className={classNames('ngata-load', !fits && 'ngata-load-over')} role="status">
        <b>{t.ship.load(load, view.compartment)}</b> {fits ? t.ship.fitsRoute : t.ship.tooMuchForRoute}
      </p>
    </div>
  )
}

function Pieces({ pieces, where, none }: { readonly pieces: readonly Piece[]; readonly where: string; readonly none: string }): ReactElement {
  if (pieces.length === 0) return <span className="ngata-bay-none">{none}</span>
  return (
    <span className="ngata-slots">
      {pieces.map((piece, i) => (
        <CargoPiece key={i} piece={piece} where={where} />
      ))}
    </span>
  )
}

function Purse(): ReactElement {
  const { view, t } = useTable()
  return (
    <ul className="ngata-purse">
      <li>
        <ResourceSign resource="credits" size={20} label={t.ship.credits} />
        <b>{view.credits}</b>
        <small>{t.ship.credits}</small>
      </li>
      <li>
        <ResourceSign resource="influence" size={20} label={t.ship.influence} />
        <b>{view.influence}</b>
        <small>{t.ship.influence}</small>
      </li>
    </ul>
  )
}

function Fittings(): ReactElement {
  const { c, view, t } = useTable()
  const technologies = members(view.techs)
  return (
    <div className="ngata-fittings">
      <span className="ngata-bay-name">{t.ship.assault}</span>
      <span className="ngata-teeth" role="img" aria-label={`${t.ship.assault} ${view.assault}, ${t.ship.assaultDice(view.assault)}`}>
        {Array.from({ length: c.box.assaultMax }, (_, i) => (
          <Die key={i} face={i < view.assault ? 6 : 0} look={i < view.assault ? 'armed' : 'spent'} size={20} />
        ))}
      </span>
      <span className="ngata-bay-name">{t.ship.technologies}</span>
      {technologies.length === 0 ? (
        <span className="ngata-bay-none">{t.ship.noTechnology}</span>
      ) : (
        <ul className="ngata-techs">
          {technologies.map((technology) => (
            <Technology key={technology} id={c.technologies.ids[technology]} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Technology({ id }: { readonly id: string }): ReactElement {
  const { words } = useTable()
  const note = useNote('technology', id)
  return (
    <li tabIndex={0} {...note}>
      {words.name('technology', id)}
    </li>
  )
}
