import type { Language } from '#words/line.ts'

/** What is wrong with a text that a player would read; nothing, it is hoped. */
export function flawsOf(language: Language, text: string): string[] {
  return [...rules.all, ...rules[language]].filter(([, pattern]) => pattern.test(text)).map(([flaw]) => `${flaw}: “${text}”`)
}

/** A whole word, letters with accents included. */
const word = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu')

/** Words that would slip in first; what two languages share is not among them. */
const english = word('the', 'your?', 'ships?', 'cit(y|ies)', 'starports?', 'gates?', 'cards?', 'weapons?', 'relics?', 'psionics?', 'with', 'and', 'from', 'each', 'loses?', 'hits?', 'keys?', 'cluster')
const french = word('les', 'des', 'vous', 'votre', 'cartes', 'vaisseaux?', 'cités?', 'porte', 'clés?', 'avec', 'est', 'dégâts?', 'Arme', 'Relique', 'secteur')
const italian = word('gli', 'dell[ae]', 'che', 'carta', 'nav[ei]', 'città', 'portale', 'chiav[ei]', 'sono', 'colp[oi]', 'Arma', 'Reliqui[ae]', 'settore')

/** “1 cards”, “3 card”: one word for each side of one. */
const counted = (one: string, many: string, zero: 'one' | 'many'): RegExp =>
  new RegExp(`(?<![\\d/,.])${zero === 'one' ? '[01]' : '1'} (${many})(?!\\p{L})|(?<![/,.])(${zero === 'many' ? '0|' : ''}[2-9]|\\d\\d) (${one})(?!\\p{L})`, 'u')

type Rule = readonly [flaw: string, pattern: RegExp]

const rules: Readonly<Record<Language | 'all', readonly Rule[]>> = {
  all: [
    ['empty', /^\s*$/],
    ['a gap at an end', /^\s|\s$/],
    ['two spaces', /[ \u00a0]{2}/],
    ['a space before a mark', / [.,)]|\( /],
    ['a doubled mark', /[.,:;]{2}|[?!]\.|,\)/],
    ['a hole', /undefined|\bnull\b|NaN|\[object|[{}$]/],
    ['a raw key', /_|(?<!\p{L})\p{Ll}+\p{Lu}|ARCS-|BC\d|LEAD\d|SETUP|(?<!\p{L})L\d\d|(?<!\p{L})[1-6][gach](?!\p{L})|(?<!\p{L})p[1-4](?!\p{L})|(?<!\p{L})[AGCM][1-7](?!\d)/u],
    ['a straight quote', /['"]/],
    ['a small first letter', /^\p{Ll}/u],
    ['an amount without its thing', /\d [.,:;)]/],
  ],
  fr: [
    ['English', english],
    ['Italian', italian],
    ['a breaking space before a mark', / [:;?!»%]|« /],
    ['no space before a mark', /[^\u00a0][:;?!»%]/],
    ['an article that should melt', /(?<![\p{L}-])([dlnsj]e|la|que|qu) (?!huit|haut|Havre|hors-)[aeiouhàâéèêëîïôöùûüœæ]/iu],
    ['an article that has not melted', /(?<!\p{L})((de|à) les? (?=\p{Lu})|si ils?(?!\p{L}))/u],
    [
      'one and many',
      counted(
        'carte|vaisseau|cité|spatioport|agent|clé|dé|dégât|action|point|Matériau|Fuel|Arme|Relique|Psionique|Trophée|Captif|système|interception|brûlure',
        'cartes|vaisseaux|cités|spatioports|agents|clés|dés|dégâts|actions|points|Matériaux|Fuels|Armes|Reliques|Psioniques|Trophées|Captifs|systèmes|interceptions|brûlures',
        'one',
      ),
    ],
  ],
  it: [
    ['English', english],
    ['French', french],
    ['an article that should melt', /(?<!\p{L})(il|del|dello|della|al|allo|alla|sul|sullo|sulla|dal|dallo|dalla|nel|nello|nella|una(?! in )) [aeiou]/iu],
    ['an article that should melt', /(?<!\p{L})(lo|la) [AEIOU]/u],
    ['an article before a hard start', /(?<!\p{L})(il|un|del|al|sul|dal|i|dei|ai|sui|dai) (s[^aeiou]|z|gn|ps)/iu],
    ['an article that has not melted', /(?<!\p{L})(di|a|su|da|in) (il|lo|i|gli|le) (?=\p{Lu})/u],
    ['a space before a mark', / [:;?!]|\d %/],
    [
      'one and many',
      counted(
        'carta|nave|spazioporto|agente|chiave|dado|colpo|azione|punto|Materiale|Carburante|Arma|Reliquia|Psicoenergia|Trofeo|Prigioniero|sistema|intercettazione|bruciatura',
        'carte|navi|spazioporti|agenti|chiavi|dadi|colpi|azioni|punti|Materiali|Carburanti|Armi|Reliquie|Psicoenergie|Trofei|Prigionieri|sistemi|intercettazioni|bruciature',
        'many',
      ),
    ],
  ],
  en: [
    ['French', french],
    ['Italian', italian],
    ['a space before a mark', / [:;?!]|\d %/],
    [
      'one and many',
      counted(
        'card|ship|city|starport|agent|key|die|hit|action|pip|Weapon|Relic|Psionic|Trophy|Captive|system|intercept|self-hit',
        'cards|ships|cities|starports|agents|keys|dice|hits|actions|pips|Weapons|Relics|Psionics|Trophies|Captives|systems|intercepts|self-hits',
        'many',
      ),
    ],
    ['a or an', /\ba [aeio]|\ban [^aeiou]/i],
  ],
}
