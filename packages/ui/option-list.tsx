import './option-list.css'
import type { ReactElement, ReactNode } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import type { GameWords, Reader } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import { classNames } from './class-names.ts'
import { useFurniture } from './furniture.tsx'
import { Icon } from './icons.tsx'
import { LineText } from './line.tsx'

/** How a choice looks as a button. Everything but the sentence is optional. */
export interface OptionFace {
  readonly label?: Line
  /** A small picture before the sentence. */
  readonly picture?: ReactNode
  /** What follows from it, below the sentence. */
  readonly detail?: ReactNode
  /** Figures at the end: what it costs, what changes. */
  readonly effect?: ReactNode
  readonly tone?: 'choose' | 'danger' | 'plain'
}

interface OptionListProps {
  readonly options: readonly OfferedOption[]
  readonly words: GameWords
  readonly reader: Reader
  readonly face?: ((option: OfferedOption) => OptionFace) | undefined
  readonly label?: string
  /** Where a choice can still be changed: the key of what is chosen so far. */
  readonly chosen?: string | null
  onChoose(option: OfferedOption): void
}

/** Every choice as a button with its sentence: the fallback for any question, and the sheet on a phone. */
export function OptionList({ options, words, reader, face, label, chosen, onChoose }: OptionListProps): ReactElement {
  const ui = useFurniture().words
  return (
    <ul className="ui-options" aria-label={label ?? ui.choices}>
      {options.map((option) => (
        <li key={option.key}>
          <OptionButton option={option} face={{ label: words.option(option.verb, option.facets, reader), ...face?.(option) }} {...(chosen === undefined ? {} : { pressed: chosen === option.key })} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

interface OptionButtonProps {
  readonly option: OfferedOption
  readonly face: OptionFace
  readonly pressed?: boolean
  onChoose(option: OfferedOption): void
}

function OptionButton({ option, face: { label = [], picture, detail, effect, tone = 'choose' }, pressed, onChoose }: OptionButtonProps): ReactElement {
  return (
    <button type="button" className={classNames('ui-option', `ui-option-${tone}`)} aria-pressed={pressed} onClick={() => onChoose(option)}>
      {picture !== undefined && <span className="ui-option-picture">{picture}</span>}
      <span className="ui-option-text">
        <span className="ui-option-label">
          <LineText line={label} reach="none" />
        </span>
        {detail !== undefined && <span className="ui-option-detail">{detail}</span>}
      </span>
      {effect !== undefined && <span className="ui-option-effect">{effect}</span>}
    </button>
  )
}

interface BlockedListProps {
  readonly blocked: Prompt['blocked']
  readonly words: GameWords
  readonly reader: Reader
}

/** What cannot be chosen, and why, in one sentence with the rule's number. */
export function BlockedList({ blocked, words, reader }: BlockedListProps): ReactElement {
  const ui = useFurniture().words
  if (blocked.length === 0) return <p className="ui-blocked-none">{ui.whyNotNothing}</p>
  return (
    <ul className="ui-blocked">
      {blocked.map(({ key, verb, facets, reason }) => (
        <li key={key}>
          <Icon name="lock" size={16} />
          <span className="ui-blocked-label">
            <LineText line={words.option(verb, facets, reader)} />
          </span>
          <span className="ui-blocked-reason">
            <LineText line={words.reason(reason, reader)} /> <small>{reason.rule}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
