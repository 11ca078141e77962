import type { ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { useTable } from '../context.tsx'
import { components, handOf } from '../seen.ts'

/** Several cards of the hand at once: click as many as are asked for, then confirm. */
export function ManyForm({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { view, viewer, half, answer, name, t } = useTable()
  const asked = prompt.frame['left'] as number
  const inHand = handOf(view, viewer).length
  // The last card of a hand is discarded without being asked for.
  const keys = half.many.filter((_, i) => inHand - i > 1).map((card) => `discard:${components[card].id}`)
  return (
    <div className="ra-chosen">
      <span className="ra-ask">{half.many.length}/{asked} {half.many.map(name).join(' · ')}</span>
      <Button look="primary" disabled={half.many.length < asked} onClick={() => answer(keys)}>
        {t.confirmChoice}
      </Button>
    </div>
  )
}
