import type { ReactElement } from 'react'
import { Button } from './button.tsx'
import { playerRef, useFurniture } from './furniture.tsx'
import { Icon } from './icons.tsx'
import { LineText } from './line.tsx'
import type { TableProps } from './table-contract.ts'

/** Somebody asks the table to go back: agree or refuse, in place. */
export function Proposal({ table: { proposal, controls }, viewer, wish }: TableProps<never>): ReactElement | null {
  const { words, players } = useFurniture()
  if (!proposal) return null
  const seated = viewer < controls.length
  const own = proposal.seat === viewer
  const agreed = proposal.agreed.includes(viewer)
  const vote = (agrees: boolean): void => wish({ t: 'voteUndo', agrees })
  return (
    <div className="ui-prompt-proposal" role="alert">
      <Icon name="undo" size={18} />
      <span>
        <LineText line={own ? words.undoWaiting(proposal.plies, proposal.agreed.length) : words.undoProposed(playerRef(players, proposal.seat), proposal.plies)} />
      </span>
      {seated && own && <Button onClick={() => vote(false)}>{words.undoWithdraw}</Button>}
      {seated && !own && !agreed && (
        <>
          <Button onClick={() => vote(false)}>{words.undoRefuse}</Button>
          <Button look="primary" onClick={() => vote(true)}>
            {words.undoAgree}
          </Button>
        </>
      )}
    </div>
  )
}

/** A sealed answer can be taken back while others still think. Beside it, the way to the score once there is one. */
export function Retract({ table, viewer, wish }: TableProps<never>): ReactElement | null {
  const { words, showScore } = useFurniture()
  if (table.outcome && showScore)
    return (
      <div className="ui-prompt-buttons">
        <Button look="primary" icon="trophy" onClick={showScore}>
          {words.showScore}
        </Button>
      </div>
    )
  if (viewer >= table.controls.length) return <p className="ui-prompt-hint">{words.watching}</p>
  if (!table.canRetract) return null
  return (
    <div className="ui-prompt-buttons">
      <span className="ui-prompt-hint">{words.retractHint}</span>
      <Button icon="undo" onClick={() => wish({ t: 'retract' })}>
        {words.retract}
      </Button>
    </div>
  )
}

/** Answers that were given in advance, each with the way to end it. */
export function Standing({ table, words: game, reader, wish }: TableProps<never>): ReactElement | null {
  const { words } = useFurniture()
  const standing = Object.entries(table.standing)
  if (standing.length === 0 || table.outcome) return null
  return (
    <div className="ui-prompt-standing">
      <Icon name="hourglass" size={16} />
      <span>{words.standing}</span>
      {standing.map(([step, key]) => (
        <Button key={step} look="quiet" iconAfter="close" aria-description={words.endStanding} onClick={() => wish({ t: 'standing', step, key: null })}>
          <LineText line={game.option(key.split(':')[0], {}, reader)} reach="none" />
        </Button>
      ))}
    </div>
  )
}
