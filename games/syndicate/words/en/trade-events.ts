import { line, type Line } from '#words/line.ts'
import type { Told } from '../../rules/events.ts'
import type { Events } from '../assemble.ts'
import { isMine } from '../known.ts'
import { amount, and, plural, type English } from './speak.ts'

/** Offers and deals in the log: cards by name only to the two who know them. */
export const tradeEvents: Pick<Events<English>, 'offered' | 'traded' | 'refused' | 'withdrew' | 'revoked'> = {
  offered: (deal, t) => {
    const given = givenBy(deal, t)
    const asked = askedFor(deal, t)
    if (!given) return line`${t.does(deal.seat, 'asks', 'ask')} ${t.player(deal.to)} for ${asked ?? 'nothing'} as a gift.`
    return line`${t.does(deal.seat, 'offers', 'offer')} ${t.player(deal.to)} ${given}${asked ? line` for ${asked}` : ' as a gift'}.`
  },
  traded: (deal, t) => {
    const one = isMine(t, deal.to) ? deal.to : deal.seat
    const other = one === deal.to ? deal.seat : deal.to
    const gives = (one === deal.seat ? givenBy : askedFor)(deal, t)
    const gets = (one === deal.seat ? askedFor : givenBy)(deal, t)
    return line`${t.does(one, 'gives', 'give')} ${t.player(other)} ${gives ?? 'nothing'}${gets ? line` and ${t.say(one, 'gets', 'get')} ${gets}` : ''}.`
  },
  refused: ({ seat, from }, t) => line`${t.does(seat, 'turns down', 'turn down')} ${t.whose(from)} offer.`,
  withdrew: ({ seat, to }, t) => line`${t.does(seat, 'withdraws the', 'withdraw your')} offer to ${t.player(to)}.`,
  revoked: ({ seat, at }, t) => line`${t.does(seat, 'takes back', 'take back')} the beam protection of ${t.place(at)}.`,
}

type Deal = Told['offered']

const givenBy = (deal: Deal, t: English): Line | undefined => side(t, deal.give, deal.count, deal.cards, deal.bases, deal.beams)
const askedFor = (deal: Deal, t: English): Line | undefined => side(t, deal.get, deal.askedCount, deal.askedCards, deal.askedBases, deal.askedBeams)

/** One side of a deal, or nothing. */
function side(t: English, resources: readonly number[], count: number, cards: readonly number[] | undefined, bases: readonly number[], beams: readonly number[]): Line | undefined {
  const parts = [
    ...resources.flatMap((n, resource) => (n > 0 ? [amount(resource, n)] : [])),
    ...(cards ? cards.map((card) => t.card(card)) : count > 0 ? [plural(count, 'card or token', 'cards or tokens')] : []),
    ...bases.map((at) => line`the base ${t.at(at)}`),
    ...beams.map((at) => line`beam protection for ${t.place(at)}`),
  ]
  return parts.length > 0 ? and(parts) : undefined
}
