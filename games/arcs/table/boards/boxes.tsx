import './boxes.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { choiceAttributes } from '#ui/selection.ts'
import { useTip } from '#ui/tooltip.tsx'
import { plain } from '#words/line.ts'
import { pieces, resources } from '../../data/names.ts'
import { useChoice, useTable } from '../context.tsx'
import { AmbitionSign, MarkSign, PieceSign, TypeSign } from '../signs.tsx'
import { captivesOf, outrageOf, seatId, trophiesOf, type Held } from '../view.ts'

/** The Trophies box: pieces of Rivals that a seat destroyed. */
export function Trophies({ seat, titled = false }: { readonly seat: number; readonly titled?: boolean }): ReactElement {
  const { view, players, t } = useTable()
  const all = trophiesOf(view, seat)
  const total = all.reduce((sum, { count }) => sum + count, 0)
  const tip = useTip(() => t.board.trophiesHint)
  const spoken = [`${t.board.trophies} ${total}`, ...all.map(({ piece, owner, count }) => `${t.board.piece(pieces[piece], count)} (${players[owner].name})`)].join(', ')
  return (
    <span className={classNames('arcs-box', titled && 'arcs-box-titled', total === 0 && 'arcs-box-none')} role="img" aria-label={spoken} {...tip}>
      <span className="arcs-box-head">
        <AmbitionSign ambition="warlord" size={14} />
        {titled && <span>{t.board.trophies}</span>}
        <b>{total}</b>
      </span>
      <span className="arcs-box-pieces">
        {all.map(({ piece, owner, count }) => (
          <Stack key={`${piece} ${owner}`} piece={pieces[piece]} owner={owner} count={count} size={titled ? 20 : 16} crowded={total > (titled ? 7 : 6)} />
        ))}
      </span>
    </span>
  )
}

/** The Captives box; a Captive may be chosen for Prison Wardens. */
export function Captives({ seat, titled = false }: { readonly seat: number; readonly titled?: boolean }): ReactElement {
  const { view, players, t } = useTable()
  const all = captivesOf(view, seat)
  const total = all.reduce((sum, { count }) => sum + count, 0)
  const tip = useTip(() => t.board.captivesHint)
  const spoken = [`${t.board.captives} ${total}`, ...all.map(({ owner, count }) => `${t.board.piece('agent', count)} (${players[owner].name})`)].join(', ')
  return (
    <span className={classNames('arcs-box', titled && 'arcs-box-titled', total === 0 && 'arcs-box-none')} {...tip}>
      <span className="arcs-box-head" role="img" aria-label={spoken}>
        <AmbitionSign ambition="tyrant" size={14} />
        {titled && <span>{t.board.captives}</span>}
        <b>{total}</b>
      </span>
      <span className="arcs-box-pieces">
        {all.map((held) => (
          <CaptiveStack key={held.owner} seat={seat} held={held} size={titled ? 20 : 16} crowded={total > 3} />
        ))}
      </span>
    </span>
  )
}

interface CaptiveStackProps {
  readonly seat: number
  readonly held: Held
  readonly size: number
  readonly crowded: boolean
}

function CaptiveStack({ seat, held: { owner, count }, size, crowded }: CaptiveStackProps): ReactElement {
  const { viewer, players } = useTable()
  const { name } = players[owner]
  const choice = useChoice(`captive ${owner}`, seat === viewer ? ({ facets }) => facets['captive'] === seatId(owner) : undefined, [name])
  const stack = <Stack piece="agent" owner={owner} count={count} size={size} crowded={crowded} />
  if (!choice.can) return stack
  return (
    <button type="button" className={classNames('arcs-captive', 'arcs-can', choice.picked && 'arcs-picked')} aria-label={name} {...choiceAttributes(choice)} onClick={choice.press}>
      {stack}
    </button>
  )
}

interface StackProps {
  readonly piece: (typeof pieces)[number]
  readonly owner: number
  readonly count: number
  readonly size: number
  /** One piece with a number instead of each piece. */
  readonly crowded: boolean
}

function Stack({ piece, owner, count, size, crowded }: StackProps): ReactElement {
  const { players } = useTable()
  const { identity } = players[owner]
  if (crowded || count > 4)
    return (
      <span className="arcs-stack">
        <PieceSign piece={piece} identity={identity} size={size} />
        {count > 1 && <b>{count}</b>}
      </span>
    )
  return (
    <span className="arcs-stack">
      {Array.from({ length: count }, (_, i) => (
        <PieceSign key={i} piece={piece} identity={identity} size={size} />
      ))}
    </span>
  )
}

/** Outrage: the resources whose Prelude action a seat has lost. `spaces` shows the five spaces, in line with the bank below. */
export function Outrage({ seat, spaces = false }: { readonly seat: number; readonly spaces?: boolean }): ReactElement {
  const { view, players, t } = useTable()
  const all = outrageOf(view, seat)
  const line = all.length === 0 ? [t.board.noOutrage] : t.board.outrageOn(all.map(({ type }) => resources[type]))
  const tip = useTip(() => (
    <span className="arcs-tip">
      <span>
        <LineText line={line} reach="none" />
      </span>
      <span>{t.board.outrageHint}</span>
      {all.some(({ owed }) => owed) && <span>{t.board.outrageOwed}</span>}
    </span>
  ))
  if (!spaces)
    return (
      <span className={classNames('arcs-outrage', all.length === 0 && 'arcs-box-none')} role="img" aria-label={plain(line)} {...tip}>
        <MarkSign mark="outrage" size={14} />
        {all.length === 0 ? 0 : all.map(({ type }) => <TypeSign key={type} type={type} size={14} />)}
      </span>
    )
  return (
    <span className="arcs-outrage-spaces" role="img" aria-label={plain(line)} {...tip}>
      <span className="arcs-types-title">{t.board.outrage}</span>
      {resources.map((resource, type) => {
        const here = all.find((each) => each.type === type)
        return (
          <span key={resource} className={classNames('arcs-outrage-space', here && 'arcs-outrage-taken', here?.owed && 'arcs-outrage-owed')}>
            <TypeSign type={type} size={13} />
            {here && <PieceSign piece="agent" identity={players[seat].identity} size={15} ghost={here.owed} className="arcs-outrage-agent" />}
          </span>
        )
      })}
    </span>
  )
}
