import { flawFinder } from '#words/test/flaws.ts'

export const flawsOf = flawFinder({
  keys: /SY-|(?<!\p{L})[MHSV]\d\d|(?<!\p{L})T[579][abcd]|MIDDLE|INNER/u,
  own: {
    fr: ['les', 'des', 'vous', 'votre', 'cartes', 'équipiers?', 'équipage', 'crédits?', 'avec', 'est', 'renforts?', 'assauts?', 'faisceaux?', 'jetons?', 'manche', 'braquage', 'dormantes?'],
    it: ['gli', 'dell[ae]', 'che', 'carta', 'equipaggio', 'credit[oi]', 'sono', 'rinforz[oi]', 'assalt[oi]', 'ragg[io]o?', 'getton[ei]', 'missione', 'influenza', 'cartello'],
    en: ['the', 'your?', 'cards?', 'with', 'and', 'from', 'each', 'loses?', 'heists?', 'crew', 'reinforcements?', 'beams?', 'sleepers?', 'dice', 'credits?', 'rewards?', 'fortified', 'pardon(ed|s)?', 'middle', 'inner'],
  },
  counted: {
    fr: [
      'carte|base|crédit|équipier|renfort|dé|action|point|niveau|jeton|marqueur|ressource|case|mission|assaut|fort',
      'cartes|bases|crédits|équipiers|renforts|dés|actions|points|niveaux|jetons|marqueurs|ressources|cases|missions|assauts|forts',
    ],
    it: [
      'carta|base|credito|rinforzo|dado|azione|punto|livello|gettone|segnalino|risorsa|casella|missione|assalto|forte',
      'carte|basi|crediti|rinforzi|dadi|azioni|punti|livelli|gettoni|segnalini|risorse|caselle|missioni|assalti|forti',
    ],
    en: [
      'card|base|credit|reinforcement|die|action(?! dice)|point|level|token|marker|resource|box|mission|assault|fort',
      'cards|bases|credits|reinforcements|dice|actions|points|levels|tokens|markers|resources|boxes|missions|assaults|forts',
    ],
  },
  further: [['nobody', /(?<!\d)-1(?!\d)/]],
})
