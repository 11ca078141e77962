import { option } from '#kernel/options.ts'
import type { Variant } from '#kernel/variant.ts'
import { OPERATIONS, SOVEREIGN_CARDS, SYNDICATES, TERRITORIES, TOKENS, type Content } from '../data/content.ts'
import { CREW, INFLUENCE } from '../data/names.ts'
import { CRACKDOWN_DIE, rollMany } from './dice.ts'
import type { Frames, Play, Some } from './frames.ts'
import { drawOperations, SOVEREIGN_FIRST, SYNDICATE_FIRST, TOKEN_FIRST } from './operations.ts'
import { gainAll } from './resources.ts'
import { placesAround } from './seats.ts'
import { RESOURCES, type State } from './state.ts'
import { zone } from './zones.ts'

/** Laying out the table (SY-3): decks, tokens, syndicates, starting bases, first player. */

const DEALT_SYNDICATES = 2
const tokenPiles = [zone.exoTokens, zone.middleTokens, zone.innerTokens]

export function setUp(c: Content, s: State, variant: Variant, play: Play): void {
  const chosen = (name: string, value: string): number => (variant[name] === value ? 1 : 0)
  s.blockade = chosen('blockade', 'on')
  s.taxDefault = chosen('taxDefault', 'on')
  s.trading = chosen('trading', 'on')
  s.extended = chosen('turns', 'extended')
  s.phantom = chosen('phantom', 'on')
  s.fortifyWith = variant['fortifyWith'] === 'influence' ? INFLUENCE : CREW
  s.pointsPerBase = Number(variant['pointsPerBase'])
  s.lastCollection = chosen('lastCollection', 'yes')
  s.alert = c.box.alertStart
  s.rewards = c.rewards.ids.map(() => -1)
  s.token.fill(1)
  layTokens(c, play)
  layOperations(c, s, play)
  laySovereignDeck(c, play)
  play.push({ step: 'layOut' })
  dealSyndicates(s, play)
}

function layTokens(c: Content, play: Play): void {
  for (let token = 0; token < TOKENS; token++) play.enter(TOKEN_FIRST + token, tokenPiles[c.tokens.zone[c.tokens.kind[token]]])
  for (const pile of tokenPiles) play.shuffle(pile)
}

function layOperations(c: Content, s: State, play: Play): void {
  for (let card = 0; card < OPERATIONS; card++) play.enter(card, zone.operations)
  play.shuffle(zone.operations)
  for (let seat = 0; seat < s.seats; seat++) drawOperations(s, play, seat, c.box.operationsDealt)
}

/** Some cards above, the Beginning of the End among the next, some below; the rest stays in the box unseen (SY-3.3). */
function laySovereignDeck(c: Content, play: Play): void {
  for (let card = 0; card < SOVEREIGN_CARDS; card++) play.enter(SOVEREIGN_FIRST + card, card === c.sovereign.end ? zone.among : zone.sovereignBox)
  play.shuffle(zone.sovereignBox)
  const lay = (count: number, to: number): void => {
    for (let i = 0; i < count; i++) play.move(play.top(zone.sovereignBox), to)
  }
  lay(c.box.sovereignAmong, zone.among)
  play.shuffle(zone.among)
  lay(c.box.sovereignAbove, zone.above)
  lay(c.box.sovereignBelow, zone.below)
}

function dealSyndicates(s: State, play: Play): void {
  for (let card = 0; card < SYNDICATES; card++) play.enter(SYNDICATE_FIRST + card, zone.syndicates)
  play.shuffle(zone.syndicates)
  const frames: Frames[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    for (let i = 0; i < DEALT_SYNDICATES; i++) play.move(play.top(zone.syndicates), zone.dealt + seat)
    frames.push({ step: 'syndicate', seat })
  }
  play.lanes(frames)
}

/** A base that stands before the game begins: its token leaves the game (SY-3.7). */
function startBase(s: State, play: Play, owner: number, at: number, fortified: boolean): void {
  s.owner[at] = owner
  s.fortified[at] = fortified ? 1 : 0
  s.token[at] = 0
  if (play.live) play.tell('startBase', { seat: owner, at, fortified: s.fortified[at] })
}

/** SY-16.19 */
function phantomBases(c: Content, s: State, play: Play): void {
  for (let i = 0; i < c.box.phantomBases; i++) {
    const free: number[] = []
    for (let at = 0; at < TERRITORIES; at++) if (s.owner[at] < 0) free.push(at)
    startBase(s, play, s.seats, free[play.chance(free.length)], false)
  }
}

/** Everyone throws the twelve-sided die; those who tie for the highest throw again (SY-3.9). */
function firstPlayer(s: State, play: Play): void {
  let candidates = Array.from({ length: s.seats }, (_, seat) => seat)
  while (candidates.length > 1) {
    const dice = rollMany(play, CRACKDOWN_DIE, candidates.length)
    if (play.live) play.tell('startDice', { seats: candidates.slice(), dice })
    const best = Math.max(...dice)
    candidates = candidates.filter((_, i) => dice[i] === best)
  }
  s.first = candidates[0]
  // The phantom sits where it acts last in the first round: after the second player, whoever that is (SY-16.18).
  if (s.phantom === 1 && s.first === 1) s.clockwise = placesAround(s) - 1
  if (play.live) play.tell('firstPlayer', { seat: s.first })
}

export function setupSteps(c: Content): Some<'syndicate' | 'layOut'> {
  return {
    syndicate: {
      sealed: true,
      ask(s, { seat }, options) {
        for (const card of s.cards.at[zone.dealt + seat]) options.push(option('pickSyndicate', card))
      },
      take(s, { seat }, { a }, play) {
        for (const card of s.cards.at[zone.dealt + seat].slice()) play.move(card, card === a ? zone.playing + seat : zone.syndicates)
        s.syndicate[seat] = a - SYNDICATE_FIRST
        if (play.live) play.tell('pickedSyndicate', { seat, card: a })
      },
    },
    layOut: {
      run(s, _frame, play) {
        for (let seat = 0; seat < s.seats; seat++) {
          const syndicate = s.syndicate[seat]
          gainAll(s, seat, c.syndicates.start, syndicate * RESOURCES)
          s.tech[seat] = c.syndicates.tech[syndicate]
          s.assault[seat] = c.syndicates.assault[syndicate]
          s.armed[seat] = s.assault[seat]
          s.dice[seat] = c.box.actionDice
          if (c.syndicates.base[syndicate] >= 0) startBase(s, play, seat, c.syndicates.base[syndicate], c.syndicates.baseFortified[syndicate])
        }
        if (s.phantom === 1) phantomBases(c, s, play)
        firstPlayer(s, play)
        play.push({ step: 'playerPhase' })
      },
    },
  }
}
