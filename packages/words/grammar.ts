/** Nouns know their gender, number and whether an article melts into them. */
export interface Noun {
  readonly text: string
  readonly gender: 'm' | 'f'
  readonly plural?: boolean
  /** A name that takes no article: a person, a formula. */
  readonly bare?: boolean
}

export const masculine = (text: string): Noun => ({ text, gender: 'm' })
export const feminine = (text: string): Noun => ({ text, gender: 'f' })
export const bareName = (text: string, gender: 'm' | 'f' = 'm'): Noun => ({ text, gender, bare: true })
export const plural = (noun: Noun): Noun => ({ ...noun, plural: true })

/** French: the, of the, to the, a. */
export const french = {
  the: (noun: Noun): string => (noun.bare ? noun.text : melt(noun.plural ? 'les ' : melts(noun.text) ? 'l’' : noun.gender === 'm' ? 'le ' : 'la ', noun)),
  of: (noun: Noun): string => {
    if (noun.bare) return french.ofName(noun.text)
    return melt(noun.plural ? 'des ' : melts(noun.text) ? 'de l’' : noun.gender === 'm' ? 'du ' : 'de la ', noun)
  },
  to: (noun: Noun): string => (noun.bare ? `à ${noun.text}` : melt(noun.plural ? 'aux ' : melts(noun.text) ? 'à l’' : noun.gender === 'm' ? 'au ' : 'à la ', noun)),
  a: (noun: Noun): string => melt(noun.plural ? 'des ' : noun.gender === 'm' ? 'un ' : 'une ', noun),
  /** “de Camille”, “d’Inès”. */
  ofName: (name: string): string => (melts(name) ? 'd’' : 'de ') + name,
  /** “que Camille”, “qu’Inès”. */
  queName: (name: string): string => (melts(name) ? 'qu’' : 'que ') + name,
}

/** Italian: the, of the, to the, a, from the. */
export const italian = {
  the: (noun: Noun): string => (noun.bare ? noun.text : melt(italianArticle(noun, ['il ', 'lo ', 'l’', 'la ', 'i ', 'gli ', 'le ']), noun)),
  of: (noun: Noun): string => (noun.bare ? `di ${noun.text}` : melt(italianArticle(noun, ['del ', 'dello ', 'dell’', 'della ', 'dei ', 'degli ', 'delle ']), noun)),
  to: (noun: Noun): string => (noun.bare ? `a ${noun.text}` : melt(italianArticle(noun, ['al ', 'allo ', 'all’', 'alla ', 'ai ', 'agli ', 'alle ']), noun)),
  on: (noun: Noun): string => (noun.bare ? `su ${noun.text}` : melt(italianArticle(noun, ['sul ', 'sullo ', 'sull’', 'sulla ', 'sui ', 'sugli ', 'sulle ']), noun)),
  from: (noun: Noun): string => (noun.bare ? `da ${noun.text}` : melt(italianArticle(noun, ['dal ', 'dallo ', 'dall’', 'dalla ', 'dai ', 'dagli ', 'dalle ']), noun)),
  a: (noun: Noun): string => {
    if (noun.gender === 'f') return melt(startsWithVowel(noun.text) ? 'un’' : 'una ', noun)
    return melt(startsHard(noun.text) ? 'uno ' : 'un ', noun)
  },
  /** “a Marco”, “ad Anna”. */
  toName: (name: string): string => (bareLetters(name).startsWith('a') ? 'ad ' : 'a ') + name,
}

export const english = {
  the: (noun: Noun): string => (noun.bare ? noun.text : `the ${noun.text}`),
  a: (noun: Noun): string => (startsWithVowel(noun.text) ? `an ${noun.text}` : `a ${noun.text}`),
  /** “Camille’s”, “Iris’”. */
  genitive: (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`),
}

const melt = (article: string, noun: Noun): string => article + noun.text

const bareLetters = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/^[«“"']+/, '').toLowerCase()

const startsWithVowel = (text: string): boolean => /^[aeiouœæ]/.test(bareLetters(text))

/** French words with an aspirated h, which behaves like a consonant; any other h is silent. */
const aspirated = /^(harnais|hasard|haut|heros|hache|halte|hangar|havre|hibou|huit)/

const melts = (text: string): boolean => startsWithVowel(text) || (bareLetters(text).startsWith('h') && !aspirated.test(bareLetters(text)))

const startsHard = (text: string): boolean => /^(s[^aeiou]|z|gn|ps|pn|x|y|i[aeou])/.test(bareLetters(text))

/** il, lo, l’, la, i, gli, le */
function italianArticle(noun: Noun, forms: readonly [string, string, string, string, string, string, string]): string {
  const vowel = /^[aeiou]/.test(bareLetters(noun.text)) && !startsHard(noun.text)
  if (noun.plural) return noun.gender === 'f' ? forms[6] : vowel || startsHard(noun.text) ? forms[5] : forms[4]
  if (vowel) return forms[2]
  if (noun.gender === 'f') return forms[3]
  return startsHard(noun.text) ? forms[1] : forms[0]
}
