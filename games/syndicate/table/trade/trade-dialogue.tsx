import './trade.css'
import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialogue } from '#ui/dialogue.tsx'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'
import { MarkSign } from '../signs.tsx'
import { rivalsOf } from '../view.ts'
import { Chips } from './chips.tsx'
import { LastWord } from './last-word.tsx'
import { emptySide, goodsOf, isEmpty, offerKeys, offersOf, within, type Offer, type Side } from './offer.ts'
import { OpenOffers } from './open-offers.tsx'
import { Partners } from './partners.tsx'
import { SideEditor } from './side-editor.tsx'
import { tradePrompt } from './trade-panel.tsx'

interface TradeDialogueProps {
  /** An offer to begin with: it is answered by another one. */
  readonly counter: Offer | undefined
  onClose(): void
}

/** What is being composed: it is nobody else's to see before it is sent. */
interface Draft {
  readonly to: number
  readonly give: Side
  readonly get: Side
  /** It answers an offer of theirs. */
  readonly counters: boolean
}

const answerTo = ({ from, give, get }: Offer): Draft => ({ to: from, give: get, get: give, counters: true })

/** Making and answering offers: whom, what I give, what I get. Nothing is sent before the button. */
export function TradeDialogue({ counter, onClose }: TradeDialogueProps): ReactElement {
  const table = useTable()
  const { c, view, viewer, props, t, who } = table
  const prompt = tradePrompt(table)
  const partners = rivalsOf(view, viewer).filter((seat) => seat !== view.turn)
  const fresh = (to: number): Draft => ({ to, give: emptySide, get: emptySide, counters: false })
  const [made, setDraft] = useState<Draft>(counter ? answerTo(counter) : fresh(offersOf(view).find((offer) => offer.to === viewer)?.from ?? partners[0]))
  // The turn may have passed to whom the offer was meant for, and goods may be gone meanwhile.
  const draft = partners.includes(made.to) ? made : fresh(partners[0])
  const { to } = draft
  const mine = goodsOf(c, view, viewer, to)
  const theirs = goodsOf(c, view, to, viewer)
  const give = within(mine, draft.give)
  const get = within(theirs, draft.get)
  const empty = isEmpty(give) && isEmpty(get)
  const send = (): void => {
    if (!prompt) return
    props.answer(prompt, offerKeys(c, view, prompt.step, { from: viewer, to, give, get }))
    setDraft(fresh(to))
  }
  const open = prompt !== undefined && to !== undefined
  return (
    <Dialogue
      open
      title={t.trade.title}
      size="wide"
      onClose={onClose}
      actions={
        open && (
          <div className="syn-trade-foot" data-atmosphere="syndicate">
            <span className="syn-trade-sum" role="status">
              {!empty && (
                <>
                  <Chips side={give} />
                  <MarkSign mark="exchange" size={16} />
                  <Chips side={get} />
                </>
              )}
            </span>
            {!empty && (
              <Button look="quiet" onClick={() => setDraft(fresh(to))}>
                {t.trade.startOver}
              </Button>
            )}
            <Button look="primary" disabled={empty} onClick={send}>
              {t.trade.send}
            </Button>
          </div>
        )
      }
    >
      <div className="syn-trade-body" data-atmosphere="syndicate">
        <LastWord />
        <OpenOffers prompt={prompt} onCounter={(offer) => setDraft(answerTo(offer))} />
        {!open && <p className="syn-muted">{view.turn === viewer ? t.trade.notOnTurn : t.trade.rests}</p>}
        {open && (
          <>
            <h3 className="syn-trade-heading">
              <LineText line={draft.counters ? t.trade.counterTo(who(to)) : t.trade.offerTo(who(to))} reach="none" />
            </h3>
            <Partners partners={partners} partner={to} onPick={(seat) => setDraft(fresh(seat))} />
            <div className="syn-sides">
              <SideEditor title={[t.trade.give]} goods={mine} side={give} onChange={(side) => setDraft({ ...draft, give: side })} />
              <SideEditor title={[t.trade.get]} goods={theirs} side={get} onChange={(side) => setDraft({ ...draft, get: side })} />
            </div>
            <p className="syn-muted">
              {t.trade.shown} {t.trade.fallsWithTurn} {t.trade.promises}
            </p>
          </>
        )}
      </div>
    </Dialogue>
  )
}
