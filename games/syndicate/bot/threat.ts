import { type Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import { basesOf, countBases, highestBases } from '../rules/bases.ts'
import { CRACKDOWN_DIE } from '../rules/dice.ts'
import { stockOf } from '../rules/resources.ts'
import { seatsFrom } from '../rules/seats.ts'
import { lowest } from '../rules/sets.ts'
import { amountOf, basesInScope, effectOf, secondAmountOf } from '../rules/sovereign-card.ts'
import { PHASE, type State } from '../rules/state.ts'
import { baseWorth } from './bases.ts'
import { alertPart } from './danger.ts'

/** What the Sovereign is about to do to a seat, and what it will do until the end. */

/** By which a base suffers in a round on average, as long as the card is not drawn. */
const USUAL = 0.6
const EMBARGO = [1, 1.5, 3]
const CARD = 1.3

/** Taxes and other losses of a round, of each base and of each player: with the alert at its lowest, and what its highest adds. */
const BURDEN = { base: 0.1, baseAtMost: 0.45, player: 0.3, playerAtMost: 0.9 }
/** The alert of today says little about rounds further off. */
const FORESIGHT = 4

/** What the alert will cost a seat, seizures not counted. */
export function burdenOf(c: Content, s: State, seat: number, left: number): number {
  const alert = alertPart(c, s)
  const round = countBases(s, seat) * (BURDEN.base + BURDEN.baseAtMost * alert) + BURDEN.player + BURDEN.playerAtMost * alert
  return round * Math.min(FORESIGHT, left)
}

export function threatTo(c: Content, s: State, seat: number, left: number): number {
  const mask = 1 << seat
  if ((s.immune & mask) !== 0) return 0
  if (s.phase === PHASE.players) return USUAL * countBases(s, seat)
  if (s.phase !== PHASE.sovereign || s.sovereignCard < 0 || (s.pardoned & mask) !== 0 || !isToCome(s, seat)) return 0
  const amount = amountOf(c, s)
  switch (effectOf(c, s)) {
    case 'tax':
      return taxOf(c, s, seat, amount, left)
    case 'lull':
      return Math.min(amount, stockOf(s, seat, CREDITS))
    case 'lose':
      return lossOf(s, seat, c.sovereign.resource[s.sovereignCard], amount)
    case 'crackdown':
      return seizures(c, s, basesInScope(c, s, seat), left)
    case 'example': {
      const bases = highestBases(c, basesOf(s, seat))
      return bases === 0 ? 0 : seizures(c, s, bases & -bases, left)
    }
    case 'embargo':
      return EMBARGO[amount]
    case 'shutdown':
      return amount * CARD
    case 'patrols':
      return Math.min(amount, countBases(s, seat)) * 6
    default:
      return 0
  }
}

/** Is the seat's punishment still to come? */
function isToCome(s: State, seat: number): boolean {
  const frame = s.stack.find((each) => each.step === 'punish')
  return frame !== undefined && seatsFrom(s, s.first).indexOf(seat) >= Number(frame['done'])
}

function taxOf(c: Content, s: State, seat: number, rate: number, left: number): number {
  let bases = 0
  for (let rest = basesInScope(c, s, seat); rest !== 0; rest &= rest - 1) bases++
  const credits = stockOf(s, seat, CREDITS)
  const unpaid = s.taxDefault === 1 && rate > 0 ? Math.max(0, bases - Math.floor(credits / rate)) : 0
  return Math.min(credits, bases * rate) + unpaid * 5 * Math.min(1, left)
}

function lossOf(s: State, seat: number, resource: number, amount: number): number {
  const each = resource === CREDITS ? 1 : resource === INFLUENCE ? 1 : resource === CREW ? 0.7 : 0
  return Math.min(amount, stockOf(s, seat, resource)) * each
}

function seizures(c: Content, s: State, bases: number, left: number): number {
  let sum = 0
  for (let rest = bases; rest !== 0; rest &= rest - 1) {
    const at = lowest(rest)
    const threshold = s.fortified[at] === 1 ? secondAmountOf(c, s) : amountOf(c, s)
    sum += (threshold / CRACKDOWN_DIE) * baseWorth(c, s, at, left)
  }
  return sum
}
