import { fail } from './errors.ts'

/**
 * The one stream of chance of a match lives in its state as six integers:
 * `[kind, w0, w1, w2, w3, position]`.
 *
 * - kind KEYED: w0..w3 are a 128-bit secret and every word is drawn from ChaCha12 blocks keyed by
 *   it, so nobody recovers the stream from the cards that they were dealt.
 * - kind FAST: w0..w3 are the state of xoshiro128**, for imagined states only.
 */
export type Chance = number[]

const KEYED = 0
const FAST = 1
const POSITION = 5

export function keyedChance(secret: string): Chance {
  if (!/^[0-9a-f]{32}$/.test(secret)) fail('kernel.secret', 'A secret is 32 hexadecimal digits.')
  const words = [0, 8, 16, 24].map((at) => parseInt(secret.slice(at, at + 8), 16) | 0)
  return [KEYED, ...words, 0]
}

export function fastChance(random: Random): Chance {
  return [FAST, random.word(), random.word(), random.word(), random.word() | 1, 0]
}

/**
 * For an even sample of what luck can do: of `of` such streams, one for each `part`, the first roll
 * of a die with `of` sides shows every face once. What is drawn after it is independent.
 */
export function evenChance(random: Random, part: number, of: number): Chance {
  const chance = fastChance(random)
  const word = random.int(Math.floor(4294967296 / of)) * of + part
  // The word that makes `word` the first result of `fastWord`, step by step backwards.
  chance[2] = Math.imul(rotl(Math.imul(word, INVERSE_OF_9), 32 - 7), INVERSE_OF_5)
  return chance
}

const INVERSE_OF_5 = 0xcccccccd
const INVERSE_OF_9 = 0x38e38e39

/** A stream of its own for a number: the same for the same one, and independent of those for others. `chance` does not advance. */
export function branchOf(chance: Chance, number: number): Chance {
  const [, a, b, c, d] = chance
  return [FAST, stirred(a, number), stirred(b, number + 1), stirred(c, number + 2), stirred(d, number + 3) | 1, 0]
}

function stirred(word: number, number: number): number {
  let z = word ^ Math.imul(number, 0x9e3779b9)
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
  return z ^ (z >>> 15)
}

/** A secret for simulations and tests: reproducible, and obviously not secret. */
export function secretFromSeed(seed: number | string): string {
  const random = new Random(seed)
  let secret = ''
  for (let i = 0; i < 4; i++) secret += (random.word() >>> 0).toString(16).padStart(8, '0')
  return secret
}

/** A uniform integer in 0..n-1, advancing the stream. */
export function draw(chance: Chance, n: number): number {
  if (n <= 1) return 0
  const limit = 4294967296 - (4294967296 % n)
  for (;;) {
    const word = nextWord(chance) >>> 0
    if (word < limit) return word % n
  }
}

/** A generator outside the state: for bots, imagined deals and seeds. */
export class Random {
  private a: number
  private b: number
  private c: number
  private d: number

  constructor(seed: number | string) {
    let h = 2166136261
    for (const character of String(seed)) h = Math.imul(h ^ character.charCodeAt(0), 16777619)
    const next = () => {
      h = (h + 0x9e3779b9) | 0
      let z = h ^ (h >>> 16)
      z = Math.imul(z, 0x21f0aaad)
      z ^= z >>> 15
      z = Math.imul(z, 0x735a2d97)
      return z ^ (z >>> 15)
    }
    this.a = next()
    this.b = next()
    this.c = next()
    this.d = next() | 1
  }

  word(): number {
    const result = Math.imul(rotl(Math.imul(this.b, 5), 7), 9)
    const t = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= t
    this.d = rotl(this.d, 11)
    return result
  }

  /** Uniform enough for search and simulation (bias below 2^-32 · n). */
  int(n: number): number {
    return Math.floor(((this.word() >>> 0) / 4294967296) * n)
  }

  shuffle(list: number[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.int(i + 1)
      const held = list[i]
      list[i] = list[j]
      list[j] = held
    }
  }
}

function nextWord(chance: Chance): number {
  const position = chance[POSITION]++
  if (chance[0] === FAST) return fastWord(chance)
  return keyedWord(chance, position)
}

function fastWord(chance: Chance): number {
  const b = chance[2]
  const result = Math.imul(rotl(Math.imul(b, 5), 7), 9)
  const c = chance[3] ^ chance[1]
  const d = chance[4] ^ b
  chance[2] = b ^ c
  chance[1] ^= d
  chance[3] = c ^ (b << 9)
  chance[4] = rotl(d, 11)
  return result
}

// The last block made, so that sixteen draws cost one. A cache only: it is keyed by its input.
const block = new Int32Array(16)
let blockOf: readonly number[] = [0, 0, 0, 0]
let blockNumber = -1

function keyedWord(chance: Chance, position: number): number {
  const number = position >>> 4
  const [, k0, k1, k2, k3] = chance
  if (number !== blockNumber || k0 !== blockOf[0] || k1 !== blockOf[1] || k2 !== blockOf[2] || k3 !== blockOf[3]) {
    blockOf = [k0, k1, k2, k3]
    blockNumber = number
    chacha12(k0, k1, k2, k3, number)
  }
  return block[position & 15]
}

const input = new Int32Array(16)

function chacha12(k0: number, k1: number, k2: number, k3: number, counter: number): void {
  // "expand 16-byte k": ChaCha's constants for a 128-bit key, which stands twice.
  input.set([0x61707865, 0x3120646e, 0x79622d36, 0x6b206574, k0, k1, k2, k3, k0, k1, k2, k3, counter, 0, 0, 0])
  block.set(input)
  for (let round = 0; round < 12; round += 2) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) block[i] += input[i]
}

function quarter(a: number, b: number, c: number, d: number): void {
  block[a] += block[b]
  block[d] = rotl(block[d] ^ block[a], 16)
  block[c] += block[d]
  block[b] = rotl(block[b] ^ block[c], 12)
  block[a] += block[b]
  block[d] = rotl(block[d] ^ block[a], 8)
  block[c] += block[d]
  block[b] = rotl(block[b] ^ block[c], 7)
}

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k))
