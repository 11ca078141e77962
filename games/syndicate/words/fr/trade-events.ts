import { line, type Line } from '#words/line.ts'
import type { Told } from '../../rules/events.ts'
import type { Events } from '../assemble.ts'
import { isMine } from '../known.ts'
import { amount, and, plural, type French } from './speak.ts'

/** Offers and deals in the log: cards by name only to the two who know them. */
export const tradeEvents: Pick<Events<French>, 'offered' | 'traded' | 'refused' | 'withdrew' | 'revoked'> = {
  offered: (deal, t) => {
    const given = givenBy(deal, t)
    const asked = askedFor(deal, t)
    if (!given) return line`${t.doesTo(deal.seat, deal.to, 'demande', 'demandez', asked ?? 'rien')} sans rien offrir.`
    return line`${t.doesTo(deal.seat, deal.to, 'propose', 'proposez', given)}${asked ? line` contre ${asked}` : ' en cadeau'}.`
  },
  traded: (deal, t) => {
    const one = isMine(t, deal.to) ? deal.to : deal.seat
    const other = one === deal.to ? deal.seat : deal.to
    const gives = (one === deal.seat ? givenBy : askedFor)(deal, t)
    const gets = (one === deal.seat ? askedFor : givenBy)(deal, t)
    const receives = gets ? line`${t.say(one, 'reçoit', 'recevez')} ${gets}` : []
    if (!gives) return line`${t.does(one, 'reçoit', 'recevez')} ${gets ?? 'rien'} ${t.ofPlayer(other)}.`
    return line`${t.doesTo(one, other, 'donne', 'donnez', gives)}${gets ? line` et ${receives}` : ''}.`
  },
  refused: ({ seat, from }, t) => line`${t.does(seat, 'refuse', 'refusez')} ${t.whose(from, 'l’', 'votre', 'offre')}.`,
  withdrew: ({ seat, to }, t) => line`${t.does(seat, 'retire l’offre faite', 'retirez l’offre faite')} à ${t.player(to)}.`,
  revoked: ({ seat, at }, t) => line`${t.does(seat, 'retire', 'retirez')} la protection de faisceau ${t.of(at)}.`,
}

type Deal = Told['offered']

const givenBy = (deal: Deal, t: French): Line | undefined => side(t, deal.give, deal.count, deal.cards, deal.bases, deal.beams)
const askedFor = (deal: Deal, t: French): Line | undefined => side(t, deal.get, deal.askedCount, deal.askedCards, deal.askedBases, deal.askedBeams)

/** One side of a deal, or nothing. */
function side(t: French, resources: readonly number[], count: number, cards: readonly number[] | undefined, bases: readonly number[], beams: readonly number[]): Line | undefined {
  const parts = [
    ...resources.flatMap((n, resource) => (n > 0 ? [amount(resource, n)] : [])),
    ...(cards ? cards.map((card) => t.card(card)) : count > 0 ? [plural(count, 'carte ou jeton', 'cartes ou jetons')] : []),
    ...bases.map((at) => line`la base ${t.at(at)}`),
    ...beams.map((at) => line`un faisceau protégeant ${t.place(at)}`),
  ]
  return parts.length > 0 ? and(parts) : undefined
}
