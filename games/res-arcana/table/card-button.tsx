import './card-button.css'
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTip } from '#ui/tooltip.tsx'
import { plain } from '#words/line.ts'
import { CardFace, type FaceSize } from './card-face.tsx'
import { CardNote } from './card-note.tsx'
import { useTable, type Table } from './context.tsx'
import { powerOf } from './offers.ts'
import { components, lyingOn, ownerOf, total } from './seen.ts'
import { pointsOfCard } from './totals.ts'

interface CardButtonProps {
  readonly card: number
  readonly size: FaceSize
  readonly sentences?: readonly ReactNode[]
  readonly cost?: boolean
  /** Words at the foot of the face instead of its type. */
  readonly foot?: ReactNode
  /** Laid over the card: what will be paid, what is missing. */
  readonly tag?: ReactNode
  /** A spoken addition to the name. */
  readonly spoken?: string
  readonly locked?: boolean
  /** Stands straight although it is turned: the copy of a place in the centre. */
  readonly upright?: boolean
  readonly className?: string
}

/** A component on the table: one button that explains itself, is chosen by a click and enlarged by the space bar. */
export function CardButton({ card, size, sentences, cost, foot, tag, spoken, locked = false, upright = false, className }: CardButtonProps): ReactElement {
  const table = useTable()
  const { view, name, type } = table
  const behave = useCardBehaviour(card)
  const owner = ownerOf(view, card)
  const turned = view.turned[card] === 1 && !upright
  const legal = table.canChoose(card).map(powerOf)
  return (
    <button
      {...behave}
      className={classNames('ra-card', `ra-card-${size}`, turned && 'ra-card-turned', locked && 'ra-card-locked', behave.className, className)}
      aria-label={spokenCard(table, card, spoken)}
      data-card={card}
    >
      <CardFace
        card={card}
        size={size}
        name={name(card)}
        type={type(card)}
        turned={turned}
        lying={lyingOn(view, card)}
        legal={legal}
        {...(sentences ? { sentences } : {})}
        {...(owner >= 0 ? { points: pointsOfCard(view, owner, card) } : {})}
        {...(cost === undefined ? {} : { cost })}
        {...(foot === undefined ? {} : { foot })}
      />
      {tag}
    </button>
  )
}

/** How any picture of a card answers to pointer and keys. */
export function useCardBehaviour(card: number) {
  const table = useTable()
  const tip = useTip(() => (
    <div className="ra-tip-frame" data-atmosphere="res-arcana">
      <CardNote table={table} card={card} />
    </div>
  ), 'card')
  const { half, prompt } = table
  const can = table.canChoose(card).length > 0
  const glows = table.glows(card)
  const picked = half.card === card || half.many.includes(card)
  const many = prompt?.step === 'turn' && half.verb === undefined && !half.passing
  return {
    ...tip,
    type: 'button' as const,
    className: classNames(glows && 'ra-can', glows && !many && 'ra-can-strong', picked && 'ra-picked'),
    ...(can ? { 'aria-pressed': picked } : {}),
    onClick: (event: MouseEvent) => {
      const row = event.target instanceof Element ? event.target.closest('[data-power]') : null
      table.click(card, row ? Number(row.getAttribute('data-power')) : -1)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      event.preventDefault()
      table.enlarge(card)
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault()
    },
  }
}

/** “Fire Dragon, artifact · dragon, 1 point, turned, holds 2 Gold” */
export function spokenCard({ view, t, name, type }: Table, card: number, more?: string): string {
  const owner = ownerOf(view, card)
  const points = owner >= 0 ? pointsOfCard(view, owner, card) : components[card].points.printed
  const lying = lyingOn(view, card)
  const parts = [name(card), type(card)]
  if (points > 0) parts.push(t.points(points))
  if (view.turned[card] === 1) parts.push(t.turned)
  if (total(lying) > 0) parts.push(plain(t.essencesOn(lying, components[card].id)))
  if (more) parts.push(more)
  return parts.join(', ')
}
