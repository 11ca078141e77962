import { flawFinder } from '#words/test/flaws.ts'

export const flawsOf = flawFinder({
  keys: /ARCS-|BC\d|LEAD\d|SETUP|(?<!\p{L})L\d\d|(?<!\p{L})[1-6][gach](?!\p{L})|(?<!\p{L})[AGCM][1-7](?!\d)/u,
  own: {
    fr: ['les', 'des', 'vous', 'votre', 'cartes', 'vaisseaux?', 'cités?', 'porte', 'clés?', 'avec', 'est', 'dégâts?', 'Arme', 'Relique', 'secteur'],
    it: ['gli', 'dell[ae]', 'che', 'carta', 'nav[ei]', 'città', 'portale', 'chiav[ei]', 'sono', 'colp[oi]', 'Arma', 'Reliqui[ae]', 'settore'],
    en: ['the', 'your?', 'ships?', 'cit(y|ies)', 'starports?', 'gates?', 'cards?', 'weapons?', 'relics?', 'psionics?', 'with', 'and', 'from', 'each', 'loses?', 'hits?', 'keys?', 'cluster'],
  },
  counted: {
    fr: [
      'carte|vaisseau|cité|spatioport|agent|clé|dé|dégât|action|point|Matériau|Fuel|Arme|Relique|Psionique|Trophée|Captif|système|interception|brûlure',
      'cartes|vaisseaux|cités|spatioports|agents|clés|dés|dégâts|actions|points|Matériaux|Fuels|Armes|Reliques|Psioniques|Trophées|Captifs|systèmes|interceptions|brûlures',
    ],
    it: [
      'carta|nave|spazioporto|agente|chiave|dado|colpo|azione|punto|Materiale|Carburante|Arma|Reliquia|Psicoenergia|Trofeo|Prigioniero|sistema|intercettazione|bruciatura',
      'carte|navi|spazioporti|agenti|chiavi|dadi|colpi|azioni|punti|Materiali|Carburanti|Armi|Reliquie|Psicoenergie|Trofei|Prigionieri|sistemi|intercettazioni|bruciature',
    ],
    en: [
      'card|ship|city|starport|agent|key|die|hit|action|pip|Weapon|Relic|Psionic|Trophy|Captive|system|intercept|self-hit',
      'cards|ships|cities|starports|agents|keys|dice|hits|actions|pips|Weapons|Relics|Psionics|Trophies|Captives|systems|intercepts|self-hits',
    ],
  },
  sounded: 'Havre',
})
