import type { Language } from '#words/line.ts'

/** What is wrong with a text that a player would read; nothing, it is hoped. */
export function flawsOf(language: Language, text: string): string[] {
  return [...rules.all, ...rules[language]].filter(([, pattern]) => pattern.test(text)).map(([flaw]) => `${flaw}: “${text}”`)
}

/** A whole word, letters with accents included. */
const word = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu')

/** Words that would slip in first; what two languages share is not among them. */
const english = word('the', 'your?', 'gems?', 'fighters?', 'energy', 'glory', 'strength', 'shields?', 'cards?', 'with', 'and', 'from', 'each', 'wounds?', 'foundry', 'outposts?', 'fortress')
const french = word('les', 'des', 'vous', 'votre', 'cartes', 'gemmes', 'combattants?', 'énergies?', 'gloire', 'avec', 'est', 'bouclier', 'fonderie(?= \\p{L}*e )', 'forteresse', 'recherche', 'jetons?')
const italian = word('gli', 'dell[ae]', 'che', 'carta', 'gemma', 'combattent[ei]', 'energi[ae]', 'gloria', 'sono', 'scud[oi]', 'fortezza', 'ricerca', 'gettoni?', 'palude')

/** “1 cards”, “3 card”: one word for each side of one. */
const counted = (one: string, many: string, zero: 'one' | 'many'): RegExp =>
  new RegExp(`(?<![\\d/,.])${zero === 'one' ? '[01]' : '1'} (${many})(?!\\p{L})|(?<![/,.\\d-])(${zero === 'many' ? '0|' : ''}[2-9]|\\d\\d) (${one})(?!\\p{L})`, 'u')

type Rule = readonly [flaw: string, pattern: RegExp]

const rules: Readonly<Record<Language | 'all', readonly Rule[]>> = {
  all: [
    ['empty', /^\s*$/],
    ['a gap at an end', /^\s|\s$/],
    ['two spaces', /[ \u00a0]{2}/],
    ['a space before a mark', / [.,)]|\( /],
    ['a doubled mark', /[.,:;]{2}|[?!]\.|,\)/],
    ['a hole', /undefined|\bnull\b|NaN|\[object|[{}$]/],
    ['a raw key', /_|(?<!\p{L})\p{Ll}+\p{Lu}|CC-\d|(?<!\p{L})T\d\d|(?<!\p{L})p[1-8](?!\p{L})|(?<!\p{L})[EGXRCMD]\d(?!\d)/u],
    ['a straight quote', /['"]/],
    ['a small first letter', /^\p{Ll}/u],
    ['an amount without its thing', /\d [.,;)]/],
  ],
  fr: [
    ['English', english],
    ['Italian', italian],
    ['a breaking space before a mark', / [:;?!»%]|« /],
    ['no space before a mark', /[^\u00a0][:;?!»%]/],
    ['an article that should melt', /(?<![\p{L}-])([dlnsj]e|la|que|qu) (?!huit|haut|hors-|[A-F]-\d)[aeiouhàâéèêëîïôöùûüœæ]/iu],
    ['an article that has not melted', /(?<!\p{L})((de|à) les? (?=\p{L})|si ils?(?!\p{L}))/u],
    [
      'one and many',
      counted(
        'carte|énergie|gemme|combattant|région|bouclier|recherche|point|redéploiement|leader|jeton|relique|fondation|bâtiment|blessé',
        'cartes|énergies|gemmes|combattants|régions|boucliers|recherches|points|redéploiements|leaders|jetons|reliques|fondations|bâtiments|blessés',
        'one',
      ),
    ],
  ],
  it: [
    ['English', english],
    ['French', french],
    ['an article that should melt', /(?<!\p{L})(il|del|dello|della|al|allo|alla|sul|sullo|sulla|dal|dallo|dalla|nel|nello|nella|una) [aeiou]/iu],
    ['an article that should melt', /(?<!\p{L})(lo|la) [AEIOU]/u],
    ['an article before a hard start', /(?<!\p{L})(il|un|del|al|sul|dal|i|dei|ai|sui|dai) (s[^aeiou]|z|gn|ps)/iu],
    ['an article that has not melted', /(?<!\p{L})(di|a|su|da|in) (il|lo|i|gli|le) (?=\p{L})/u],
    ['a space before a mark', / [:;?!]|\d %/],
    [
      'one and many',
      counted(
        'carta|energia|gemma|combattente|regione|scudo|ricerca|punto|rischieramento|gettone|reliquia|fondazione|edificio|ferito',
        'carte|energie|gemme|combattenti|regioni|scudi|ricerche|punti|rischieramenti|gettoni|reliquie|fondazioni|edifici|feriti',
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
        'card|gem|fighter|region|shield|point|redeploy|leader|token|relic|foundation|building|wound',
        'cards|gems|fighters|regions|shields|points|redeploys|leaders|tokens|relics|foundations|buildings|wounds',
        'many',
      ),
    ],
    ['a or an', /\ba [aeio](?!ne)|\ban [^aeiou]/],
  ],
}
