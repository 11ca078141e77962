import { useState, type ReactElement } from 'react'
import { Icon, type IconName } from '#ui/icons.tsx'
import { Seal } from '#ui/seal.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { DECK, DISCARD } from '../rules/zones.ts'
import { useTable } from './context.tsx'
import { PileDialogue } from './pile-dialogue.tsx'
import { deckOf, discardOf, handOf, knownIn } from './seen.ts'
import { points, pointsBreakdown } from './totals.ts'

/** How many cards a seat holds, in hand, deck and discards; known piles open. */
export function Counts({ seat }: { readonly seat: number }): ReactElement {
  const { view, t } = useTable()
  const [open, setOpen] = useState<'deck' | 'discard'>()
  const hand = handOf(view, seat).length
  const deck = deckOf(view, seat).length
  const discard = discardOf(view, seat).length
  return (
    <span className="ra-counts">
      <span className="ra-count" role="img" aria-label={t.inHand(hand)} title={t.inHand(hand)}>
        <Icon name="hand" size={15} />
        {hand}
      </span>
      <CountButton icon="deck" label={t.inDeck(deck)} n={deck} open={knownIn(view, DECK + seat).length > 0} onOpen={() => setOpen('deck')} />
      <CountButton icon="pile" label={t.inDiscard(discard)} n={discard} open={discard > 0} onOpen={() => setOpen('discard')} />
      {open && <PileDialogue title={open === 'deck' ? t.inDeck(deck) : t.inDiscard(discard)} zone={(open === 'deck' ? DECK : DISCARD) + seat} deck={open === 'deck'} onClose={() => setOpen(undefined)} />}
    </span>
  )
}

function CountButton({ icon, label, n, open, onOpen }: { readonly icon: IconName; readonly label: string; readonly n: number; readonly open: boolean; onOpen(): void }): ReactElement {
  if (!open)
    return (
      <span className="ra-count" role="img" aria-label={label} title={label}>
        <Icon name={icon} size={15} />
        {n}
      </span>
    )
  return (
    <button type="button" className="ra-count" aria-label={label} title={label} onClick={onOpen}>
      <Icon name={icon} size={15} />
      {n}
    </button>
  )
}

/** A seat's points as a seal, with where they come from. */
export function PointsSeal({ seat, size }: { readonly seat: number; readonly size: number }): ReactElement {
  const { view, t } = useTable()
  const sum = points(view, seat)
  const list = <PointsList seat={seat} />
  return (
    <Tooltip content={() => list} className="ra-points-seal">
      <Seal value={sum} size={size} label={t.points(sum)} />
    </Tooltip>
  )
}

/** Points line by line. */
export function PointsList({ seat }: { readonly seat: number }): ReactElement {
  const { view, t, words } = useTable()
  const name = usePointsName()
  return (
    <table className="ra-points">
      <caption className="ui-unseen">{t.pointsBreakdown}</caption>
      <tbody>
        {pointsBreakdown(view, seat).map((line) => (
          <tr key={line.from}>
            <th scope="row">{name(line.from, words.source('react'))}</th>
            <td>{line.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function usePointsName(): (from: number | 'token' | 'react', react: string) => string {
  const { name, t } = useTable()
  return (from, react) => (from === 'token' ? t.firstPlayerToken : from === 'react' ? react : name(from))
}
