import './rivals.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { plain } from '#words/line.ts'
import { buildings } from '../../data/names.ts'
import type { Code } from '../../data/notation.ts'
import { KINDS, SECTORS } from '../../rules/state.ts'
import { useTable } from '../context.tsx'
import { placeInOrder } from '../round/order.ts'
import { CodeSign, KindSign, MarkSign, PhaseSign } from '../signs.tsx'
import { isNearVictory, standingOf } from '../standings.ts'
import { factionAt, handCount, leaderHere, members, rivalsOf } from '../view.ts'
import { GloryTrack } from './glory.tsx'
import { leadersOf, whereIs } from './leaders.tsx'
import { Goal } from './own.tsx'
import { Plaque } from './plaque.tsx'
import { playerHue } from './player-hue.ts'

/** The other factions in seat order; each opens as a whole board. */
export function Rivals(): ReactElement {
  const { view, viewer, t } = useTable()
  return (
    <section className="circ-rivals" aria-label={t.areas.rivals}>
      {rivalsOf(view, viewer).map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </section>
  )
}

function Rival({ seat }: { readonly seat: number }): ReactElement {
  const { c, view, players, identityOf, t, props, who } = useTable()
  const player = players[seat]
  const faction = factionAt(view, seat)
  const standing = standingOf(c, view, seat)
  const near = faction !== undefined && isNearVictory(standing)
  const asked = view.waiting.some((each) => each.seat === seat)
  const place = placeInOrder(view, seat)
  return (
    <article className={classNames('ui-panel circ-rival', asked && 'circ-rival-asked', near && 'circ-rival-near')} style={playerHue(identityOf(seat))} aria-label={plain(t.areas.boardOf(props.reader.player(seat)))}>
      <Plaque
        seat={seat}
        label={`${plain(t.areas.boardOf(props.reader.player(seat)))}. ${t.card.enlarge}`}
        news={
          <>
            <Icon name={player.kind === 'bot' ? 'robot' : 'people'} size={12} />
            {player.name}
          </>
        }
        more={place !== undefined && <span> · {t.round[place]}</span>}
      />
      {faction !== undefined && (
        <>
          <GloryTrack seat={seat} />
          <p className="circ-rival-goal">{near ? plain(t.victory.oneStep(who(seat))) : <Goal seat={seat} />}</p>
          <Counts seat={seat} regions={standing.regions} />
          <Chips seat={seat} />
        </>
      )}
    </article>
  )
}

function Counts({ seat, regions }: { readonly seat: number; readonly regions: number }): ReactElement {
  const { c, view, t } = useTable()
  const recruits = c.factions.sectors[view.faction[seat]].reduce((sum, _, sector) => sum + view.sectors[seat * SECTORS + sector], 0)
  const tokens = members(view.priceHand[seat]).length
  return (
    <p className="circ-counts-row">
      <Count code="E" n={view.energy[seat]} label={t.board.energyOf(view.energy[seat])} />
      <Count code="G" n={view.gems[seat]} label={t.board.gemsOf(view.gems[seat])} />
      <Count code="C" n={handCount(view, seat)} label={t.board.cardsOf(handCount(view, seat))} />
      <span className="circ-figure" title={t.board.regions(regions)}>
        <MarkSign mark="any" size={13} label={t.board.regions(regions)} />
        <b>{regions}</b>
      </span>
      <span className="circ-figure" title={`${t.board.recruits}: ${recruits}`}>
        <MarkSign mark="fighter" size={13} label={t.board.recruits} />
        <b>{recruits}</b>
      </span>
      <span className="circ-figure" title={`${t.prices.inHand}: ${tokens}`}>
        <PhaseSign phase="setPrices" size={13} label={t.prices.inHand} />
        <b>{tokens}</b>
      </span>
      {view.relics[seat] > 0 && (
        <span className="circ-figure" title={t.board.relics(view.relics[seat])}>
          <MarkSign mark="relic" size={13} label={t.board.relics(view.relics[seat])} />
          <b>{view.relics[seat]}</b>
        </span>
      )}
    </p>
  )
}

function Count({ code, n, label }: { readonly code: Code; readonly n: number; readonly label: string }): ReactElement {
  return (
    <span className="circ-figure" title={label}>
      <CodeSign code={code} size={13} label={label} />
      <b>{n}</b>
    </span>
  )
}

/** Leaders, on the map or dashed in reserve, and buildings on the map. */
function Chips({ seat }: { readonly seat: number }): ReactElement {
  const table = useTable()
  const { c, view, t } = table
  return (
    <p className="circ-rival-chips">
      {leadersOf(table, seat).map((leader) => {
        const { name, upgraded } = leaderHere(c, view, leader)
        const label = `${name}, ${upgraded ? t.board.upgraded : t.board.base}, ${whereIs(table, leader)}`
        return (
          <span key={leader} className={classNames('circ-chip', view.leaderAt[leader] < 0 && 'circ-chip-away', upgraded && 'circ-chip-up')} title={label} aria-label={label} role="img">
            {name}
          </span>
        )
      })}
      <span className="circ-rival-works">
        {buildings.map((kind, i) => {
          const n = view.built[seat * KINDS + i]
          return (
            <span key={kind} className="circ-figure" title={`${t.map.buildings[kind].many}: ${n}`}>
              <KindSign kind={kind} size={13} label={t.map.buildings[kind].many} />
              <b>{n}</b>
            </span>
          )
        })}
      </span>
    </p>
  )
}
