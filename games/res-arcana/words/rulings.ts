import type { Component, Power } from '../data/content.ts'
import { NOT_GOLD, sumOf } from '../data/essence.ts'

/** Answers that belong to a component, found from what it does, so that they hold for corrected tables too. */
export const rulingCodes = [
  'bothTypes',
  'costsNothing',
  'passedIgnore',
  'missingLife',
  'noWayOut',
  'discardedGivesNothing',
  'artifactTurnedOrNot',
  'turnedForOther',
  'dragonsOnly',
  'reactWhileTurned',
  'reactNeedsStraight',
  'turningBlocks',
  'repeatable',
  'whileTurned',
  'discountsAddUp',
  'discountChoice',
  'discountSparesGold',
  'onlyArtifacts',
  'destroysItself',
  'notItself',
  'printedCost',
  'discardedCounts',
  'losesPoints',
  'losesStored',
  'xIdentical',
  'fromThis',
  'anyGivesNothing',
  'otherType',
  'straightensOwn',
  'creaturesOnly',
  'mayUseInVain',
  'paidOntoOwn',
  'rivalsPool',
  'rivalsGain',
  'sameAction',
  'mayPlaceNothing',
  'anyDiscard',
  'ownDiscard',
  'interestOnce',
  'interestTaken',
  'growsEachType',
  'upkeepLast',
  'upkeepLater',
  'reorderAlone',
  'shortDeck',
  'anyOfHand',
  'highestWins',
  'checkGoesOn',
  'everyCheck',
  'thisCheckOnly',
  'beforeRefill',
  'seenOrUnseen',
  'onlyNamedScores',
  'turnedScores',
  'bothScore',
  'sameTypes',
  'storedUntilCollect',
  'creatureCounts',
  'swappedWhenPassing',
] as const
export type RulingCode = (typeof rulingCodes)[number]

export function rulingsOf(component: Component): readonly RulingCode[] {
  const found = new Set<RulingCode>()
  const add = (holds: boolean, ...codes: readonly RulingCode[]): void => {
    if (holds) for (const code of codes) found.add(code)
  }
  const { kind, dragon, creature, cost, points, collect, discount, powers } = component
  const actions = powers.filter(({ when }) => when === 'action')
  add(dragon && creature, 'bothTypes')
  add(kind === 'artifact' && cost.total === 0, 'costsNothing')
  for (const power of powers) forPower(component, power, add)
  add((dragon || creature) && powers.some((power) => power.cost.turn), 'turnedForOther')
  const turns = powers.some((power) => power.cost.turn)
  const staying = actions.filter((power) => !power.cost.turn && !power.cost.whileTurned)
  add(turns && staying.length > 0, 'turningBlocks')
  add(staying.some((power) => power.cost.destroy !== 'this'), 'repeatable')
  add(discount.on !== 'nothing', 'discountsAddUp', 'discountChoice')
  add(discount.sparesGold, 'discountSparesGold')
  add(collect.kind === 'interest', 'interestOnce', 'interestTaken')
  add(collect.kind === 'grow', 'growsEachType')
  add(collect.kind === 'upkeep', 'upkeepLast', 'upkeepLater')
  add(points.perStored >= 0, 'onlyNamedScores')
  add(points.perStored >= 0 && (turns || collect.kind === 'upkeep'), 'turnedScores')
  add(points.perCreature > 0 && points.perDragon > 0, 'bothScore')
  add(points.perStored < 0 && powers.some(({ effect }) => effect.kind === 'store' || (effect.kind === 'ignore' && sumOf(effect.store) > 0)), 'storedUntilCollect')
  add(creature && powers.length === 0, 'creatureCounts')
  add(kind === 'item', 'swappedWhenPassing')
  return rulingCodes.filter((code) => found.has(code))
}

function forPower(component: Component, { when, cost, effect }: Power, add: (holds: boolean, ...codes: readonly RulingCode[]) => void): void {
  const react = when === 'life loss' || when === 'dragon power'
  add(react && !cost.turn, 'reactWhileTurned')
  add(react && cost.turn, 'reactNeedsStraight')
  add(when === 'dragon power', 'dragonsOnly')
  add(when === 'victory check', 'everyCheck', 'thisCheckOnly')
  add(when === 'claim', 'seenOrUnseen', 'beforeRefill')
  add(cost.whileTurned, 'whileTurned')
  add(cost.x, 'xIdentical')
  add(sumOf(cost.fromThis) > 0, 'fromThis')
  add(cost.any > 0 && cost.x, 'anyGivesNothing')
  add(cost.any > 1 && effect.kind === 'gain' && effect.gain.of === NOT_GOLD, 'sameTypes')
  add(cost.destroy === 'artifact', 'onlyArtifacts')
  add(cost.destroy === 'artifact' && component.kind === 'artifact', 'destroysItself')
  add(cost.destroy === 'other artifact', 'onlyArtifacts', 'notItself')
  add(cost.destroy === 'dragon or creature', 'artifactTurnedOrNot')
  add(cost.destroy === 'this' && component.points.printed > 0, 'losesPoints')
  add(cost.destroy === 'this' && component.powers.some((power) => power.effect.kind === 'store'), 'losesStored')
  add(effect.kind === 'gain cost', 'printedCost')
  add(effect.kind === 'gain cost' && effect.of === 'discarded', 'discardedCounts')
  add(cost.discard > 0, 'discardedGivesNothing')
  add(effect.kind === 'attack', 'passedIgnore', 'missingLife')
  if (effect.kind === 'attack') {
    add(effect.wayOut.kind === 'none', 'noWayOut')
    add(effect.wayOut.kind === 'discard', 'discardedGivesNothing')
    add(effect.wayOut.kind === 'destroy artifact', 'artifactTurnedOrNot')
  }
  add(effect.kind === 'gain x' && effect.as === 'one other', 'otherType')
  add(effect.kind === 'straighten' && effect.what === 'component', 'straightensOwn')
  add(effect.kind === 'straighten' && effect.what === 'creature', 'creaturesOnly')
  add(effect.kind === 'straighten' && effect.what !== 'this', 'mayUseInVain')
  add(effect.kind === 'store paid' && effect.on === 'own component', 'paidOntoOwn')
  add(effect.kind === 'gain per rival', 'rivalsPool')
  add(effect.kind === 'gain' && sumOf(effect.rivals) > 0, 'rivalsGain')
  add(effect.kind === 'place', 'sameAction', 'mayPlaceNothing')
  add(effect.kind === 'place' && effect.from === 'any discard', 'anyDiscard')
  add(effect.kind === 'place' && effect.from === 'discard', 'ownDiscard')
  add(effect.kind === 'reorder', 'reorderAlone', 'shortDeck')
  add(effect.kind === 'draw and discard', 'anyOfHand', 'shortDeck')
  add(effect.kind === 'check', 'highestWins', 'checkGoesOn')
}

/** Numbers that rulings speak of. */
export const bonusOf = ({ powers }: Component): number => powers.reduce((plus, { effect }) => (effect.kind === 'gain cost' ? effect.plus : plus), 0)
export const fromThisOf = ({ powers }: Component): readonly number[] => powers.find(({ cost }) => sumOf(cost.fromThis) > 0)?.cost.fromThis ?? []
export const anyBesideX = ({ powers }: Component): number => powers.find(({ cost }) => cost.x && cost.any > 0)?.cost.any ?? 0
