import './stock.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { BOARD_FOUNDATION } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { askedBy } from '../prices/price-tag.tsx'
import { CodeSign } from '../signs.tsx'
import { factionAt, handCount, members } from '../view.ts'

/** Energy, gems and cards. */
export function Stock({ seat }: { readonly seat: number }): ReactElement {
  const { c, view, t } = useTable()
  const limit = (view.laid[seat] & (1 << BOARD_FOUNDATION.handlimit)) !== 0 ? c.start.largeHandLimit : c.start.handLimit
  const cards = handCount(view, seat)
  return (
    <ul className="circ-stock">
      <li title={t.board.energyOf(view.energy[seat])}>
        <CodeSign code="E" size={18} label={t.board.energy} />
        <b>{view.energy[seat]}</b>
      </li>
      <li title={t.board.gemsOf(view.gems[seat])}>
        <CodeSign code="G" size={18} label={t.board.gems} />
        <b>{view.gems[seat]}</b>
      </li>
      <li title={t.board.handOf(cards, limit)}>
        <CodeSign code="C" size={18} label={t.board.cards} />
        <b>
          {cards}
          <small>/{limit}</small>
        </b>
      </li>
    </ul>
  )
}

/** Price tokens: those in hand, and pale those in the vault. */
export function Tokens({ seat }: { readonly seat: number }): ReactElement {
  const { view, t } = useTable()
  const hand = members(view.priceHand[seat])
  const vault = members(view.priceVault[seat])
  return (
    <div className="circ-tokens" role="group" aria-label={t.prices.inHand}>
      {hand.map((token) => (
        <Token key={token} seat={seat} token={token} />
      ))}
      {vault.length > 0 && (
        <span className="circ-tokens-vault" role="img" aria-label={`${t.areas.vault}: ${t.prices.inVault(vault.length)}`} title={`${t.prices.inVault(vault.length)}. ${t.prices.vaultHint}`}>
          {vault.map((token) => (
            <i key={token}>{token + 1}</i>
          ))}
        </span>
      )}
    </div>
  )
}

function Token({ seat, token }: { readonly seat: number; readonly token: number }): ReactElement {
  const table = useTable()
  const { view, viewer, t, words, prompt, pricing, setPrice } = table
  const id = String(token + 1)
  const asked = askedBy(table, seat, token)
  const late = (view.priceLate[seat] & (1 << token)) !== 0
  const faction = factionAt(view, seat)
  const tip = useTip(
    () => (
      <div className="circ-note" data-atmosphere="circadians">
        <p className="circ-note-title">{t.prices.token(token + 1)}</p>
        <p className="circ-note-line">{t.prices.tokenHint(asked.toOwner, asked.toBank)}</p>
        {faction !== undefined &&
          words.priceText(faction, token + 1, view.seats).map((line, i) => (
            <p key={i} className="circ-note-line">
              <LineText line={line} reach="none" />
            </p>
          ))}
        {late && <p className="circ-note-doubt">{t.prices.collectedNow}</p>}
      </div>
    ),
    'card',
  )
  const can =
    seat === viewer && prompt?.step === 'price' && prompt.options.some(({ verb, facets }) => verb === 'price' && facets['token'] === id && (pricing.place === undefined || facets['place'] === pricing.place))
  const picked = can && pricing.token === id
  const face = (
    <>
      <small>{id}</small>
      {asked.toOwner}|{asked.toBank}
    </>
  )
  const label = `${t.prices.token(token + 1)}. ${t.prices.tokenHint(asked.toOwner, asked.toBank)}`
  if (!can)
    return (
      <span className={classNames('circ-token', late && 'circ-token-late')} role="img" aria-label={label} {...tip}>
        {face}
      </span>
    )
  return (
    <button type="button" className={classNames('circ-token', picked ? 'circ-picked' : 'circ-can')} aria-pressed={picked} aria-label={label} onClick={() => setPrice({ ...pricing, token: picked ? undefined : id })} {...tip}>
      {face}
    </button>
  )
}
