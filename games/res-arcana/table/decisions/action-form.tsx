import type { ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import type { OfferedOption } from '#host/channel.ts'
import type { IconName } from '#ui/icons.tsx'
import { Icon } from '#ui/icons.tsx'
import { useTable } from '../context.tsx'
import { GROUPS, groupOf, type Group } from '../groups.ts'
import { components, itemsLeft, lyingOn, tableauOf, total } from '../seen.ts'
import { powerOf } from '../offers.ts'
import { Choices } from './choices.tsx'

/** The main action: groups that narrow the glow, and once a card is chosen what can be done with it. */
export function ActionForm(): ReactElement {
  const { half, canChoose } = useTable()
  if (half.passing) return <Passing />
  if (half.verb === 'claimUnseen') return <Unseen />
  if (half.card !== undefined) {
    const options = canChoose(half.card)
    const row = options.filter((option) => half.power >= 0 && powerOf(option) === half.power)
    return <Chosen options={row.length > 0 ? row : options} />
  }
  return <Groups />
}

function Groups(): ReactElement {
  const { prompt, half, narrow, t } = useTable()
  const counts = new Map<Group, Set<string>>()
  for (const option of prompt?.options ?? []) {
    const group = groupOf(option)
    if (group) counts.set(group, (counts.get(group) ?? new Set()).add(option.key))
  }
  const labels: Readonly<Record<Group, string>> = {
    place: t.actionPlace,
    use: t.actionPowers,
    claimPlace: t.actionClaimPlace,
    claimMonument: t.actionClaimMonument,
    discard: t.actionDiscard,
    pass: t.actionPass,
  }
  return (
    <div className="ra-groups">
      {GROUPS.filter((group) => counts.has(group)).map((group) => {
        const count = counts.get(group)?.size ?? 0
        const on = half.verb === group
        if (group === 'pass')
          return (
            <Button key={group} className="ra-group-pass" icon="passed" onClick={() => narrow({ passing: true, verb: undefined })}>
              {labels[group]}
            </Button>
          )
        return (
          <button key={group} type="button" className="ui-button ui-button-plain ra-group" aria-pressed={on} onClick={() => narrow({ verb: on ? undefined : group })}>
            <Icon name={icons[group]} size={17} />
            <span>{labels[group]}</span>
            <span className="ra-group-count">{count}</span>
          </button>
        )
      })}
    </div>
  )
}

const icons: Readonly<Record<Exclude<Group, 'pass'>, IconName>> = { place: 'place', use: 'sparkle', claimPlace: 'placeOfPower', claimMonument: 'monument', discard: 'discard' }

function Chosen({ options }: { readonly options: readonly OfferedOption[] }): ReactElement {
  const { clear, t } = useTable()
  return (
    <div className="ra-chosen">
      <Choices options={options} />
      <Button look="quiet" onClick={clear}>
        {t.cancel}
      </Button>
    </div>
  )
}

function Unseen(): ReactElement {
  const { offers } = useTable()
  return <Chosen options={offers?.byVerb.get('claimUnseen') ?? []} />
}

/** Passing asks once, together with the item for the next round. */
function Passing(): ReactElement {
  const { view, viewer, half, clear, canChoose, answer, t } = useTable()
  const item = tableauOf(view, viewer).find((card) => components[card].kind === 'item')
  const first = !view.passed.includes(1)
  const items = half.card === undefined ? itemsLeft(view) : [half.card]
  return (
    <div className="ra-passing ra-wide">
      <p className="ra-passing-text">
        <strong>{t.confirmPass}</strong> {first && t.passTakesToken} {t.newItemNextRound} {item !== undefined && total(lyingOn(view, item)) > 0 && <span className="ra-warn">{t.loseEssencesOnItem}</span>}
      </p>
      <div className="ra-passing-items">
        <Choices options={items.flatMap(canChoose)} onChoose={(option) => answer(['pass', option.key])} />
        <Button look="quiet" onClick={clear}>
          {t.confirmPassNo}
        </Button>
      </div>
    </div>
  )
}
