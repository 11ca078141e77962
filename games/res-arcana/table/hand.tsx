import './hand.css'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { LineText } from '#ui/line.tsx'
import { plain } from '#words/line.ts'
import { CardButton } from './card-button.tsx'
import { Priced } from './card-note.tsx'
import { sentencesOf } from './card-text.ts'
import { useTable } from './context.tsx'
import { priceSigns } from './rows.ts'
import { handOf, total } from './seen.ts'
import { Amount } from './signs.tsx'
import { priceOf, type Price } from './totals.ts'

/** The viewer's hand: every card with what it costs after discounts. */
export function Hand(): ReactElement {
  const { view, viewer, t } = useTable()
  const hand = handOf(view, viewer)
  return (
    <div role="group" aria-label={t.yourHand} className={classNames('ra-hand', hand.length > 4 && 'ra-hand-full')} style={{ '--ra-n': hand.length } as CSSProperties}>
      {hand.map((card) => (
        <HandCard key={card} card={card} />
      ))}
      {hand.length === 0 && <p className="ra-empty">{t.emptyHand}</p>}
    </div>
  )
}

export function HandCard({ card }: { readonly card: number }): ReactElement {
  const { view, viewer, words, t, prompt } = useTable()
  const price = priceOf(view, viewer, card)
  const short = total(price.missing) + price.missingAny
  const asked = prompt?.step === 'turn'
  const spoken = [total(price.sure) + price.open === 0 ? t.free : plain(t.payTag(price.sure, price.open)), ...(short > 0 ? [plain(t.missing(price.missing, price.missingAny))] : [])].join(', ')
  const discounted = price.left < price.printed.total
  return (
    <CardButton
      card={card}
      size="hand"
      cost={!discounted}
      spoken={spoken}
      locked={asked && short > 0}
      sentences={sentencesOf(words, card).map((line, i) => line && <LineText key={i} line={line} reach="none" />)}
      tag={
        <>
          {discounted && <Discounted price={price} />}
          {asked && short > 0 && (
            <span className="ra-lack" aria-hidden="true">
              <Icon name="lock" size={11} />
              −<Priced sure={price.missing} open={price.missingAny} />
            </span>
          )}
        </>
      }
    />
  )
}

/** The printed cost struck through, then what it costs now. */
function Discounted({ price }: { readonly price: Price }): ReactNode {
  const { t } = useTable()
  return (
    <span className="ra-discounted" aria-hidden="true">
      <s>
        {priceSigns(price.printed.fixed, price.printed.any).map(({ code, n }) => (
          <Amount key={code} code={code} n={n} size={12} />
        ))}
      </s>
      <span>{price.left === 0 ? t.free : <Priced sure={price.sure} open={price.open} />}</span>
    </span>
  )
}
