import './pick-faction.css'
import type { CSSProperties, ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { combatIcons } from '../../data/names.ts'
import type { SideText } from '../../words/contract.ts'
import { playerHue } from '../boards/player-hue.ts'
import { useTable } from '../context.tsx'
import { DesignedMark } from '../designed-mark.tsx'
import { CodeSign, CombatSign, LeaderSign } from '../signs.tsx'

/** How many leave. */
const TWO = 2

/** All leaders of the viewer's faction: a click marks one that leaves the game. */
export function KeepLeaders(): ReactElement {
  const { c, view, viewer, seated, identityOf, t } = useTable()
  const faction = seated ? view.faction[viewer] : -1
  const leaders = faction < 0 ? [] : Array.from({ length: c.leaders.count[faction] }, (_, i) => c.leaders.ids[c.leaders.first[faction] + i])
  return (
    <section className="circ-setup" aria-label={t.board.leaders} style={playerHue(identityOf(viewer))}>
      <div className="circ-keep-grid" style={{ '--circ-n': leaders.length } as CSSProperties}>
        {leaders.map((name) => (
          <LeaderCard key={name} name={name} />
        ))}
      </div>
    </section>
  )
}

function LeaderCard({ name }: { readonly name: string }): ReactElement {
  const { words, viewer, identityOf, t, prompt, leaving, setLeaving, enlarge } = useTable()
  const { title, base, upgraded, upgrade, origin } = words.leaderText(name)
  const asked = prompt?.step === 'dismiss'
  const out = leaving.includes(name)
  const toggle = (): void => setLeaving(out ? leaving.filter((each) => each !== name) : [...leaving, name].slice(-TWO))
  return (
    <button
      type="button"
      className={classNames('ui-panel circ-keep', asked && (out ? 'circ-picked circ-keep-out' : 'circ-can'))}
      aria-pressed={asked ? out : undefined}
      aria-label={asked ? title : `${title}. ${t.card.enlarge}`}
      onClick={asked ? toggle : () => enlarge({ kind: 'leader', id: name })}
    >
      <span className="circ-keep-head">
        <LeaderSign name={name} upgraded={false} ryhzu={false} identity={identityOf(viewer)} size={40} />
        <span>
          {title}
          <DesignedMark origin={origin} t={t} />
        </span>
      </span>
      <Side side={base} label={t.board.base} gems={base.deploy} />
      <Side side={upgraded} label={t.board.upgraded} gems={upgrade} />
    </button>
  )
}

function Side({ side, label, gems }: { readonly side: SideText; readonly label: string; readonly gems: number }): ReactElement {
  return (
    <span className="circ-keep-side">
      <small className="circ-keep-label">
        {label} {gems > 0 && gems} {gems > 0 && <CodeSign code="G" size={12} />}
      </small>
      <span className="circ-keep-values">
        {combatIcons.map((icon) => (
          <span key={icon}>
            <CombatSign icon={icon} size={15} />
            {side[icon]}
          </span>
        ))}
      </span>
      {side.texts.map((text, i) => (
        <span key={i}>
          <LineText line={text} reach="none" />
        </span>
      ))}
    </span>
  )
}

/** In the prompt bar: who leaves, and the button that decides. */
export function KeepForm(): ReactElement {
  const { t, turn, leaving } = useTable()
  const option = turn.options.find(({ facets }) => leaving.length === TWO && leaving.includes(facets['first'] ?? '') && leaving.includes(facets['second'] ?? ''))
  return (
    <div className="circ-keep-form">
      <span>{leaving.length === 0 ? t.turn.dismissTwo : leaving.join(' · ')}</span>
      <Button look="primary" disabled={option === undefined} onClick={() => option && turn.choose(option)}>
        {t.turn.keepThese}
      </Button>
    </div>
  )
}
