import { capital, line } from '#words/line.ts'
import type { Prompts, Waiting } from '../assemble.ts'
import { aboardOf, here, isUnderTile, lacking, nextVault } from '../known.ts'
import { faces, fuel, keyCounts, plural, type French } from './speak.ts'

/** A full sentence to whoever must decide: where things stand, and what is asked. */
export const prompts: Prompts<French> = {
  act: (_, t) => {
    const left = t.view?.fuel ?? 0
    const where = line`Vous êtes à ${t.at(here(t))}, ${left === 0 ? 'à court de carburant' : line`avec ${fuel(left)}`}`
    if (isUnderTile(t)) return line`${where}, sous une tuile de confrontation : affrontez ce que vous avez fui, ravitaillez-vous ou repartez.`
    const vault = nextVault(t)
    if (vault < 0) return line`${where} : que faites-vous ?`
    const place = t.c.vaults.territory[vault]
    const wanted = lacking(t)
    const aboard = aboardOf(t, wanted)
    const wants = line`${keyCounts(wanted)}${aboard > 0 ? ` (${aboard} à bord)` : ''}`
    return line`${where} ; le ${t.vaultAt(vault)}${place === here(t) ? ' attend ici' : line`, à ${t.at(place)}, attend`} encore ${wants} : que faites-vous ?`
  },
  jumped: ({ dice }) => line`${dice.length === 1 ? 'Le dé de conséquence donne' : 'Les dés de conséquence donnent'} ${faces(dice)} : acceptez, ou laissez le calculateur de saut relancer, une seule fois.`,
  confront: ({ card, fled }, t) =>
    fled === 1
      ? line`Vous retrouvez ${t.cardAt(card)} à ${t.at(here(t))} : choisissez comment vous en sortir cette fois.`
      : line`${capital(t.cardAt(card))} vous ${t.agree(card, 'arrête', 'arrêtent')} à ${t.at(here(t))} : choisissez comment vous en sortir.`,
  keep: ({ room }) => [`L’attaque est perdue : choisissez ce qui reste dans le compartiment (${plural(room, 'place', 'places')}) ; tout le reste disparaît.`],
  chooseTechnology: () => ['Le travail est fait : choisissez la technologie à installer.'],
  giveKeys: ({ trade, left }, t) => line`${capital(t.cardAt(ownerOf(t, trade)))} demande ${left === 1 ? 'encore une clé' : `${left} clés`} de n’importe quelle couleur : choisissez ce que vous donnez.`,
}

const ownerOf = (t: French, trade: number): number => t.c.confrontations.trades.findIndex((trades) => trades.includes(trade))

/** After the name of the player who is waited for. */
export const waiting: Waiting = {
  act: 'décide de la suite.',
  jumped: 'décide de relancer ou non les dés.',
  confront: 'a de la visite et cherche une issue.',
  keep: 'choisit ce qui reste dans le compartiment.',
  chooseTechnology: 'choisit une technologie.',
  giveKeys: 'choisit les clés à donner.',
}
