import './income.css'
import { useState, type ReactElement } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { Dialogue } from '#ui/dialogue.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { LineText } from '#ui/line.tsx'
import { OptionList } from '#ui/option-list.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import { PHASE } from '../../data/names.ts'
import { beginHere } from '../combat/begin-here.ts'
import { faceOf } from '../decisions/faces.tsx'
import { useTable } from '../context.tsx'
import { labelsOf } from '../map/spoken.ts'
import { CodeSign, PhaseSign } from '../signs.tsx'
import type { CircadiansView } from '../view.ts'
import { checklist, isPutOff } from './checklist.ts'
import { ChecklistLine } from './checklist-line.tsx'

type Props = TableProps<CircadiansView>

const ofIncome: ReadonlySet<string> = new Set(['giveIntelligence', 'lowerCount', 'takeIncome'])

/** Is the viewer's question answered in the sheet of Income? */
export function incomeAsks({ view, prompts }: Pick<Props, 'view' | 'prompts'>): boolean {
  const asked = prompts.find(({ required }) => required) ?? prompts[0]
  return asked !== undefined && isOfIncome(view, asked)
}

const isOfIncome = ({ phase }: CircadiansView, { step }: Prompt): boolean => ofIncome.has(step) || (step === 'choose' && phase === PHASE.income)

/** Income as a checklist: what came by itself is ticked, what needs a choice has its buttons. It can be laid aside. */
export function Income({ props, turn, waits }: { readonly props: Props; readonly turn: Turn; readonly waits: boolean }): ReactElement | null {
  const { prompt } = turn
  const [aside, setAside] = useState<string>()
  if (!prompt || turn.asking || !isOfIncome(props.view, prompt)) return null
  const labels = labelsOf(props)
  return (
    <>
      <Button look="primary" onClick={() => setAside(undefined)}>
        <span className="circ-income-open">
          <PhaseSign phase="income" size={18} />
          {labels.income.title}
        </span>
      </Button>
      {aside !== prompt.id && !waits && <Sheet props={props} prompt={prompt} turn={turn} onAside={() => setAside(prompt.id)} />}
    </>
  )
}

interface SheetProps {
  readonly props: Props
  readonly prompt: Prompt
  readonly turn: Turn
  onAside(): void
}

function Sheet({ props, prompt, turn, onAside }: SheetProps): ReactElement {
  const table = useTable()
  const { words: ui } = useFurniture()
  const { view, viewer, words, reader } = props
  const labels = labelsOf(props)
  const t = labels.income
  const others = view.waiting.filter(({ seat, step }) => seat !== viewer && step === 'takeIncome')
  const later = prompt.options.find(isPutOff)
  return (
    <Dialogue
      open
      firm
      title={
        <span className="circ-income-title">
          <PhaseSign phase="income" size={24} />
          <span>{t.title}</span>
          <span className="circ-income-purse">
            <CodeSign code="E" size={16} label={labels.board.energy} />
            {view.energy[viewer]}
            <CodeSign code="G" size={16} label={labels.board.gems} />
            {view.gems[viewer]}
          </span>
        </span>
      }
      onClose={onAside}
      actions={
        <>
          <p className="circ-income-foot">
            {others.length > 0 && (
              <span>
                <LineText line={ui.waitingFor(others.map(({ seat }) => reader.player(seat)))} reach="none" />
              </span>
            )}
          </p>
          {later && <PutOff option={later} hint={t.laterHint} props={props} onChoose={turn.choose} />}
          <Button ref={beginHere} onClick={onAside}>
            {labels.combat.seeMap}
          </Button>
        </>
      }
    >
      <div className="circ-income">
        <p className="circ-income-say" role="status">
          <LineText line={words.prompt(prompt.step, prompt.frame, reader)} reach="none" />
        </p>
        {prompt.step === 'takeIncome' ? (
          <ul className="circ-income-list" aria-label={t.title}>
            {checklist(props, prompt).map((line, i) => (
              <ChecklistLine key={i} props={props} check={line} onChoose={turn.choose} />
            ))}
          </ul>
        ) : (
          <OptionList options={prompt.options} words={words} reader={reader} face={(option) => faceOf(table, option)} onChoose={turn.choose} />
        )}
      </div>
    </Dialogue>
  )
}

interface PutOffProps {
  readonly props: Props
  readonly option: OfferedOption
  readonly hint: string
  onChoose(option: OfferedOption): void
}

function PutOff({ props: { words, reader }, option, hint, onChoose }: PutOffProps): ReactElement {
  return (
    <Button icon="hourglass" title={hint} onClick={() => onChoose(option)}>
      <LineText line={words.option(option.verb, option.facets, reader)} reach="none" />
    </Button>
  )
}
