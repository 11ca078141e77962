import './wheel.css'
import { useRef, useState, type PointerEvent, type ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { polar, ring, ticks, type Point } from '#ui/engraving.ts'
import { identities, type Identity } from '#ui/shapes.tsx'
import { DrawingShape } from '#ui/sign.tsx'
import { combatIcons } from '../../data/names.ts'
import { combatDrawings } from '../sign-drawings.ts'
import { CodeShape, MarkShape } from '../signs.tsx'
import type { Scene } from './scene.ts'

const hub: Point = { x: 0, y: 0 }
const OUTER = 100
const INNER = 39
const MIDDLE = 73

interface WheelProps {
  readonly scene: Scene
  readonly identity: Identity
  readonly section: number
  /** Spoken name of the whole wheel. */
  readonly label: string
  /** What stands in the middle: the card, or none. */
  readonly card: string
  readonly values: readonly [string, string]
  /** Sections that cannot be chosen. */
  can?(section: number): boolean
  /** Without it the wheel only shows. */
  onTurn?(section: number): void
}

/** A combat wheel that lies open, the chosen section on top. Pointers turn it or press a section; keys use the table of totals. */
export function Wheel({ scene, identity, section, label, card, values, can, onTurn }: WheelProps): ReactElement {
  const { c, words } = scene
  const count = c.wheel.ids.length
  const step = 360 / count
  const [spin, setSpin] = useState(-section * step)
  const [drag, setDrag] = useState<number>()
  // It turns the short way round.
  const wanted = nearest(-section * step, spin)
  if (drag === undefined && wanted !== spin) setSpin(wanted)
  const angle = spin + (drag ?? 0)
  const handlers = useDrag(
    onTurn && ((turned) => setDrag(turned)),
    (turned) => {
      setDrag(undefined)
      const target = ((Math.round(-(spin + turned) / step) % count) + count) % count
      if (can?.(target) !== false) onTurn?.(target)
    },
  )
  return (
    <svg className={classNames('circ-wheel', onTurn && 'circ-wheel-live', drag !== undefined && 'circ-wheel-held')} viewBox="-112 -116 224 228" role="img" aria-label={label} {...handlers}>
      <circle r={108} className="circ-wheel-rim" />
      <path className="circ-wheel-ticks" d={ticks(hub, 103, 106.5, 72, 6)} />
      <g className="circ-wheel-turns" style={{ rotate: `${angle}deg` }}>
        {c.wheel.ids.map((id, each) => (
          <path
            key={id}
            className={classNames('circ-slice', each === section && 'circ-slice-chosen', can?.(each) === false && 'circ-slice-shut')}
            d={slice(each * step, step)}
            style={each === section ? { fill: `color-mix(in srgb, var(--player-${identities[identity].id}) 62%, var(--circ-plate))` } : undefined}
            onClick={() => can?.(each) !== false && onTurn?.(each)}
          />
        ))}
      </g>
      {c.wheel.ids.map((id, each) => (
        <g key={id} className="circ-wheel-turns circ-wheel-face" style={{ rotate: `${angle + each * step}deg` }}>
          <g transform={`translate(0 ${-MIDDLE})`}>
            <g className={classNames('circ-wheel-turns', can?.(each) === false && 'circ-wheel-shut')} style={{ rotate: `${-angle - each * step}deg` }}>
              <SectionFace scene={scene} section={each} name={words.sectionText(id).name} shut={can?.(each) === false} />
            </g>
          </g>
        </g>
      ))}
      <circle r={INNER - 1} className="circ-wheel-hub" />
      <path className="circ-wheel-pointer" d="M-9-114H9L0-100z" />
      <g className="circ-wheel-card">
        <CardName text={card} />
        <text className="circ-wheel-value" x={-12} y={17}>
          {values[0]}
        </text>
        <path d="M0 0V18" />
        <text className="circ-wheel-value" x={12} y={17}>
          {values[1]}
        </text>
      </g>
    </svg>
  )
}

/** The name of a section, its two icons, and the gem or the lock. */
function SectionFace({ scene: { c }, section, name, shut }: { readonly scene: Scene; readonly section: number; readonly name: string; readonly shut: boolean }): ReactElement {
  const { left, right, gem, die } = c.wheel
  const sign = shut ? 'lock' : gem[section] > 0 ? 'gem' : undefined
  return (
    <>
      <text className={name.length > 11 ? 'circ-wheel-name circ-wheel-name-long' : 'circ-wheel-name'} y={-9}>
        {name}
      </text>
      {sign && (
        <g transform="translate(-4.8 -26.5) scale(0.4)" className={`circ-wheel-${sign}`}>
          {sign === 'lock' ? <MarkShape mark="lock" size={12} /> : <CodeShape code="G" size={12} />}
        </g>
      )}
      {[left[section], right[section]].map((icon, i) => (
        <g key={i} transform={`translate(${i === 0 ? -11 : 11} 5)`}>
          {icon < 0 && die[section] ? <Die /> : <Icon icon={icon} />}
        </g>
      ))}
    </>
  )
}

function Icon({ icon }: { readonly icon: number }): ReactElement | null {
  const name = combatIcons[icon]
  if (!name) return null
  return (
    <g style={{ color: `var(--circ-${name})` }}>
      <circle r={9.5} className="circ-wheel-icon" />
      <g transform="translate(-6.2 -6.2) scale(0.52)">
        <DrawingShape drawing={combatDrawings[name]} size={14} />
      </g>
    </g>
  )
}

const Die = (): ReactElement => (
  <g className="circ-wheel-die">
    <rect x={-8.5} y={-8.5} width={17} height={17} rx={4} />
    <path d={[-4, 4].flatMap((x) => [-4, 4].map((y) => ring(x, y, 1.3))).join('') + ring(0, 0, 1.3)} />
  </g>
)

/** The die as a picture of its own. */
export const DieSign = (): ReactElement => (
  <svg viewBox="-10 -10 20 20" width={24} height={24} aria-hidden="true">
    <Die />
  </svg>
)

/** In two lines where it is long. */
function CardName({ text }: { readonly text: string }): ReactElement {
  const parts = text.length > 12 ? inTwo(text) : [text]
  return (
    <text className="circ-wheel-card-name" y={parts.length > 1 ? -20 : -13}>
      {parts.map((part, i) => (
        <tspan key={i} x={0} dy={i === 0 ? 0 : 9.6}>
          {part}
        </tspan>
      ))}
    </text>
  )
}

function inTwo(text: string): readonly string[] {
  const spaces = [...text.matchAll(/[ -]/g)].map(({ index }) => index)
  if (spaces.length === 0) return [text]
  const middle = spaces.reduce((best, each) => (Math.abs(each - text.length / 2) < Math.abs(best - text.length / 2) ? each : best))
  return [text.slice(0, middle), text.slice(middle + 1)]
}

/** The rival's wheel before the reveal: its back, with glyphs round it. */
export function WheelBack({ identity, label, sealed }: { readonly identity: Identity; readonly label: string; readonly sealed: boolean }): ReactElement {
  const glyphs = ['M-4 5 0-5 4 5M-2.4 1.6h4.8', 'M-4-5h8L-4 5h8', 'M-3.4-5v10M3.4-5-3.4 0l6.8 5', 'M-4-2h8M-4 2h8M0-6V6']
  return (
    <svg className={classNames('circ-wheel', 'circ-wheel-back', sealed && 'circ-wheel-sealed')} viewBox="-112 -112 224 224" role="img" aria-label={label} style={{ color: `var(--player-${identities[identity].id}-edge)` }}>
      <circle r={108} className="circ-wheel-back-rim" style={{ fill: `color-mix(in srgb, var(--player-${identities[identity].id}) 18%, var(--circ-plate))` }} />
      <path className="circ-wheel-ticks" d={ticks(hub, 103, 106.5, 72)} />
      <g className="circ-wheel-back-lines">
        <circle r={92} />
        <circle r={66} strokeDasharray="3 4" />
        <path d={Array.from({ length: 6 }, (_, i) => ray(i * 60)).join('')} />
      </g>
      {Array.from({ length: 18 }, (_, i) => (
        <path key={i} className="circ-wheel-glyph" transform={`rotate(${i * 20}) translate(0 -79)`} d={glyphs[(i * 7 + (i % 3)) % glyphs.length]} />
      ))}
      <circle r={INNER - 1} className="circ-wheel-hub" />
      <g transform="translate(-17 -17) scale(1.42)">
        {sealed ? <MarkShape mark="lock" size={34} /> : <DrawingShape drawing={{ line: 'M2.6 12c2.4-4.2 5.6-6.3 9.4-6.3s7 2.1 9.4 6.3c-2.4 4.2-5.6 6.3-9.4 6.3S5 16.2 2.6 12zM4.2 19.8 19.8 4.2', mark: ring(12, 12, 2.6) }} size={34} />}
      </g>
    </svg>
  )
}

function ray(degrees: number): string {
  const from = polar(hub, INNER, degrees)
  const to = polar(hub, 66, degrees)
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** A ring sector around an angle, 0° up. */
function slice(middle: number, width: number): string {
  const corner = (radius: number, degrees: number): string => {
    const { x, y } = polar(hub, radius, degrees)
    return `${x} ${y}`
  }
  const [from, to] = [middle - width / 2 + 0.6, middle + width / 2 - 0.6]
  return `M${corner(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${corner(OUTER, to)}L${corner(INNER, to)}A${INNER} ${INNER} 0 0 0 ${corner(INNER, from)}z`
}

const nearest = (angle: number, to: number): number => angle + 360 * Math.round((to - angle) / 360)

interface DragHandlers {
  onPointerDown(event: PointerEvent<SVGSVGElement>): void
  onPointerMove(event: PointerEvent<SVGSVGElement>): void
  onPointerUp(event: PointerEvent<SVGSVGElement>): void
  onPointerCancel(event: PointerEvent<SVGSVGElement>): void
}

/** Degrees that a pointer has turned about the middle. A press that hardly moves is a click. */
function useDrag(onDrag: ((turned: number) => void) | undefined, onDrop: (turned: number) => void): DragHandlers | undefined {
  const held = useRef<{ readonly start: number; turned: number }>(undefined)
  if (!onDrag) return undefined
  const degrees = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): number => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return (Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * 180) / Math.PI
  }
  const drop = (): void => {
    const { current } = held
    held.current = undefined
    if (current && Math.abs(current.turned) >= SLIP) onDrop(current.turned)
  }
  return {
    onPointerDown: (event) => {
      held.current = { start: degrees(event), turned: 0 }
    },
    onPointerMove: (event) => {
      const { current } = held
      if (!current) return
      current.turned = nearest(degrees(event) - current.start, current.turned)
      if (Math.abs(current.turned) < SLIP) return
      event.currentTarget.setPointerCapture(event.pointerId)
      onDrag(current.turned)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  }
}

const SLIP = 8
