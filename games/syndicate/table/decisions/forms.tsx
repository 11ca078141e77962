import './decisions.css'
import type { ReactElement } from 'react'
import type { Table } from '../context.tsx'
import { TradeInvitation } from '../trade/trade-panel.tsx'
import { AnyForm } from './any-form.tsx'
import { OrderForm } from './order-form.tsx'
import { TimesForm } from './times-form.tsx'

/** Questions that are answered with a form in place of a list of choices. */
export function formOf({ prompt, turn }: Table): ReactElement | undefined {
  if (!prompt || turn.asking) return undefined
  const { frame } = prompt
  switch (prompt.step) {
    case 'order':
      return <OrderForm key={prompt.id} />
    case 'any':
      return <AnyForm key={prompt.id} left={frame['left'] as number} from={frame['from'] as number} to={frame['to'] as number} />
    case 'times':
      return <TimesForm key={prompt.id} rate={frame['rate'] as number} />
    case 'market':
    case 'draft':
      return <TradeInvitation />
    default:
      return undefined
  }
}
