import { flawFinder } from '#words/test/flaws.ts'

export const flawsOf = flawFinder({
  keys: /NG-|(?<!\p{L})[A-Z]\d\d|(?<!\p{L})(GREEN|BLUE|YELLOW|PURPLE|CORA|BOHR|MIDDLE|INNER)(?!\p{L})/u,
  own: {
    fr: ['les', 'des', 'vous', 'votre', 'vaisseaux?', 'coffres?', 'clés?', 'avec', 'est', 'dés', 'crédits?', 'alerte', 'marchands?'],
    it: ['gli', 'dell[ae]', 'che', 'nav[ei]', 'caveau', 'chiav[ei]', 'sono', 'dad[oi]', 'credit[oi]', 'allerta', 'mercant[ei]'],
    en: ['the', 'your?', 'ships?', 'vaults?', 'keys?', 'fuel', 'with', 'and', 'from', 'each', 'loses?', 'traders?', 'alert', 'deck'],
  },
  counted: {
    fr: [
      'carte|crédit|dé|cristal|cube|clé|mission|coffre|place|tuile|plein|confrontation|pièce|niveau|passage|livré',
      'cartes|crédits|dés|cristaux|cubes|clés|missions|coffres|places|tuiles|pleins|confrontations|pièces|niveaux|passages|livrés',
    ],
    it: [
      'carta|credito|dado|cristallo|cubo|chiave|missione|posto|tessera|pieno|confronto|pezzo|livello|brano|consegnato',
      'carte|crediti|dadi|cristalli|cubi|chiavi|missioni|posti|tessere|pieni|confronti|pezzi|livelli|brani|consegnati',
    ],
    en: [
      'card|credit|die|crystal|red cube|key|mission|vault|slot|tile|refill|confrontation|piece|level|passage',
      'cards|credits|dice|crystals|red cubes|keys|missions|vaults|slots|tiles|refills|confrontations|pieces|levels|passages',
    ],
  },
  sounded: 'Hoshin',
  further: [['zero of something', /(?<![\d,.])0 (?!(of|sur|su) \d)\p{L}/u]],
})
