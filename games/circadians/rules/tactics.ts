import { option, type Option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { BOARD_FOUNDATION } from '../data/names.ts'
import { trait } from './board.ts'
import { zone } from './cards.ts'
import { isOwnMove, type Keeping, type Play, type Some } from './frames.ts'
import { OWED, OWED_KINDS, type State } from './state.ts'

/** Drawing Tactics cards, the hand limit, and cards that become playable. */

export const handSize = (s: State, seat: number): number => s.cards.at[zone.hand + seat].length + s.cards.at[zone.drawn + seat].length

const handLimit = (c: Content, s: State, seat: number): number =>
  (s.laid[seat] & (1 << BOARD_FOUNDATION.handlimit)) !== 0 ? c.start.largeHandLimit : c.start.handLimit

/** The top card of the deck to a zone; the discard is shuffled when the deck is empty. */
function drawOne(s: State, play: Play, to: number): number {
  if (s.cards.at[zone.deck].length === 0) {
    const discard = s.cards.at[zone.discard]
    if (discard.length === 0) return -1
    while (discard.length > 0) play.move(discard[discard.length - 1], zone.deck)
    play.shuffle(zone.deck)
    if (play.live) play.tell('reshuffled', { cards: s.cards.at[zone.deck].length })
  }
  const card = play.top(zone.deck)
  play.move(card, to)
  return card
}

/** While Income is taken by all at once, cards wait until everybody has finished. */
export function draw(c: Content, s: State, play: Play, seat: number, count: number): void {
  if (s.together === 1) {
    s.owed[seat * OWED_KINDS + OWED.cards] += count
    return
  }
  const extra = trait(c, s, seat, c.attributes.does.extraDraws)
  const to = extra > 0 ? zone.look + seat : zone.drawn + seat
  const drawn: number[] = []
  for (let i = 0; i < count + extra; i++) {
    const card = drawOne(s, play, to)
    if (card >= 0) drawn.push(card)
  }
  if (play.live) play.tell('drew', { seat, count: drawn.length }, { cards: drawn }, 1 << seat)
  play.push({ step: 'handLimit', seat })
  if (extra > 0 && drawn.length > 0) keepSome(s, play, seat, Math.min(extra, drawn.length))
}

function keepSome(s: State, play: Play, seat: number, left: number): void {
  play.push({ step: isOwnMove(s) ? 'keepDrawn' : 'keepDrawnElsewhere', seat, left })
}

/** At the end of a phase what was gained in it becomes playable. */
export function ripen(s: State, play: Play): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const drawn = s.cards.at[zone.drawn + seat]
    while (drawn.length > 0) play.move(drawn[drawn.length - 1], zone.hand + seat)
  }
}

export function discardCard(play: Play, seat: number, card: number, type: 'discarded' | 'putAway'): void {
  play.move(card, zone.discard)
  if (play.live) play.tell(type, { seat, card })
}

export function tacticsSteps(c: Content): Some<'drawing' | 'keepDrawn' | 'keepDrawnElsewhere' | 'handLimit' | 'discard'> {
  // Of the cards just drawn.
  const keepDrawn = {
    ask(s: State, { seat }: Keeping, options: Option[]) {
      for (const card of s.cards.at[zone.look + seat]) options.push(option('discard', card))
    },
    take(s: State, { seat, left }: Keeping, { a: card }: Option, play: Play) {
      discardCard(play, seat, card, 'putAway')
      const looked = s.cards.at[zone.look + seat]
      if (left > 1 && looked.length > 0) return keepSome(s, play, seat, left - 1)
      while (looked.length > 0) play.move(looked[looked.length - 1], zone.drawn + seat)
    },
  }

  return {
    drawing: { run: (s, { seat, count }, play) => draw(c, s, play, seat, count) },
    keepDrawn: { micro: true, ...keepDrawn },
    keepDrawnElsewhere: keepDrawn,
    handLimit: {
      run(s, { seat }, play) {
        if (handSize(s, seat) > handLimit(c, s, seat)) play.push({ step: 'discard', seat })
      },
    },
    discard: {
      ask(s, { seat }, options) {
        for (const card of s.cards.at[zone.hand + seat]) options.push(option('discard', card))
        for (const card of s.cards.at[zone.drawn + seat]) options.push(option('discard', card))
      },
      take(_s, { seat }, { a: card }, play) {
        discardCard(play, seat, card, 'discarded')
        play.push({ step: 'handLimit', seat })
      },
    },
  }
}
