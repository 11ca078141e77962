import type { Reasons } from '../assemble.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons = {
  'turned RA-8.2': 'Questo componente è ruotato: i suoi poteri aspettano che sia raddrizzato.',
  'notTurned RA-20.21': 'Questo potere si usa solo quando il componente è ruotato.',
  'cannotPay RA-8.1': 'La tua riserva non basta a pagare per intero questo potere.',
  'notEnoughOnIt RA-8.5': 'Non ci sono abbastanza essenze su questo componente.',
  'nothingToDestroy RA-8.1': 'Non hai in gioco nessun artefatto che questo potere possa distruggere.',
  'noCardToDiscard RA-8.1': 'La tua mano è vuota: non hai carte da scartare.',
  'nothingToTurn RA-8.8': 'Non hai nessun altro componente dritto del tipo richiesto da ruotare.',
  'cannotPay RA-7.4': 'La tua riserva non basta a giocare questo artefatto, sconti compresi.',
  'cannotPay RA-7.5': 'La tua riserva non basta a prendere un monumento.',
  'deckEmpty RA-7.6': 'Il mazzo dei monumenti è vuoto.',
  'cannotPay RA-7.7': 'La tua riserva non basta a prendere questo luogo di potere.',
  'cannotPay RA-11.2': 'La tua riserva non basta a pagare la parata.',
  'turned RA-12.2': 'Questo componente è già ruotato, e la sua reazione chiede di ruotarlo.',
  'cannotPay RA-12.2': 'La tua riserva non basta a pagare questa reazione.',
  'onlyDragons RA-12.3': 'Questa reazione risponde solo ai draghi.',
  'sameItem RA-10.2': 'Quando passi devi prendere un oggetto diverso da quello che rendi.',
}
