import './hint-panel.css'
import { useState, type ReactElement } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
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
}

/** What a good player would choose, and why: said only when asked. */
export function HintPanel({ prompts, hint, words, reader, onAsk }: HintPanelProps): ReactElement {
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
                <HintedChoice key={each.key} advice={each} option={optionOf(prompts, each.key)} words={words} reader={reader} />
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
  readonly option: OfferedOption | undefined
  readonly words: GameWords
  readonly reader: Reader
}

function HintedChoice({ advice: { key, value, reasons }, option, words, reader }: HintedChoiceProps): ReactElement {
  const ui = useFurniture().words
  const percent = Math.round(value * 100)
  const said = reasons.flatMap((feature) => words.features[feature] ?? [])
  return (
    <li>
      <p className="ui-hint-choice">{option ? <LineText line={words.option(option.verb, option.facets, reader)} /> : key}</p>
      <p className="ui-hint-value">{reader.seats > 1 ? ui.hintChance(percent) : ui.hintAlone(percent)}</p>
      {said.length > 0 && (
        <ul className="ui-hint-reasons" aria-label={ui.hintFor}>
          {said.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

const optionOf = (prompts: readonly Prompt[], key: string): OfferedOption | undefined => prompts.flatMap(({ options }) => options).find((each) => each.key === key)
