import { line } from '#words/line.ts'
import type { BattleLabels } from '../battle-labels.ts'
import { ambitionName, amountOf, and, at, cardCount, hits, keys, plural, resourceName, the } from './speak.ts'

/** The battle dialogue in English. */
export const battle: BattleLabels = {
  title: (system) => line`Battle ${at(system)}`,
  subtitle: (attacker, defender) => line`${attacker === 'you' ? 'You attack' : line`${attacker} attacks`} ${defender}.`,
  paidWithPip: (i, n) => `Pip ${i} of ${n}`,
  rules: 'Battle rules',
  attack: 'Attack',
  defence: 'Defence',
  diceAtMost: (ships, dice) => `${plural(ships, 'ship', 'ships')}, so ${plural(dice, 'die', 'dice')} at most`,
  diceAtLeast: (dice) => `at least ${plural(dice, 'die', 'dice')}`,
  hitsToDestroy: (n) => `${hits(n)} would destroy you`,
  presets: {
    careful: { name: 'Careful', hint: 'Skirmish dice: no risk at all.' },
    balanced: { name: 'Balanced', hint: 'A mix of assault and skirmish.' },
    allOut: { name: 'All-out', hint: 'Nothing but assault dice: most hits, most losses.' },
    plunder: { name: 'Plunder', hint: 'Raid dice to steal, assault dice to clear the way.' },
  },
  meanTrophies: (mean) => `Trophies ${mean}`,
  lossChance: (percent) => `loss ${percent}`,

  raidAllowed: 'A building defends: raid dice are allowed.',
  raidAllowedNoBuildings: 'The defender has no building on the map: raid dice are allowed.',
  raidForbidden: 'No building defends here: no raid dice.',
  raidForbiddenHarbors: 'Hidden Harbors cover a fresh starport: no raid dice.',
  toPlunder: 'To steal: cost in keys',
  guarded: 'Sworn Guardians protect all the rest.',
  cityDestroyed: (resource, tokens, cards) => {
    const lost = [...(tokens > 0 ? [amountOf(resource, tokens)] : []), ...(cards > 0 ? [cardCount(cards)] : [])]
    return line`City destroyed: Outrage (${resourceName(resource)})${lost.length > 0 ? line`, you discard ${and(lost)}` : ''}.`
  },
  thenRansack: 'Then you ransack the Court.',
  noRansack: 'The defender is Beloved: you do not ransack the Court.',
  railgunFirst: 'Railgun Arrays strike you once before the dice.',
  ambitionsBefore: 'Their ambitions before the battle',

  oddsHeading: (dice) => (dice > 1 ? `What these ${dice} dice are worth` : dice === 1 ? 'What this die is worth' : 'Without dice nothing happens'),
  exactOdds: (rolls) => `exact odds in %, ${rolls} rolls`,
  mean: (mean) => `mean ${mean}`,
  theirShips: 'Their ships',
  theirBuildings: 'Their buildings',
  keys: 'Keys',
  hitsTaken: 'Hits taken',
  interceptChance: (percent) => `intercept: ${percent}`,

  someTrophy: 'At least one Trophy',
  stealToken: (resource) => line`Steal ${amountOf(resource, 1)}`,
  stealCard: (card) => line`Steal ${the(card)}`,
  forKeys: keys,
  destroyBuilding: 'Destroy a building',
  destroyCity: 'Destroy a city',
  loseShip: 'Lose at least one ship',
  loseAllShips: 'Lose all your ships here',
  trophyFor: (player) => line`a Trophy for ${player}`,
  aheadIn: (ambition, power) => line`first in ${ambitionName(ambition)}, +${power}`,
  tiedIn: (ambition, power) => line`tied in ${ambitionName(ambition)}, +${power}`,

  orderHeading: 'You assign, in this order',
  order: ['Self-hits on your ships', 'Intercept', 'Ships, then buildings', 'Buildings only', 'Raid, if a ship is left'],
  interceptWouldHit: (n) => `Intercept: ${hits(n)}`,

  cannotUndo: 'Once the dice are rolled, there is no going back.',
  giveUp: 'Call the battle off',
  giveUpHint: 'back to choosing an action',
  roll: (dice) => (dice === 0 ? 'Battle without dice' : `Roll ${plural(dice, 'die', 'dice')}`),

  result: 'Result',
  keepRoll: 'Keep this roll',
  rerollUpTo: (n) => `Reroll up to ${plural(n, 'die', 'dice')}`,
  assign: 'Assign the hits',
  assignForMe: 'Assign for me',
  left: (kind, n) =>
    ({
      self: `${plural(n, 'self-hit', 'self-hits')} to take`,
      intercept: `${hits(n)} to take from the intercept`,
      hits: `${hits(n)} to deal`,
      building: `${plural(n, 'building hit', 'building hits')} to deal`,
    })[kind],
  keysLeft: (n) => (n === 0 ? 'no keys left' : `${keys(n)} to spend`),
  surplusLost: 'Surplus hits are lost.',
  onShip: 'on a ship',
  onBuilding: 'on a building',
  willBeDamaged: 'will be damaged',
  willBeDestroyed: 'will be destroyed',
  confirm: 'Confirm',
  endRaid: 'End the raid',
  keysLost: 'Keys left over are lost.',
  noShipLeft: 'No attacking ship has survived: no raid.',
}
