import { line } from '#words/line.ts'
import type { BattleLabels } from '../battle-labels.ts'
import { ambitionName, amountOf, and, at, cardCount, hits, keys, ofAmbition, plural, resourceName, the } from './speak.ts'

/** The battle dialogue in French. */
export const battle: BattleLabels = {
  title: (system) => line`Combattre ${at(system)}`,
  subtitle: (attacker, defender) =>
    attacker === 'you' ? line`Vous attaquez ${defender === 'you' ? 'vos propres pièces' : defender}.` : defender === 'you' ? line`${attacker} vous attaque.` : line`${attacker} attaque ${defender}.`,
  paidWithPip: (i, n) => `Point d’action ${i} sur ${n}`,
  rules: 'Règles du combat',
  attack: 'Attaque',
  defence: 'Défense',
  diceAtMost: (ships, dice) => `${plural(ships, 'vaisseau', 'vaisseaux')}, donc ${plural(dice, 'dé', 'dés')} au plus`,
  diceAtLeast: (dice) => `au moins ${plural(dice, 'dé', 'dés')}`,
  hitsToDestroy: (n) => `${hits(n)} vous ${n > 1 ? 'détruiraient' : 'détruirait'}`,
  presets: {
    careful: { name: 'Prudent', hint: 'Des dés d’escarmouche : aucun risque.' },
    balanced: { name: 'Équilibré', hint: 'Un mélange d’assaut et d’escarmouche.' },
    allOut: { name: 'Assaut total', hint: 'Rien que des dés d’assaut : le plus de dégâts, le plus de pertes.' },
    plunder: { name: 'Pillage', hint: 'Des dés de raid pour voler, de l’assaut pour ouvrir la voie.' },
  },
  meanTrophies: (mean) => `Trophées ${mean}`,
  lossChance: (percent) => `perte ${percent}`,

  raidAllowed: 'Un bâtiment est en défense : les dés de raid sont permis.',
  raidAllowedNoBuildings: 'Le défenseur n’a aucun bâtiment sur le plateau : les dés de raid sont permis.',
  raidForbidden: 'Aucun bâtiment en défense ici : pas de dé de raid.',
  raidForbiddenHarbors: 'Les Havres cachés protègent un spatioport intact : pas de dé de raid.',
  toPlunder: 'À voler : coût en clés',
  guarded: 'Les Protecteurs assermentés gardent tout le reste.',
  cityDestroyed: (resource, tokens, cards) => {
    const lost = [...(tokens > 0 ? [amountOf(resource, tokens)] : []), ...(cards > 0 ? [cardCount(cards)] : [])]
    return line`Cité détruite : Outrage (${resourceName(resource)})${lost.length > 0 ? line`, vous défaussez ${and(lost)}` : ''}.`
  },
  thenRansack: 'Puis vous pillez la Cour.',
  noRansack: 'Le défenseur est Vénéré : vous ne pillez pas la Cour.',
  railgunFirst: 'Les Batteries électromagnétiques vous infligent 1 dégât avant les dés.',
  ambitionsBefore: 'Ses ambitions avant le combat',

  oddsHeading: (dice) => (dice > 1 ? `Ce que valent ces ${dice} dés` : dice === 1 ? 'Ce que vaut ce dé' : 'Sans dé, rien ne se passe'),
  exactOdds: (rolls) => `chances exactes en %, ${rolls} lancers`,
  mean: (mean) => `moyenne ${mean}`,
  theirShips: 'Ses vaisseaux',
  theirBuildings: 'Ses bâtiments',
  keys: 'Clés',
  hitsTaken: 'Dégâts subis',
  interceptChance: (percent) => `interception : ${percent}`,

  someTrophy: 'Au moins un Trophée',
  stealToken: (resource) => line`Voler ${amountOf(resource, 1)}`,
  stealCard: (card) => line`Voler ${the(card)}`,
  forKeys: keys,
  destroyBuilding: 'Détruire un bâtiment',
  destroyCity: 'Détruire une cité',
  loseShip: 'Perdre au moins un vaisseau',
  loseAllShips: 'Perdre tous vos vaisseaux ici',
  trophyFor: (player) => line`Trophée pour ${player}`,
  aheadIn: (ambition, power) => line`en tête ${ofAmbition(ambition)}, +${power}`,
  tiedIn: (ambition, power) => line`à égalité en ${ambitionName(ambition)}, +${power}`,

  orderHeading: 'Vous répartissez, dans cet ordre',
  order: ['Brûlures sur vos vaisseaux', 'Interception', 'Vaisseaux, puis bâtiments', 'Bâtiments seulement', 'Raid, si un vaisseau reste'],
  interceptWouldHit: (n) => `Interception : ${hits(n)}`,

  cannotUndo: 'Une fois les dés lancés, on ne revient plus en arrière.',
  giveUp: 'Renoncer au combat',
  giveUpHint: 'revient au choix de l’action',
  roll: (dice) => (dice === 0 ? 'Combattre sans dé' : `Lancer ${plural(dice, 'dé', 'dés')}`),

  result: 'Résultat',
  keepRoll: 'Garder ce jet',
  rerollUpTo: (n) => `Relancer jusqu’à ${plural(n, 'dé', 'dés')}`,
  assign: 'Répartir les dégâts',
  assignForMe: 'Répartir pour moi',
  left: (kind, n) =>
    ({
      self: `${hits(n)} à subir`,
      intercept: `${hits(n)} d’interception à subir`,
      hits: `${hits(n)} à infliger`,
      building: `${hits(n)} à infliger aux bâtiments`,
    })[kind],
  keysLeft: (n) => (n === 0 ? 'plus de clé' : `${keys(n)} à dépenser`),
  surplusLost: 'Les dégâts en trop sont perdus.',
  onShip: 'sur un vaisseau',
  onBuilding: 'sur un bâtiment',
  willBeDamaged: 'sera endommagé',
  willBeDestroyed: 'sera détruit',
  confirm: 'Valider',
  endRaid: 'Finir le raid',
  keysLost: 'Les clés qui restent sont perdues.',
  noShipLeft: 'Aucun vaisseau en attaque n’a survécu : pas de raid.',
}
