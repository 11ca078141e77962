import { describe, expect, it } from 'vitest'
import { arrange, checkCards, emptyCards, enter, facedown, faceup, forgetOrder, handOfSeat, knowsZone, rotate, show, viewCards, Zones, kinOf, move as moveCard, type Cards } from '#kernel/cards.ts'
import { Random } from '#kernel/chance.ts'
import { dealAgain } from '#kernel/deal.ts'

const zones = new Zones({ deck: facedown(), hand: handOfSeat, pack: handOfSeat, table: faceup() }, 3)
const { deck, hand, pack, table } = zones.first
const SEATS = 3
const SPECTATOR = 3
const family = new Array<number>(10).fill(0)
const kin = kinOf(family)

const move = (cards: Cards, card: number, to: number): number => moveCard(cards, zones, kin, card, to, SEATS)

/** Ten cards in a shuffled deck; card 0 at the bottom. */
function newDeck(): Cards {
  const cards = emptyCards(zones, 10, SEATS)
  for (let card = 0; card < 10; card++) enter(cards, zones, card, deck, SEATS)
  return cards
}

const knows = (cards: Cards, card: number, viewer: number): boolean => knowsZone(cards, zones, card, viewer)

/** In which zones `card` turns up when the viewer imagines. */
function imagined(cards: Cards, card: number, viewer: number): Set<number> {
  const found = new Set<number>()
  const random = new Random('imagined')
  for (let i = 0; i < 300; i++) {
    const copy: Cards = { at: cards.at.map((zone) => zone.slice()), zone: cards.zone.slice(), seen: cards.seen.slice(), may: cards.may.slice() }
    dealAgain(copy, zones, family, viewer, SEATS, random)
    checkCards(copy, zones, SEATS)
    found.add(copy.zone[card])
  }
  return found
}

describe('who knows what', () => {
  it('a drawn card is known to its owner; to the others any unseen card may be it', () => {
    const cards = newDeck()
    expect(move(cards, 9, hand)).toBe(1)
    expect(knows(cards, 9, 0)).toBe(true)
    expect(knows(cards, 9, 1)).toBe(false)
    expect(knows(cards, 3, 1)).toBe(false)
    expect(viewCards(cards, zones, 1).at[hand]).toEqual([-1])
    expect(imagined(cards, 3, 1)).toEqual(new Set([deck, hand]))
    expect(imagined(cards, 3, 0)).toEqual(new Set([deck]))
    expect(imagined(cards, 9, SPECTATOR)).toEqual(new Set([deck, hand]))
  })

  it('a card taken from the open table into a hand is remembered there by everybody', () => {
    const cards = newDeck()
    move(cards, 9, table)
    expect(move(cards, 9, hand + 1)).toBe(0)
    move(cards, 8, hand + 1)
    for (const viewer of [0, 2, SPECTATOR]) {
      expect(viewCards(cards, zones, viewer).at[hand + 1]).toEqual([9, -1])
      expect(imagined(cards, 9, viewer)).toEqual(new Set([hand + 1]))
    }
  })

  it('is lost to the others when a hand plays a card face down: it may be the one', () => {
    const cards = newDeck()
    move(cards, 9, table)
    move(cards, 9, hand + 1)
    move(cards, 8, hand + 1)
    move(cards, 8, deck)
    expect(imagined(cards, 9, 0)).toEqual(new Set([hand + 1, deck]))
    expect(imagined(cards, 9, 1)).toEqual(new Set([hand + 1]))
    expect(viewCards(cards, zones, 1).at[deck].at(-1)).toBe(8)
    expect(viewCards(cards, zones, 0).at[deck].at(-1)).toBe(-1)
  })

  it('a shuffle takes the place away and leaves the pile', () => {
    const cards = newDeck()
    show(cards, zones, 9, 1 << 2, SEATS)
    move(cards, 8, hand)
    expect(viewCards(cards, zones, 2).at[deck].at(-1)).toBe(9)
    forgetOrder(cards, zones, deck, SEATS)
    const view = viewCards(cards, zones, 2)
    expect(view.at[deck].at(-1)).toBe(-1)
    expect(view.members[deck]).toEqual([9])
    expect(imagined(cards, 9, 2)).toEqual(new Set([deck]))
    expect(imagined(cards, 7, 2)).toEqual(new Set([deck, hand]))
  })

  it('cards of a reshuffled pile are in the deck or in the hand that drew from it, nowhere else', () => {
    const cards = newDeck()
    for (const card of [0, 1, 2, 3, 4, 5]) move(cards, card, hand + 2)
    for (const card of [6, 7, 8, 9]) move(cards, card, table)
    for (const card of [6, 7, 8, 9]) move(cards, card, deck)
    forgetOrder(cards, zones, deck, SEATS)
    move(cards, 7, hand)
    expect(imagined(cards, 6, 1)).toEqual(new Set([deck, hand]))
    expect(imagined(cards, 7, 1)).toEqual(new Set([deck, hand]))
    expect(imagined(cards, 0, 1)).toEqual(new Set([hand + 2]))
  })

  it('a card laid back in an order of one’s own is known in its place to that seat alone', () => {
    const cards = newDeck()
    for (const card of [7, 8, 9]) show(cards, zones, card, 0b1111, SEATS)
    arrange(cards, deck, [9, 7, 8], 0)
    expect(viewCards(cards, zones, 0).at[deck].slice(-3)).toEqual([9, 7, 8])
    expect(viewCards(cards, zones, 1).at[deck].slice(-3)).toEqual([-1, -1, -1])
    expect(viewCards(cards, zones, 1).members[deck]).toContain(7)
  })

  it('what was handed on is known to the giver until the receiver picks in secret', () => {
    const cards = newDeck()
    for (const card of [0, 1]) move(cards, card, pack)
    for (const card of [2, 3]) move(cards, card, pack + 1)
    for (const card of [4, 5]) move(cards, card, pack + 2)
    rotate(cards, zones, [pack, pack + 1, pack + 2], SEATS)
    expect(cards.at[pack + 1]).toEqual([0, 1])
    expect(knows(cards, 0, 0)).toBe(true)
    expect(knows(cards, 0, 1)).toBe(true)
    expect(knows(cards, 0, 2)).toBe(false)
    move(cards, 0, hand + 1)
    expect(imagined(cards, 0, 0)).toEqual(new Set([pack + 1, hand + 1]))
    expect(imagined(cards, 4, 0)).toEqual(new Set([pack]))
    checkCards(cards, zones, SEATS)
  })

  it('a zone that becomes empty tells those who reckoned with a card in it that it lies elsewhere', () => {
    const cards = newDeck()
    move(cards, 9, table)
    move(cards, 9, hand)
    move(cards, 8, hand)
    move(cards, 8, table)
    expect(knows(cards, 3, 2)).toBe(false)
    expect(move(cards, 9, table)).toBe(0b1110)
    expect(knows(cards, 3, 2)).toBe(true)
  })

  it('an emptied zone holds nothing that anybody reckons with', () => {
    const cards = newDeck()
    for (let card = 0; card < 10; card++) move(cards, card, hand + (card % 2))
    expect(imagined(cards, 5, 2)).toEqual(new Set([hand, hand + 1]))
  })

  it('where room must be made, no zone is preferred: two hands that look alike hold a card equally often', () => {
    const cards = newDeck()
    for (const [card, zone] of [[0, hand], [1, hand + 1], [2, hand + 2], [3, pack]]) move(cards, card, zone)
    for (const card of [4, 5, 6, 7, 8, 9]) move(cards, card, table)
    for (const card of [4, 5, 6, 7, 8, 9]) move(cards, card, deck)
    forgetOrder(cards, zones, deck, SEATS)
    for (const [card, seat] of [[9, 0], [8, 1], [7, 0], [6, 1]]) move(cards, card, hand + seat)
    const counts = [0, 0]
    const random = new Random('even')
    for (let i = 0; i < 2000; i++) {
      const copy: Cards = { at: cards.at.map((zone) => zone.slice()), zone: cards.zone.slice(), seen: cards.seen.slice(), may: cards.may.slice() }
      dealAgain(copy, zones, family, SPECTATOR, SEATS, random)
      for (const seat of [0, 1]) if (copy.zone[4] === hand + seat) counts[seat]++
    }
    expect(Math.min(...counts) / Math.max(...counts)).toBeGreaterThan(0.85)
  })
})
