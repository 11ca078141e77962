/**
 * A 64-bit running hash in two 32-bit halves, mixed number by number. It proves that two runs of
 * the same rules agree; it is not meant to withstand an attacker.
 */
export class Hasher {
  private a = 0x9e3779b9 | 0
  private b = 0x7f4a7c15 | 0

  number(n: number): void {
    let a = this.a ^ Math.imul(n, 0x85ebca6b)
    a = (a << 13) | (a >>> 19)
    a = Math.imul(a, 5) + 0xe6546b64
    let b = this.b ^ Math.imul(n ^ a, 0xc2b2ae35)
    b = (b << 17) | (b >>> 15)
    this.a = a | 0
    this.b = (Math.imul(b, 9) + 0x52dce729) | 0
  }

  text(text: string): void {
    this.number(text.length)
    for (let i = 0; i < text.length; i++) this.number(text.charCodeAt(i))
  }

  digest(): string {
    let { a, b } = this
    a ^= b >>> 15
    a = Math.imul(a, 0x2c1b3c6d)
    b ^= a >>> 12
    b = Math.imul(b, 0x297a2d39)
    a ^= b >>> 15
    return hex(a) + hex(b)
  }
}

export function hashText(text: string): string {
  const hasher = new Hasher()
  hasher.text(text)
  return hasher.digest()
}

/** Hash of plain data whose key order does not matter (content tables). */
export function hashData(data: unknown): string {
  return hashText(canonicalJson(data))
}

export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined)
    entries.sort(([x], [y]) => (x < y ? -1 : 1))
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0')
