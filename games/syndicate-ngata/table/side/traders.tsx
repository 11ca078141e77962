import './traders.css'
import type { ReactElement } from 'react'
import { Amounts, DesignedMark } from '#games/syndicate/table/signs.tsx'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { both, hasFacet, hasVerb } from '#ui/turn.ts'
import { plain } from '#words/line.ts'
import { KEYS } from '../../data/content.ts'
import { EXCHANGE_RATE } from '../../rules/traders.ts'
import { useNote } from '../card-note.tsx'
import { useTable } from '../context.tsx'
import { KeySign, ShipSign } from '../signs.tsx'
import { inSet, members, tradersOf } from '../view.ts'

/** Every trader met, with what each gives for what; and the bank, where the table has one. */
export function Traders(): ReactElement {
  const { c, view, t } = useTable()
  const traders = tradersOf(view)
  const open = inSet(view.traderTiles & ~view.blocked, view.at)
  return (
    <section className="ngata-panel ngata-traders" aria-label={t.areas.traders}>
      <h3>
        <ShipSign mark="trader" size={16} />
        {t.areas.traders}
        {traders.length > 0 && <small className={classNames(open && 'ngata-traders-open')}>{open ? t.traders.openHere : t.traders.closedHere}</small>}
      </h3>
      {traders.length === 0 ? (
        <p className="ngata-panel-none">{t.traders.none}</p>
      ) : (
        <>
          {!open && (
            <p className="ngata-panel-none">
              <LineText line={t.traders.tilesAt(members(view.traderTiles).map((at) => c.territories.ids[at]))} reach="none" />
            </p>
          )}
          {traders.map((card) => (
            <Trader key={card} card={card} />
          ))}
        </>
      )}
      {view.bankExchange === 1 && <Bank />}
    </section>
  )
}

function Trader({ card }: { readonly card: number }): ReactElement {
  const { c, words, t } = useTable()
  const id = c.confrontations.ids[card]
  const note = useNote('confrontation', id)
  const { title, designed } = words.cardText('confrontation', id)
  return (
    <div className="ngata-trader">
      <h4 tabIndex={0} {...note}>
        {title}
        {designed && <DesignedMark hint={t.card.designedHint} />}
      </h4>
      <ul>
        {c.confrontations.trades[card].map((trade) => (
          <Trade key={trade} trade={trade} />
        ))}
      </ul>
    </div>
  )
}

function Trade({ trade }: { readonly trade: number }): ReactElement {
  const { c, offers, turn, optionLine, words, props, t } = useTable()
  const { trades } = c
  const id = trades.ids[trade]
  const [option] = offers(both(hasVerb('trade'), hasFacet('trade', id)))
  const keysOf = (counts: readonly number[]): readonly number[] => counts.slice(trade * KEYS, (trade + 1) * KEYS)
  return (
    <li>
      <button
        type="button"
        className={classNames('ngata-trade', option && 'ngata-can')}
        aria-pressed={option ? false : undefined}
        aria-disabled={!option}
        aria-label={plain(option ? optionLine(option) : words.option('trade', { trade: id }, props.reader))}
        onClick={() => option && turn.choose(option)}
      >
        <Side credits={trades.giveCredits[trade]} influence={trades.giveInfluence[trade]} keys={keysOf(trades.giveKeys)} any={trades.giveAnyKeys[trade]} />
        <span className="ngata-trade-arrow" aria-hidden="true">
          →
        </span>
        <Side credits={trades.getCredits[trade]} influence={trades.getInfluence[trade]} keys={keysOf(trades.getKeys)} any={0} />
        {option && <span className="ngata-trade-go">{t.traders.trade}</span>}
      </button>
    </li>
  )
}

interface SideProps {
  readonly credits: number
  readonly influence: number
  readonly keys: readonly number[]
  readonly any: number
}

function Side({ credits, influence, keys, any }: SideProps): ReactElement {
  return (
    <span className="ngata-side">
      {any > 0 && (
        <span className="ngata-count">
          {any}
          <ShipSign mark="locked" size={15} />
        </span>
      )}
      {keys.flatMap((n, key) => Array.from({ length: n }, (_, i) => <KeySign key={`${key} ${i}`} of={key} size={18} />))}
      <Amounts amounts={[credits, influence, 0]} size={14} />
    </span>
  )
}

function Bank(): ReactElement {
  const { offers, turn, t } = useTable()
  const [option] = offers(hasVerb('exchange'))
  return (
    <div className="ngata-trader">
      <h4>
        <ShipSign mark="bank" size={14} /> {t.traders.bank}
      </h4>
      <button type="button" className={classNames('ngata-trade', option && 'ngata-can')} aria-pressed={option ? false : undefined} aria-disabled={!option} aria-label={`${t.traders.change}: ${t.traders.bankHint}`} onClick={() => option && turn.choose(option)}>
        <Side credits={EXCHANGE_RATE} influence={0} keys={[]} any={0} />
        <span className="ngata-trade-arrow" aria-hidden="true">
          →
        </span>
        <Side credits={0} influence={1} keys={[]} any={0} />
        {option && <span className="ngata-trade-go">{t.traders.change}</span>}
      </button>
    </div>
  )
}
