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
    if (!given) return line`${towards(t, deal.seat, deal.to, 'demande', 'demandez')} ${asked ?? 'rien'} en cadeau.`
    return line`${towards(t, deal.seat, deal.to, 'propose', 'proposez')} ${given}${asked ? line` contre ${asked}` : ' en cadeau'}.`
  },
  traded: (deal, t) => {
    const one = isMine(t, deal.to) ? deal.to : deal.seat
    const other = one === deal.to ? deal.seat : deal.to
    const gives = (one === deal.seat ? givenBy : askedFor)(deal, t)
    const gets = (one === deal.seat ? askedFor : givenBy)(deal, t)
    if (!gives) return line`${t.does(one, 'reçoit', 'recevez')} ${gets ?? 'rien'} ${t.ofPlayer(other)}.`
    return line`${towards(t, one, other, 'donne', 'donnez')} ${gives}${gets ? line` et ${t.say(one, 'reçoit', 'recevez')} ${gets}` : ''}.`
  },
  refused: ({ seat, from }, t) => line`${t.does(seat, 'refuse', 'refusez')} ${t.whose(from, 'l’', 'votre', 'offre')}.`,
  withdrew: ({ seat, to }, t) => line`${t.does(seat, 'retire l’offre faite', 'retirez l’offre faite')} à ${t.player(to)}.`,
  revoked: ({ seat, at }, t) => line`${t.does(seat, 'retire', 'retirez')} la protection de faisceau ${t.of(at)}.`,
}

/** “Marco propose à Inès”, “Marco vous propose” */
const towards = (t: French, seat: number, to: number, third: string, second: string): Line => (isMine(t, to) ? t.does(seat, `vous ${third}`, second) : line`${t.does(seat, third, second)} ${t.toPlayer(to)}`)

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
