export const languages = ['fr', 'it', 'en'] as const
export type Language = (typeof languages)[number]

/** A thing that a sentence speaks of: it can be pointed at, coloured, enlarged. */
export interface Ref {
  readonly kind: string
  readonly id: string
  readonly text: string
}

/** A sentence is parts, never a string of HTML. */
export type Part = string | Ref
export type Line = readonly Part[]

type Piece = Part | Line | number

/** line`${player} places ${card}.` */
export function line(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Line {
  const parts: Part[] = []
  texts.forEach((text, i) => {
    add(parts, text)
    if (i < pieces.length) add(parts, pieces[i])
  })
  return parts
}

export const ref = (kind: string, id: string, text: string): Ref => ({ kind, id, text })

export const plain = (parts: Line): string => parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/** “a, b and c” with the language's own “and”. */
export function listOf(items: readonly Piece[], and: string): Line {
  const parts: Part[] = []
  items.forEach((item, i) => {
    if (i > 0) add(parts, i === items.length - 1 ? ` ${and} ` : ', ')
    add(parts, item)
  })
  return parts
}

/** The first letter in upper case, for a line that begins with a name or an article. */
export function capital(parts: Line): Line {
  const [first, ...rest] = parts
  if (first === undefined) return parts
  if (typeof first === 'string') return [upper(first), ...rest]
  return [{ ...first, text: upper(first.text) }, ...rest]
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function add(parts: Part[], piece: Piece): void {
  if (typeof piece === 'object' && 'kind' in piece) parts.push(piece)
  else if (typeof piece === 'object') for (const part of piece) add(parts, part)
  else {
    const text = String(piece)
    const last = parts.length - 1
    if (text === '') return
    if (typeof parts[last] === 'string') parts[last] += text
    else parts.push(text)
  }
}
