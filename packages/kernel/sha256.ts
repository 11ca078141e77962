/**
 * SHA-256 of a short ASCII text, synchronous and without `crypto.subtle`, which browsers withhold
 * from plain-http pages of a home network. Used for the commitment to a match's secret.
 */
export function sha256(text: string): string {
  const length = text.length
  const blocks = ((length + 8) >> 6) + 1
  const words = new Int32Array(blocks * 16)
  for (let i = 0; i < length; i++) words[i >> 2] |= (text.charCodeAt(i) & 255) << (24 - (i & 3) * 8)
  words[length >> 2] |= 0x80 << (24 - (length & 3) * 8)
  words[blocks * 16 - 1] = length * 8
  const hash = Int32Array.from(START)
  const schedule = new Int32Array(64)
  for (let at = 0; at < words.length; at += 16) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        schedule[i] = words[at + i]
        continue
      }
      const x = schedule[i - 15]
      const y = schedule[i - 2]
      const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3)
      const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10)
      schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1
    }
    let [a, b, c, d, e, f, g, h] = hash
    for (let i = 0; i < 64; i++) {
      const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + schedule[i]) | 0
      const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    const next = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) hash[i] += next[i]
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const rotr = (x: number, k: number): number => (x >>> k) | (x << (32 - k))

const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n)
const fraction = (root: number): number => ((root - Math.floor(root)) * 4294967296) | 0
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)))
const ROUND = primes.map((p) => Number(BigInt.asIntN(32, cubeRoot(BigInt(p) << 96n))))

// Math.cbrt may differ in its last bit from one browser to the next; whole numbers cannot.
function cubeRoot(n: bigint): bigint {
  let low = 0n
  let high = 1n << 40n
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle * middle * middle <= n) low = middle
    else high = middle - 1n
  }
  return low
}
