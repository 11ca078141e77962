import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { resources } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { ResourceSign } from '../signs.tsx'

interface AnyProps {
  /** Resources to take, from kind `from` to kind `to`. */
  readonly left: number
  readonly from: number
  readonly to: number
}

/** Resources of any kind: how many of each. The rules ask one kind after the other; the last takes the rest. */
export function AnyForm({ left, from, to }: AnyProps): ReactElement {
  const { turn, t } = useTable()
  const [counts, setCounts] = useState<readonly number[]>(resources.map((_, i) => (i === from ? left : 0)))
  const rest = left - counts.reduce((sum, n) => sum + n, 0)
  const keys: string[] = []
  for (let kind = from, open = left; kind < to && open > 0; kind++) {
    keys.push(`take:${resources[kind]}:${counts[kind]}`)
    open -= counts[kind]
  }
  return (
    <div className="syn-form">
      {resources.map((resource, i) =>
        i < from || i > to ? null : (
          <Stepper
            key={resource}
            label={t.mat.resources[resource]}
            hideLabel
            face={<ResourceSign resource={resource} size={20} />}
            value={counts[i]}
            min={0}
            max={counts[i] + rest}
            onChange={(n) => setCounts(counts.map((each, kind) => (kind === i ? n : each)))}
          />
        ),
      )}
      <span className="syn-form-sum" role="status">
        {t.collection.anyLeft(rest)}
      </span>
      <Button look="primary" disabled={rest > 0} onClick={() => turn.chain(keys)}>
        {t.collection.confirm}
      </Button>
    </div>
  )
}
