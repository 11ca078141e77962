import type { Reasons } from '../assemble.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons = {
  'turned RA-8.2': 'Cet élément est engagé : ses pouvoirs attendent qu’il soit désengagé.',
  'notTurned RA-20.21': 'Ce pouvoir ne sert que lorsque l’élément est engagé.',
  'cannotPay RA-8.1': 'Votre réserve ne suffit pas à payer ce pouvoir en entier.',
  'notEnoughOnIt RA-8.5': 'Il n’y a pas assez d’essences posées sur cet élément.',
  'nothingToDestroy RA-8.1': 'Vous n’avez en jeu aucun artefact que ce pouvoir puisse détruire.',
  'noCardToDiscard RA-8.1': 'Votre main est vide : vous n’avez aucune carte à défausser.',
  'nothingToTurn RA-8.8': 'Vous n’avez aucun autre élément droit du type demandé à engager.',
  'cannotPay RA-7.4': 'Votre réserve ne suffit pas à placer cet artefact, remises déduites.',
  'cannotPay RA-7.5': 'Votre réserve ne suffit pas à prendre un monument.',
  'deckEmpty RA-7.6': 'La pioche des monuments est vide.',
  'cannotPay RA-7.7': 'Votre réserve ne suffit pas à prendre ce lieu de pouvoir.',
  'cannotPay RA-11.2': 'Votre réserve ne suffit pas à payer la parade.',
  'turned RA-12.2': 'Cet élément est déjà engagé, et sa réaction demande de l’engager.',
  'cannotPay RA-12.2': 'Votre réserve ne suffit pas à payer cette réaction.',
  'onlyDragons RA-12.3': 'Cette réaction ne répond qu’aux dragons.',
  'sameItem RA-10.2': 'En passant, il faut prendre un autre objet que celui que vous rendez.',
}
