import { useEffect, useState, type ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import type { Frame } from '#kernel/steps.ts'
import { Button } from '#ui/button.tsx'
import { EssenceIcon } from '#ui/icons.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { ESSENCE_LETTERS, ESSENCE_NAMES, G } from '../../data/essence.ts'
import { chainOfAmounts } from '../chains.ts'
import { useTable } from '../context.tsx'
import { poolOf, total, type Seen } from '../seen.ts'
import { essenceOf } from '../offers.ts'

/** A payment, gain or loss as a whole: steppers with a sensible proposal, sent as one answer. */
export function AmountsForm({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { view, viewer, answer, setPreview, t } = useTable()
  const { frame } = prompt
  const caps = capsOf(view, viewer, prompt)
  const [amounts, setAmounts] = useState(() => propose(view, viewer, frame, caps))
  const keys = chainOfAmounts(view, frame, amounts)
  const pays = frame.step === 'pay' || frame.step === 'loseEssence'
  const need = neededBy(frame, amounts)
  const left = need - total(amounts)

  useEffect(() => {
    if (typeof frame['to'] === 'number' && frame['to'] >= 0) return
    setPreview(amounts.map((n) => (pays ? -n : n)))
    return () => setPreview(undefined)
  }, [amounts, frame, pays, setPreview])

  return (
    <div className="ra-amounts ra-wide">
      <EssenceSteppers
        caps={caps}
        amounts={amounts}
        onChange={(essence, n) => setAmounts(frame.step === 'discardGain' ? goldOrTwo(amounts, essence, n) : withAmount(amounts, caps, essence, n, need))}
      />
      <div className="ra-amounts-foot">
        <span className="ra-ask" role="status">
          {left > 0 && (frame.step === 'pay' ? t.leftToPay(left) : frame.step === 'loseEssence' ? t.leftToLose(left) : t.leftToChoose(left))}
        </span>
        <Button look="primary" disabled={keys === undefined} onClick={() => keys && answer(keys)}>
          {frame.step === 'pay' ? t.confirmPayment : t.confirmChoice}
        </Button>
      </div>
    </div>
  )
}

interface EssenceSteppersProps {
  readonly caps: readonly number[]
  readonly amounts: readonly number[]
  onChange(essence: number, n: number): void
}

export function EssenceSteppers({ caps, amounts, onChange }: EssenceSteppersProps): ReactElement {
  const { words } = useTable()
  return (
    <div className="ra-steppers">
      {ESSENCE_LETTERS.map(
        (code, essence) =>
          caps[essence] > 0 && (
            <div key={code} className={`ra-stepper ra-essence-${code}`}>
              <Stepper
                label={words.name('essence', ESSENCE_NAMES[essence])}
                face={<EssenceIcon code={code} size={22} />}
                value={amounts[essence]}
                min={0}
                max={caps[essence]}
                onChange={(n) => onChange(essence, n)}
              />
            </div>
          ),
      )}
    </div>
  )
}

/** The most of each essence that the answer could hold. */
function capsOf(view: Seen, seat: number, { frame, options }: Prompt): readonly number[] {
  const pool = poolOf(view, seat)
  const left = frame.step === 'discardGain' ? 2 : (frame['left'] as number)
  if (frame.step === 'pay') {
    const room = frame['room'] as number[]
    return pool.map((have, t) => Math.min(have, left, (frame['any'] as number) > 0 ? left : room[t]))
  }
  if (frame.step === 'loseEssence') return pool.map((have) => Math.min(have, left))
  const open = options.map((option) => essenceOf(option.facets['essence'] ?? ''))
  return pool.map((_, t) => (open.includes(t) ? (frame.step === 'discardGain' && t === G ? 1 : left) : 0))
}

const neededBy = (frame: Frame, amounts: readonly number[]): number => (frame.step === 'discardGain' ? (amounts[G] > 0 ? 1 : 2) : (frame['left'] as number))

/** A first proposal: pay what there is most of and Gold last; gain evenly; a Gold for a discarded card. */
function propose(view: Seen, seat: number, frame: Frame, caps: readonly number[]): readonly number[] {
  const amounts = [0, 0, 0, 0, 0]
  if (frame.step === 'discardGain') return [0, 0, 0, 0, 1]
  const need = frame['left'] as number
  const pays = frame.step === 'pay' || frame.step === 'loseEssence'
  const pool = poolOf(view, seat)
  for (let i = 0; i < need; i++) {
    const rank = (t: number): number => (pays ? pool[t] - amounts[t] - (t === G ? 100 : 0) : -(pool[t] + amounts[t]))
    const open = caps.flatMap((cap, t) => (amounts[t] < cap && couldEnd(frame, amounts, t) ? [t] : []))
    if (open.length === 0) break
    amounts[open.reduce((best, t) => (rank(t) > rank(best) ? t : best))]++
  }
  return amounts
}

/** Beyond what the printed cost names, only so many essences of any type may be paid. */
function couldEnd(frame: Frame, amounts: readonly number[], next: number): boolean {
  if (frame.step !== 'pay') return true
  const room = frame['room'] as number[]
  const beyond = total(amounts.map((n, t) => Math.max(0, n + (t === next ? 1 : 0) - room[t])))
  return beyond <= (frame['any'] as number)
}

/** Sets one amount; when that makes too many, another gives way. */
export function withAmount(amounts: readonly number[], caps: readonly number[], essence: number, n: number, need: number): readonly number[] {
  const next = amounts.slice()
  next[essence] = Math.min(n, caps[essence], need)
  for (let over = total(next) - need; over > 0; over--) {
    const others = next.flatMap((have, t) => (t !== essence && have > 0 ? [t] : []))
    next[others.reduce((most, t) => (next[t] >= next[most] ? t : most), others[0])]--
  }
  return next
}

/** One Gold, or two of the others. */
function goldOrTwo(amounts: readonly number[], essence: number, n: number): readonly number[] {
  if (essence === G) return n > 0 ? [0, 0, 0, 0, 1] : [0, 0, 0, 0, 0]
  const others = [...amounts.slice(0, G), 0]
  return withAmount(others, [2, 2, 2, 2, 0], essence, n, 2)
}
