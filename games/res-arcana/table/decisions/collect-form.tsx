import { useEffect, useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { EssenceIcon, Icon } from '#ui/icons.tsx'
import { LineText } from '#ui/line.tsx'
import { Segment } from '#ui/segment.tsx'
import { plain, type Line } from '#words/line.ts'
import { ESSENCE_LETTERS, ESSENCE_NAMES } from '../../data/essence.ts'
import { collectAhead, evenly, type CollectPlan, type Question } from '../chains.ts'
import { useTable, type Table } from '../context.tsx'
import { components, lyingOn, poolOf, tableauOf, total } from '../seen.ts'
import { Amounts } from '../signs.tsx'
import { pointsOfCard } from '../totals.ts'
import { EssenceSteppers, withAmount } from './amounts-form.tsx'
import { CardPicture } from './choices.tsx'

const nothingYet: CollectPlan = { take: new Map(), gain: new Map(), upkeep: new Map() }

/** A whole Collect at once: what is certain is listed as done, the rest is one row per component. */
export function CollectForm(): ReactElement {
  const table = useTable()
  const { view, viewer, answer, setPreview, t } = table
  const [plan, setPlan] = useState(nothingYet)
  const ahead = collectAhead(view, viewer, plan, (card) => takesAtFirst(table, card))
  const change = ahead ? ahead.pool.map((n, i) => n - poolOf(view, viewer)[i]).join() : ''
  useEffect(() => {
    setPreview(change === '' ? undefined : change.split(',').map(Number))
    return () => setPreview(undefined)
  }, [change, setPreview])

  const rows = (ahead?.questions ?? []).filter((question, i, all) => all.findIndex((other) => sameRow(other, question)) === i)
  return (
    <div className="ra-collect ra-wide">
      <Certain />
      <ul className="ra-collect-rows">
        {rows.map((question) => (
          <li key={`${question.frame.step}${String(question.frame['card'])}`}>
            <CollectRow question={question} plan={plan} onPlan={setPlan} />
          </li>
        ))}
      </ul>
      <div className="ra-amounts-foot">
        <Button look="primary" disabled={!ahead} onClick={() => ahead && answer(ahead.keys)}>
          {t.finishCollect}
        </Button>
      </div>
    </div>
  )
}

const sameRow = (a: Question, b: Question): boolean => a.frame.step === b.frame.step && a.frame['card'] === b.frame['card']

/** Taken unless points lie there, or leaving earns something. */
function takesAtFirst({ view }: Table, card: number): boolean {
  const { points, collect } = components[card]
  const lying = lyingOn(view, card)
  if (points.perStored >= 0 && lying[points.perStored] > 0) return false
  return !(collect.kind === 'grow' || (collect.kind === 'interest' && lying[collect.stays] > 0))
}

/** What every Collect gives without a question. */
function Certain(): ReactElement | null {
  const { view, viewer, name, t } = useTable()
  const sure = tableauOf(view, viewer).flatMap((card) => {
    const { collect } = components[card]
    return collect.kind === 'gain' && total(collect.gain.fixed) > 0 ? [{ card, fixed: collect.gain.fixed }] : []
  })
  if (sure.length === 0) return null
  return (
    <p className="ra-certain">
      <Icon name="check" size={15} />
      <span>{t.collectedAlready}</span>
      {sure.map(({ card, fixed }) => (
        <span key={card} className="ra-certain-one">
          {name(card)} <Amounts amounts={fixed} written={false} />
        </span>
      ))}
    </p>
  )
}

interface CollectRowProps {
  readonly question: Question
  readonly plan: CollectPlan
  onPlan(plan: CollectPlan): void
}

function CollectRow({ question, plan, onPlan }: CollectRowProps): ReactElement {
  const { name, view } = useTable()
  const card = question.frame['card'] as number
  const lying = question.frame.step === 'takeOrLeave' ? lyingOn(view, card) : undefined
  return (
    <div className="ra-collect-row">
      <CardPicture card={card} />
      <span className="ra-collect-name">
        {name(card)}
        {lying && <Amounts amounts={lying} />}
      </span>
      <CollectChoice question={question} plan={plan} onPlan={onPlan} />
    </div>
  )
}

function CollectChoice({ question, plan, onPlan }: CollectRowProps): ReactElement {
  const table = useTable()
  const { words, t, name } = table
  const { frame, options, chosen } = question
  const card = frame['card'] as number
  if (frame.step === 'takeOrLeave') {
    const takes = chosen.k === 'take'
    return (
      <>
        <Segment
          legend={name(card)}
          size="small"
          value={takes ? 'take' : 'leave'}
          onChange={(value) => onPlan({ ...plan, take: new Map(plan.take).set(card, value === 'take') })}
          choices={[
            { value: 'take', label: t.takeAll },
            { value: 'leave', label: t.leaveAll },
          ]}
        />
        <Consequence card={card} takes={takes} />
      </>
    )
  }
  if (frame.step === 'upkeep')
    return (
      <>
        <Segment
          legend={name(card)}
          size="small"
          value={chosen.k === 'upkeep' ? 'pay' : 'turn'}
          onChange={(value) => onPlan({ ...plan, upkeep: new Map(plan.upkeep).set(card, value === 'pay') })}
          choices={options.map((option) => {
            const { collect } = components[card]
            const pays = option.k === 'upkeep' && collect.kind === 'upkeep'
            return {
              value: pays ? 'pay' : 'turn',
              name: plain(words.option(option.k, { card: components[card].id }, table.props.reader)),
              label: pays ? <Amounts amounts={collect.pay} size={20} /> : <Icon name="turn" size={20} />,
            }
          })}
        />
        <span className="ra-collect-note">{t.upkeepLast}</span>
      </>
    )
  const left = frame['left'] as number
  const open = options.map((option) => option.b)
  const amounts = plan.gain.get(card) ?? evenly(frame, options)
  const set = (next: readonly number[]): void => onPlan({ ...plan, gain: new Map(plan.gain).set(card, next) })
  if (left === 1)
    return (
      <Segment
        legend={name(card)}
        size="small"
        value={String(amounts.findIndex((n) => n > 0))}
        onChange={(value) => set([0, 1, 2, 3, 4].map((each) => (each === Number(value) ? 1 : 0)))}
        choices={open.map((each) => ({ value: String(each), name: words.name('essence', ESSENCE_NAMES[each]), label: <EssenceIcon code={ESSENCE_LETTERS[each]} size={20} /> }))}
      />
    )
  const caps = [0, 1, 2, 3, 4].map((each) => (open.includes(each) ? left : 0))
  const missing = left - total(amounts)
  return (
    <>
      <EssenceSteppers caps={caps} amounts={amounts} onChange={(essence, n) => set(withAmount(amounts, caps, essence, n, left))} />
      {missing > 0 && <span className="ra-collect-note ra-warn">{t.leftToChoose(missing)}</span>}
    </>
  )
}

/** What taking costs in points, or what leaving earns. */
function Consequence({ card, takes }: { readonly card: number; readonly takes: boolean }): ReactElement | null {
  const { view, viewer, t } = useTable()
  const { points, collect } = components[card]
  const lying = lyingOn(view, card)
  const now = pointsOfCard(view, viewer, card)
  if (takes && points.perStored >= 0 && lying[points.perStored] > 0)
    return (
      <span className="ra-collect-note ra-warn">
        <Icon name="warning" size={14} /> {t.pointsBecome(now, now - lying[points.perStored])}
      </span>
    )
  let earned: Line | undefined
  if (collect.kind === 'interest' && lying[collect.stays] > 0) earned = t.notGold(collect.gain.n)
  if (collect.kind === 'grow') earned = t.essences(lying.map((n) => (n > 0 ? collect.n : 0)))
  if (!earned) return null
  return (
    <span className="ra-collect-note ra-good">
      <LineText line={t.leavingEarns(earned)} reach="none" />
    </span>
  )
}
