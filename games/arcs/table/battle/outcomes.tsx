import './outcomes.css'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#ui/icons.tsx'
import { LineText } from '#ui/line.tsx'
import { line, type Line } from '#words/line.ts'
import { AMBITION, resources } from '../../data/names.ts'
import { SEATS, TROPHY } from '../../rules/state.ts'
import { CardSign } from '../cards/card-face.tsx'
import { useTable, type Table } from '../context.tsx'
import { AmbitionSign, ResourceSign } from '../signs.tsx'
import { standingsOf } from '../standings.ts'
import type { ArcsView } from '../view.ts'
import { IconSign } from './dice-face.tsx'
import { lootOf, sidesOf, type Fight } from './fight.ts'
import { percentOf, type Distribution, type Odds } from './odds.ts'

/** The four distributions as small charts. */
export function Charts({ odds }: { readonly odds: Odds }): ReactElement {
  const { t } = useTable()
  const charts = [
    { id: 'hits', icon: 'hit', title: t.battle.theirShips, of: odds.hits },
    { id: 'building', icon: 'building', title: t.battle.theirBuildings, of: odds.building },
    { id: 'keys', icon: 'key', title: t.battle.keys, of: odds.keys },
    { id: 'taken', icon: 'self', title: t.battle.hitsTaken, of: odds.taken },
  ] as const
  return (
    <div className="fight-charts">
      {charts.map(({ id, icon, title, of }) => (
        <figure key={id} className={`fight-chart fight-chart-${id}`}>
          <figcaption>
            <IconSign icon={icon} size={16} />
            <span>
              <b>{title}</b> {t.battle.mean(t.decimal(of.mean))}
            </span>
          </figcaption>
          <Bars of={of} odds={odds} />
        </figure>
      ))}
    </div>
  )
}

const TALLEST = 52

function Bars({ of, odds }: { readonly of: Distribution; readonly odds: Odds }): ReactElement {
  const { t } = useTable()
  const top = Math.max(...of.ways)
  return (
    <ol className="fight-bars">
      {of.ways.map((ways, value) => {
        const percent = t.percent(percentOf(ways, odds))
        return (
          <li key={value} aria-label={`${value}: ${percent}`}>
            <span className="fight-bar-share">{percent.replace(/\s?%/, '')}</span>
            <span className={value === 0 ? 'fight-bar fight-bar-none' : 'fight-bar'} style={{ height: Math.max(2, (ways / top) * TALLEST) }} />
            <span className="fight-bar-value">{value}</span>
          </li>
        )
      })}
    </ol>
  )
}

interface Outcome {
  readonly id: string
  readonly picture: ReactNode
  readonly title: Line
  readonly note: Line
  readonly ways: number
  readonly look: 'good' | 'loot' | 'ruin' | 'loss'
}

/** What may come of it, and what that means for the score. */
export function Outcomes({ fight, odds }: { readonly fight: Fight; readonly odds: Odds }): ReactElement {
  const table = useTable()
  const { t } = table
  return (
    <ul className="fight-outcomes">
      {outcomesOf(table, fight, odds).map(({ id, picture, title, note, ways, look }) => (
        <li key={id} className={`fight-outcome fight-outcome-${look}`}>
          <span className="fight-outcome-sign">{picture}</span>
          <span className="fight-outcome-words">
            <b>
              <LineText line={title} reach="none" />
            </b>{' '}
            <span>
              <LineText line={note} reach="none" />
            </span>
          </span>
          <span className="fight-outcome-track" aria-hidden="true">
            <span style={{ width: `${percentOf(ways, odds)}%` }} />
          </span>
          <b className="fight-outcome-share">{t.percent(percentOf(ways, odds))}</b>
        </li>
      ))}
    </ul>
  )
}

function outcomesOf(table: Table, fight: Fight, odds: Odds): readonly Outcome[] {
  const { view, t, players, words, props } = table
  const { buildings, mine } = sidesOf(view, fight)
  const onlyCities = buildings.every(({ city }) => city)
  const all: readonly (Outcome | undefined)[] = [
    { id: 'trophy', picture: <AmbitionSign ambition="warlord" size={18} />, title: [t.battle.someTrophy], note: trophyNote(table, fight), ways: odds.trophy, look: 'good' },
    ...lootOutcomes(table, fight, odds),
    buildings.length > 0
      ? { id: 'building', picture: <IconSign icon="building" size={18} />, title: [onlyCities ? t.battle.destroyCity : t.battle.destroyBuilding], note: [buildings.map(({ city }) => words.name('piece', city ? 'city' : 'starport')).join(', ')], ways: odds.buildingFalls, look: 'ruin' }
      : undefined,
    { id: 'loss', picture: <IconSign icon="self" size={18} />, title: [t.battle.loseShip], note: players[fight.rival] ? t.battle.trophyFor(props.reader.player(fight.rival)) : [], ways: odds.loses, look: 'loss' },
    mine.fresh + mine.damaged > 1 && odds.losesAll > 0 ? { id: 'rout', picture: <Icon name="warning" size={18} />, title: [t.battle.loseAllShips], note: [t.battle.noShipLeft], ways: odds.losesAll, look: 'loss' } : undefined,
  ]
  return all.flatMap((each) => (each === undefined ? [] : [each]))
}

/** The cheapest token, and the dearest card that the dice could open. */
function lootOutcomes({ view, t }: Table, { rival }: Fight, { usable }: Odds): readonly Outcome[] {
  if (usable.length < 2) return []
  const { slots, cards } = lootOf(view, rival)
  const found: Outcome[] = []
  const cheapest = slots.reduce<(typeof slots)[number] | undefined>((best, each) => (best === undefined || each.keys < best.keys ? each : best), undefined)
  if (cheapest && usable[cheapest.keys] !== undefined) {
    const resource = resources[cheapest.type]
    found.push({ id: 'token', picture: <ResourceSign resource={resource} size={18} />, title: t.battle.stealToken(resource), note: [t.battle.forKeys(cheapest.keys)], ways: usable[cheapest.keys], look: 'loot' })
  }
  const [card] = cards.filter(({ keys }) => usable[keys] !== undefined).sort((one, other) => other.keys - one.keys)
  if (card) found.push({ id: 'card', picture: <CardSign id={card.id} size={18} />, title: t.battle.stealCard(card.id), note: [t.battle.forKeys(card.keys)], ways: usable[card.keys], look: 'loot' })
  return found
}

/** Would one Trophy more change who leads in Warlord? */
function trophyNote({ view, t }: Table, { seat, rival }: Fight): Line {
  const now = standingsOf(view)[AMBITION.warlord]
  if (!now.declared) return []
  const then = standingsOf(withTrophy(view, seat, rival))[AMBITION.warlord]
  const most = Math.max(...then.counts)
  if (then.counts[seat] < most || then.power[seat] === 0) return []
  const alone = then.counts.filter((count) => count === most).length === 1
  return line`${alone ? t.battle.aheadIn('warlord', then.power[seat]) : t.battle.tiedIn('warlord', then.power[seat])}`
}

function withTrophy(view: ArcsView, seat: number, rival: number): ArcsView {
  const at = (seat * SEATS + TROPHY.ship) * SEATS + rival
  return { ...view, trophies: view.trophies.map((count, i) => (i === at ? count + 1 : count)) }
}
