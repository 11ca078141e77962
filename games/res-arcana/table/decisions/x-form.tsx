import { useState, type ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { EssenceIcon, Icon } from '#ui/icons.tsx'
import { Segment } from '#ui/segment.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { ESSENCE_LETTERS, ESSENCE_NAMES } from '../../data/essence.ts'
import { useTable } from '../context.tsx'
import { components, poolOf } from '../seen.ts'
import { Amount } from '../signs.tsx'
import { Choices } from './choices.tsx'

/** X essences of one type: the type and how many, in one answer. */
export function XForm({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { view, viewer, words, answer, t } = useTable()
  const { frame } = prompt
  const pool = poolOf(view, viewer)
  const fixed = frame.step === 'payAmount' ? (frame['essence'] as number) : -1
  const types = fixed >= 0 ? [fixed] : pool.flatMap((have, type) => (have > 0 ? [type] : []))
  const [type, setType] = useState(() => types.reduce((most, each) => (pool[each] > pool[most] && each !== 4 ? each : most), types[0] ?? 0))
  const [amount, setAmount] = useState(() => pool[type])
  const { effect } = components[frame['card'] as number].powers[frame['power'] as number]
  const held = Math.min(amount, pool[type])
  // A single one of a type leaves nothing to ask.
  const keys = [...(fixed < 0 ? [`payType:${ESSENCE_NAMES[type]}`] : []), ...(pool[type] > 1 ? [`payAmount:${held}`] : [])]
  const nothing = prompt.options.filter((option) => option.verb === 'payNothing')
  return (
    <div className="ra-amounts ra-wide">
      <div className="ra-x">
        {types.length > 1 && (
          <Segment
            legend={t.payment}
            value={String(type)}
            onChange={(value) => {
              setType(Number(value))
              setAmount(pool[Number(value)])
            }}
            choices={types.map((each) => ({ value: String(each), name: words.name('essence', ESSENCE_NAMES[each]), label: <EssenceIcon code={ESSENCE_LETTERS[each]} size={22} /> }))}
          />
        )}
        {types.length > 0 && (
          <Stepper label={words.name('essence', ESSENCE_NAMES[type])} face={<EssenceIcon code={ESSENCE_LETTERS[type]} size={22} />} value={held} min={1} max={pool[type]} onChange={setAmount} />
        )}
        {types.length > 0 && effect.kind === 'gain x' && (
          <span className="ra-x-result">
            <Icon name="arrow" size={16} />
            <Amount code={effect.as === 'gold' ? 'G' : 'N'} n={held} size={20} written />
          </span>
        )}
      </div>
      <div className="ra-amounts-foot">
        {nothing.length > 0 && <Choices options={nothing} />}
        {types.length > 0 && (
          <Button look="primary" onClick={() => answer(keys)}>
            {t.confirmPayment}
          </Button>
        )}
      </div>
    </div>
  )
}
