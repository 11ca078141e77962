import './rivals.css'
import type { CSSProperties, ReactElement } from 'react'
import { isLanes } from '#kernel/steps.ts'
import { classNames } from '#ui/class-names.ts'
import { EssenceIcon, Icon } from '#ui/icons.tsx'
import { identities, PlayerShape } from '#ui/shapes.tsx'
import { plain } from '#words/line.ts'
import { ESSENCE_LETTERS, ESSENCE_NAMES } from '../data/essence.ts'
import { useTable, type Table } from './context.tsx'
import { poolOf, rivalsOf, tableauOf } from './seen.ts'
import { Counts, PointsSeal, usePointsName } from './seat-marks.tsx'
import { Tile } from './tile.tsx'
import { Ticking } from './pool.tsx'
import { pointsBreakdown } from './totals.ts'

/** The other players in turn order. */
export function Rivals(): ReactElement {
  const { view, viewer, t } = useTable()
  return (
    <section className="ra-rivals" aria-label={t.rivals}>
      {rivalsOf(view, viewer).map((seat, i) => (
        <Rival key={seat} seat={seat} nth={i} />
      ))}
    </section>
  )
}

function Rival({ seat, nth }: { readonly seat: number; readonly nth: number }): ReactElement {
  const table = useTable()
  const { view, players, words, t, offers, answer, props } = table
  const player = players[seat]
  const name = usePointsName()
  const cards = tableauOf(view, seat)
  const passed = view.passed[seat] === 1
  const choose = offers?.bySeat.get(seat)
  const status = statusOf(table, seat, nth)
  return (
    <article
      className={classNames('ra-rival', passed && 'ra-rival-passed', cards.length > 9 && 'ra-rival-full', status.live && 'ra-rival-live')}
      style={{ '--ra-player': identities[player.identity].colour } as CSSProperties}
      aria-label={player.name}
    >
      <header className="ra-rival-head">
        <PlayerShape identity={player.identity} size={18} look={player.kind === 'bot' ? 'outline' : 'solid'} />
        {choose ? (
          <button type="button" className="ra-rival-choose ra-can ra-can-strong" onClick={() => answer([choose.key])}>
            {player.name}
          </button>
        ) : (
          <h3>{player.name}</h3>
        )}
        <span className="ra-rival-status">
          {passed && <Icon name="passed" size={14} />}
          {status.text}
        </span>
        {view.token === seat && <Icon name="firstPlayer" size={18} label={t.firstPlayerToken} className="ra-first" />}
        <PointsSeal seat={seat} size={34} />
      </header>
      <p className="ra-rival-points">
        {pointsBreakdown(view, seat)
          .map((line) => `${name(line.from, words.source('react'))} ${line.points}`)
          .join(' · ')}
      </p>
      <div className="ra-rival-pool">
        <RivalPool seat={seat} />
        <Counts seat={seat} />
      </div>
      <div className="ra-tiles" role="group" aria-label={plain(t.componentsOf(props.reader.player(seat)))}>
        {cards.map((card) => (
          <Tile key={card} card={card} />
        ))}
      </div>
    </article>
  )
}

export function RivalPool({ seat }: { readonly seat: number }): ReactElement {
  const { view, words } = useTable()
  const pool = poolOf(view, seat)
  return (
    <ul className="ra-rpool">
      {ESSENCE_LETTERS.map((code, essence) => (
        <li key={code} className={pool[essence] === 0 ? 'ra-rpool-none' : undefined}>
          <EssenceIcon code={code} size={15} label={words.name('essence', ESSENCE_NAMES[essence])} />
          <Ticking value={pool[essence]} />
        </li>
      ))}
    </ul>
  )
}

/** What a rival is doing: on turn, attacking, passed, next. */
export function statusOf({ view, viewer, t }: Table, seat: number, nth: number): { readonly text: string; readonly live: boolean } {
  const asked = view.waiting.find((each) => each.seat === seat && each.required)
  const attack = view.stack.flatMap((frame) => (isLanes(frame) ? frame.lanes.flat() : [frame])).find((frame) => frame.step === 'attacked')
  if (attack && attack['by'] === seat) return { text: t.attacking, live: true }
  if (asked?.step === 'attacked') return { text: t.attacked, live: true }
  if (asked?.step === 'turn') return { text: t.onTurn, live: true }
  if (asked) return { text: t.choosing, live: true }
  if (view.passed[seat] === 1) return { text: t.passed, live: false }
  const mine = view.waiting.some((each) => each.seat === viewer && each.step === 'turn')
  if (!mine) return { text: '', live: false }
  if (nth === 0) return { text: t.playsAfterYou, live: false }
  return { text: nth === 1 ? t.playsNext : '', live: false }
}

