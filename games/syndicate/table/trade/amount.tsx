import type { ReactElement } from 'react'
import { Stepper } from '#ui/stepper.tsx'
import type { Resource } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { ResourceSign } from '../signs.tsx'

interface AmountProps {
  readonly resource: Resource
  readonly value: number
  readonly max: number
  onChange(value: number): void
}

/** As the pieces of the bank: ones by the stepper, and these. */
const pieces = [5, 10]

/** How much of one resource: one by one, or by the larger pieces. */
export function Amount({ resource, value, max, onChange }: AmountProps): ReactElement {
  const { t } = useTable()
  const label = t.mat.resources[resource]
  return (
    <div className="syn-amount-row">
      <Stepper
        label={label}
        face={
          <span className="syn-amount-sign">
            <ResourceSign resource={resource} size={18} />
            <small>{t.trade.outOf(max)}</small>
          </span>
        }
        value={value}
        min={0}
        max={max}
        onChange={onChange}
      />
      {pieces.map((piece) => (
        <button key={piece} type="button" className="syn-piece" aria-label={`${label}: +${piece}`} disabled={value + piece > max} onClick={() => onChange(value + piece)}>
          +{piece}
        </button>
      ))}
    </div>
  )
}
