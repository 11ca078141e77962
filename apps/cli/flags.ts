import { fail } from '#kernel/errors.ts'

/** `text` any word, `count` a whole number from 1, `amount` a number above 0, `switch` there or not, `list` words with commas between them, or none. */
export type FlagKind = 'text' | 'count' | 'amount' | 'switch' | 'list'
export type FlagTable = Readonly<Record<string, FlagKind>>

type Value<K extends FlagKind> = K extends 'switch' ? boolean : K extends 'text' ? string | undefined : K extends 'list' ? readonly string[] | undefined : number | undefined
export type Flags<T extends FlagTable> = { readonly [N in keyof T]: Value<T[N]> }

/** `--name value`, `--name=value` and `--switch`; whatever is not in the table is refused by name. */
export function parseFlags<T extends FlagTable>(command: string, args: readonly string[], table: T, positionals = 0): { flags: Flags<T>; rest: readonly string[] } {
  const values: Record<string, string | number | boolean | readonly string[]> = {}
  for (const [name, kind] of Object.entries(table)) if (kind === 'switch') values[name] = false
  const given = new Set<string>()
  const rest: string[] = []
  const words = args.flatMap((arg) => (/^--[a-z]+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg]))
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (!word.startsWith('-') || word === '-') {
      rest.push(word)
      continue
    }
    const name = word.slice(2)
    if (!word.startsWith('--') || !Object.hasOwn(table, name)) fail('cli.flag', `"${command}" knows no flag "${word}"; it knows ${flagList(table)}.`)
    if (given.has(name)) fail('cli.flag', `"${word}" is given twice.`)
    given.add(name)
    const kind = table[name]
    if (kind === 'switch') values[name] = true
    else if (kind === 'list') values[name] = words[i + 1]?.startsWith('-') === false ? words[++i].split(',') : []
    else values[name] = parseValue(word, kind, words[++i])
  }
  if (rest.length > positionals) fail('cli.argument', `"${command}" does not know what to do with "${rest[positionals]}".`)
  return { flags: values as Flags<T>, rest }
}

function parseValue(flag: string, kind: 'text' | 'count' | 'amount', text: string | undefined): string | number {
  if (text === undefined || text === '') return fail('cli.value', `"${flag}" needs a value.`)
  if (kind === 'text') return text
  const number = Number(text)
  if (kind === 'count' && (!/^\d+$/.test(text) || number < 1 || !Number.isSafeInteger(number))) return fail('cli.value', `"${flag}" is a whole number from 1, not "${text}".`)
  if (!(number > 0) || !Number.isFinite(number)) return fail('cli.value', `"${flag}" is a number above 0, not "${text}".`)
  return number
}

const flagList = (table: FlagTable): string =>
  Object.keys(table)
    .map((name) => `--${name}`)
    .join(', ')
