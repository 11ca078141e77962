import { flawFinder } from '#words/test/flaws.ts'

export const flawsOf = flawFinder({
  keys: /CC-\d|(?<!\p{L})T\d\d|(?<!\p{L})[EGXRCMD]\d(?!\d)/u,
  own: {
    fr: ['les', 'des', 'vous', 'votre', 'cartes', 'gemmes', 'combattants?', 'énergies?', 'gloire', 'avec', 'est', 'bouclier', 'fonderie(?= \\p{L}*e )', 'forteresse', 'recherche', 'jetons?'],
    it: ['gli', 'dell[ae]', 'che', 'carta', 'gemma', 'combattent[ei]', 'energi[ae]', 'gloria', 'sono', 'scud[oi]', 'fortezza', 'ricerca', 'gettoni?', 'palude'],
    en: ['the', 'your?', 'gems?', 'fighters?', 'energy', 'glory', 'strength', 'shields?', 'cards?', 'with', 'and', 'from', 'each', 'wounds?', 'foundry', 'outposts?', 'fortress'],
  },
  counted: {
    fr: [
      'carte|énergie|gemme|combattant|région|bouclier|recherche|point|redéploiement|leader|jeton|relique|fondation|bâtiment|blessé',
      'cartes|énergies|gemmes|combattants|régions|boucliers|recherches|points|redéploiements|leaders|jetons|reliques|fondations|bâtiments|blessés',
    ],
    it: [
      'carta|energia|gemma|combattente|regione|scudo|ricerca|punto|rischieramento|gettone|reliquia|fondazione|edificio|ferito',
      'carte|energie|gemme|combattenti|regioni|scudi|ricerche|punti|rischieramenti|gettoni|reliquie|fondazioni|edifici|feriti',
    ],
    en: [
      'card|gem|fighter|region|shield|point|redeploy|leader|token|relic|foundation|building|wound',
      'cards|gems|fighters|regions|shields|points|redeploys|leaders|tokens|relics|foundations|buildings|wounds',
    ],
  },
  sounded: '[A-F]-\\d',
})
