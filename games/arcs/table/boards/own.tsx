import './own.css'
import type { CSSProperties, ReactElement } from 'react'
import { identities, PlayerShape } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { useTable } from '../context.tsx'
import { Initiative } from '../round/round-strip.tsx'
import { Pips } from '../signs.tsx'
import { projected } from '../standings.ts'
import { Bank } from './bank.tsx'
import { Captives, Outrage, Trophies } from './boxes.tsx'
import { CardList } from './guild-list.tsx'
import { Cities, Slots, Supply } from './slots.tsx'

/** The viewer's own board: Power, slots, cities, Outrage, Trophies, Captives, and cards in play. */
export function OwnBoard({ slot = 30 }: { readonly slot?: number }): ReactElement {
  const { viewer, players, t } = useTable()
  return (
    <section className="arcs-own" aria-label={t.areas.yourBoard} style={{ '--arcs-player': identities[players[viewer].identity].colour } as CSSProperties}>
      <OwnPower />
      <div className="arcs-own-top">
        <Slots seat={viewer} size={slot} />
        <Cities seat={viewer} size={22} />
        <span className="arcs-own-types">
          <Outrage seat={viewer} spaces />
          <Bank />
        </span>
      </div>
      <div className="arcs-own-bottom">
        <span className="arcs-own-boxes">
          <Trophies seat={viewer} titled />
          <Captives seat={viewer} titled />
        </span>
        <CardList seat={viewer} />
      </div>
    </section>
  )
}

function OwnPower(): ReactElement {
  const { view, viewer, players, t } = useTable()
  const then = projected(view)[viewer]
  const tip = useTip(() => t.ambitions.ifChapterEndedNow)
  const { identity, name } = players[viewer]
  return (
    <div className="arcs-own-power">
      <span className="arcs-own-name">
        <PlayerShape identity={identity} size={16} />
        <b>{name}</b>
        {view.initiative === viewer && <Initiative seat={viewer} />}
      </span>
      <span className="arcs-own-number" role="img" aria-label={`${t.board.powerOf(view.power[viewer])}, ${t.ambitions.wouldHave(then)} ${t.ambitions.ifChapterEndedNow}`} {...tip}>
        <b>{view.power[viewer]}</b>
        <span>→ {then}</span>
      </span>
      <span className="arcs-own-word">{t.board.power}</span>
      {view.turn === viewer && view.pips > 0 && (
        <span className="arcs-own-pips">
          <Pips of={view.pips} label={t.turn.pipsLeft(view.pips)} size={8} />
        </span>
      )}
      <span className="arcs-own-supply">
        <Supply seat={viewer} />
        <small>{t.board.inSupply}</small>
      </span>
    </div>
  )
}
