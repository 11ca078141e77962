import type { ReactElement } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { Icon } from '#ui/icons.tsx'
import { OptionList, type OptionFace } from '#ui/option-list.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { ESSENCE_LETTERS } from '../../data/essence.ts'
import { useTable, type Table } from '../context.tsx'
import { Emblem } from '../emblems/emblem.tsx'
import { essenceOf, powerOf } from '../offers.ts'
import { rowsOf } from '../rows.ts'
import { cardOf, components, emblemKind, poolOf } from '../seen.ts'
import { Amount, CardRow } from '../signs.tsx'
import { points } from '../totals.ts'

interface ChoicesProps {
  readonly options: readonly OfferedOption[]
  onChoose?(option: OfferedOption): void
  face?(option: OfferedOption): OptionFace
}

/** Choices as buttons, each with its picture, what follows from it, and its figures. */
export function Choices({ options, onChoose, face }: ChoicesProps): ReactElement {
  const table = useTable()
  return (
    <OptionList
      options={options}
      words={table.words}
      reader={table.props.reader}
      face={(option) => ({ ...faceOf(table, option), ...face?.(option) })}
      onChoose={(option) => (onChoose ? onChoose(option) : table.answer([option.key]))}
    />
  )
}

/** How any choice of this game looks as a button. */
export function faceOf(table: Table, option: OfferedOption): OptionFace {
  const { view, viewer, players, prompt, t } = table
  const { card, essence, seat } = option.facets
  const face: { -readonly [K in keyof OptionFace]: OptionFace[K] } = {}
  if (card !== undefined) face.picture = <CardPicture card={cardOf(card)} />
  else if (essence !== undefined) face.picture = <Amount code={ESSENCE_LETTERS[essenceOf(essence)]} n={1} size={24} />
  else if (seat !== undefined) face.picture = <PlayerShape identity={players[Number(seat.slice(4))].identity} size={22} />

  if (option.verb === 'use') {
    const { cost } = components[cardOf(card)].powers[powerOf(option)]
    const row = rowsOf(components[cardOf(card)]).find((each) => each.power === powerOf(option))
    if (row) face.effect = <CardRow row={row} size={16} />
    const rivals = components[cardOf(card)].powers.some((other, i) => i !== powerOf(option) && (other.cost.turn || other.when === 'action'))
    if (cost.turn && rivals) face.detail = t.blocksOtherPower
    else if (!cost.turn && !cost.whileTurned && cost.destroy !== 'this') face.detail = t.staysStraight
  }
  if (option.verb === 'item') {
    const row = rowsOf(components[cardOf(card)])[0]
    if (row) face.effect = <CardRow row={row} size={16} />
  }
  if (option.verb === 'discard' || option.verb === 'decline' || option.verb === 'placeNothing' || option.verb === 'payNothing') face.tone = 'plain'
  if (option.verb === 'destroy') face.tone = 'danger'
  if (option.verb === 'rival' && prompt?.step === 'chooseRival') {
    const { effect } = components[prompt.frame['card'] as number].powers[prompt.frame['power'] as number]
    if (effect.kind === 'gain per rival') {
      const n = poolOf(view, Number((seat ?? '').slice(4)))[effect.count]
      face.effect = (
        <>
          <Amount code={ESSENCE_LETTERS[effect.count]} n={n} size={16} written />
          <Icon name="arrow" size={14} />
          <Amount code={ESSENCE_LETTERS[effect.gain]} n={n} size={16} written />
        </>
      )
    }
  }
  if (option.verb === 'react' && prompt?.step === 'reactToCheck') {
    const power = components[cardOf(card)].powers.find((each) => each.when === 'victory check')
    const now = points(view, viewer)
    if (power?.effect.kind === 'points') face.effect = `${now} → ${t.pointsShort(now + power.effect.n)}`
  }
  return face
}

export function CardPicture({ card }: { readonly card: number }): ReactElement {
  const component = components[card]
  const kind = emblemKind(component)
  return (
    <span className={`ra-picture ra-kind-${kind}`}>
      <Emblem id={component.id} kind={kind} plain size={26} />
    </span>
  )
}
