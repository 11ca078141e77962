import type { ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'
import { MarkSign } from '../signs.tsx'
import { seatId } from '../view.ts'
import { Chips } from './chips.tsx'
import { offersOf, type Offer } from './offer.ts'

interface OpenOffersProps {
  /** The viewer's market question, if there is one; without it offers are to read. */
  readonly prompt: Prompt | undefined
  onCounter?(offer: Offer): void
}

/** Offers on the table, with what the viewer can answer. */
export function OpenOffers({ prompt, onCounter }: OpenOffersProps): ReactElement {
  const { view, viewer, t, who, props } = useTable()
  const offers = offersOf(view)
  if (offers.length === 0) return <p className="syn-muted syn-trade-none">{t.trade.noOffers}</p>
  const can = (key: string): boolean => prompt?.step === 'market' && prompt.options.some((option) => option.key === key)
  const say = (key: string): void => {
    if (prompt) props.answer(prompt, [key])
  }
  return (
    <ul className="syn-offers">
      {offers.map((offer) => {
        const { from, to, give, get } = offer
        const incoming = to === viewer
        const title = incoming ? t.trade.offerFrom(who(from)) : from === viewer ? t.trade.offerTo(who(to)) : t.trade.between(who(from), who(to))
        const accept = `acceptOffer:${seatId(from)}`
        return (
          <li key={`${from} ${to}`} className="syn-offer">
            <b>
              <LineText line={title} reach="none" />
            </b>
            <span className="syn-offer-sides">
              <Chips side={incoming ? get : give} />
              <MarkSign mark="exchange" size={16} />
              <Chips side={incoming ? give : get} />
            </span>
            {incoming && prompt && (
              <span className="syn-offer-answers">
                <Button look="choose" disabled={!can(accept)} title={can(accept) ? undefined : t.trade.waitForMove} onClick={() => say(accept)}>
                  {t.trade.accept}
                </Button>
                <Button disabled={!can(`refuse:${seatId(from)}`)} onClick={() => say(`refuse:${seatId(from)}`)}>
                  {t.trade.refuse}
                </Button>
                {onCounter && (
                  <Button look="quiet" onClick={() => onCounter(offer)}>
                    {t.trade.counter}
                  </Button>
                )}
              </span>
            )}
            {from === viewer && prompt && (
              <span className="syn-offer-answers">
                <Button disabled={!can(`withdraw:${seatId(to)}`)} onClick={() => say(`withdraw:${seatId(to)}`)}>
                  {t.trade.withdraw}
                </Button>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
