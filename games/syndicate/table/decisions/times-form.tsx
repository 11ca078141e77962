import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { resources } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { Amounts, MarkSign } from '../signs.tsx'

/** How often to exchange at the bank. */
export function TimesForm({ rate }: { readonly rate: number }): ReactElement {
  const { c, prompt, turn, t } = useTable()
  const [times, setTimes] = useState(1)
  const most = prompt?.options.length ?? 1
  const amounts = (of: number, n: number): readonly number[] => resources.map((_, i) => (i === of ? n : 0))
  return (
    <div className="syn-form">
      <Stepper label={t.market.exchange} hideLabel value={times} min={1} max={most} onChange={setTimes} />
      <span className="syn-form-sum">
        <Amounts amounts={amounts(c.exchanges.give[rate], -times * c.exchanges.amount[rate])} size={16} />
        <MarkSign mark="exchange" size={16} />
        <Amounts amounts={amounts(c.exchanges.get[rate], times)} signed size={16} />
      </span>
      <Button look="primary" onClick={() => turn.chain([`times:${times}`])}>
        {t.turn.confirm}
      </Button>
    </div>
  )
}
