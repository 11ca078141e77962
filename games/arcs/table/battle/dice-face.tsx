import './dice.css'
import type { ReactElement } from 'react'
import { ring, star } from '#ui/engraving.ts'
import type { Drawing } from '#ui/icons/drawing.ts'
import { DrawingShape } from '#ui/sign.tsx'
import { dice as kinds, type Die, type DieIcon } from '../../data/names.ts'
import { markDrawings } from '../sign-drawings.ts'
import { content } from '../view.ts'

/** Dice and what they show. */

const iconDrawings: Readonly<Record<DieIcon, Drawing>> = {
  hit: { body: star({ x: 12, y: 12 }, 10.4, 5.6, 8), mark: ring(12, 12, 3) },
  self: { body: 'M12.4 1.8c.6 3.6 6.4 6.4 6.4 12.2a6.8 6.8 0 0 1-13.6 0c0-3 1.6-5 3-6.6.2 1.8 1 2.8 2.2 3.4-.4-3.4.4-6.6 2-9z', mark: 'M12 13.4c1.6 1.2 2.6 2.4 2.6 4a2.6 2.6 0 0 1-5.2 0c0-1.6 1-2.8 2.6-4z' },
  intercept: { body: ring(12, 12, 9), cut: ring(12, 12, 5), solid: ring(12, 12, 1.9), line: 'M12 .8v3.4M12 19.8v3.4M.8 12h3.4M19.8 12h3.4' },
  building: { body: 'M4.2 21V10.4L12 3.6l7.8 6.8V21z', cut: 'M12.6 6.6l-2.4 4.6 3.8 2.6-2.8 4.6' },
  key: markDrawings.key,
}

/** The sign of a kind of die: what it is for. */
const dieDrawings: Readonly<Record<Die, Drawing>> = {
  assault: iconDrawings.hit,
  skirmish: { body: 'M20.8 3.2 19 9.4l-8.4 8.4-4.4-4.4L14.6 5z', line: 'M4.2 13l6.8 6.8M7 17l-3.6 3.6' },
  raid: markDrawings.key,
}

export function IconSign({ icon, size = 16, label }: { readonly icon: DieIcon; readonly size?: number; readonly label?: string }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={`fight-icon fight-icon-${icon}`} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img' })}>
      {label !== undefined && <title>{label}</title>}
      <DrawingShape drawing={iconDrawings[icon]} filled={icon !== 'key' && icon !== 'intercept'} size={size} />
    </svg>
  )
}

export function DieSign({ die, size = 34 }: { readonly die: Die; readonly size?: number }): ReactElement {
  return (
    <span className={`fight-die fight-die-${die}`} style={{ width: size, height: size }} aria-hidden="true">
      <svg viewBox="0 0 24 24" width={size * 0.62} height={size * 0.62}>
        <DrawingShape drawing={dieDrawings[die]} size={size} />
      </svg>
    </span>
  )
}

const shown = ['hit', 'self', 'intercept', 'building', 'key'] as const satisfies readonly DieIcon[]

/** The icons of one face, by its place in the table of faces that differ. */
export function iconsOn(kind: number, face: number): readonly DieIcon[] {
  const die = content.dice[kind]
  return shown.flatMap((icon) => Array.from({ length: die[icon][face] ?? 0 }, () => icon))
}

/** The six sides of a die, as they are. */
export const sidesOfDie = (kind: number): readonly number[] => content.dice[kind].sides.flatMap((sides, face) => Array.from({ length: sides }, () => face))

export function Face({ kind, face, size = 38 }: { readonly kind: number; readonly face: number; readonly size?: number }): ReactElement {
  const icons = iconsOn(kind, face)
  const each = icons.length > 2 ? size * 0.3 : icons.length > 1 ? size * 0.4 : size * 0.54
  return (
    <span className={`fight-face fight-die-${kinds[kind]}`} style={{ width: size, height: size * 0.86 }} aria-hidden="true">
      {icons.map((icon, i) => (
        <IconSign key={i} icon={icon} size={Math.round(each)} />
      ))}
    </span>
  )
}
