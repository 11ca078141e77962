import './trade.css'
import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialogue } from '#ui/dialogue.tsx'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'
import { rivalsOf } from '../view.ts'
import { SideEditor } from './side-editor.tsx'
import { emptySide, goodsOf, isEmpty, offerKeys, type Side } from './offer.ts'
import { OpenOffers } from './open-offers.tsx'
import { tradePrompt } from './trade-panel.tsx'

/** Making and answering offers: whom, what I give, what I get. Nothing is sent before the button. */
export function TradeDialogue({ onClose }: { onClose(): void }): ReactElement | null {
  const table = useTable()
  const { c, view, viewer, props, t, who } = table
  const prompt = tradePrompt(table)
  const partners = rivalsOf(view, viewer).filter((seat) => seat !== view.turn)
  const [partner, setPartner] = useState(partners[0])
  const [give, setGive] = useState<Side>(emptySide)
  const [get, setGet] = useState<Side>(emptySide)
  const choose = (seat: number, mine: Side = emptySide, theirs: Side = emptySide): void => {
    setPartner(seat)
    setGive(mine)
    setGet(theirs)
  }
  const empty = isEmpty(give) && isEmpty(get)
  const send = (): void => {
    if (!prompt) return
    props.answer(prompt, offerKeys(c, view, prompt.step, { from: viewer, to: partner, give, get }))
    choose(partner)
  }
  return (
    <Dialogue
      open
      title={t.trade.title}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <small className="syn-trade-note">{t.trade.fallsWithTurn}</small>
          <Button look="primary" disabled={!prompt || empty || partner === undefined} onClick={send}>
            {t.trade.send}
          </Button>
        </>
      }
    >
      <div className="syn-trade-body" data-atmosphere="syndicate">
        <OpenOffers prompt={prompt} onCounter={({ from, give: theirs, get: mine }) => choose(from, mine, theirs)} />
        {!prompt && view.turn === viewer && <p className="syn-muted">{t.trade.notOnTurn}</p>}
        {prompt && partner !== undefined && (
          <>
            <div className="syn-partners" role="group" aria-label={t.trade.newOffer}>
              {partners.map((seat) => (
                <button key={seat} type="button" className={classNames('syn-target', seat === partner && 'syn-target-picked')} aria-pressed={seat === partner} onClick={() => choose(seat)}>
                  <LineText line={t.trade.offerTo(who(seat))} reach="none" />
                </button>
              ))}
            </div>
            <div className="syn-sides">
              <SideEditor title={t.trade.give} goods={goodsOf(c, view, viewer, partner)} side={give} onChange={setGive} />
              <SideEditor title={t.trade.get} goods={goodsOf(c, view, partner, viewer)} side={get} onChange={setGet} />
            </div>
            <p className="syn-muted">
              {t.trade.shown} {t.trade.promises}
            </p>
          </>
        )}
      </div>
    </Dialogue>
  )
}
