import './hint-panel.css'
import { useId, useState, type ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import type { Hint, HintedOption } from '#host/protocol.ts'
import type { GameWords, Reader } from '#words/game-words.ts'
import { Button } from './button.tsx'
import { useFurniture } from './furniture.tsx'
import { LineText } from './line.tsx'

interface HintPanelProps {
  readonly prompts: readonly Prompt[]
  /** The last hint; it counts only for the decision that it names. */
  readonly hint: Hint | undefined
  readonly words: GameWords
  readonly reader: Reader
  /** Asks for one; done when it is there, or when it failed. */
  onAsk(prompt: Prompt): Promise<void>
  /** The viewer follows it. */
  onTake(prompt: Prompt, key: string): void
}

/** What a good player would choose, and why: said only when asked. */
export function HintPanel({ prompts, hint, words, reader, onAsk, onTake }: HintPanelProps): ReactElement {
  const ui = useFurniture().words
  const [asked, setAsked] = useState<string>()
  const prompt = prompts.find(({ id }) => id === hint?.id) ?? prompts.find(({ required }) => required) ?? prompts[0]
  const advice = prompt && prompt.id === hint?.id ? hint.advice : undefined
  const thinking = prompt !== undefined && asked === prompt.id && advice === undefined
  const ask = (about: Prompt): void => {
    setAsked(about.id)
    void onAsk(about).finally(() => setAsked(undefined))
  }
  return (
    <section className="ui-hint" aria-label={ui.hint}>
      <p className="ui-hint-lead">{ui.hintLead}</p>
      <div role="status" aria-live="polite">
        {prompt === undefined ? (
          <p className="ui-hint-quiet">{ui.hintIdle}</p>
        ) : thinking ? (
          <p className="ui-hint-quiet">{ui.hintThinking}</p>
        ) : advice?.length === 0 ? (
          <p className="ui-hint-quiet">{ui.hintNone}</p>
        ) : (
          advice && (
            <ol className="ui-hint-list" aria-label={ui.hintBest}>
              {advice.map((each) => (
                <HintedChoice key={each.key} advice={each} prompt={promptOf(prompts, each.key)} words={words} reader={reader} onTake={onTake} />
              ))}
            </ol>
          )
        )}
      </div>
      {prompt && advice === undefined && (
        <Button icon="sparkle" disabled={thinking} onClick={() => ask(prompt)}>
          {ui.hintAsk}
        </Button>
      )}
    </section>
  )
}

interface HintedChoiceProps {
  readonly advice: HintedOption
  /** The question that it answers. */
  readonly prompt: Prompt | undefined
  readonly words: GameWords
  readonly reader: Reader
  onTake(prompt: Prompt, key: string): void
}

function HintedChoice({ advice: { key, value, reasons }, prompt, words, reader, onTake }: HintedChoiceProps): ReactElement {
  const ui = useFurniture().words
  const id = useId()
  const percent = Math.round(value * 100)
  const said = reasons.flatMap((feature) => words.features[feature] ?? [])
  const option = prompt?.options.find((each) => each.key === key)
  const line = option ? words.option(option.verb, option.facets, reader) : [key]
  return (
    <li>
      <p className="ui-hint-choice" id={id}>
        <LineText line={line} />
      </p>
      <p className="ui-hint-value">{reader.seats > 1 ? ui.hintChance(percent) : ui.hintAlone(percent)}</p>
      {said.length > 0 && (
        <ul className="ui-hint-reasons" aria-label={ui.hintFor}>
          {said.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {prompt && (
        <Button id={`${id}-take`} className="ui-hint-take" aria-labelledby={`${id}-take ${id}`} onClick={() => onTake(prompt, key)}>
          {ui.hintTake}
        </Button>
      )}
    </li>
  )
}

const promptOf = (prompts: readonly Prompt[], key: string): Prompt | undefined => prompts.find(({ options }) => options.some((each) => each.key === key))
