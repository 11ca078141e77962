import './march-form.css'
import { useState, type ReactElement } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { LineText } from '#ui/line.tsx'
import { OptionList } from '#ui/option-list.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import type { CircadiansView } from '../view.ts'
import { labelsOf } from './spoken.ts'

type Props = TableProps<CircadiansView>

/** Choices that differ only in how many fighters they mean become one row: a number, and what it does. */
export function CountForm({ props, turn }: { readonly props: Props; readonly turn: Turn }): ReactElement {
  const rows = new Map<string, OfferedOption[]>()
  for (const option of turn.options) {
    const { fighters, ...rest } = option.facets
    if (fighters === undefined) continue
    const name = `${option.verb} ${Object.values(rest).join(' ')}`
    rows.set(name, [...(rows.get(name) ?? []), option])
  }
  const others = turn.options.filter(({ facets }) => facets['fighters'] === undefined)
  return (
    <div className="circ-counts">
      {[...rows].map(([name, options]) => (
        <CountRow key={name} props={props} options={options} onChoose={turn.choose} />
      ))}
      {others.length > 0 && <OptionList options={others} words={props.words} reader={props.reader} onChoose={turn.choose} />}
    </div>
  )
}

const countIn = ({ facets }: OfferedOption): number => Number(facets['fighters'])

function CountRow({ props, options, onChoose }: { readonly props: Props; readonly options: readonly OfferedOption[]; onChoose(option: OfferedOption): void }): ReactElement | null {
  const counts = options.map(countIn)
  const [wanted, setWanted] = useState(Infinity)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const settles = options[0]?.verb === 'settle'
  const value = Math.min(most, Math.max(least, wanted === Infinity && settles ? Math.round(most / 2) : wanted))
  const option = options.find((each) => countIn(each) === value) ?? options[0]
  if (!option) return null
  return (
    <div className="circ-count">
      {most > least && <Stepper label={labelsOf(props).march.fighters} hideLabel value={value} min={least} max={most} onChange={setWanted} />}
      <Button look={settles ? 'primary' : 'quiet'} onClick={() => onChoose(option)}>
        <LineText line={props.words.option(option.verb, option.facets, props.reader)} reach="none" />
      </Button>
    </div>
  )
}
