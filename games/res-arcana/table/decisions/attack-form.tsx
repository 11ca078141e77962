import { useState, type ReactElement } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { LineText } from '#ui/line.tsx'
import type { OptionFace } from '#ui/option-list.tsx'
import { L } from '../../data/essence.ts'
import { useTable } from '../context.tsx'
import { cardOf, components, poolOf, total } from '../seen.ts'
import { Amount, Amounts } from '../signs.tsx'
import { CardPicture, Choices } from './choices.tsx'

/** An attack: every way to ignore it with its price, then the loss. */
export function AttackForm({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { view, viewer, half, canChoose, t } = useTable()
  const [why, setWhy] = useState(false)
  const card = prompt.frame['card'] as number
  const { effect } = components[card].powers[prompt.frame['power'] as number]
  const loss = effect.kind === 'attack' ? effect.loss : 0
  const pool = poolOf(view, viewer)
  const order = ['react', 'wayOut', 'discard', 'destroy', 'lose']
  const options = (half.card === undefined ? prompt.options : canChoose(half.card)).toSorted((a, b) => order.indexOf(a.verb) - order.indexOf(b.verb))
  const face = (option: OfferedOption): OptionFace => {
    switch (option.verb) {
      case 'react': {
        const reacting = components[cardOf(option.facets['card'])]
        const power = reacting.powers.find((each) => each.when === 'life loss' || each.when === 'dragon power')
        if (!power) return {}
        const others = reacting.powers.some((each) => each.when === 'action')
        const detail = power.when === 'dragon power' ? t.dragonsOnly : power.cost.turn && others ? t.blocksOtherPower : power.cost.turn ? t.reactsFree : t.staysStraight
        return { detail, effect: power.cost.turn ? <Icon name="turn" size={20} /> : <Amounts amounts={power.cost.pay} size={18} /> }
      }
      case 'wayOut':
        return {
          picture: <CardPicture card={card} />,
          detail: <LineText line={t.wayOutOn(components[card].id)} reach="none" />,
          effect: effect.kind === 'attack' && effect.wayOut.kind === 'pay' ? <Amounts amounts={effect.wayOut.pay} size={18} /> : undefined,
        }
      case 'discard':
      case 'destroy':
        return { detail: <LineText line={t.wayOutOn(components[card].id)} reach="none" />, tone: option.verb === 'destroy' ? 'danger' : 'choose' }
      case 'lose':
        return { picture: <Icon name="attack" size={24} className="ra-tone-danger" />, detail: t.takeTheLoss, effect: <Loss pool={pool} loss={loss} />, tone: 'danger' }
      default:
        return {}
    }
  }
  return (
    <div className="ra-attack ra-wide">
      <Choices options={options} face={face} />
      <Button look="quiet" icon="rules" aria-expanded={why} onClick={() => setWhy(!why)}>
        {t.whyReact}
      </Button>
      {why && <p className="ra-why">{t.whyReactText}</p>}
    </div>
  )
}

/** Life first, then two others for each missing Life. */
function Loss({ pool, loss }: { readonly pool: readonly number[]; readonly loss: number }): ReactElement {
  const life = Math.min(loss, pool[L])
  const others = Math.min(2 * (loss - life), total(pool) - pool[L])
  return (
    <>
      {life > 0 && (
        <span className="ra-signs">
          <Amount code="L" n={pool[L]} size={18} written />→ <b>{pool[L] - life}</b>
        </span>
      )}
      {others > 0 && (
        <span className="ra-signs">
          − <Amount code="A" n={others} size={18} written />
        </span>
      )}
    </>
  )
}
