import './board-dialogue.css'
import type { ReactElement } from 'react'
import { Dialogue } from '#ui/dialogue.tsx'
import { plain } from '#words/line.ts'
import { ThingParts } from '../cards/thing-note.tsx'
import { useTable } from '../context.tsx'
import { CrestSign } from '../signs.tsx'
import { standingOf } from '../standings.ts'
import { factionAt } from '../view.ts'
import { Attributes } from './attributes.tsx'
import { BoardFoundations, Buildings } from './buildings.tsx'
import { GloryTrack, RelicRow } from './glory.tsx'
import { Leaders } from './leaders.tsx'
import { Ahead } from './own.tsx'
import { playerHue } from './player-hue.ts'
import { Recruits } from './recruits.tsx'
import { Specials } from './specials.tsx'
import { Stock, Tokens } from './stock.tsx'

/** A faction's whole board with what it can do, and how near it is to each way of winning. */
export function BoardDialogue({ seat, onClose }: { readonly seat: number; onClose(): void }): ReactElement | null {
  const { c, view, words, t, props, identityOf } = useTable()
  const faction = factionAt(view, seat)
  if (faction === undefined) return null
  const { title, summary } = words.factionText(faction)
  const standing = standingOf(c, view, seat)
  return (
    <Dialogue open size="wide" title={`${title} · ${plain(t.areas.boardOf(props.reader.player(seat)))}`} onClose={onClose}>
      <div className="circ-board" data-atmosphere="circadians" style={playerHue(identityOf(seat))}>
        <div className="circ-board-side">
          <p className="circ-board-summary">
            <CrestSign faction={faction} size={40} filled />
            {summary}
          </p>
          <h3>{t.victory.ways}</h3>
          <dl className="circ-ways">
            <dt title={t.victory.byGloryHint}>{t.victory.byGlory}</dt>
            <dd>
              {t.board.gloryOf(standing.glory, standing.target)}
              <GloryTrack seat={seat} large />
            </dd>
            <dt title={t.victory.byRelicsHint}>{t.victory.byRelics}</dt>
            <dd>{t.victory.relicsHeld(standing.relicsHeld, standing.relicsLeft)}</dd>
            <dt title={t.victory.byRegionsHint}>{t.victory.byRegions}</dt>
            <dd>{standing.land}</dd>
          </dl>
          <Stock seat={seat} />
          <Tokens seat={seat} />
          <Ahead seat={seat} />
          <Recruits seat={seat} />
          <h3>{t.board.relicRow}</h3>
          <RelicRow seat={seat} />
        </div>
        <div className="circ-board-side">
          <Buildings seat={seat} />
          <BoardFoundations seat={seat} />
          <Leaders seat={seat} />
          <Attributes seat={seat} />
          <Specials seat={seat} />
        </div>
        <div className="circ-board-side circ-board-text">
          <ThingParts thing={{ kind: 'faction', id: faction }} words={words} />
        </div>
      </div>
    </Dialogue>
  )
}
