import './stepper.css'
import { useId, type ReactElement, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useFurniture } from './furniture.tsx'

interface StepperProps {
  readonly label: string
  /** Shown beside the label: an icon, a hint. */
  readonly face?: ReactNode
  readonly hideLabel?: boolean
  readonly value: number
  readonly min: number
  readonly max: number
  onChange(value: number): void
}

/** − n +, a spin button that arrow keys, Home and End move. */
export function Stepper({ label, face, hideLabel = false, value, min, max, onChange }: StepperProps): ReactElement {
  const { words } = useFurniture()
  const id = useId()
  const set = (next: number): void => {
    const held = Math.min(max, Math.max(min, next))
    if (held !== value) onChange(held)
  }
  return (
    <div className="ui-stepper">
      {face}
      <span className={hideLabel ? 'ui-unseen' : 'ui-stepper-label'} id={id}>
        {label}
      </span>
      <IconButton icon="minus" look="plain" label={words.less} tabIndex={-1} disabled={value <= min} onClick={() => set(value - 1)} />
      <span
        className="ui-stepper-value"
        role="spinbutton"
        tabIndex={0}
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        onKeyDown={(event) => {
          const next = { ArrowUp: value + 1, ArrowRight: value + 1, ArrowDown: value - 1, ArrowLeft: value - 1, Home: min, End: max }[event.key]
          if (next === undefined) return
          event.preventDefault()
          set(next)
        }}
      >
        {value}
      </span>
      <IconButton icon="plus" look="plain" label={words.more} tabIndex={-1} disabled={value >= max} onClick={() => set(value + 1)} />
    </div>
  )
}
