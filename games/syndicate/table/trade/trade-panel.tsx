import './trade.css'
import { createContext, useContext, type ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { useTable, type Table } from '../context.tsx'
import { MarkSign } from '../signs.tsx'
import { LastWord } from './last-word.tsx'
import { offersOf, type Offer } from './offer.ts'
import { OpenOffers } from './open-offers.tsx'

/** Opens the trade dialogue, from wherever it is called for; with an offer, to answer it with another one. */
export const OpenTradeContext = createContext<(counter?: Offer) => void>(() => undefined)

/** The viewer's question about trade, beside whatever else is asked. */
export const tradePrompt = ({ props }: Table): Prompt | undefined => props.prompts.find(({ step }) => step === 'market' || step === 'draft')

/** Trade among those who are not on turn, in short; the dialogue has the rest. */
export function TradePanel(): ReactElement | null {
  const table = useTable()
  const { view, viewer, t } = table
  const open = useContext(OpenTradeContext)
  const prompt = tradePrompt(table)
  if (view.trading === 0 || view.turn < 0) return null
  const closed = view.turn === viewer ? t.trade.notOnTurn : view.seats === 2 && view.phantom === 0 ? t.trade.nobodyLeft : undefined
  return (
    <section className="ui-panel syn-trade" aria-label={t.areas.trade}>
      <header>
        <MarkSign mark="deal" size={18} />
        <h2>{t.trade.title}</h2>
        {prompt && (
          <Button look="choose" onClick={() => open()}>
            {t.trade.newOffer}
          </Button>
        )}
      </header>
      <LastWord />
      <OpenOffers prompt={prompt} onCounter={open} />
      {view.offers.length === 0 && <p className="syn-muted">{prompt ? t.trade.noOffers : (closed ?? t.trade.noOffers)}</p>}
    </section>
  )
}

/** In the prompt bar, while nothing else is asked. */
export function TradeInvitation(): ReactElement | null {
  const table = useTable()
  const { view, viewer, props, t } = table
  const open = useContext(OpenTradeContext)
  const prompt = tradePrompt(table)
  if (!prompt) return null
  const incoming = offersOf(view).filter(({ to }) => to === viewer).length
  return (
    <div className="syn-form">
      <Button look={incoming > 0 ? 'primary' : 'choose'} onClick={() => open()}>
        {t.trade.title}
        {incoming > 0 && ` · ${incoming}`}
      </Button>
      {prompt.options.some(({ key }) => key === 'leaveMarket') && (
        <Button look="quiet" onClick={() => props.answer(prompt, ['leaveMarket'])}>
          {t.trade.leave}
        </Button>
      )}
      {prompt.step === 'draft' && (
        <Button look="quiet" onClick={() => props.answer(prompt, ['drop'])}>
          {t.trade.drop}
        </Button>
      )}
    </div>
  )
}
