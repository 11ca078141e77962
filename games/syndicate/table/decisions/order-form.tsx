import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { Segment } from '#ui/segment.tsx'
import { Switch } from '#ui/switch.tsx'
import { plain } from '#words/line.ts'
import { WHEN, whenOf, whens, whomOf } from '../../rules/sleepers.ts'
import type { When } from '../../words/play-labels.ts'
import { useTable } from '../context.tsx'
import { inSet, rivalsOf, seatId } from '../view.ts'

const ANYONE = 'anyone'

/** The standing order of the card face down: when it springs, on whom, and whether its owner wants to be asked. */
export function OrderForm(): ReactElement {
  const { view, viewer, turn, t, who } = useTable()
  const order = view.orders[viewer]
  const [when, setWhen] = useState<When>(whens[whenOf(order)] ?? whens[WHEN.never])
  const [whom, setWhom] = useState(whomOf(order) < 0 ? ANYONE : seatId(whomOf(order)))
  const [asks, setAsks] = useState(inSet(view.asks, viewer))
  const rivals = view.seats > 2 ? rivalsOf(view, viewer) : []
  const meant = when === 'never' ? ANYONE : whom
  return (
    <div className="syn-form syn-order">
      <Segment<When> legend={t.sleepers.order} value={when} onChange={setWhen} choices={whens.map((value) => ({ value, label: t.sleepers.when[value] }))} />
      {when !== 'never' && rivals.length > 0 && (
        <Segment
          legend={t.sleepers.whom}
          value={whom}
          onChange={setWhom}
          choices={[{ value: ANYONE, label: t.sleepers.anyone }, ...rivals.map((seat) => ({ value: seatId(seat), label: plain(t.sleepers.against(who(seat))) }))]}
        />
      )}
      <Switch label={t.sleepers.ask} hint={t.sleepers.askHint} checked={asks} onChange={setAsks} />
      <span className="syn-order-hint">{t.sleepers.whenHints[when]}</span>
      <Button look="primary" onClick={() => turn.chain([`order:${when}:${meant}:${asks ? 'yes' : 'no'}`])}>
        {t.sleepers.setOrder}
      </Button>
    </div>
  )
}
