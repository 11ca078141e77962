import { capital, line, type Line } from '#words/line.ts'
import type { Component } from '../../data/content.ts'
import { anyBesideX, bonusOf, fromThisOf, type RulingCode } from '../rulings.ts'
import { amount, anyEssence, essences, isMany, it, notGold, the } from './speak.ts'

const always =
  (text: string) =>
  (): Line => [text]

const they = ({ id }: Component): string => (isMany(id) ? 'they' : 'it')
const are = ({ id }: Component): string => (isMany(id) ? 'they are' : 'it is')
const upper = (text: string): string => text.replace(/^./, (first) => first.toUpperCase())

export const rulings: Readonly<Record<RulingCode, (component: Component) => Line>> = {
  bothTypes: (c) => [`${upper(are(c))} both a dragon and a creature.`],
  costsNothing: (c) => [`${upper(they(c))} cost${isMany(c.id) ? '' : 's'} nothing, but placing ${it(c.id)} still takes an action.`],
  passedIgnore: always('Whoever has passed ignores the attack at no cost.'),
  missingLife: always('Life goes first; each missing Life costs 2 other essences, Gold included.'),
  noWayOut: always('No way out is printed: only a react can ignore it.'),
  discardedGivesNothing: always('A card discarded this way gives no Gold and no essences of its own.'),
  artifactTurnedOrNot: always('The destroyed artifact may be turned or straight; essences on it are lost.'),
  turnedForOther: (c) => [`Turning ${it(c.id)} to pay for a place of power does not use ${isMany(c.id) ? 'their' : 'its'} own power.`],
  dragonsOnly: always('Answers dragons only: no help against Elvish Bow.'),
  reactWhileTurned: (c) => [`The react works even while ${are(c)} turned, as often as you can pay.`],
  reactNeedsStraight: (c) => [`${upper(they(c))} must be straight to react.`],
  turningBlocks: (c) => [`Turning ${it(c.id)} blocks ${isMany(c.id) ? 'their' : 'its'} other power too, until you straighten ${it(c.id)}.`],
  repeatable: always('A power that does not turn its card can be used again and again, one action each time.'),
  whileTurned: always('The only power that works on a turned component; using it takes an action.'),
  discountsAddUp: always('Discounts add up, turned or straight; a cost never falls below 0.'),
  discountChoice: always('You choose which essences of the cost are removed.'),
  discountSparesGold: always('A printed Gold must always be paid.'),
  onlyArtifacts: always('The artifact may be turned or straight; it goes to your discards and essences on it are lost.'),
  destroysItself: (c) => line`${upper(they(c))} may destroy ${isMany(c.id) ? 'themselves' : 'itself'}, for ${notGold(c.cost.total + bonusOf(c))}.`,
  notItself: (c) => [`${upper(they(c))} cannot destroy ${isMany(c.id) ? 'themselves' : 'itself'}.`],
  printedCost: always('The printed cost counts every number on the card, Gold and any-essence included, before discounts.'),
  discardedCounts: (c) => line`It is the discarded card’s cost that counts, not that of ${the(c.id)}.`,
  losesPoints: (c) => [`${upper(they(c))} go${isMany(c.id) ? '' : 'es'} to your discards: the points are lost.`],
  losesStored: always('Essences lying on it are lost with the card.'),
  xIdentical: always('X essences of a single type, Gold allowed; X may be 0.'),
  fromThis: (c) => line`${capital(essences(fromThisOf(c)))} come from the card, not from your pool; whatever is left stays there.`,
  anyGivesNothing: (c) => line`The ${anyEssence(anyBesideX(c))} give nothing and may be of the same type as the X.`,
  otherType: always('The type gained differs from the type paid and is never Gold.'),
  straightensOwn: always('Any component of yours: artifact, mage, item, monument or place, but never a rival’s.'),
  creaturesOnly: always('Only a creature of yours; Sea Serpent is one.'),
  mayUseInVain: always('You may use it even when there is nothing to straighten.'),
  paidOntoOwn: always('Onto any component of yours, turned or straight, even a place of power.'),
  rivalsPool: always('Choose one rival, passed or not; only that pool counts, and nothing is lost from it.'),
  rivalsGain: always('Rivals who have passed gain as well; nobody can refuse.'),
  sameAction: always('The card comes in straight, in the same action; you may use it from your next turn on.'),
  mayPlaceNothing: always('You may pay for this power and place nothing.'),
  anyDiscard: always('Anybody’s discards will do; from then on the dragon is yours.'),
  ownDiscard: always('Only from your own discards.'),
  interestOnce: always('Once per Collect, however much Gold lies there.'),
  interestTaken: always('Taking the essences back forfeits this gain.'),
  growsEachType: () => line`Example: ${amount(2, 2)} and ${amount(4, 1)} left here become ${amount(2, 4)} and ${amount(4, 3)}.`,
  upkeepLast: always('Settled last: a Death just collected can pay for it.'),
  upkeepLater: always('Nothing is due in the round in which you claim it.'),
  reorderAlone: always('Your own deck or the monuments, never a rival’s; nobody else sees the cards.'),
  shortDeck: always('If your deck is too short, your shuffled discards fill it up.'),
  anyOfHand: always('Discard any cards of your hand, old or new; they give nothing.'),
  highestWins: always('At 10 points or more the highest total wins, even if it is not yours.'),
  checkGoesOn: always('Otherwise the round goes on; nothing is straightened.'),
  everyCheck: always('Works at every check, yours or a rival’s, even after you have passed.'),
  thisCheckOnly: always('These points last for this check only; the Gold paid no longer breaks a tie.'),
  beforeRefill: always('You choose these essences before the next monument is shown.'),
  seenOrUnseen: always('Also when you claim the monument unseen.'),
  onlyNamedScores: always('Other essences here score nothing; taking back those that score lowers the points.'),
  turnedScores: (c) => [`The points count even while ${are(c)} turned.`],
  bothScore: always('Sea Serpent counts twice, as creature and as dragon, turned or not.'),
  sameTypes: always('You may pay with Gold, and gain the types you paid.'),
  storedUntilCollect: always('Essences stay on it until you take them in a Collect: not spent, not lost to attacks.'),
  creatureCounts: always('Counts as a creature for Druid, Sacred Grove and Sorcerer’s Bestiary.'),
  swappedWhenPassing: always('When you pass you swap items; the new one works from the next round on.'),
}
