import './prompt-bar.css'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import { plain, type Line } from '#words/line.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Countdown } from './countdown.tsx'
import { playerRef, useFurniture } from './furniture.tsx'
import { LineText } from './line.tsx'
import { BlockedList, OptionList, type OptionFace } from './option-list.tsx'
import { UndoPlace } from './prompt-undo.tsx'
import { Proposal, Retract, Standing } from './prompt-table.tsx'
import { PlayerShape } from './shapes.tsx'
import type { TableProps } from './table-contract.ts'
import type { Turn } from './turn.ts'

/** Options that stand behind one button until it is pressed: “Place 3”, “Powers 4”. */
export interface OptionGroup {
  readonly id: string
  readonly label: Line
  readonly icon?: ReactNode
}

export interface PromptBarProps {
  readonly props: TableProps<never>
  readonly turn: Turn
  /** Has the option a place on the board or in the hand? Then it needs no button here. */
  placed?(option: OfferedOption): boolean
  /** Gathers options behind one button. */
  group?(option: OfferedOption): OptionGroup | undefined
  face?(option: OfferedOption): OptionFace
  /** May the player ask for this answer to be given from now on? */
  standing?(option: OfferedOption): boolean
  /** Something of the game's own between the sentence and the choices: payment, dice, odds. */
  readonly children?: ReactNode
  /** Stands in place of the list of choices while a form of the game's own is open. */
  readonly form?: ReactNode
}

/** The one place that says who must do what and why, and offers what has no place on the board. */
export function PromptBar(bar: PromptBarProps): ReactElement {
  const { props, turn } = bar
  const { words: ui, players, viewer } = useFurniture()
  const [folded, setFolded] = useState(false)
  const heading = useId()
  const mine = turn.prompt !== undefined
  const me = players[viewer]
  const { ply = 0 } = props.view as { readonly ply?: number }
  const sentence = useSentence(bar)
  return (
    <section className={classNames('ui-prompt', mine && 'ui-prompt-mine', folded && 'ui-prompt-folded')} aria-labelledby={heading}>
      <h2 id={heading} className="ui-unseen">
        {ui.yourDecision}
      </h2>
      <button type="button" className="ui-prompt-fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        <span className="ui-unseen">{folded ? ui.showChoices : ui.hideChoices}</span>
      </button>
      <div className="ui-prompt-row">
        <div className="ui-prompt-say" role="status">
          {mine && me && !beginsWithPlayer(sentence.line) && <PlayerShape identity={me.identity} size={22} />}
          <p className="ui-prompt-sentence">
            <LineText {...sentence} />
          </p>
        </div>
        <div className="ui-prompt-choices">
          {bar.children}
          {mine ? <Choices bar={bar} /> : <Retract {...props} />}
        </div>
        <UndoPlace table={props.table} viewer={props.viewer} plies={ply} wish={props.wish} />
      </div>
      <Countdown window={props.table.window} />
      <Proposal {...props} />
      <Standing {...props} />
    </section>
  )
}

interface Sentence {
  readonly line: Line
  readonly reach?: 'keyboard'
}

function useSentence({ props, turn }: PromptBarProps): Sentence {
  const { words: ui, players, viewer } = useFurniture()
  const { words, reader, table } = props
  const { waiting = [] } = props.view as { readonly waiting?: readonly { seat: number; step: string; required: boolean }[] }
  if (turn.asking) return { line: turn.asking.question, reach: 'keyboard' }
  if (turn.prompt) return { line: words.prompt(turn.prompt.step, turn.prompt.frame, reader), reach: 'keyboard' }
  if (table.outcome) {
    const winners = table.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    if (winners.length === 1 && winners[0] === viewer) return { line: ui.youWon() }
    return { line: ui.won(winners.map((seat) => playerRef(players, seat))) }
  }
  const asked = waiting.filter((each) => each.required)
  if (asked.length === 0) return { line: ui.waitingForTable() }
  if (asked.length === 1) return { line: words.waiting(asked[0].step, asked[0].seat, reader), reach: 'keyboard' }
  return { line: ui.waitingFor(asked.map((each) => playerRef(players, each.seat))) }
}

/** Then the player's sign stands there already. */
const beginsWithPlayer = ([first]: Line): boolean => typeof first === 'object' && first.kind === 'player'

function Choices({ bar }: { readonly bar: PromptBarProps }): ReactElement | null {
  const { props, turn, placed, group, face, standing, form } = bar
  const { words: ui } = useFurniture()
  const [why, setWhy] = useState(false)
  const { prompt, options, trail, asking } = turn
  if (!prompt) return null

  if (asking)
    return (
      <div className="ui-prompt-buttons">
        <Button onClick={turn.back}>{ui.cancel}</Button>
        <Button look="primary" onClick={turn.yes} autoFocus>
          {ui.confirm}
        </Button>
      </div>
    )

  // Once narrowed, every choice left is a button too; before, only those without a place.
  const narrowed = trail.length > 0
  const shown = narrowed ? options : options.filter((option) => !placed?.(option) || group?.(option) !== undefined)
  const groups = narrowed ? [] : grouped(shown, group)
  const single = narrowed ? shown : shown.filter((option) => group?.(option) === undefined)
  const others = props.prompts.filter((each) => each !== prompt)
  const list = { words: props.words, reader: props.reader, face, onChoose: turn.choose, ...(prompt.timed ? { chosen: prompt.timed.chosen } : {}) }

  return (
    <>
      {narrowed && (
        <div className="ui-prompt-trail">
          <Button look="quiet" icon="chevronLeft" onClick={turn.back}>
            {ui.back}
          </Button>
          <span>
            <LineText line={trail[trail.length - 1]} />
          </span>
        </div>
      )}
      {form ?? (
        <>
          {groups.length > 0 && (
            <div className="ui-prompt-buttons">
              {groups.map(({ id, label, icon, fits }) => (
                <button
                  key={id}
                  type="button"
                  className="ui-button ui-button-plain ui-prompt-group"
                  aria-label={`${plain(label)}, ${ui.groupCount(fits.length)}`}
                  onClick={() => turn.pick((option) => group?.(option)?.id === id, label)}
                >
                  {icon}
                  <LineText line={label} reach="none" />
                  <span className="ui-prompt-count">{fits.length}</span>
                </button>
              ))}
            </div>
          )}
          {single.length > 0 && <OptionList options={single} {...list} />}
        </>
      )}
      {prompt.timed && <InTime prompt={prompt} timed={prompt.timed} props={props} />}
      {standing && <StandingChoice bar={bar} options={single.filter(standing)} />}
      {(prompt.blocked.length > 0 || others.length > 0) && (
        <div className="ui-prompt-foot">
          {others.map((other) => (
            <Button key={other.id} look="quiet" icon="react" onClick={() => turn.select(other)}>
              {ui.alsoPossible} <LineText line={props.words.prompt(other.step, other.frame, props.reader)} reach="none" />
            </Button>
          ))}
          {prompt.blocked.length > 0 && (
            <Button look="quiet" icon="info" aria-expanded={why} onClick={() => setWhy(!why)}>
              {ui.whyNot}
            </Button>
          )}
        </div>
      )}
      {why && <BlockedList blocked={prompt.blocked} words={props.words} reader={props.reader} />}
    </>
  )
}

interface InTimeProps {
  readonly prompt: Prompt
  readonly timed: NonNullable<Prompt['timed']>
  readonly props: TableProps<never>
}

/** What will have been answered when the time is up. */
function InTime({ prompt, timed: { otherwise, chosen }, props }: InTimeProps): ReactElement | null {
  const { words: ui } = useFurniture()
  const answer = prompt.options.find(({ key }) => key === otherwise)
  if (chosen !== null) return <p className="ui-prompt-hint">{ui.untilTimeIsUp}</p>
  if (!answer) return null
  return (
    <p className="ui-prompt-hint">
      <LineText line={ui.withoutAnswer(props.words.option(answer.verb, answer.facets, props.reader))} reach="none" />
    </p>
  )
}

function StandingChoice({ bar: { props, turn }, options }: { readonly bar: PromptBarProps; readonly options: readonly OfferedOption[] }): ReactElement | null {
  const { words: ui } = useFurniture()
  const { prompt } = turn
  if (!prompt || options.length === 0) return null
  return (
    <div className="ui-prompt-foot">
      {options.map(({ key, verb, facets }) => (
        <Button key={key} look="quiet" icon="hourglass" onClick={() => props.wish({ t: 'standing', step: prompt.step, key })}>
          {ui.always} <LineText line={props.words.option(verb, facets, props.reader)} reach="none" />
        </Button>
      ))}
    </div>
  )
}

function grouped(options: readonly OfferedOption[], group: PromptBarProps['group']): (OptionGroup & { readonly fits: readonly OfferedOption[] })[] {
  const groups = new Map<string, OptionGroup & { fits: OfferedOption[] }>()
  for (const option of options) {
    const made = group?.(option)
    if (!made) continue
    const known = groups.get(made.id)
    if (known) known.fits.push(option)
    else groups.set(made.id, { ...made, fits: [option] })
  }
  return [...groups.values()]
}

