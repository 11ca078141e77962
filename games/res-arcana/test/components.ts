import { expect, it } from 'vitest'
import { ESSENCE_LETTERS } from '#games/res-arcana/data/essence.ts'
import { claim, given, place, react, use, type Player, type Position, type Table } from './builder.ts'

// Specs that many components share. Each registers a test of its own.

/** One player whose rival has passed, so that turn follows turn. */
export const alone = (player: Player, position: Position = {}): Table => given([player, { passed: true }], position)

/** An artifact is placed for exactly this, `any` essences of any type on top, and for nothing less. */
export function costs(id: string, fixed: string, any = 0): void {
  it(`costs ${fixed}${any > 0 ? ` and ${any}A` : ''}`.replace('  ', ' '), () => {
    for (const pool of justEnough(fixed, any)) {
      const paid = alone({ pool, hand: [id] }).choose(place(id))
      expect(paid.pool(0)).toBe('')
      expect(paid.hand(0)).toEqual([])
      expect(paid.inPlay(0)).toContain(id)
      expect(paid.isTurned(id)).toBe(false)
    }
    for (const pool of tooLittle(fixed, any)) {
      const poor = alone({ pool, hand: [id] })
      expect(poor.keys()).not.toContain(place(id))
      expect(poor.why(place(id))).toBe('RA-7.4')
    }
  })
}

/** The same for a monument or a place that lies there to be claimed. */
export function claimedFor(id: string, fixed: string, position: Position, reason: string): void {
  it(`costs ${fixed}`, () => {
    const paid = alone({ pool: fixed }, position).choose(claim(id))
    expect(paid.pool(0)).toBe('')
    expect(paid.inPlay(0)).toContain(id)
    expect(paid.isTurned(id)).toBe(false)
    for (const pool of tooLittle(fixed, 0)) {
      const poor = alone({ pool, hand: ['prism'] }, position)
      expect(poor.keys()).not.toContain(claim(id))
      expect(poor.why(claim(id))).toBe(reason)
    }
  })
}

/** It collects this without any choice, turned or not. */
export function collects(id: string, essences: string): void {
  it(`collects ${essences}`, () => {
    for (const turned of ['', ' turned']) expect(collecting(`${id}${turned}`).pool(0)).toBe(essences)
  })
}

/** The start of a round with this component in play. */
export const collecting = (entry: string, pool = ''): Table => given([{ pool, ...asPlayer(entry) }, {}], { turn: 'collect' })

/** It is worth so many points by itself, turned or not. */
export function scores(id: string, points: number): void {
  it(points === 0 ? 'is worth no points' : `is worth ${points} point${points > 1 ? 's' : ''}`, () => {
    for (const turned of ['', ' turned']) expect(given([{}, asPlayer(`${id}${turned}`)], { token: 0 }).points(1)).toBe(points)
  })
}

/** The power can be used with just this pool, not with less of anything, and never while turned. */
export function needs(id: string, power: number, fixed: string, any = 0, rest: Player = {}): void {
  const offered = (pool: string, turned = ''): Table => alone({ ...rest, pool, ...asPlayer(`${id}${turned}`, rest.play), hand: ['nightingale', ...(rest.hand ?? [])] })
  it(`power ${power} needs ${fixed === '' && any === 0 ? 'no essence' : fixed}${any > 0 ? `${any}A` : ''}, and the component straight`, () => {
    for (const pool of justEnough(fixed, any)) expect(offered(pool).keys()).toContain(use(id, power))
    for (const pool of tooLittle(fixed, any)) {
      const poor = offered(pool)
      expect(poor.keys()).not.toContain(use(id, power))
      expect(poor.why(use(id, power))).toBe('RA-8.1')
    }
    const turned = offered(plus(fixed, any), ' turned')
    expect(turned.keys()).not.toContain(use(id, power))
    expect(turned.why(use(id, power))).toBe('RA-8.2')
  })
}

/** A react to life loss: by turning, or by paying and then also while turned. */
export function ignoresLifeLoss(id: string, cost: 'T' | string, stored = ''): void {
  const loss = (entry: string, pool: string): Table =>
    given([{ play: ['elvish_bow'] }, { pool, ...asPlayer(entry) }]).choose(use('elvish_bow'))
  it(`reacts to life loss (${cost}): ignore it`, () => {
    const rich = 'E3 L3 C3 D3 G3'
    const table = loss(id, rich).choose(react(id))
    expect(table.pool(1)).toBe(cost === 'T' ? rich : minus(rich, cost))
    expect(table.isTurned(id)).toBe(cost === 'T')
    expect(table.on(id)).toBe(stored)
    const turned = loss(`${id} turned`, rich)
    if (cost === 'T') {
      // Nothing else is left, so the Life is gone already.
      expect(turned.pool(1)).toBe('E3 L2 C3 D3 G3')
      return
    }
    expect(turned.keys()).toEqual([react(id), 'lose'])
    expect(turned.choose(react(id)).pool(1)).toBe(minus(rich, cost))
    // Without the essence nothing is asked: the loss is taken.
    for (const pool of tooLittle(cost, 0)) expect(loss(id, pool).step()).not.toBe('attacked')
  })
}

/** A dragon's attack: two Life from each rival, or a way out for one essence. */
export function attacksUnlessPaid(id: string, wayOut: string): void {
  it(`T: rivals lose 2 Life, way out ${wayOut}`, () => {
    const rich = 'E2 L3 C2 D2 G2'
    const attack = (pool: string): Table => given([{ pool: 'L5', play: [id] }, { pool }, { passed: true, pool: 'L5' }]).choose(use(id))
    const lost = attack(rich).choose('lose')
    expect(lost.pool(1)).toBe('E2 L1 C2 D2 G2')
    expect(lost.isTurned(id)).toBe(true)
    expect(lost.pool(0)).toBe('L5')
    expect(lost.pool(2)).toBe('L5')
    expect(attack(rich).choose('wayOut').pool(1)).toBe(minus(rich, wayOut))
    const poor = minus('E1 L3 C1 D1 G1', wayOut)
    expect(attack(poor).pool(1)).toBe(minus(poor, 'L2'))
  })
}

/** In play by its kind: a mage and an item replace the quiet ones. */
export function asPlayer(entry: string, play: readonly string[] = []): Player {
  const id = entry.split(' ')[0]
  if (MAGES.has(id)) return { mage: entry, play }
  if (ITEMS.has(id)) return { item: entry, play }
  return { play: [entry, ...play] }
}

const MAGES = new Set(['alchemist', 'artificer', 'druid', 'duelist', 'healer', 'necromancer', 'scholar', 'seer', 'transmuter', 'witch'])
const ITEMS = new Set(['alchemy', 'calm_elan', 'death_life', 'divination', 'protection', 'reanimate', 'research', 'transmutation'])

const PLENTY = 20

const amount = (text: string, letter: string): number => Number(new RegExp(`${letter}(\\d+)`).exec(text)?.[1] ?? 0)
const write = (of: (letter: string) => number): string => ESSENCE_LETTERS.flatMap((letter) => (of(letter) > 0 ? [`${letter}${of(letter)}`] : [])).join(' ')

export const minus = (pool: string, paid: string): string => write((letter) => amount(pool, letter) - amount(paid, letter))

/** The fixed part and one type for the rest. */
const plus = (fixed: string, any: number, type = 'G'): string => write((letter) => amount(fixed, letter) + (letter === type ? any : 0))

/** Every type will do for the rest. */
const justEnough = (fixed: string, any: number): string[] => (any === 0 ? [fixed] : ESSENCE_LETTERS.map((type) => plus(fixed, any, type)))

/** Pools that lack one essence: of each named type while all else is plenty, and of the whole. */
function tooLittle(fixed: string, any: number): string[] {
  const named = ESSENCE_LETTERS.filter((letter) => amount(fixed, letter) > 0)
  const lacking = named.map((letter) => write((each) => (each === letter ? amount(fixed, each) - 1 : PLENTY)))
  return any > 0 ? [...lacking, plus(fixed, any - 1)] : lacking
}
