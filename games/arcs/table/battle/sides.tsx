import './sides.css'
import type { ReactElement, ReactNode } from 'react'
import { LineText } from '#ui/line.tsx'
import { identities, PlayerShape } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { AMBITION, resources } from '../../data/names.ts'
import { CardSign } from '../cards/card-face.tsx'
import { useCardTip } from '../cards/card-note.tsx'
import { useTable } from '../context.tsx'
import { AmbitionSign, Keys, MarkSign, PieceSign, ResourceSign, TypeSign } from '../signs.tsx'
import { standingsOf } from '../standings.ts'
import { content, planetOf, slotsOf } from '../view.ts'
import { IconSign } from './dice-face.tsx'
import { isBeloved, lootOf, outcryOf, raidDice, rangeOf, sidesOf, type Fight } from './fight.ts'
import type { ShipCount } from './resolution.ts'

/** Attacker and defender beside the dice. */

function Side({ seat, look, children }: { readonly seat: number; readonly look: 'attack' | 'defence'; readonly children: ReactNode }): ReactElement {
  const { players, t } = useTable()
  const player = players[seat]
  return (
    <section className={`fight-side fight-side-${look}`} style={{ '--own': `var(--player-${identities[player?.identity ?? 0].id})` } as Record<string, string>}>
      <p className="fight-side-word">{t.battle[look]}</p>
      <h3 className="fight-side-name">
        <PlayerShape identity={player?.identity ?? 0} size={18} />
        {player?.name}
      </h3>
      {children}
    </section>
  )
}


/** Ships one by one, and in words. */
export function FleetRow({ seat, ships, size = 30 }: { readonly seat: number; readonly ships: ShipCount; readonly size?: number }): ReactElement {
  const { players, t } = useTable()
  const identity = players[seat]?.identity ?? 0
  return (
    <div className="fight-fleet">
      <p>{t.map.ships(ships.fresh, ships.damaged)}</p>
      <span className="fight-pieces" aria-hidden="true">
        {Array.from({ length: ships.fresh + ships.damaged }, (_, i) => (
          <PieceSign key={i} piece="ship" identity={identity} damaged={i >= ships.fresh} size={size} />
        ))}
      </span>
    </div>
  )
}

export function Attack({ fight }: { readonly fight: Fight }): ReactElement {
  const { view, t } = useTable()
  const { mine, theirs } = sidesOf(view, fight)
  const [least, most] = rangeOf(view, fight)
  const lives = mine.fresh * 2 + mine.damaged
  const warlord = standingsOf(view)[AMBITION.warlord]
  return (
    <Side seat={fight.seat} look="attack">
      <p className="fight-muted">
        {t.battle.diceAtMost(mine.fresh + mine.damaged, most)}
        {least > 0 && `, ${t.battle.diceAtLeast(least)}`}
      </p>
      <FleetRow seat={fight.seat} ships={mine} />
      <p className="fight-lives-word">{t.battle.hitsToDestroy(lives)}</p>
      <span className="fight-lives" aria-hidden="true">
        {Array.from({ length: (mine.fresh + mine.damaged) * 2 }, (_, i) => (
          <span key={i} className={i < lives ? 'fight-life' : 'fight-life fight-life-gone'} />
        ))}
      </span>
      {warlord.declared && <Counts />}
      <div className="fight-order">
        <p>{t.battle.orderHeading}</p>
        <ol>
          {t.battle.order.map((text, i) => (
            <li key={text}>
              <IconSign icon={(['self', 'intercept', 'hit', 'building', 'key'] as const)[i]} size={15} />
              {i === 1 && theirs.fresh > 0 ? t.battle.interceptWouldHit(theirs.fresh) : text}
            </li>
          ))}
        </ol>
      </div>
    </Side>
  )
}

/** Trophies of everybody, while Warlord is declared. */
function Counts(): ReactElement {
  const { view, players, words, t } = useTable()
  const { counts, value, power } = standingsOf(view)[AMBITION.warlord]
  return (
    <div className="fight-counts">
      <p>
        <AmbitionSign ambition="warlord" size={15} /> {words.name('ambition', 'warlord')} · {t.ambitions.marker(value[0], value[1])}
      </p>
      <span className="fight-count-row">
        {counts.map((count, seat) => (
          <span key={seat} className={power[seat] > 0 ? 'fight-count fight-count-scores' : 'fight-count'}>
            <PlayerShape identity={players[seat].identity} size={13} label={players[seat].name} />
            {count}
          </span>
        ))}
      </span>
    </div>
  )
}

export function Defence({ fight }: { readonly fight: Fight }): ReactElement {
  const { view, players, words, t } = useTable()
  const { rival, system } = fight
  const { theirs, buildings } = sidesOf(view, fight)
  const identity = players[rival]?.identity ?? 0
  const resource = planetOf(system)
  const outcry = outcryOf(view, fight)
  const mine = standingsOf(view).filter(({ declared, counts }) => declared && counts[rival] > 0)
  return (
    <Side seat={rival} look="defence">
      <p className="fight-muted">{t.map.systemTitle(content.systems.ids[system], resource)}</p>
      {theirs.fresh + theirs.damaged > 0 && <FleetRow seat={rival} ships={theirs} />}
      {buildings.length > 0 && (
        <span className="fight-buildings">
          {buildings.map(({ place, city, damaged }) => (
            <span key={place} className="fight-building">
              <PieceSign piece={city ? 'city' : 'starport'} identity={identity} damaged={damaged} size={34} />
              <span>
                {words.name('piece', city ? 'city' : 'starport')}
                {damaged && <i> {t.map.damagedWord}</i>}
                {city && resource && (
                  <span className="fight-building-resource">
                    <ResourceSign resource={resource} size={13} /> {words.name('resource', resource)}
                  </span>
                )}
              </span>
            </span>
          ))}
        </span>
      )}
      <p className="fight-muted">{t.battle[raidDice(view, fight)]}</p>
      <Plunder rival={rival} />
      {outcry.length > 0 && (
        <div className="fight-warning">
          {outcry.map(({ resource: type, tokens, cards }) => (
            <p key={type}>
              <MarkSign mark="outrage" size={15} /> <LineText line={t.battle.cityDestroyed(type, tokens, cards)} reach="none" />
            </p>
          ))}
          <p>{isBeloved(view, rival) ? t.battle.noRansack : t.battle.thenRansack}</p>
        </div>
      )}
      {mine.length > 0 && (
        <div className="fight-ambitions">
          <p>{t.battle.ambitionsBefore}</p>
          <ul>
            {mine.map(({ id, counts, power }) => (
              <li key={id}>
                <AmbitionSign ambition={id} size={15} />
                <span>{words.name('ambition', id)}</span>
                <b>{counts[rival]}</b>
                {power[rival] > 0 && <em>+{power[rival]}</em>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Side>
  )
}

/** What a Rival has that keys could open. */
function Plunder({ rival }: { readonly rival: number }): ReactElement | null {
  const { view, t } = useTable()
  const { cards, guarded } = lootOf(view, rival)
  const slots = slotsOf(view, rival).filter(({ open }) => open)
  if (cards.length === 0 && slots.every(({ type }) => type < 0)) return null
  return (
    <div className="fight-plunder">
      <p>{t.battle.toPlunder}</p>
      {!guarded && (
        <span className="fight-slots">
          {slots.map(({ slot, type, keys }) => (
            <PlunderSlot key={slot} type={type} keys={keys} />
          ))}
        </span>
      )}
      <ul>
        {cards.map(({ id, keys }) => (
          <PlunderCard key={id} id={id} keys={keys} />
        ))}
      </ul>
      {guarded && <p className="fight-muted">{t.battle.guarded}</p>}
    </div>
  )
}

function PlunderSlot({ type, keys }: { readonly type: number; readonly keys: number }): ReactElement {
  const { words, t } = useTable()
  const name = type < 0 ? t.board.emptySlot : words.name('resource', resources[type])
  const label = `${name}, ${t.board.raidCost(keys)}`
  const tip = useTip(() => label)
  return (
    <span className="fight-slot" role="img" aria-label={label} {...tip}>
      <span className={type < 0 ? 'fight-slot-box fight-slot-empty' : 'fight-slot-box'}>{type >= 0 && <TypeSign type={type} size={16} />}</span>
      <Keys n={keys} />
    </span>
  )
}

function PlunderCard({ id, keys }: { readonly id: string; readonly keys: number }): ReactElement {
  const { name } = useTable()
  const tip = useCardTip(id)
  return (
    <li {...tip}>
      <CardSign id={id} size={15} />
      <span>{name(id)}</span>
      <Keys n={keys} />
    </li>
  )
}
