import type { ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { useTable } from '../context.tsx'
import { Choices } from './choices.tsx'

/** One of several cards on the board or in hand: click it, then confirm. */
export function CardForm({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { half, canChoose, clear, t } = useTable()
  const others = prompt.options.filter((option) => option.facets['card'] === undefined)
  if (half.card === undefined) return <>{others.length > 0 && <Choices options={others} />}</>
  return (
    <div className="ra-chosen">
      <Choices options={canChoose(half.card)} />
      <Button look="quiet" onClick={clear}>
        {t.cancel}
      </Button>
    </div>
  )
}
