import './reach.css'
import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialogue } from '#ui/dialogue.tsx'
import { OptionList } from '#ui/option-list.tsx'
import type { Identity } from '#ui/shapes.tsx'
import { useSize } from '#ui/size.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import { ref, type Line } from '#words/line.ts'
import { buildingsAt, content, shipsAt, type ArcsView } from '../view.ts'
import { Borders, Ground, Hub } from './chart-layers.tsx'
import { chartOf, isSmall, scaleOf, type Chart } from './geometry.ts'
import { MoveForm } from './move-form.tsx'
import { meansSpot, meansSystem, systemIn, type Spot } from './places.ts'
import { usePlan, type Plan } from './plan.ts'
import { holderOf, isUsed, labelsOf, spokenSystem, titleOf } from './spoken.ts'
import { SystemCell, type Mark } from './system-cell.tsx'
import { SystemLines, SystemNote } from './system-note.tsx'
import { ShipCourse, ShipTravels } from './travels.tsx'
import { isMoving } from './voyage.ts'

export { reachPlaces } from './places.ts'

interface ReachProps {
  readonly props: TableProps<ArcsView>
  readonly turn: Turn
}

/**
 * What stands in place of the prompt bar's list: steppers and “Go here” while ships are on the move, and
 * the choices themselves where all of them lie in one system, since a click on it would narrow nothing.
 */
export function reachForm(props: TableProps<ArcsView>, turn: Turn): ReactNode | undefined {
  const { prompt, options, trail } = turn
  if (!prompt) return undefined
  if (isMoving(prompt.frame)) return <MoveForm key={prompt.id} props={props} turn={turn} />
  const first = options.length > 1 && trail.length === 0 ? systemIn(options[0]) : -1
  if (first < 0 || !options.every((option) => systemIn(option) === first)) return undefined
  return <OptionList options={options} words={props.words} reader={props.reader} onChoose={turn.choose} />
}

/** The map: six clusters around the middle, drawn to fill its place on the table. */
export function Reach({ props, turn }: ReachProps): ReactElement {
  const [size, box] = useSize()
  const { view } = props
  const labels = labelsOf(props)
  const chart = useMemo(() => (size ? chartOf(content.systems, view.out, size.width, size.height) : undefined), [size, view.out])
  return (
    <section ref={box} className="reach" aria-label={labels.areas.map}>
      {chart && (
        <svg className="reach-map" viewBox={`0 0 ${chart.width} ${chart.height}`} width={chart.width} height={chart.height} style={{ '--reach-scale': scaleOf(chart) } as CSSProperties}>
          <Ground chart={chart} labels={labels} />
          <Systems props={props} turn={turn} chart={chart} />
          <Borders chart={chart} />
          <Hub chart={chart} chapter={view.chapter} labels={labels} />
          <ShipTravels chart={chart} log={props.log} identityOf={(seat) => props.players[seat]?.identity ?? 0} />
        </svg>
      )}
    </section>
  )
}

function Systems({ props, turn, chart }: ReachProps & { readonly chart: Chart }): ReactElement {
  const { view, players } = props
  const plan = usePlan(props, turn)
  const [looked, setLooked] = useState<number>()
  const counted = isSmall(chart)
  const scale = scaleOf(chart)
  const identityOf = useCallback((seat: number): Identity => players[seat]?.identity ?? 0, [players])

  const latest = useRef({ props, turn, plan })
  useEffect(() => {
    latest.current = { props, turn, plan }
  })
  const press = useCallback((system: number, place: number | 'ships' | undefined, touch: boolean) => {
    const now = latest.current
    if (!act(now.props, now.turn, now.plan, system, place, touch)) setLooked(system)
  }, [])
  const point = useCallback((system: number | undefined) => latest.current.plan?.point(system), [])
  const tip = useCallback((system: number) => {
    const now = latest.current
    // A destination shows what would happen; a note would hide the others.
    if (now.plan?.destinations.includes(system)) return undefined
    return <SystemNote props={now.props} system={system} choices={choicesAt(now.props, now.turn, now.plan, system)} />
  }, [])

  return (
    <>
      {chart.cells.map((cell) => {
        const { system } = cell
        const can = canChoose(turn, plan, system)
        const arrives = plan?.to === system
        return (
          <SystemCell
            key={system}
            cell={cell}
            middle={chart.middle}
            scale={scale}
            counted={counted}
            ships={shipsAt(view, system)}
            buildings={buildingsAt(view, system).map((each) => ({ ...each, used: isUsed(view, system, each.place, each.piece) }))}
            holder={holderOf(props, system)}
            coming={arrives ? { seat: plan.frame.seat, ...plan.group } : undefined}
            mark={markOf(props, turn, plan, system)}
            can={can}
            spoken={spokenSystem(props, system, can ? choicesAt(props, turn, plan, system) : [])}
            identityOf={identityOf}
            tip={tip}
            press={press}
            point={point}
          />
        )
      })}
      {plan?.from !== undefined && plan.to !== undefined && <ShipCourse chart={chart} from={plan.from} to={plan.to} />}
      {looked !== undefined &&
        // A dialogue is no part of a drawing.
        createPortal(
          <Dialogue open size="small" title={titleOf(props, looked)} onClose={() => setLooked(undefined)}>
            <SystemLines props={props} system={looked} />
          </Dialogue>,
          document.body,
        )}
    </>
  )
}

/** A click on a system: chooses, narrows, or nothing (false). */
function act({ view, words }: TableProps<ArcsView>, turn: Turn, plan: Plan | undefined, system: number, place: number | 'ships' | undefined, touch: boolean): boolean {
  const name = (): Line => [ref('system', content.systems.ids[system], words.name('system', content.systems.ids[system]))]
  if (plan) {
    if (plan.destinations.includes(system)) {
      // A finger points first, and goes with the second touch.
      if (!touch || plan.to === system) plan.go(system)
      else plan.point(system)
      return true
    }
    if (!plan.origins.includes(system)) return false
    plan.leave(system)
    return true
  }
  const here = turn.options.filter((option) => meansSystem(option, system))
  if (here.length === 0) return false
  const spot = place === undefined ? undefined : spotOf(view, system, place)
  const meant = spot === undefined ? [] : here.filter((option) => meansSpot(option, spot))
  const keys = new Set((meant.length > 0 ? meant : here).map(({ key }) => key))
  turn.pick((option) => keys.has(option.key), name())
  return true
}

function spotOf(view: ArcsView, system: number, place: number | 'ships'): Spot {
  if (place === 'ships') return 'ships'
  const building = buildingsAt(view, system).find((each) => each.place === place)
  return building ? { building } : 'slot'
}

function canChoose(turn: Turn, plan: Plan | undefined, system: number): boolean {
  if (plan) return plan.destinations.includes(system) || (plan.from === undefined && plan.origins.includes(system))
  return turn.options.some((option) => meansSystem(option, system))
}

/** What a click here may choose, as sentences. */
function choicesAt(props: TableProps<ArcsView>, turn: Turn, plan: Plan | undefined, system: number): readonly Line[] {
  const say = (verb: string, facets: Readonly<Record<string, string>>): Line => props.words.option(verb, facets, props.reader)
  const id = content.systems.ids[system]
  if (plan) {
    if (plan.destinations.includes(system)) return [say('to', { to: id })]
    return plan.origins.includes(system) && plan.from !== system ? [say('from', { from: id })] : []
  }
  return turn.options.filter((option) => meansSystem(option, system)).map(({ verb, facets }) => say(verb, facets))
}

/** Brass for the origin and for where something goes on, white for what is pointed at. */
function markOf({ view }: TableProps<ArcsView>, turn: Turn, plan: Plan | undefined, system: number): Mark {
  if (plan?.from === system) return 'origin'
  if (plan?.to === system) return 'pointed'
  const narrowed = !plan && turn.trail.length > 0 && turn.options.length > 0 && turn.options.every((option) => meansSystem(option, system))
  if (narrowed || (!plan && fightsIn(view) === system)) return 'origin'
  return canChoose(turn, plan, system) ? 'can' : 'plain'
}

const fighting: ReadonlySet<string> = new Set(['railgun', 'collect', 'rolled', 'reroll', 'takeHit', 'dealHit'])

/** Where a battle goes on, or -1. */
function fightsIn(view: ArcsView): number {
  const top = view.stack.at(-1)
  return top && fighting.has(top.step) && typeof top['system'] === 'number' ? top['system'] : -1
}
