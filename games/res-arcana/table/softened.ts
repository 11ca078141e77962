const SOFT_HYPHEN = '\u00ad'

/** Lets long words of a title break between two syllables where the room is narrow. */
export const softened = (text: string): string =>
  text.replace(/\p{L}{9,}/gu, (word) => word.replace(/(?<=\p{L}{3}[aeiouyàâéèêëîïôûù])(?=[bcdfgjklmnpqrstvz][aeiouyàâéèêëîïôûù]\p{L})/giu, SOFT_HYPHEN))
