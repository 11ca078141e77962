import type { CSSProperties, ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'
import { ownerLook } from '../signs.tsx'
import { seatId } from '../view.ts'
import { Chips } from './chips.tsx'
import { offersOf, type Offer } from './offer.ts'

interface OpenOffersProps {
  /** The viewer's market question, if there is one; without it offers are to read. */
  readonly prompt: Prompt | undefined
  onCounter(offer: Offer): void
}

/** Offers on the table, those to the viewer first, with what can be answered. */
export function OpenOffers({ prompt, onCounter }: OpenOffersProps): ReactElement | null {
  const { view, viewer } = useTable()
  const rank = ({ from, to }: Offer): number => (to === viewer ? 0 : from === viewer ? 1 : 2)
  const offers = [...offersOf(view)].sort((one, other) => rank(one) - rank(other))
  if (offers.length === 0) return null
  return (
    <ul className="syn-offers">
      {offers.map((offer) => (
        <OpenOffer key={`${offer.from} ${offer.to}`} offer={offer} prompt={prompt} onCounter={onCounter} />
      ))}
    </ul>
  )
}

function OpenOffer({ offer, prompt, onCounter }: OpenOffersProps & { readonly offer: Offer }): ReactElement {
  const { view, viewer, players, t, who, props } = useTable()
  const { from, to, give, get } = offer
  const mine = from === viewer
  const incoming = to === viewer
  const can = (key: string): boolean => prompt?.step === 'market' && prompt.options.some((option) => option.key === key)
  const say = (key: string): void => {
    if (prompt) props.answer(prompt, [key])
  }
  const accept = `acceptOffer:${seatId(from)}`
  const title = incoming ? t.trade.offerFrom(who(from)) : mine ? t.trade.offerTo(who(to)) : t.trade.between(who(from), who(to))
  return (
    <li className={classNames('syn-offer', incoming && 'syn-offer-mine')} style={{ '--syn-player': ownerLook(players, from).colour } as CSSProperties}>
      <b>
        <LineText line={title} reach="none" />
      </b>
      <dl className="syn-offer-sides">
        <dt>{incoming || mine ? t.trade.give : <LineText line={t.trade.gives(who(from))} reach="none" />}</dt>
        <dd>
          <Chips side={incoming ? get : give} />
        </dd>
        <dt>{incoming || mine ? t.trade.get : <LineText line={t.trade.gives(who(to))} reach="none" />}</dt>
        <dd>
          <Chips side={incoming ? give : get} />
        </dd>
      </dl>
      {prompt && incoming && (
        <span className="syn-offer-answers">
          <Button look="primary" disabled={!can(accept)} title={can(accept) ? undefined : t.trade.waitForMove} onClick={() => say(accept)}>
            {t.trade.accept}
          </Button>
          <Button onClick={() => onCounter(offer)}>{t.trade.counter}</Button>
          <Button look="quiet" disabled={!can(`refuse:${seatId(from)}`)} onClick={() => say(`refuse:${seatId(from)}`)}>
            {t.trade.refuse}
          </Button>
          {!can(accept) && view.turn >= 0 && <small className="syn-muted">{t.trade.waitForMove}</small>}
        </span>
      )}
      {prompt && mine && (
        <span className="syn-offer-answers">
          <Button disabled={!can(`withdraw:${seatId(to)}`)} onClick={() => say(`withdraw:${seatId(to)}`)}>
            {t.trade.withdraw}
          </Button>
        </span>
      )}
    </li>
  )
}
