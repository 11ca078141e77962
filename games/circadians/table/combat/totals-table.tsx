import './totals-table.css'
import { useRef, type KeyboardEvent, type ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { identities } from '#ui/shapes.tsx'
import { plain, type Line } from '#words/line.ts'
import { combatIcons } from '../../data/names.ts'
import { CodeSign, CombatSign, MarkSign } from '../signs.tsx'
import type { PlanInHand } from './plan.ts'
import { previewOf, type Preview, type Reach, type Span } from './reach.ts'
import type { Scene } from './scene.ts'

interface TotalsTableProps {
  readonly scene: Scene
  readonly plan: PlanInHand
  /** The card that counts: the chosen one, or the one pointed at. */
  readonly card: number
  readonly reach: Reach
}

/** Own totals for every section with the chosen card, and the Strength on one axis over what the rival can reach. */
export function TotalsTable({ scene, plan, card, reach }: TotalsTableProps): ReactElement {
  const { c, view, t, props } = scene
  const box = useRef<HTMLDivElement>(null)
  const rival = view.fightSeat[1 - plan.side]
  const previews = c.wheel.ids.map((_, section) => previewOf(c, view, plan.side, section, card))
  const axis = axisOf([reach, ...previews.map(({ strength }) => strength)])
  const hue = identities[scene.identityOf(rival)].id

  /** Arrows go through the sections that can be chosen. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const open = [...c.wheel.ids.keys()].filter((section) => plan.can(section))
    const next = open[(open.indexOf(plan.section) + by + open.length) % open.length]
    plan.set({ section: next })
    box.current?.querySelector<HTMLButtonElement>(`[data-section="${next}"]`)?.focus()
  }

  return (
    <section className="circ-totals" aria-label={t.totals}>
      <div className="circ-totals-head">
        <h3>{t.totals}</h3>
        {combatIcons.map((icon) => (
          <span key={icon} className={`circ-duel-${icon}`} title={t.icons[icon].hint}>
            <CombatSign icon={icon} size={16} label={t.icons[icon].name} />
          </span>
        ))}
        <span className="circ-totals-axis" aria-hidden="true">
          {axis.marks.map((mark) => (
            <i key={mark} style={{ left: axis.at(mark) }}>
              {mark}
            </i>
          ))}
        </span>
      </div>
      <div ref={box} className="circ-totals-rows" role="group" aria-label={t.yourWheel} onKeyDown={onKeyDown}>
        {c.wheel.ids.map((id, section) => {
          const blocked = plan.prompt.blocked.find(({ facets }) => facets['section'] === id)
          return (
            <Row
              key={id}
              scene={scene}
              section={section}
              preview={previews[section]}
              chosen={section === plan.section}
              reason={blocked && props.words.reason(blocked.reason, props.reader)}
              bar={<Bar span={previews[section].strength} reach={reach} axis={axis} hue={hue} own={identities[scene.identityOf(scene.viewer)].id} />}
              onChoose={() => plan.set({ section })}
            />
          )
        })}
      </div>
      <p className="circ-totals-legend">
        <span>
          <i style={{ background: `var(--player-${identities[scene.identityOf(scene.viewer)].id})` }} />
          {t.yourStrength}
        </span>
        <span>
          <i style={{ background: `var(--player-${hue})` }} />
          <LineText line={t.rivalPlain(props.reader.player(rival))} reach="none" />
        </span>
        {reach.high > reach.plain && (
          <span>
            <i style={{ background: `color-mix(in srgb, var(--player-${hue}) 38%, var(--well))` }} />
            {t.rivalAny}
          </span>
        )}
      </p>
    </section>
  )
}

interface RowProps {
  readonly scene: Scene
  readonly section: number
  readonly preview: Preview
  readonly chosen: boolean
  readonly reason: Line | undefined
  readonly bar: ReactElement
  onChoose(): void
}

function Row({ scene: { c, t, words }, section, preview, chosen, reason, bar, onChoose }: RowProps): ReactElement {
  const { name, hint } = words.sectionText(c.wheel.ids[section])
  const retreats = c.wheel.retreat[section]
  const spoken = [name, ...(reason ? [plain(reason)] : [...combatIcons.map((icon) => `${t.icons[icon].name} ${t.range(preview[icon].low, preview[icon].high)}`), ...(retreats ? [t.cannotWin] : [])])].join(', ')
  return (
    <button
      type="button"
      className={classNames('circ-totals-row', chosen && 'circ-totals-chosen')}
      aria-pressed={chosen}
      aria-disabled={reason !== undefined}
      aria-label={spoken}
      title={plain(hint)}
      data-section={section}
      onClick={() => {
        if (!reason) onChoose()
      }}
    >
      <span className="circ-totals-name">
        {name}
        {c.wheel.gem[section] > 0 && !reason && <CodeSign code="G" size={13} label={t.costsGem} />}
      </span>
      {reason ? (
        <span className="circ-totals-reason">
          <MarkSign mark="lock" size={13} />
          <span>
            <LineText line={reason} reach="none" />
          </span>
        </span>
      ) : (
        <>
          {combatIcons.map((icon) => (
            <span key={icon} className={`circ-totals-figure circ-duel-${icon}`}>
              {t.range(preview[icon].low, preview[icon].high)}
            </span>
          ))}
          <span className="circ-totals-axis">
            {retreats ? <em>{t.cannotWin}</em> : bar}
          </span>
        </>
      )}
    </button>
  )
}

interface Axis {
  readonly marks: readonly number[]
  at(value: number): string
}

function axisOf(spans: readonly Span[]): Axis {
  const low = Math.min(...spans.map((each) => each.low)) - 1
  const high = Math.max(...spans.map((each) => each.high)) + 1
  const step = high - low > 16 ? 4 : 2
  const first = Math.ceil(low / step) * step
  const marks = Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step)
  return { marks, at: (value) => `${(((value - low) / (high - low)) * 100).toFixed(2)}%` }
}

interface BarProps {
  readonly span: Span
  readonly reach: Reach
  readonly axis: Axis
  readonly hue: string
  readonly own: string
}

function Bar({ span, reach, axis, hue, own }: BarProps): ReactElement {
  const between = (low: number, high: number): { left: string; right: string } => ({ left: axis.at(low), right: `calc(100% - ${axis.at(high)})` })
  return (
    <span className="circ-totals-bar" aria-hidden="true">
      <i className="circ-totals-any" style={{ ...between(reach.low, reach.high), background: `color-mix(in srgb, var(--player-${hue}) 38%, var(--well))` }} />
      <i className="circ-totals-plain" style={{ ...between(reach.low, reach.plain), background: `var(--player-${hue})` }} />
      <i className="circ-totals-own" style={{ ...between(span.low, span.high), background: `var(--player-${own})` }} />
    </span>
  )
}
