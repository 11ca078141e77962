import './line.css'
import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import type { Line, Ref } from '#words/line.ts'
import { useFurniture } from './furniture.tsx'
import { PlayerShape } from './shapes.tsx'
import { useTip } from './tooltip.tsx'

/** How a game shows the things that its sentences speak of. */
export interface Things {
  /** The thing enlarged, beside the word. */
  peek?(ref: Ref): ReactNode
  /** What stands in the sentence instead of the thing's name: an icon with its word, a coloured name. */
  face?(ref: Ref): ReactNode
  /** The word is pointed at (or no longer): the board may light the thing. */
  point?(ref: Ref | undefined): void
}

const ThingsContext = createContext<Things>({})

export function ThingsProvider({ things, children }: { readonly things: Things; readonly children: ReactNode }): ReactElement {
  return <ThingsContext value={things}>{children}</ThingsContext>
}

interface LineTextProps {
  readonly line: Line
  /**
   * Whether things in the sentence explain themselves: to the pointer and the keyboard (a prompt), to
   * the pointer only (a long log), or not at all (inside a button).
   */
  readonly reach?: 'keyboard' | 'pointer' | 'none'
}

/** A sentence: players with their colour and shape, things as words that can be looked at. */
export function LineText({ line, reach = 'pointer' }: LineTextProps): ReactElement {
  return (
    <>
      {line.map((part, i) => {
        if (typeof part === 'string') return part
        if (part.kind === 'player') return <PlayerName key={i} seat={Number(part.id)} text={part.text} />
        return reach === 'none' ? <ThingFace key={i} thing={part} /> : <ThingWord key={i} thing={part} focusable={reach === 'keyboard'} />
      })}
    </>
  )
}

/** A player's name, never without the shape. */
export function PlayerName({ seat, text }: { readonly seat: number; readonly text?: string }): ReactElement {
  const { players } = useFurniture()
  const player = players[seat]
  return (
    <span className="ui-player">
      {player && <PlayerShape identity={player.identity} size={14} look={player.kind === 'bot' ? 'outline' : 'solid'} />}
      <span className="ui-player-name">{text ?? player?.name}</span>
    </span>
  )
}

function ThingFace({ thing }: { readonly thing: Ref }): ReactElement {
  const { face } = useContext(ThingsContext)
  return <span className="ui-thing">{face?.(thing) ?? thing.text}</span>
}

function ThingWord({ thing, focusable }: { readonly thing: Ref; readonly focusable: boolean }): ReactElement {
  const { face, peek, point } = useContext(ThingsContext)
  const tip = useTip(() => peek?.(thing), 'card')
  const shown = face?.(thing) ?? thing.text
  if (!peek && !point) return <span className="ui-thing">{shown}</span>
  return (
    <span
      className="ui-thing ui-thing-live"
      {...(focusable ? { tabIndex: 0 } : {})}
      {...tip}
      onPointerEnter={(event) => {
        point?.(thing)
        tip.onPointerEnter(event)
      }}
      onPointerLeave={(event) => {
        point?.(undefined)
        tip.onPointerLeave(event)
      }}
    >
      {shown}
    </span>
  )
}
