import { line } from '#words/line.ts'
import type { Reasons } from '../assemble.ts'
import { nextVault, underWay } from '../known.ts'
import type { French } from './speak.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons<French> = {
  'noFuel NG-5.5': () => ['Il n’y a pas assez de carburant dans le réservoir.'],
  'tooMuchContraband NG-4.3': () => ['Sur une route commerciale, toute la contrebande doit tenir dans le compartiment.'],
  'underATile NG-4.9': () => ['Une tuile de confrontation se trouve ici : réglez d’abord ce que vous avez fui.'],
  'handFull NG-6.1': (_, { c }) => [`Votre main est pleine : ${c.box.hand} missions au plus.`],
  'deckEmpty NG-6.1': () => ['Il ne reste plus de mission dans cette pile.'],
  'deckLocked NG-8.3': () => ['Cette pile se trouve sous un coffre encore verrouillé.'],
  'elsewhere NG-6.2': () => ['Cette mission se tente sur son propre territoire.'],
  'startsElsewhere NG-6.8': () => ['Cette mission commence ailleurs.'],
  'anotherActive NG-6.8': (_, t) => (underWay(t) < 0 ? ['Une autre mission spéciale est en cours.'] : line`Une autre mission spéciale est en cours : ${t.missionAt(underWay(t))}.`),
  'cannotPay NG-6.2': () => ['Vous ne pouvez pas payer autant d’aides.'],
  'noGreenKey NG-6.3': () => ['Vous n’avez pas de clé verte à utiliser.'],
  'deliveredElsewhere NG-6.14': () => ['Les cristaux se livrent ailleurs.'],
  'noMoreWantedHere NG-6.5': () => ['On ne prend plus ici de cristaux de cette mission.'],
  'crystalsMissing NG-6.6': () => ['Vous n’avez pas encore pris tous les cristaux de cette mission.'],
  'elsewhere NG-6.7': () => ['La défense se joue sur son propre territoire.'],
  'noTraderHere NG-7.11': () => ['Il n’y a pas de tuile de marchand ici.'],
  'cannotPay NG-7.12': () => ['Vous n’avez pas ce que le marchand demande.'],
  'cannotPay NG-10.2': () => ['Vous n’avez pas assez de crédits pour la banque.'],
  'vaultElsewhere NG-8.1': (_, t) => {
    const vault = nextVault(t)
    return vault < 0 ? ['Ce coffre est ailleurs.'] : line`Le ${t.vaultAt(vault)} est à ${t.at(t.c.vaults.territory[vault])}.`
  },
  'keyNotWanted NG-8.1': (_, t) => line`Le ${nextVault(t) < 0 ? 'coffre' : t.vaultAt(nextVault(t))} n’attend pas de clé de cette couleur.`,
  'cannotPay NG-7.2': () => ['Vous ne pouvez pas payer ce pot-de-vin.'],
  'noFuel NG-7.6': () => ['Il n’y a pas assez de carburant pour fuir.'],
  'noTile NG-7.6': () => ['Il ne reste plus de tuile de confrontation pour fuir.'],
  'fledBefore NG-7.7': () => ['Vous avez déjà fui une fois : il faut régler l’affaire.'],
  'cubesAboard NG-7.10': () => ['Vous avez déjà des cubes rouges à bord.'],
  'noRoomForCubes NG-7.8': () => ['Le compartiment a trop peu de places pour les cubes rouges.'],
}
