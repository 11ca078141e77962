import './own.css'
import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { useTable } from '../context.tsx'
import { EffectSigns, PhaseSign } from '../signs.tsx'
import { incomeAhead, standingOf } from '../standings.ts'
import { effectText, factionAt } from '../view.ts'
import { Attributes } from './attributes.tsx'
import { BoardFoundations, Buildings } from './buildings.tsx'
import { GloryTrack } from './glory.tsx'
import { Leaders } from './leaders.tsx'
import { Plaque } from './plaque.tsx'
import { playerHue } from './player-hue.ts'
import { Recruits } from './recruits.tsx'
import { Specials } from './specials.tsx'
import { Stock, Tokens } from './stock.tsx'

/** The viewer's board: glory and stock, buildings and foundations, leaders, recruits and attributes. */
export function OwnBoard(): ReactElement {
  const { viewer, identityOf, t } = useTable()
  return (
    <section className="ui-panel circ-own" aria-label={t.areas.yourBoard} style={playerHue(identityOf(viewer))}>
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
  const { c, view, viewer, players, words, t } = useTable()
  const faction = factionAt(view, viewer)
  const { glory, target, regions } = standingOf(c, view, viewer)
  const title = faction === undefined ? players[viewer].name : words.factionText(faction).title
  const relics = view.relics[viewer]
  const news = relics > 0 ? `${t.board.regions(regions)} · ${t.board.relics(relics)}` : t.board.regions(regions)
  return <Plaque seat={viewer} large label={`${title}. ${t.board.gloryOf(glory, target)}, ${t.board.regions(regions)}. ${t.card.enlarge}`} news={news} />
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
