import './market.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { useTip } from '#ui/tooltip.tsx'
import { LineText } from '#ui/line.tsx'
import { plain } from '#words/line.ts'
import { ladders, resources, type Ladder } from '../../data/names.ts'
import { isAtTop, isEmbargoed, nextPrice } from '../../rules/market.ts'
import { useChoice, useTable } from '../context.tsx'
import { MarkSign, OwnerSign, ResourceSign } from '../signs.tsx'
import { asState, cubesOf } from '../view.ts'

/** Choices that are made at the market. */
export const marketVerbs: ReadonlySet<string> = new Set(['level', 'exchange', 'exchangeSpecially', 'removeCube'])

/** The black market with everybody's cubes, and the rates of the bank. */
export function Market(): ReactElement {
  const { t, c, view, viewer, seated } = useTable()
  const pay = seated && view.syndicate[viewer] >= 0 ? c.syndicates.exchangePay[view.syndicate[viewer]] : 0
  return (
    <section className="ui-panel syn-market" aria-label={t.areas.market}>
      <h2>{t.market.title}</h2>
      {ladders.map((ladder, i) => (
        <LadderRow key={ladder} ladder={ladder} index={i} />
      ))}
      <h3>{t.market.exchange}</h3>
      <div className="syn-rates">
        {c.exchanges.give.map((_, rate) => (
          <Rate key={rate} rate={rate} />
        ))}
        {pay > 0 && <SpecialRate pay={pay} gain={c.syndicates.exchangeGain[view.syndicate[viewer]]} />}
      </div>
    </section>
  )
}

function LadderRow({ ladder, index }: { readonly ladder: Ladder; readonly index: number }): ReactElement {
  const { c, view, viewer, players, seated, t, who } = useTable()
  const boxes = c.market[index]
  const mine = seated ? cubesOf(view, viewer, index) : -1
  const price = seated ? nextPrice(c, asState(view), viewer, index) : -1
  const top = seated && isAtTop(c, asState(view), viewer, index)
  const embargo = seated && isEmbargoed(asState(view), viewer, index)
  const choice = useChoice(`level ${ladder}`, ({ verb, facets }) => (verb === 'level' || verb === 'removeCube') && facets['ladder'] === ladder, [t.market.ladders[ladder]], true)
  const tip = useTip(() => t.market.ladderHints[ladder])
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const state = embargo ? t.market.embargo : top ? t.market.atTop : price < 0 ? t.market.full : plain(t.market.price(price))
  const spoken = [t.market.ladders[ladder], ...(seated ? [state] : []), ...seats.filter((seat) => cubesOf(view, seat, index) > 0).map((seat) => plain(t.market.cubesOf(who(seat), cubesOf(view, seat, index))))].join(', ')
  return (
    <button
      type="button"
      className={classNames('syn-ladder', choice.can && 'syn-can', choice.picked && 'syn-picked')}
      aria-label={spoken}
      aria-disabled={!choice.can}
      {...choiceAttributes(choice)}
      {...tip}
      onClick={() => choice.press()}
    >
      <span className="syn-ladder-head">
        <span style={{ color: `var(--syn-${ladder})` }} className="syn-ladder-sign">
          <MarkSign mark={ladder} size={15} />
        </span>
        {t.market.ladders[ladder]}
        {seated && <small title={state}>{state}</small>}
      </span>
      <span className="syn-boxes">
        {boxes.map((cost, box) => (
          <span key={box} className={classNames('syn-box', box === mine && !top && !embargo && 'syn-box-next')}>
            <b>{cost}</b>
            <span className="syn-cubes">
              {seats.map((seat) => (cubesOf(view, seat, index) > box ? <OwnerSign key={seat} players={players} owner={seat} size={10} /> : null))}
            </span>
          </span>
        ))}
      </span>
    </button>
  )
}

function Rate({ rate }: { readonly rate: number }): ReactElement {
  const { c, t } = useTable()
  const give = resources[c.exchanges.give[rate]]
  const get = resources[c.exchanges.get[rate]]
  const label = t.market.rate(give, c.exchanges.amount[rate], get)
  const choice = useChoice(`rate ${rate}`, ({ verb, facets }) => verb === 'exchange' && facets['rate'] === `${give}_${get}`, label)
  return (
    <button type="button" className={classNames('syn-rate', choice.can && 'syn-can', choice.picked && 'syn-picked')} aria-label={plain(label)} aria-disabled={!choice.can} title={plain(label)} {...choiceAttributes(choice)} onClick={() => choice.press()}>
      {c.exchanges.amount[rate]}
      <ResourceSign resource={give} size={13} />→<ResourceSign resource={get} size={13} />
    </button>
  )
}

function SpecialRate({ pay, gain }: { readonly pay: number; readonly gain: number }): ReactElement {
  const { t } = useTable()
  const label = t.market.special(pay, gain)
  const choice = useChoice('rate own', ({ verb }) => verb === 'exchangeSpecially', label)
  return (
    <button type="button" className={classNames('syn-rate', 'syn-rate-own', choice.can && 'syn-can', choice.picked && 'syn-picked')} aria-disabled={!choice.can} {...choiceAttributes(choice)} onClick={() => choice.press()}>
      <LineText line={label} reach="none" />
    </button>
  )
}
