import type { Language } from '#words/line.ts'

/** What is wrong with a text that a player would read; nothing, it is hoped. */
export function flawsOf(language: Language, text: string): string[] {
  return [...rules.all, ...rules[language]].filter(([, pattern]) => pattern.test(text)).map(([flaw]) => `${flaw}: “${text}”`)
}

/** A whole word, letters with accents included. */
const word = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu')

/** Words that would slip in first; what two languages share is not among them. */
const english = word('the', 'your?', 'pays?', 'draws?', 'turns?', 'cards?', 'life', 'death', 'gold', 'elan', 'calm', 'pool', 'deck', 'hand', 'with', 'and', 'from', 'put', 'each', 'loses?')
const french = word('les', 'des', 'vous', 'votre', 'cartes', 'payez', 'vie', 'mort', 'réserve', 'pioche', 'avec', 'est')
const italian = word('gli', 'dell[ae]', 'che', 'paga', 'carta', 'vita', 'morte', 'riserva', 'mazzo', 'sono')

type Rule = readonly [flaw: string, pattern: RegExp]

const rules: Readonly<Record<Language | 'all', readonly Rule[]>> = {
  all: [
    ['empty', /^\s*$/],
    ['a gap at an end', /^\s|\s$/],
    ['two spaces', /[ \u00a0]{2}/],
    ['a space before a mark', / [.,)]|\( /],
    ['a doubled mark', /[.,:;]{2}|[?!]\./],
    ['a hole', /undefined|\bnull\b|NaN|\[object|[{}<>]|\$/],
    ['a raw key', /_|\b[a-z]+[A-Z]|\bseat\d/],
    ['a straight quote', /['"]/],
    ['a small first letter', /^\p{Ll}/u],
    ['an amount without its thing', /\d [.,:;]/],
  ],
  fr: [
    ['English', english],
    ['Italian', italian],
    ['a breaking space before a mark', / [:;?!»]|« /],
    ['no space before a mark', /[^\u00a0][:;?!»]/],
    ['an article that should melt', /(?<![\p{L}-])([dlnsj]e|la|que) (?!huit|haut|Harnais)[aeiouyhàâéèêëîïôöùûüœæ]/iu],
    ['an article that has not melted', /(?<!\p{L})((de|à) les? (?=\p{Lu})|si ils?(?!\p{L}))/u],
    ['one and many', /(?<!\d)[01] (cartes|points|essences|artefacts|Vies|Vigueurs|Sérénités|Morts)|([2-9]|\d\d) (carte|point|essence|artefact|Vie|Vigueur|Sérénité|Mort)(?!\p{L})/u],
  ],
  it: [
    ['English', english],
    ['French', french],
    ['an article that should melt', /(?<!\p{L})(il|lo|la|del|dello|della|al|allo|alla|sul|sullo|sulla|dal|dallo|dalla) [aeiou]/iu],
    ['an article before a hard start', /(?<!\p{L})(il|un|del|al|sul|dal|i|dei|ai|sui|dai) (s[^aeiou]|z|gn|ps)/iu],
    ['an article that has not melted', /(?<!\p{L})(di|a|su|da) (il|lo|la|i|gli|le) (?=\p{Lu})/u],
    ['a space before a mark', / [:;?!]/],
    ['one and many', /(?<!\d)1 (carte|punti|essenze|artefatti)|(0|[2-9]|\d\d) (carta|punto|essenza|artefatto)(?!\p{L})/u],
  ],
  en: [
    ['French', french],
    ['Italian', italian],
    ['a space before a mark', / [:;?!]/],
    ['one and many', /(?<!\d)1 (cards|points|essences|artifacts|monuments)\b|(0|[2-9]|\d\d) (card|point|essence|artifact|monument)\b/],
    ['a or an', /\ba [aeio]|\ban [^aeiou]/i],
  ],
}
