import './centre.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { LineText } from '#ui/line.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { plain } from '#words/line.ts'
import { FIRST_MONUMENT } from '../data/content.ts'
import { CardButton } from './card-button.tsx'
import { useTable } from './context.tsx'
import { ItemTile } from './item-tile.tsx'
import { components, itemsLeft, monumentsLeft, monumentsShown, ownerOf, placesOf, total } from './seen.ts'
import { Amounts } from './signs.tsx'
import { lacking, pointsOfCard } from './totals.ts'

/** The middle of the table: places of power, monuments, items that nobody has. */
export function Centre({ covered = false }: { readonly covered?: boolean }): ReactElement {
  const { view, t } = useTable()
  return (
    <section className="ra-centre" aria-label={t.tabCentre} inert={covered}>
      <Corners />
      <div className="ra-centre-places">
        <h3 className="ra-label">{t.placesOfPower}</h3>
        <div className="ra-places">
          {placesOf(view).map((card) => (
            <Place key={card} card={card} />
          ))}
        </div>
      </div>
      <div className="ra-centre-side">
        <div>
          <h3 className="ra-label">
            {t.monuments} <small><LineText line={t.monumentPrice(components[FIRST_MONUMENT].cost.fixed)} reach="none" /></small>
          </h3>
          <div className="ra-monuments">
            {monumentsShown(view).map((card) => (
              <CardButton key={card} card={card} size="small" cost={false} />
            ))}
            <MonumentDeck />
          </div>
        </div>
        <div>
          <h3 className="ra-label">{t.remainingItems}</h3>
          <div className="ra-items">
            {itemsLeft(view).map((card) => (
              <ItemTile key={card} card={card} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

/** A claimed place stays here, without its cost, with its owner and what it is worth. */
function Place({ card }: { readonly card: number }): ReactElement {
  const table = useTable()
  const { view, viewer, players, t, props, seated } = table
  const owner = ownerOf(view, card)
  if (owner >= 0) {
    const points = pointsOfCard(view, owner, card)
    const player = players[owner]
    const spoken = plain(t.ownedBy(props.reader.player(owner), points))
    return (
      <CardButton
        card={card}
        size="place"
        cost={false}
        upright
        spoken={spoken}
        className="ra-place-owned"
        foot={
          <span className="ra-owner">
            <PlayerShape identity={player.identity} size={14} look={player.kind === 'bot' ? 'outline' : 'solid'} />
            {view.turned[card] === 1 && <Icon name="turn" size={13} />}
            <span>{owner === viewer ? t.you : player.name}</span>
          </span>
        }
      />
    )
  }
  const missing = seated ? lacking(view, viewer, components[card].cost.fixed) : []
  const can = table.canChoose(card).length > 0
  const spoken = total(missing) > 0 ? plain(t.missing(missing)) : undefined
  return (
    <CardButton
      card={card}
      size="place"
      {...(spoken ? { spoken } : {})}
      foot={
        can ? (
          <span className="ra-claim">{t.claimThisPlace}</span>
        ) : total(missing) > 0 ? (
          <span className="ra-missing">
            <Icon name="lock" size={11} />−<Amounts amounts={missing} size={12} />
          </span>
        ) : undefined
      }
    />
  )
}

function MonumentDeck(): ReactElement {
  const { view, t, offers, narrow, half, answer } = useTable()
  const left = monumentsLeft(view)
  const claim = half.verb === undefined || half.verb === 'claimUnseen' || half.verb === 'claim' ? offers?.byVerb.get('claimUnseen')?.[0] : undefined
  const look = offers?.byVerb.get('deck')?.find((option) => option.facets['deck'] === 'monuments')
  const can = claim !== undefined || look !== undefined
  return (
    <button
      type="button"
      className={classNames('ra-monument-deck', can && 'ra-can', half.verb === 'claimUnseen' && 'ra-picked')}
      aria-label={claim ? `${t.claimUnseenMonument}, ${t.monumentsInDeck(left)}` : t.monumentsInDeck(left)}
      {...(can ? { 'aria-pressed': half.verb === 'claimUnseen' } : { 'aria-disabled': true })}
      onClick={() => {
        if (look) answer([look.key])
        else if (claim) narrow({ verb: 'claimUnseen' })
      }}
    >
      <Icon name="monument" size={30} />
      <b>{left}</b>
      <small>{t.deck}</small>
    </button>
  )
}

/** Gold leaf in the corners of the felt. */
function Corners(): ReactElement {
  return (
    <>
      {['tl', 'tr', 'bl', 'br'].map((corner) => (
        <svg key={corner} className={`ra-corner ra-corner-${corner}`} viewBox="0 0 40 40" width={34} height={34} aria-hidden="true">
          <path d="M2 38V8a6 6 0 0 1 6-6h30M7 30V12a5 5 0 0 1 5-5h18M2 22c8 0 9-4 9-11M22 2c0 8-4 9-11 9M14 14l5 5" fill="none" stroke="currentColor" strokeWidth="1.2" />
          <circle cx="20.5" cy="20.5" r="1.8" fill="currentColor" />
        </svg>
      ))}
    </>
  )
}
