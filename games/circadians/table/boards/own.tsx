import './own.css'
import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { useNote } from '../cards/thing-note.tsx'
import { useTable } from '../context.tsx'
import { DesignedMark } from '../designed-mark.tsx'
import { CrestSign, EffectSigns, MarkSign, PhaseSign } from '../signs.tsx'
import { incomeAhead, standingOf } from '../standings.ts'
import { effectText, factionAt } from '../view.ts'
import { Attributes } from './attributes.tsx'
import { BoardFoundations, Buildings } from './buildings.tsx'
import { GloryTrack } from './glory.tsx'
import { Leaders } from './leaders.tsx'
import { playerHue } from './player-hue.ts'
import { Recruits } from './recruits.tsx'
import { Specials } from './specials.tsx'
import { Stock, Tokens } from './stock.tsx'

/** The viewer's board: glory and stock, buildings and foundations, leaders, recruits and attributes. */
export function OwnBoard(): ReactElement {
  const { viewer, identityOf, t } = useTable()
  return (
    <section className="circ-panel circ-own" aria-label={t.areas.yourBoard} style={playerHue(identityOf(viewer))}>
      <div className="circ-own-identity">
        <Identity />
        <GloryTrack seat={viewer} large />
        <Ahead seat={viewer} />
        <Stock seat={viewer} />
        <Tokens seat={viewer} />
      </div>
      <div className="circ-own-works">
        <Buildings seat={viewer} />
        <BoardFoundations seat={viewer} />
      </div>
      <Leaders seat={viewer} />
      <div className="circ-own-people">
        <Recruits seat={viewer} />
        <Attributes seat={viewer} />
        <Specials seat={viewer} />
      </div>
    </section>
  )
}

function Identity(): ReactElement {
  const { c, view, viewer, players, words, t, openBoard } = useTable()
  const faction = factionAt(view, viewer)
  const standing = standingOf(c, view, viewer)
  const note = useNote(faction === undefined ? undefined : { kind: 'faction', id: faction })
  const text = faction === undefined ? undefined : words.factionText(faction)
  return (
    <button type="button" className="circ-identity" aria-label={`${text?.title ?? players[viewer].name}. ${t.board.gloryOf(standing.glory, standing.target)}, ${t.board.regions(standing.regions)}. ${t.card.enlarge}`} onClick={() => openBoard(viewer)} {...note}>
      <PlayerShape identity={players[viewer].identity} size={26} />
      <span className="circ-identity-name">
        <b>
          {faction !== undefined && <CrestSign faction={faction} size={16} filled />}
          {text?.title ?? players[viewer].name}
          {text && <DesignedMark origin={text.origin} t={t} />}
        </b>
        <small>
          {t.board.regions(standing.regions)}
          {view.relics[viewer] > 0 && ` · ${t.board.relics(view.relics[viewer])}`}
          {view.flare === viewer && view.round > 0 && <MarkSign mark="flare" size={13} label={t.round.flare} className="circ-flare" />}
        </small>
      </span>
      <span className="circ-score">
        <b>{standing.glory}</b>/{standing.target}
      </span>
    </button>
  )
}

/** The income that would come now. */
export function Ahead({ seat }: { readonly seat: number }): ReactElement {
  const { c, view, words, t } = useTable()
  const { sure, open } = incomeAhead(c, view, seat)
  const sum = { energy: 0, gems: 0, choices: [sure] }
  const tip = useTip(() => (
    <span className="circ-tip">
      <b>{t.board.incomeAhead}</b>
      <span>{words.effect(effectText(sum))}</span>
      {open.map((effect, i) => (
        <span key={i}>{words.effect(effectText(effect))}</span>
      ))}
    </span>
  ))
  return (
    <p className="circ-ahead" {...tip}>
      <PhaseSign phase="income" size={16} label={t.board.incomeAhead} />
      {sure.length > 0 && <EffectSigns effect={sum} size={14} label={words.effect(effectText(sum))} />}
      {open.map((effect, i) => (
        <span key={i} className="circ-ahead-open">
          <EffectSigns effect={effect} size={13} label={words.effect(effectText(effect))} />
        </span>
      ))}
    </p>
  )
}

/** What a faction wins by, in one line. */
export function Goal({ seat }: { readonly seat: number }): ReactElement | null {
  const { view, words } = useTable()
  const faction = factionAt(view, seat)
  if (faction === undefined) return null
  const { powers, goal } = words.factionText(faction)
  return <LineText line={powers.at(-1) ?? goal} reach="none" />
}
