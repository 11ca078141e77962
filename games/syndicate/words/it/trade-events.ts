import { line, type Line } from '#words/line.ts'
import type { Told } from '../../rules/events.ts'
import type { Events } from '../assemble.ts'
import { isMine } from '../known.ts'
import { amount, and, plural, type Italian } from './speak.ts'

/** Offers and deals in the log: cards by name only to the two who know them. */
export const tradeEvents: Pick<Events<Italian>, 'offered' | 'traded' | 'refused' | 'withdrew' | 'revoked'> = {
  offered: (deal, t) => {
    const given = givenBy(deal, t)
    const asked = askedFor(deal, t)
    if (!given) return line`${towards(t, deal.seat, deal.to, 'chiede', 'chiedi')} ${asked ?? 'nulla'} in regalo.`
    return line`${towards(t, deal.seat, deal.to, 'propone', 'proponi')} ${given}${asked ? line` in cambio di ${asked}` : ' in regalo'}.`
  },
  traded: (deal, t) => {
    const one = isMine(t, deal.to) ? deal.to : deal.seat
    const other = one === deal.to ? deal.seat : deal.to
    const gives = (one === deal.seat ? givenBy : askedFor)(deal, t)
    const gets = (one === deal.seat ? askedFor : givenBy)(deal, t)
    if (!gives) return line`${t.does(one, 'riceve', 'ricevi')} ${gets ?? 'nulla'} da ${t.player(other)}.`
    return line`${towards(t, one, other, 'dà', 'dai')} ${gives}${gets ? line` e ${t.say(one, 'riceve', 'ricevi')} ${gets}` : ''}.`
  },
  refused: ({ seat, from }, t) => line`${t.does(seat, 'rifiuta', 'rifiuti')} ${t.whose(from, 'l’', 'la tua', 'offerta')}.`,
  withdrew: ({ seat, to }, t) => line`${t.does(seat, 'ritira', 'ritiri')} l’offerta fatta ${isMine(t, to) ? ['a te'] : t.toPlayer(to)}.`,
  revoked: ({ seat, at }, t) => line`${t.does(seat, 'ritira', 'ritiri')} la protezione del raggio ${t.at(at)}.`,
}

/** “Marco propone a Inès”, “Marco ti propone” */
const towards = (t: Italian, seat: number, to: number, third: string, second: string): Line => (isMine(t, to) ? t.does(seat, `ti ${third}`, second) : line`${t.does(seat, third, second)} ${t.toPlayer(to)}`)

type Deal = Told['offered']

const givenBy = (deal: Deal, t: Italian): Line | undefined => side(t, deal.give, deal.count, deal.cards, deal.bases, deal.beams)
const askedFor = (deal: Deal, t: Italian): Line | undefined => side(t, deal.get, deal.askedCount, deal.askedCards, deal.askedBases, deal.askedBeams)

/** One side of a deal, or nothing. */
function side(t: Italian, resources: readonly number[], count: number, cards: readonly number[] | undefined, bases: readonly number[], beams: readonly number[]): Line | undefined {
  const parts = [
    ...resources.flatMap((n, resource) => (n > 0 ? [amount(resource, n)] : [])),
    ...(cards ? cards.map((card) => t.card(card)) : count > 0 ? [plural(count, 'carta o gettone', 'carte o gettoni')] : []),
    ...bases.map((at) => line`la base ${t.at(at)}`),
    ...beams.map((at) => line`un raggio che protegge ${t.place(at)}`),
  ]
  return parts.length > 0 ? and(parts) : undefined
}
