import type { Reasons } from '../assemble.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons = {
  'turned RA-8.2': 'This component is turned: its powers wait until it is straightened.',
  'notTurned RA-20.21': 'This power works only while the component is turned.',
  'cannotPay RA-8.1': 'Your pool cannot pay for this power in full.',
  'notEnoughOnIt RA-8.5': 'Not enough essences lie on this component.',
  'nothingToDestroy RA-8.1': 'You have no artifact in play that this power could destroy.',
  'noCardToDiscard RA-8.1': 'Your hand is empty: there is no card to discard.',
  'nothingToTurn RA-8.8': 'You have no other straight component of the type asked for to turn.',
  'cannotPay RA-7.4': 'Your pool cannot pay for this artifact, even after discounts.',
  'cannotPay RA-7.5': 'Your pool cannot pay for a monument.',
  'deckEmpty RA-7.6': 'The monument deck is empty.',
  'cannotPay RA-7.7': 'Your pool cannot pay for this place of power.',
  'cannotPay RA-11.2': 'Your pool cannot pay for the way out.',
  'turned RA-12.2': 'This component is turned already, and its react needs it to turn.',
  'cannotPay RA-12.2': 'Your pool cannot pay for this react.',
  'onlyDragons RA-12.3': 'This react answers dragons only.',
  'sameItem RA-10.2': 'When you pass you must take another item than the one you return.',
}
