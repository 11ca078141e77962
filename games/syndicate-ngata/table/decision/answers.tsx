import type { ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import type { Reason } from '#kernel/reason.ts'
import { Amounts, MarkSign } from '#games/syndicate/table/signs.tsx'
import { LineText } from '#ui/line.tsx'
import { both, hasFacet, hasVerb, type Fits } from '#ui/turn.ts'
import { plain } from '#words/line.ts'
import { SOVEREIGN } from '../../data/content.ts'
import { chanceToWin } from '../../rules/odds.ts'
import { bribePrice, contraband, cubesAboard } from '../../rules/ship.ts'
import type { Table } from '../context.tsx'
import { FuelCount, ShipSign } from '../signs.tsx'
import { alertMax, asState } from '../view.ts'

/** One way out of a confrontation, as the card offers it to the ship as it is. */
export interface AnswerTo {
  readonly id: string
  readonly name: string
  readonly sign: ReactNode
  readonly chance?: number
  readonly lines: ReactNode
  readonly spoken: string
  /** Beside the button: what follows from it now. */
  readonly foot: ReactNode
  readonly can: boolean
  readonly option: OfferedOption | undefined
  readonly why: Reason | undefined
}

export function answersTo(table: Table, card: number): readonly AnswerTo[] {
  const { confrontations } = table.c
  return [
    ...bribes(table, card),
    ...(confrontations.attack[card] > 0 ? [attack(table, card)] : []),
    ...(confrontations.side[card] === SOVEREIGN ? [dragnet(table)] : []),
    ...(confrontations.mission[card].length > 0 ? [errand(table, card)] : []),
    ...(confrontations.flee[card] > 0 ? [flee(table, card)] : []),
  ]
}

/** What the prompt says of a way: offered, or closed and why. */
function standing({ offers, blocked }: Table, fits: Fits): Pick<AnswerTo, 'option' | 'why' | 'can'> {
  const [option] = offers(fits)
  return { option, can: option !== undefined, why: option ? undefined : blocked(fits)[0]?.reason }
}

function bribes(table: Table, card: number): readonly AnswerTo[] {
  const { c, rules, view, t } = table
  const { name, hint } = t.confrontation.answers.bribe
  const prices = [c.confrontations.bribeCredits[card], c.confrontations.bribeInfluence[card]].map((listed) => bribePrice(rules, asState(view), listed))
  return prices.flatMap((price, i): AnswerTo[] => {
    if (price === 0) return []
    const amounts = i === 0 ? [price, 0, 0] : [0, price, 0]
    const spoken = t.ship.amount(amounts[0], amounts[1])
    return [
      {
        id: `bribe ${i}`,
        name,
        sign: <MarkSign mark="deal" size={16} />,
        lines: <Amounts amounts={amounts} size={18} className="ngata-tile-price" />,
        spoken: `${name}: ${spoken}`,
        foot: hint,
        ...standing(table, both(hasVerb('bribe'), hasFacet('with', i === 0 ? 'credits' : 'influence'))),
      },
    ]
  })
}

/** “alert 4 of 6”, and whether that is the end. */
function alertAfter({ c, view, t }: Table, more: number): { readonly text: string; readonly isEnd: boolean } {
  const most = alertMax(c, view)
  const level = Math.min(most, view.alert + more)
  return { text: t.confrontation.alertTo(level, most), isEnd: level >= most }
}

const losing = ({ t }: Table, things: number): string => (things === 0 ? t.confrontation.wouldLoseNothing : t.confrontation.wouldLose(things))

function attack(table: Table, card: number): AnswerTo {
  const { c, view, t } = table
  const mine = Math.min(view.assault, c.box.actionDice)
  const theirs = c.confrontations.attack[card]
  const chance = chanceToWin(mine, theirs)
  const outside = Math.max(0, contraband(asState(view)) - view.compartment)
  const alert = alertAfter(table, 1)
  const { answers, versus, ifLost, winChance, alertEnds } = t.confrontation
  return {
    id: 'attack',
    name: answers.attack.name,
    sign: <MarkSign mark="assault" size={16} />,
    chance,
    lines: (
      <>
        <b>{versus(mine, theirs)}</b>
        <span className="ngata-tile-bad">
          <MarkSign mark="siren" size={12} /> {alert.text}
        </span>
      </>
    ),
    spoken: [`${answers.attack.name}: ${versus(mine, theirs)}`, winChance(chance), ifLost, losing(table, outside)].join(', '),
    foot: (
      <>
        {ifLost} <b>{alert.isEnd ? alertEnds : losing(table, outside)}</b>
      </>
    ),
    ...standing(table, hasVerb('attack')),
  }
}

function dragnet(table: Table): AnswerTo {
  const { view, t } = table
  const s = asState(view)
  const alert = alertAfter(table, cubesAboard(s) > 0 ? 2 : 1)
  const { answers, alertEnds } = t.confrontation
  const loss = losing(table, contraband(s))
  return {
    id: 'dragnet',
    name: answers.dragnet.name,
    sign: <MarkSign mark="siren" size={16} />,
    lines: (
      <>
        <span>{loss}</span>
        <span className="ngata-tile-bad">
          <MarkSign mark="siren" size={12} /> {alert.text}
        </span>
      </>
    ),
    spoken: [answers.dragnet.name, answers.dragnet.hint, loss, alert.text].join(', '),
    foot: alert.isEnd ? <b>{alertEnds}</b> : answers.dragnet.hint,
    ...standing(table, hasVerb('dragnet')),
  }
}

function errand(table: Table, card: number): AnswerTo {
  const { c, t } = table
  const [first, second] = c.confrontations.mission[card].map((at) => c.territories.ids[at])
  const { name, hint } = t.confrontation.answers.errand
  const where = t.confrontation.errandTo(first, second)
  return {
    id: 'errand',
    name,
    sign: <ShipSign mark="cube" size={16} filled className="ngata-cube-sign" />,
    lines: (
      <span>
        <LineText line={where} reach="none" />
      </span>
    ),
    spoken: [name, plain(where)].join(', '),
    foot: hint,
    ...standing(table, hasVerb('errand')),
  }
}

function flee(table: Table, card: number): AnswerTo {
  const { c, view, t } = table
  const fuel = c.confrontations.flee[card]
  const { name, hint } = t.confrontation.answers.flee
  return {
    id: 'flee',
    name,
    sign: <ShipSign mark="ship" size={16} />,
    lines: (
      <>
        <span className="ngata-tile-price">
          <FuelCount n={fuel} size={18} />
        </span>
        <span>{view.fleeRollsDice === 1 ? t.map.wayHints.jump : t.confrontation.leavesTile}</span>
      </>
    ),
    spoken: [`${name}: ${t.map.fuel(fuel)}`, hint].join(', '),
    foot: hint,
    ...standing(table, hasVerb('flee')),
  }
}
