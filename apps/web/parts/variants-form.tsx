import './variants-form.css'
import type { ReactElement } from 'react'
import type { Variant, VariantTable } from '#kernel/variant.ts'
import { RadioCards } from '#ui/segment.tsx'
import { Switch } from '#ui/switch.tsx'
import type { GameWords } from '#words/game-words.ts'

interface VariantsFormProps {
  readonly table: VariantTable
  readonly words: GameWords
  readonly variant: Variant
  readonly seats: number
  onChange(variant: Variant): void
  readonly disabled?: boolean
}

/** What a table decides before it starts, in the words of its game. Choices that need another number of seats are not offered. */
export function VariantsForm({ table, words, variant, seats, onChange, disabled = false }: VariantsFormProps): ReactElement {
  return (
    <div className="variants">
      {Object.entries(table).map(([name, spec]) => {
        const said = words.variants[name]
        const values = spec.values.filter((value) => spec.only?.[value]?.includes(seats) ?? true)
        if (!said || values.length < 2) return null
        const chosen = variant[name] ?? spec.default
        const set = (value: string): void => onChange({ ...variant, [name]: value })
        const off = values.find((value) => value === 'no' || value === 'off')
        const on = values.find((value) => value !== off)
        return (
          <div key={name} className="variant">
            <h3>{said.label}</h3>
            {values.length === 2 && off !== undefined && on !== undefined ? (
              <Switch label={said.values[on]?.label ?? on} hint={said.values[on]?.hint} checked={chosen === on} disabled={disabled} onChange={(checked) => set(checked ? on : off)} />
            ) : (
              <RadioCards
                legend={said.label}
                value={chosen}
                disabled={disabled}
                choices={values.map((value) => ({ value, label: said.values[value]?.label ?? value, hint: said.values[value]?.hint ?? '' }))}
                onChange={set}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Choices that no longer fit the number of seats go back to their default. */
export function fittingVariant(table: VariantTable, variant: Variant, seats: number): Variant {
  return Object.fromEntries(
    Object.entries(table).map(([name, spec]) => {
      const value = variant[name] ?? spec.default
      return [name, spec.only?.[value]?.includes(seats) === false ? spec.default : value]
    }),
  )
}
