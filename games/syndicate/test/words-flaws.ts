import type { Language } from '#words/line.ts'

/** What is wrong with a text that a player would read; nothing, it is hoped. */
export function flawsOf(language: Language, text: string): string[] {
  // Files have the same names in every language.
  const read = text.replace(/\w+\.json/g, 'json')
  return [...rules.all, ...rules[language]].filter(([, pattern]) => pattern.test(read)).map(([flaw]) => `${flaw}: “${text}”`)
}

/** A whole word, letters with accents included. */
const word = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu')

/** Words that would slip in first; what two languages share is not among them. */
const english = word('the', 'your?', 'cards?', 'with', 'and', 'from', 'each', 'loses?', 'heists?', 'crew', 'reinforcements?', 'beams?', 'sleepers?', 'dice', 'credits?', 'rewards?', 'fortified', 'pardon(ed|s)?', 'middle', 'inner')
const french = word('les', 'des', 'vous', 'votre', 'cartes', 'équipiers?', 'équipage', 'crédits?', 'avec', 'est', 'renforts?', 'assauts?', 'faisceaux?', 'jetons?', 'manche', 'braquage', 'dormantes?')
const italian = word('gli', 'dell[ae]', 'che', 'carta', 'equipaggio', 'credit[oi]', 'sono', 'rinforz[oi]', 'assalt[oi]', 'ragg[io]o?', 'getton[ei]', 'missione', 'influenza', 'cartello')

/** “1 cards”, “3 card”: one word for each side of one. */
const counted = (one: string, many: string, zero: 'one' | 'many'): RegExp =>
  new RegExp(`(?<![\\d/,.] ?)(?<!\\d)${zero === 'one' ? '[01]' : '1'} (${many})(?!\\p{L})|(?<![/,.] ?)(${zero === 'many' ? '(?<!\\d)0|' : ''}(?<!\\d)[2-9]|\\d\\d) (${one})(?!\\p{L})`, 'u')

type Rule = readonly [flaw: string, pattern: RegExp]

const rules: Readonly<Record<Language | 'all', readonly Rule[]>> = {
  all: [
    ['empty', /^\s*$/],
    ['a gap at an end', /^\s|\s$/],
    ['two spaces', /[ \u00a0]{2}/],
    ['a space before a mark', / [.,)]|\( /],
    ['a doubled mark', /[.,:;]{2}|[?!]\.|,\)/],
    ['a hole', /undefined|\bnull\b|NaN|Infinity|\[object|[{}$]/],
    ['a raw key', /_|(?<!\p{L})\p{Ll}+\p{Lu}|SY-|(?<!\p{L})[MHSV]\d\d|(?<!\p{L})T[579][abcd]|(?<!\p{L})p[1-5](?!\p{L})|MIDDLE|INNER/u],
    ['a straight quote', /['"]/],
    ['a small first letter', /^\p{Ll}/u],
    ['an amount without its thing', /\d [.,:;)]/],
    ['nobody', /(?<!\d)-1(?!\d)/],
  ],
  fr: [
    ['English', english],
    ['Italian', italian],
    ['a breaking space before a mark', / [:;?!»%]|« /],
    ['no space before a mark', /[^\u00a0][:;?!»%]/],
    ['an article that should melt', /(?<![\p{L}-])([dlnsj]e|la|que|qu) (?!huit|haut|hors-)[aeiouhàâéèêëîïôöùûüœæ]/iu],
    ['an article that has not melted', /(?<!\p{L})((de|à) les? (?=\p{L})|si ils?(?!\p{L})|de le |à le )/u],
    [
      'one and many',
      counted(
        'carte|base|crédit|équipier|renfort|dé|action|point|niveau|jeton|marqueur|ressource|case|mission|assaut|fort',
        'cartes|bases|crédits|équipiers|renforts|dés|actions|points|niveaux|jetons|marqueurs|ressources|cases|missions|assauts|forts',
        'one',
      ),
    ],
  ],
  it: [
    ['English', english],
    ['French', french],
    ['an article that should melt', /(?<!\p{L})(il|del|dello|della|al|allo|alla|sul|sullo|sulla|dal|dallo|dalla|nel|nello|nella|una(?! (in|o) )) [aeiou]/iu],
    ['an article that should melt', /(?<!\p{L})(lo|la) [AEIOU]/u],
    ['an article before a hard start', /(?<!\p{L})(il|un|del|al|sul|dal|i|dei|ai|sui|dai) (s[^aeiou]|z|gn|ps)/iu],
    ['an article that has not melted', /(?<!\p{L})(di|a|su|da|in) (il|lo|i|gli|le) (?=\p{L})/u],
    ['a space before a mark', / [:;?!»]|« |\d %/],
    [
      'one and many',
      counted(
        'carta|base|credito|rinforzo|dado|azione|punto|livello|gettone|segnalino|risorsa|casella|missione|assalto|forte',
        'carte|basi|crediti|rinforzi|dadi|azioni|punti|livelli|gettoni|segnalini|risorse|caselle|missioni|assalti|forti',
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
        'card|base|credit|reinforcement|die|action(?! dice)|point|level|token|marker|resource|box|mission|assault|fort',
        'cards|bases|credits|reinforcements|dice|actions|points|levels|tokens|markers|resources|boxes|missions|assaults|forts',
        'many',
      ),
    ],
    ['a or an', /\ba [aeio](?!ne)|\ban [^aeiou]/i],
  ],
}
