import type { Language } from '#words/line.ts'

/** What is wrong with a text that a player would read; nothing, it is hoped. */
export function flawsOf(language: Language, text: string): string[] {
  // Files have the same names in every language.
  const read = text.replace(/\w+\.json/g, 'json')
  return [...rules.all, ...rules[language]].filter(([, pattern]) => pattern.test(read)).map(([flaw]) => `${flaw}: “${text}”`)
}

/** A whole word, letters with accents included. */
const word = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu')

/** Words that would slip in first; what two languages share, and names of places and syndicates, are not among them. */
const english = word('the', 'your?', 'ships?', 'vaults?', 'keys?', 'fuel', 'with', 'and', 'from', 'each', 'loses?', 'traders?', 'alert', 'deck')
const french = word('les', 'des', 'vous', 'votre', 'vaisseaux?', 'coffres?', 'clés?', 'avec', 'est', 'dés', 'crédits?', 'alerte', 'marchands?')
const italian = word('gli', 'dell[ae]', 'che', 'nav[ei]', 'caveau', 'chiav[ei]', 'sono', 'dad[oi]', 'credit[oi]', 'allerta', 'mercant[ei]')

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
    // The full stop of “Fidge & Co.” is part of the name.
    ['a doubled mark', /(?<!Co)[.,:;]{2}|[?!]\.|,\)/],
    ['a hole', /undefined|\bnull\b|NaN|\[object|[{}$]/],
    ['a raw key', /_|(?<!\p{L})\p{Ll}+\p{Lu}|NG-|(?<!\p{L})[A-Z]\d\d|(?<!\p{L})(GREEN|BLUE|YELLOW|PURPLE|CORA|BOHR|MIDDLE|INNER)(?!\p{L})/u],
    ['a straight quote', /['"]/],
    ['a small first letter', /^[“«\s]*\p{Ll}/u],
    ['an amount without its thing', /\d [.,:;)]/],
    ['zero of something', /(?<![\d,.])0 (?!(of|sur|su) \d)\p{L}/u],
  ],
  fr: [
    ['English', english],
    ['Italian', italian],
    ['a breaking space before a mark', / [:;?!»%]|« /],
    ['no space before a mark', /[^\u00a0][:;?!»%]/],
    // Hoshin's h is sounded.
    ['an article that should melt', /(?<![\p{L}-])([dlnsj]e|la|que|qu) (?!huit|haut|hors-|Hoshin)[aeiouhàâéèêëîïôöùûüœæ]/iu],
    ['an article that has not melted', /(?<!\p{L})((de|à) les? (?=\p{Lu})|si ils?(?!\p{L}))/u],
    [
      'one and many',
      counted(
        'carte|crédit|dé|cristal|cube|clé|mission|coffre|place|tuile|plein|confrontation|pièce|niveau|passage|livré',
        'cartes|crédits|dés|cristaux|cubes|clés|missions|coffres|places|tuiles|pleins|confrontations|pièces|niveaux|passages|livrés',
        'one',
      ),
    ],
  ],
  it: [
    ['English', english],
    ['French', french],
    ['an article that should melt', /(?<!\p{L})(il|del|dello|della|al|allo|alla|sul|sullo|sulla|dal|dallo|dalla|nel|nello|nella|una) [aeiou]/iu],
    ['an article before a hard start', /(?<!\p{L})(il|un|del|al|sul|dal|i|dei|ai|sui|dai) (s[^aeiou]|z|gn|ps)/iu],
    ['an article that has not melted', /(?<!\p{L})(di|a|su|da|in) (il|lo|i|gli|le) (?=\p{Lu})/u],
    ['a space before a mark', / [:;?!]|\d %/],
    [
      'one and many',
      counted(
        'carta|credito|dado|cristallo|cubo|chiave|missione|posto|tessera|pieno|confronto|pezzo|livello|brano|consegnato',
        'carte|crediti|dadi|cristalli|cubi|chiavi|missioni|posti|tessere|pieni|confronti|pezzi|livelli|brani|consegnati',
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
        'card|credit|die|crystal|red cube|key|mission|vault|slot|tile|refill|confrontation|piece|level|passage',
        'cards|credits|dice|crystals|red cubes|keys|missions|vaults|slots|tiles|refills|confrontations|pieces|levels|passages',
        'many',
      ),
    ],
    ['a or an', /\ba [aeio](?!ne)|\ban [^aeiou]/i],
  ],
}
