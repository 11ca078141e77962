import type { ReactNode } from 'react'

/** The outline of a card's picture tells its type before a word is read. */

export type EmblemKind = 'artifact' | 'dragon' | 'creature' | 'mage' | 'item' | 'monument' | 'place'

type Outline = (width: number, height: number, unit: number) => string

const outlines: Readonly<Record<EmblemKind, Outline>> = {
  // Corners bitten off by a quarter circle between two small steps.
  artifact: (w, h, u) => {
    const r = 9 * u
    const s = 3 * u
    return [
      `M${r + s} 0H${w - r - s}V${s}A${r} ${r} 0 0 0 ${w - s} ${r + s}H${w}`,
      `V${h - r - s}H${w - s}A${r} ${r} 0 0 0 ${w - r - s} ${h - s}V${h}`,
      `H${r + s}V${h - s}A${r} ${r} 0 0 0 ${s} ${h - r - s}H0`,
      `V${r + s}H${s}A${r} ${r} 0 0 0 ${r + s} ${s}Z`,
    ].join('')
  },
  // Horned corners, a crest above, a barb below, a thorn at either side.
  dragon: (w, h, u) => {
    const d = 7 * u
    const c = w / 2
    const m = h / 2
    return [
      `M0 0L${16 * u} ${d}H${c - 13 * u}L${c} 0L${c + 13 * u} ${d}H${w - 16 * u}L${w} 0`,
      `L${w - d * 0.8} ${14 * u}V${m - 9 * u}L${w} ${m}L${w - d * 0.8} ${m + 9 * u}V${h - 14 * u}L${w} ${h}`,
      `L${w - 16 * u} ${h - d}H${c + 13 * u}L${c} ${h}L${c - 13 * u} ${h - d}H${16 * u}L0 ${h}`,
      `L${d * 0.8} ${h - 14 * u}V${m + 9 * u}L0 ${m}L${d * 0.8} ${m - 9 * u}V${14 * u}Z`,
    ].join('')
  },
  // A soft pebble with bulging sides.
  creature: (w, h, u) => {
    const r = 26 * u
    const b = 3 * u
    return [
      `M${r} ${b}Q${w / 2} ${-b} ${w - r} ${b}C${w - r * 0.4} ${b * 1.4} ${w - b} ${r * 0.45} ${w - b} ${r}`,
      `Q${w + b} ${h / 2} ${w - b} ${h - r}C${w - b} ${h - r * 0.45} ${w - r * 0.4} ${h - b * 1.4} ${w - r} ${h - b}`,
      `Q${w / 2} ${h + b} ${r} ${h - b}C${r * 0.4} ${h - b * 1.4} ${b} ${h - r * 0.45} ${b} ${h - r}`,
      `Q${-b} ${h / 2} ${b} ${r}C${b} ${r * 0.45} ${r * 0.4} ${b * 1.4} ${r} ${b}Z`,
    ].join('')
  },
  // A round vault springing from two small ledges.
  mage: (w, h, u) => {
    const spring = h * 0.46
    const s = 5 * u
    return `M0 ${h}V${spring}H${s}C${s} ${spring * 0.3} ${w * 0.26} 0 ${w / 2} 0C${w * 0.74} 0 ${w - s} ${spring * 0.3} ${w - s} ${spring}H${w}V${h}Z`
  },
  item: (w, h, u) => {
    const c = Math.min(24 * u, h * 0.3)
    return `M${c} 0H${w - c}L${w} ${c}V${h - c}L${w - c} ${h}H${c}L0 ${h - c}V${c}Z`
  },
  // A gable on a cornice, and a stylobate of one step.
  monument: (w, h, u) => {
    const e = h * 0.27
    const s = 4 * u
    return `M0 ${e}L${w / 2} 0L${w} ${e}V${e + s}H${w - s}V${h - s * 1.5}H${w}V${h}H0V${h - s * 1.5}H${s}V${e + s}H0Z`
  },
  // A keel arch: hollow towards the tip, swelling towards the walls.
  place: (w, h, u) => {
    const spring = h * 0.5
    const c = w / 2
    return [
      `M0 ${h - 6 * u}V${spring}C0 ${spring * 0.42} ${w * 0.16} ${spring * 0.36} ${w * 0.3} ${spring * 0.3}C${w * 0.42} ${spring * 0.24} ${w * 0.475} ${spring * 0.14} ${c} 0`,
      `C${w * 0.525} ${spring * 0.14} ${w * 0.58} ${spring * 0.24} ${w * 0.7} ${spring * 0.3}C${w * 0.84} ${spring * 0.36} ${w} ${spring * 0.42} ${w} ${spring}V${h - 6 * u}`,
      `L${w - 6 * u} ${h}H${6 * u}Z`,
    ].join('')
  },
}

/** The window of a card type as a closed path filling the box from 0 0 to width height. */
export function windowPath(kind: EmblemKind, width: number, height: number): string {
  return outlines[kind](width, height, Math.min(width / 200, height / 120))
}

/** A thin frame along the window and a hairline echo inside it. */
export function WindowFrame({ kind, width, height }: { kind: EmblemKind; width: number; height: number }): ReactNode {
  const inset = 4.5
  return (
    <g fill="none" stroke="currentColor" strokeLinejoin="round">
      <path d={windowPath(kind, width - 1.6, height - 1.6)} transform="translate(0.8 0.8)" strokeWidth="1.4" opacity="0.85" />
      <path d={windowPath(kind, width - inset * 2, height - inset * 2)} transform={`translate(${inset} ${inset})`} strokeWidth="0.6" opacity="0.35" />
    </g>
  )
}
