import './pick-faction.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { choiceAttributes } from '#ui/selection.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import { plain } from '#words/line.ts'
import { factions, type Faction } from '../../data/names.ts'
import { playerHue } from '../boards/player-hue.ts'
import { choiceClass, useChoice, useTable } from '../context.tsx'
import { DesignedMark } from '../designed-mark.tsx'
import { CrestSign } from '../signs.tsx'

/** The six factions: what each is like, how it wins, and who has taken it. */
export function PickFaction(): ReactElement {
  return (
    <section className="circ-setup">
      <div className="circ-setup-grid">
        {factions.map((faction, i) => (
          <FactionCard key={faction} faction={faction} index={i} />
        ))}
      </div>
    </section>
  )
}

function FactionCard({ faction, index }: { readonly faction: Faction; readonly index: number }): ReactElement {
  const { view, viewer, seated, players, identityOf, words, t, enlarge } = useTable()
  const { title, summary, goal, powers, fortress, origin } = words.factionText(faction)
  const taker = view.seatOf[index]
  const choice = useChoice(({ verb, facets }) => verb === 'faction' && facets['faction'] === faction, [title])
  const hue = taker >= 0 ? identityOf(taker) : seated ? identityOf(viewer) : 0
  const spoken = [title, summary, plain(goal), ...powers.map(plain), ...(taker >= 0 ? [players[taker].name] : [])].join(' ')
  return (
    <button
      type="button"
      className={classNames('ui-panel circ-faction', taker >= 0 && 'circ-faction-taken', choiceClass(choice))}
      style={playerHue(hue)}
      aria-label={choice.can ? spoken : `${spoken} ${t.card.enlarge}`}
      {...choiceAttributes(choice)}
      onClick={choice.can ? choice.press : () => enlarge({ kind: 'faction', id: faction })}
    >
      <span className="circ-faction-head">
        <CrestSign faction={faction} size={52} filled className="circ-faction-crest" />
        <span>
          <b>
            {title}
            <DesignedMark origin={origin} t={t} />
          </b>
          {taker >= 0 && (
            <small>
              <PlayerShape identity={identityOf(taker)} size={14} />
              {players[taker].name}
            </small>
          )}
        </span>
      </span>
      <span className="circ-faction-summary">{summary}</span>
      <span className="circ-faction-goal">
        <LineText line={goal} reach="none" />
      </span>
      <ul className="circ-faction-powers">
        {[...powers, ...fortress].map((power, i) => (
          <li key={i}>
            <LineText line={power} reach="none" />
          </li>
        ))}
      </ul>
    </button>
  )
}
