/**
 * Effects as players can read them: `E2|G1` is a choice, `X1+UA` is both, `E4>DL` is paid for.
 * A price comes first and is energy or gems; below it are alternatives, each a sum.
 */
export const codes = ['E', 'G', 'C', 'X', 'F', 'B', 'BL', 'H', 'R', 'M', 'D', 'FD', 'PT', 'UT', 'PTL', 'UA', 'DL', 'UL', 'MOR'] as const
export type Code = (typeof codes)[number]

/** Indices of the codes, with what they stand for. */
export const CODE = {
  /** Energy. */
  E: 0,
  /** Gems. */
  G: 1,
  /** Tactics cards drawn. */
  C: 2,
  /** Research steps. */
  X: 3,
  /** Glory. */
  F: 4,
  /** Build points. */
  B: 5,
  /** Build points whose gem lock is ignored. */
  BL: 6,
  /** Harvest points. */
  H: 7,
  /** Recruit points. */
  R: 8,
  /** Move points. */
  M: 9,
  /** Redeploys. */
  D: 10,
  /** Build one board foundation. */
  FD: 11,
  /** Place a production token. */
  PT: 12,
  /** Upgrade a production token. */
  UT: 13,
  /** Place a production token on a lake. */
  PTL: 14,
  /** Upgrade an attribute, paying its gems. */
  UA: 15,
  /** Deploy a leader, paying its gems. */
  DL: 16,
  /** Upgrade a leader, paying its gems. */
  UL: 17,
  /** Put a morale token in one's own base for good. */
  MOR: 18,
} as const satisfies Record<Code, number>

/** Codes that stand alone, without a number. */
const plain: ReadonlySet<string> = new Set<Code>(['FD', 'PT', 'UT', 'PTL', 'UA', 'DL', 'UL', 'MOR'])

export interface Gain {
  readonly code: number
  readonly n: number
}

export interface Effect {
  readonly energy: number
  readonly gems: number
  /** One of these sums. */
  readonly choices: readonly (readonly Gain[])[]
}

export const nothing: Effect = { energy: 0, gems: 0, choices: [[]] }

/** The effect, or in words what is wrong with the text. */
export function parseEffect(text: string): Effect | string {
  const [first, second, ...more] = text.split('>')
  if (more.length > 0) return 'an effect has one price'
  const price = second === undefined ? [] : parseSum(first)
  if (typeof price === 'string') return price
  let energy = 0
  let gems = 0
  for (const { code, n } of price) {
    if (code === CODE.E) energy += n
    else if (code === CODE.G) gems += n
    else return `a price is energy or gems, not "${first}"`
  }
  const choices: (readonly Gain[])[] = []
  for (const sum of (second ?? first).split('|')) {
    const gains = parseSum(sum)
    if (typeof gains === 'string') return gains
    choices.push(gains)
  }
  return { energy, gems, choices }
}

function parseSum(text: string): Gain[] | string {
  const gains: Gain[] = []
  for (const part of text.split('+')) {
    const [, code = '', digits = ''] = /^([A-Z]+)(\d*)$/.exec(part) ?? []
    const index = codes.findIndex((each) => each === code)
    if (index < 0) return `"${part}" is no effect`
    if (plain.has(code) !== (digits === '')) return plain.has(code) ? `"${code}" takes no number` : `"${code}" needs a number`
    gains.push({ code: index, n: digits === '' ? 1 : Number(digits) })
  }
  return gains
}
