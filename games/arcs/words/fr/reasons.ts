import { capital, line } from '#words/line.ts'
import type { Reasons } from '../assemble.ts'
import { resources } from '../../data/names.ts'
import { keys, theResource, type French } from './speak.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons<French> = {
  'tooLow ARCS-5.2': ({ lead }) => [`Pour surpasser, il faut un numéro au-dessus de ${Number(lead)}.`],
  'alreadySeized ARCS-5.7': () => ['L’initiative a déjà été saisie dans cette manche.'],
  'outraged ARCS-9.3': ({ type }) => line`${capital(theResource(resources[Number(type)]))} est sous Outrage : son action de Prélude vous est refusée.`,
  'noCityToTax ARCS-7.3': () => ['Aucune cité à taxer : il faut une cité Loyale, ou une cité Rivale que vous contrôlez, pas encore taxée dans ce tour.'],
  'noControlledCity ARCS-17.4': () => ['Votre Héros est Novice : vous ne taxez que des cités que vous contrôlez, et il n’y en a pas.'],
  'noPieces ARCS-7.7': () => ['Vous n’avez plus de pièce à construire en réserve.'],
  'nowhereToBuild ARCS-7.4': () => ['Nulle part où construire : pas d’emplacement libre près de vos pièces, ni de spatioport prêt à bâtir un vaisseau.'],
  'noShips ARCS-7.8': () => ['Vous n’avez aucun vaisseau sur le plateau.'],
  'nothingDamaged ARCS-7.11': () => ['Aucune de vos pièces n’est endommagée.'],
  'noAgents ARCS-20.5': () => ['Vous n’avez plus d’agent en réserve.'],
  'emptyCourt ARCS-12.6': () => ['Il n’y a plus de carte à la Cour.'],
  'noMajority ARCS-7.13': () => ['Vous n’êtes en tête sur aucune carte de la Cour.'],
  'paranoid ARCS-17.8': () => ['Votre Héros est Paranoïaque : pour sécuriser une carte Guilde, il vous faut le plus d’agents, et plus d’un.'],
  'nobodyToBattle ARCS-7.15': () => ['Aucun Rival n’a de pièce là où se trouvent vos vaisseaux.'],
  'noBuildingToRaid ARCS-8.3': () => ['Pas de dé de raid : le défenseur n’a aucun bâtiment ici, mais il en a ailleurs.'],
  'hiddenHarbors ARCS-18.5': () => ['Pas de dé de raid : les Havres cachés du défenseur couvrent un spatioport intact.'],
  'tooDear ARCS-9.8': ({ keys: cost }) => [`Ce vol coûte ${keys(Number(cost))} : plus qu’il ne vous en reste.`],
  'guarded ARCS-13.22': () => ['Les Protecteurs assermentés empêchent ce vol ; on ne peut voler qu’eux.'],
  'emptySupply ARCS-12.3': () => ['La réserve de cette ressource est vide.'],
  'noCaptives ARCS-13.12': () => ['Vous n’avez aucun Captif.'],
  'tooFewWeapons ARCS-13.14': () => ['Aucune carte de la Cour ne porte des agents Rivaux moins nombreux que vos icônes Arme.'],
  'nothingToTrade ARCS-13.23': () => ['Rien à troquer : il faut une cité Rivale que vous contrôlez, une ressource de son type à prendre et une autre à donner.'],
  'alreadySummoned ARCS-18.1': () => ['Vous avez déjà convoqué un vaisseau dans ce tour.'],
  'noControlledCity ARCS-18.1': () => ['Vous ne contrôlez aucune cité.'],
  'nobodyInReach ARCS-18.2': () => ['Aucun Rival n’a de pièce à côté de vos vaisseaux intacts.'],
  'nothingToPrune ARCS-18.10': () => ['Aucun bâtiment à remplacer : il en faut un dans un emplacement, et l’autre pièce en réserve.'],
}
