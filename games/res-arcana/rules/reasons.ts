import { because } from '#kernel/reason.ts'

/** Why not. Each reason is one value, so that asking for it costs nothing. */
export const TURNED = because('RA-8.2', 'turned')
export const NOT_TURNED = because('RA-20.21', 'notTurned')
export const CANNOT_PAY_POWER = because('RA-8.1', 'cannotPay')
export const NOT_ENOUGH_ON_IT = because('RA-8.5', 'notEnoughOnIt')
export const NOTHING_TO_DESTROY = because('RA-8.1', 'nothingToDestroy')
export const NO_CARD_TO_DISCARD = because('RA-8.1', 'noCardToDiscard')
export const NOTHING_TO_TURN = because('RA-8.8', 'nothingToTurn')
export const CANNOT_PAY_ARTIFACT = because('RA-7.4', 'cannotPay')
export const CANNOT_PAY_MONUMENT = because('RA-7.5', 'cannotPay')
export const NO_MONUMENT_LEFT = because('RA-7.6', 'deckEmpty')
export const CANNOT_PAY_PLACE = because('RA-7.7', 'cannotPay')
export const CANNOT_PAY_WAY_OUT = because('RA-11.2', 'cannotPay')
export const REACT_TURNED = because('RA-12.2', 'turned')
export const CANNOT_PAY_REACT = because('RA-12.2', 'cannotPay')
export const ONLY_DRAGONS = because('RA-12.3', 'onlyDragons')
export const SAME_ITEM = because('RA-10.2', 'sameItem')
