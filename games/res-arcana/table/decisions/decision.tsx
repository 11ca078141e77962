import './decisions.css'
import type { ReactElement } from 'react'
import { useTable } from '../context.tsx'
import { ActionForm } from './action-form.tsx'
import { AmountsForm } from './amounts-form.tsx'
import { AttackForm } from './attack-form.tsx'
import { CardForm } from './card-form.tsx'
import { CollectForm } from './collect-form.tsx'
import { ManyForm } from './many-form.tsx'
import { ReorderForm } from './reorder-form.tsx'
import { StageForm } from './stage-form.tsx'
import { Choices } from './choices.tsx'
import { XForm } from './x-form.tsx'

/** The form of the question: what is asked beside or below the sentence of the prompt. */
export function Decision(): ReactElement | null {
  const { prompt } = useTable()
  if (!prompt) return null
  const key = prompt.id
  switch (prompt.step) {
    case 'turn':
      return <ActionForm key={key} />
    case 'pay':
    case 'gain':
    case 'discardGain':
    case 'loseEssence':
      return <AmountsForm key={key} prompt={prompt} />
    case 'payType':
    case 'payAmount':
      return <XForm key={key} prompt={prompt} />
    case 'takeOrLeave':
    case 'collectChoice':
    case 'upkeep':
      return <CollectForm key={key} />
    case 'attacked':
      return <AttackForm key={key} prompt={prompt} />
    case 'reorder':
      return <ReorderForm key={key} prompt={prompt} />
    case 'discardDrawn':
      return <ManyForm key={key} prompt={prompt} />
    case 'keep':
    case 'chooseMage':
    case 'takeItem':
    case 'pick':
    case 'placeFromDiscard':
      return <StageForm key={key} prompt={prompt} />
    case 'destroy':
    case 'discardCost':
    case 'turnOther':
    case 'storeOn':
    case 'straighten':
    case 'placeFromHand':
      return <CardForm key={key} prompt={prompt} />
    default:
      return (
        <div key={key} className="ra-wide">
          <Choices options={prompt.options} />
        </div>
      )
  }
}
