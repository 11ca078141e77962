import { option, type Option } from '#kernel/options.ts'
import { extraSlot, type Content } from '../data/content.ts'
import type { Frames, Play, Some } from './frames.ts'
import { knows } from './seats.ts'
import { SLOTS, TYPES, type State } from './state.ts'

/** Resource slots (ARCS-6.12 to 6.14): where tokens lie, how they come and go. */

export function isOpen(c: Content, s: State, seat: number, slot: number): boolean {
  return slot === extraSlot ? knows(c, s, seat, 'extra slot') : slot < c.openSlots[s.cities[seat]]
}

/** Take one token out of the cheapest slot that holds its type (ARCS-6.14). It is then nowhere: the caller puts it somewhere. */
export function loseToken(c: Content, s: State, seat: number, type: number): void {
  for (let i = SLOTS - 1; i >= 0; i--) {
    const at = seat * SLOTS + c.slotOrder[i]
    if (s.slots[at] !== type + 1) continue
    s.slots[at] = 0
    return
  }
}

export function discardToken(c: Content, s: State, seat: number, type: number): void {
  loseToken(c, s, seat, type)
  s.supply[type]++
}

export function emptySlots(c: Content, s: State, seat: number): number {
  let count = 0
  for (let slot = 0; slot < SLOTS; slot++) if (s.slots[seat * SLOTS + slot] === 0 && isOpen(c, s, seat, slot)) count++
  return count
}

/** Mask of the types of which a seat has a token. */
export function typesHeld(s: State, seat: number): number {
  let mask = 0
  for (let at = seat * SLOTS; at < (seat + 1) * SLOTS; at++) if (s.slots[at] !== 0) mask |= 1 << (s.slots[at] - 1)
  return mask
}

/** Gain from the supply (ARCS-12.3); nothing happens if it is empty. */
export function gainToken(c: Content, s: State, play: Play, seat: number, type: number): void {
  if (s.supply[type] === 0) return
  s.supply[type]--
  if (play.live) play.tell('gained', { seat, type })
  receiveToken(c, s, play, seat, type)
}

/** Gain as many as there are empty slots for and the supply has, up to `count`. Returns how many. */
export function gainIntoEmptySlots(c: Content, s: State, play: Play, seat: number, type: number, count: number): number {
  let gained = 0
  while (gained < count && s.supply[type] > 0 && stow(c, s, seat, type)) {
    s.supply[type]--
    gained++
    if (play.live) play.tell('gained', { seat, type })
  }
  if (gained > 0) offerArranging(c, s, play, seat)
  return gained
}

/** A token comes in from anywhere: into the dearest empty slot, with the right to rearrange. */
export function receiveToken(c: Content, s: State, play: Play, seat: number, type: number): void {
  if (!stow(c, s, seat, type)) {
    play.push({ step: s.turn === seat ? 'overflow' : 'overflowElsewhere', seat, type })
    return
  }
  offerArranging(c, s, play, seat)
}

/** Put a token into the dearest empty slot; false if there is none. */
function stow(c: Content, s: State, seat: number, type: number): boolean {
  for (let i = 0; i < SLOTS; i++) {
    const slot = c.slotOrder[i]
    if (!isOpen(c, s, seat, slot) || s.slots[seat * SLOTS + slot] !== 0) continue
    s.slots[seat * SLOTS + slot] = type + 1
    return true
  }
  return false
}

function offerArranging(c: Content, s: State, play: Play, seat: number): void {
  const at = contested(c, s, seat, 0)
  if (at < 0) close(c, s, seat)
  else play.push({ step: s.turn === seat ? 'arrange' : 'arrangeElsewhere', seat, at })
}

/** From place `from` in the order of slots on: the next slot for which there is something to choose, or -1. */
function contested(c: Content, s: State, seat: number, from: number): number {
  const base = seat * SLOTS
  for (let i = from; i < SLOTS; i++) {
    const slot = c.slotOrder[i]
    if (!isOpen(c, s, seat, slot)) continue
    let types = 0
    let tokens = 0
    for (let j = i; j < SLOTS; j++) {
      const held = s.slots[base + c.slotOrder[j]]
      if (held === 0) continue
      types |= 1 << held
      tokens++
    }
    if ((types & (types - 1)) === 0) return -1
    let dearer = 0
    for (let j = i; j < SLOTS; j++)
      if (isOpen(c, s, seat, c.slotOrder[j]) && c.slotKeys[c.slotOrder[j]] === c.slotKeys[slot]) dearer++
    return tokens <= dearer ? -1 : i
  }
  return -1
}

/** No dear slot stays empty while a cheaper one is filled. */
function close(c: Content, s: State, seat: number): void {
  const base = seat * SLOTS
  for (let i = 0; i < SLOTS; i++) {
    const slot = c.slotOrder[i]
    if (s.slots[base + slot] !== 0 || !isOpen(c, s, seat, slot)) continue
    for (let j = SLOTS - 1; j > i; j--) {
      const other = c.slotOrder[j]
      if (s.slots[base + other] === 0) continue
      s.slots[base + slot] = s.slots[base + other]
      s.slots[base + other] = 0
      break
    }
  }
}

export function slotSteps(c: Content): Some<
  'gain' | 'receive' | 'overflow' | 'overflowElsewhere' | 'arrange' | 'arrangeElsewhere' | 'covered'
> {
  type Overflow = Extract<Frames, { step: 'overflow' | 'overflowElsewhere' }>
  type Arrange = Extract<Frames, { step: 'arrange' | 'arrangeElsewhere' }>

  const overflow = {
    ask(s: State, { seat, type }: Overflow, options: Option[]): void {
      const types = typesHeld(s, seat) | (1 << type)
      for (let each = 0; each < TYPES; each++) if ((types & (1 << each)) !== 0) options.push(option('discard', each))
    },
    take(s: State, { seat, type }: Overflow, { a: discarded }: Option, play: Play): void {
      if (play.live) play.tell('discarded', { seat, type: discarded })
      s.supply[discarded]++
      if (discarded === type) return
      loseToken(c, s, seat, discarded)
      stow(c, s, seat, type)
      offerArranging(c, s, play, seat)
    },
  }

  const arrange = {
    ask(s: State, { seat, at }: Arrange, options: Option[]): void {
      const base = seat * SLOTS
      const slot = c.slotOrder[at]
      options.push(option('keep'))
      let types = 0
      for (let j = at; j < SLOTS; j++) {
        const held = s.slots[base + c.slotOrder[j]]
        if (held !== 0) types |= 1 << (held - 1)
      }
      // Leaving the last open question as it is means to keep.
      if (contested(c, s, seat, at + 1) < 0 && s.slots[base + slot] !== 0) types &= ~(1 << (s.slots[base + slot] - 1))
      for (let type = 0; type < TYPES; type++) if ((types & (1 << type)) !== 0) options.push(option('protect', type, slot))
    },
    take(s: State, { step, seat, at }: Arrange, { k, a: type }: Option, play: Play): void {
      if (k === 'keep') return
      const base = seat * SLOTS
      const slot = base + c.slotOrder[at]
      if (s.slots[slot] !== type + 1) {
        let from = slot
        for (let j = at + 1; j < SLOTS; j++) if (s.slots[base + c.slotOrder[j]] === type + 1) from = base + c.slotOrder[j]
        const held = s.slots[slot]
        s.slots[slot] = s.slots[from]
        s.slots[from] = held
      }
      const next = contested(c, s, seat, at + 1)
      if (next < 0) close(c, s, seat)
      else play.push({ step, seat, at: next })
      if (next < 0 && play.live) play.tell('arranged', { seat })
    },
  }

  return {
    gain: { run: (s, { seat, type }, play) => gainToken(c, s, play, seat, type) },
    receive: { run: (s, { seat, type }, play) => receiveToken(c, s, play, seat, type) },
    // ARCS-6.13: what finds no room is discarded, by the owner's choice.
    overflow: { micro: true, ...overflow },
    overflowElsewhere: overflow,
    // ARCS-6.13: rearranging, the dearest slot first.
    arrange: { micro: true, ...arrange },
    arrangeElsewhere: arrange,
    // A city has come home: tokens on slots that it covers look for another place.
    covered: {
      run(s, { seat }, play) {
        if (c.openSlots[s.cities[seat]] === c.openSlots[s.cities[seat] - 1]) return
        let homeless = 0
        for (let slot = 0; slot < SLOTS; slot++) {
          const held = s.slots[seat * SLOTS + slot]
          if (held === 0 || isOpen(c, s, seat, slot)) continue
          s.slots[seat * SLOTS + slot] = 0
          play.push({ step: 'receive', seat, type: held - 1 })
          homeless++
        }
        if (homeless === 0) offerArranging(c, s, play, seat)
      },
    },
  }
}
