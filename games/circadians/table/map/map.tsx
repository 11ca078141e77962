import './map.css'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialogue } from '#ui/dialogue.tsx'
import { OptionList } from '#ui/option-list.tsx'
import type { Identity } from '#ui/shapes.tsx'
import { useSize } from '#ui/size.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import { plain, ref, type Line } from '#words/line.ts'
import type { Content } from '../../data/content.ts'
import { contentOf, mountainsOf, regionId, regionOf, type CircadiansView } from '../view.ts'
import { RegionBadges } from './badges.tsx'
import { CountForm } from './count-form.tsx'
import { badgesOf, faceOf } from './faces.ts'
import { boardOf, type Board } from './geometry.ts'
import { Ground, Mountains } from './ground.tsx'
import { MarchForm } from './march-form.tsx'
import { meansRegion, meansSpot, regionIn, type Spot } from './places.ts'
import { usePlan, type Plan } from './plan.ts'
import { RegionCell, type Mark } from './region-cell.tsx'
import { RegionLines, RegionNote } from './region-note.tsx'
import { isMarching } from './route.ts'
import { labelsOf, spokenRegion, titleOf } from './spoken.ts'
import { MarchCourse, MarchTravels } from './travels.tsx'

export { mapPlaces } from './places.ts'

type Props = TableProps<CircadiansView>
interface MapProps {
  readonly props: Props
  readonly turn: Turn
}

const counting: ReadonlySet<string> = new Set(['recruit', 'recruitElsewhere', 'firstFighters'])

/**
 * What stands in place of the prompt bar's list: who goes while units are on the march, numbers of fighters
 * while they are recruited or settled, and the choices themselves where all of them lie in one region.
 */
export function mapForm(props: Props, turn: Turn): ReactNode | undefined {
  const { prompt, options, trail } = turn
  if (!prompt) return undefined
  if (isMarching(prompt.frame)) return <MarchForm key={prompt.id} props={props} turn={turn} />
  if (counting.has(prompt.step)) return <CountForm key={prompt.id} props={props} turn={turn} />
  const c = contentOf(props.override)
  const first = options.length > 1 && trail.length === 0 ? regionIn(c, options[0]) : -1
  if (first < 0 || !options.every((option) => regionIn(c, option) === first)) return undefined
  return <OptionList options={options} words={props.words} reader={props.reader} onChoose={turn.choose} />
}

/** The map: 26 regions under two suns, drawn to fill its place on the table. */
export function Map({ props, turn }: MapProps): ReactElement {
  const [size, box] = useSize()
  const { view, players, override, log } = props
  const c = contentOf(override)
  const board = useMemo(() => (size ? boardOf(c.map, size.width, size.height) : undefined), [size, c])
  const identityOf = useCallback((seat: number): Identity => players[seat]?.identity ?? 0, [players])
  return (
    <section ref={box} className="circ-map" aria-label={labelsOf(props).areas.map}>
      {board && (
        <svg className="circ-map-drawing" viewBox={`0 0 ${board.width} ${board.height}`} width={board.width} height={board.height}>
          <Ground board={board} />
          <Regions props={props} turn={turn} board={board} c={c} identityOf={identityOf} mountains={<Mountains board={board} sides={mountainsOf(c, view)} />} />
          <MarchTravels board={board} log={log} identityOf={identityOf} />
        </svg>
      )}
    </section>
  )
}

/** The later ones lie over the earlier. */
const rings = ['can', 'origin', 'pointed'] as const satisfies readonly Mark[]

interface RegionsProps extends MapProps {
  readonly board: Board
  readonly c: Content
  readonly identityOf: (seat: number) => Identity
  /** Between the regions and what sits on their borders. */
  readonly mountains: ReactNode
}

function Regions({ props, turn, board, c, identityOf, mountains }: RegionsProps): ReactElement {
  const plan = usePlan(props, turn)
  const [looked, setLooked] = useState<number>()

  const latest = useRef({ props, turn, plan })
  useEffect(() => {
    latest.current = { props, turn, plan }
  })
  const press = useCallback((region: number, spot: Spot | undefined, touch: boolean) => {
    const now = latest.current
    if (!act(now.props, now.turn, now.plan, region, spot, touch)) setLooked(region)
  }, [])
  const point = useCallback((region: number | undefined) => latest.current.plan?.point(region), [])
  const tip = useCallback((region: number) => {
    const now = latest.current
    // A target shows what would happen; a note would hide the others.
    if (now.plan?.targets.includes(region)) return undefined
    return <RegionNote props={now.props} region={region} choices={choicesAt(now.props, now.turn, now.plan, region)} reasons={reasonsAt(now.props, now.turn, region)} />
  }, [])

  const marks = board.hexes.map(({ region }) => markOf(props, turn, plan, region))
  return (
    <>
      {board.hexes.map((hex) => {
        const can = canChoose(c, turn, plan, hex.region)
        return (
          <RegionCell
            key={hex.region}
            hex={hex}
            side={board.side}
            id={regionId(c, hex.region)}
            face={faceOf(c, props, plan, hex.region)}
            mark={marks[hex.region]}
            can={can}
            spoken={spokenRegion(props, hex.region, can ? choicesAt(props, turn, plan, hex.region) : [])}
            identityOf={identityOf}
            tip={tip}
            press={press}
            point={point}
          />
        )
      })}
      {mountains}
      <g aria-hidden="true" className="circ-over">
        {rings.flatMap((mark) => board.hexes.map(({ region, outline }) => marks[region] === mark && <path key={region} className={`circ-ring circ-ring-${mark}`} d={outline} />))}
        {board.hexes.map((hex) => (
          <RegionBadges key={hex.region} hex={hex} side={board.side} middle={board.width / 2} badges={badgesOf(c, props, plan, hex.region)} />
        ))}
      </g>
      {plan?.from !== undefined && plan.to !== undefined && <MarchCourse board={board} from={plan.from} to={plan.to} />}
      {looked !== undefined &&
        // A dialogue is no part of a drawing.
        createPortal(
          <Dialogue open size="small" title={titleOf(props, looked)} onClose={() => setLooked(undefined)}>
            <RegionLines props={props} region={looked} reasons={reasonsAt(props, turn, looked)} />
          </Dialogue>,
          document.body,
        )}
    </>
  )
}

/** A click on a region: chooses, narrows, or nothing (false). */
function act({ override, words }: Props, turn: Turn, plan: Plan | undefined, region: number, spot: Spot | undefined, touch: boolean): boolean {
  const c = contentOf(override)
  if (plan) {
    if (plan.targets.includes(region)) {
      // A finger points first, and goes with the second touch.
      if (!touch || plan.to === region) plan.go(region)
      else plan.point(region)
      return true
    }
    if (!plan.origins.includes(region)) return false
    plan.leave(region)
    return true
  }
  const here = turn.options.filter((option) => meansRegion(c, option, region, isSettled(c, turn)))
  if (here.length === 0) return false
  const meant = spot === undefined ? [] : here.filter((option) => meansSpot(option, spot))
  const keys = new Set((meant.length > 0 ? meant : here).map(({ key }) => key))
  const id = regionId(c, region)
  turn.pick((option) => keys.has(option.key), [ref('region', id, words.name('region', id))])
  return true
}

/** Has the place of a base been chosen, so that only the regions on which it opens are asked for? */
function isSettled(c: Content, { options }: Turn): boolean {
  const first = options[0]?.verb === 'base' ? regionIn(c, options[0]) : -1
  return first >= 0 && options.every((option) => regionIn(c, option) === first)
}

function canChoose(c: Content, turn: Turn, plan: Plan | undefined, region: number): boolean {
  if (plan) return plan.targets.includes(region) || (plan.from === undefined && plan.origins.includes(region))
  const settled = isSettled(c, turn)
  return turn.options.some((option) => meansRegion(c, option, region, settled))
}

/** What a click here may choose, as sentences. */
function choicesAt(props: Props, turn: Turn, plan: Plan | undefined, region: number): readonly Line[] {
  const c = contentOf(props.override)
  const say = (verb: string, facets: Readonly<Record<string, string>>): Line => props.words.option(verb, facets, props.reader)
  if (plan) {
    if (plan.from !== undefined && plan.targets.includes(region)) return [say(plan.frame.step === 'redeploy' ? 'redeploy' : 'move', { from: regionId(c, plan.from), to: regionId(c, region) })]
    return plan.origins.includes(region) && plan.from !== region ? [[labelsOf(props).march.leave(regionId(c, region))]] : []
  }
  const settled = isSettled(c, turn)
  return turn.options.filter((option) => meansRegion(c, option, region, settled)).map(({ verb, facets }) => say(verb, facets))
}

/** Why what one might expect of this region cannot be chosen; each reason once. */
function reasonsAt({ override, words, reader }: Props, turn: Turn, region: number): readonly Line[] {
  const c = contentOf(override)
  const here = turn.blocked((option) => (option.facets['from'] === undefined ? regionIn(c, option) : regionOf(c, option.facets['from'])) === region)
  const lines = here.map(({ reason }) => words.reason(reason, reader))
  return lines.filter((each, i) => lines.findIndex((other) => plain(other) === plain(each)) === i)
}

/** Brass for the origin and for where something goes on, white for what is pointed at. */
function markOf({ view, override }: Props, turn: Turn, plan: Plan | undefined, region: number): Mark {
  const c = contentOf(override)
  if (plan?.from === region) return 'origin'
  if (plan?.to === region) return 'pointed'
  const narrowed = !plan && turn.trail.length > 0 && turn.options.length > 0 && turn.options.every((option) => regionIn(c, option) === region)
  if (narrowed || (!plan && view.fightAt === region)) return 'origin'
  return canChoose(c, turn, plan, region) ? 'can' : 'plain'
}
