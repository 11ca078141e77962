import './segment.css'
import { useId, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface SegmentChoice<T extends string> {
  readonly value: T
  readonly label: ReactNode
  /** Spoken name where the label is not text. */
  readonly name?: string
  readonly disabled?: boolean
}

interface SegmentProps<T extends string> {
  readonly legend: string
  readonly choices: readonly SegmentChoice<T>[]
  readonly value: T
  onChange(value: T): void
  readonly disabled?: boolean
  readonly size?: 'usual' | 'small'
  readonly showLegend?: boolean
}

/** A real radio group, side by side: one of a few short words. */
export function Segment<T extends string>({ legend, choices, value, onChange, disabled = false, size = 'usual', showLegend = false }: SegmentProps<T>): ReactElement {
  const name = useId()
  return (
    <fieldset className={classNames('ui-segment', size === 'small' && 'ui-segment-small')} disabled={disabled}>
      <legend className={showLegend ? 'ui-segment-legend' : 'ui-unseen'}>{legend}</legend>
      <div className="ui-segment-row">
        {choices.map((choice) => (
          <label key={choice.value} className="ui-segment-choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled ?? false}
              aria-label={choice.name}
              onChange={() => onChange(choice.value)}
            />
            <span className="ui-segment-face" title={choice.name}>
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface RadioCardChoice<T extends string> {
  readonly value: T
  readonly label: string
  /** One sentence of consequence. */
  readonly hint: string
  readonly disabled?: boolean
}

interface RadioCardsProps<T extends string> {
  readonly legend: string
  readonly choices: readonly RadioCardChoice<T>[]
  readonly value: T
  onChange(value: T): void
  readonly disabled?: boolean
}

/** A radio group whose choices need a sentence each. */
export function RadioCards<T extends string>({ legend, choices, value, onChange, disabled = false }: RadioCardsProps<T>): ReactElement {
  const name = useId()
  return (
    <fieldset className="ui-radio-cards" disabled={disabled}>
      <legend className="ui-unseen">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="ui-radio-card">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled ?? false}
            onChange={() => onChange(choice.value)}
            aria-describedby={`${name}${choice.value}`}
          />
          <span className="ui-radio-card-label">{choice.label}</span>
          <span className="ui-radio-card-hint" id={`${name}${choice.value}`}>
            {choice.hint}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
