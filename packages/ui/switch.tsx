import './switch.css'
import { useId, type ReactElement } from 'react'

interface SwitchProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly checked: boolean
  onChange(checked: boolean): void
  readonly disabled?: boolean
}

/** On or off, at once. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps): ReactElement {
  const id = useId()
  return (
    <label className="ui-switch">
      <span className="ui-switch-label">{label}</span>
      {hint !== undefined && (
        <span className="ui-switch-hint" id={id}>
          {hint}
        </span>
      )}
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
