import type { Random } from '#kernel/chance.ts'
import type { Play } from '#kernel/play.ts'
import { TERRITORIES, type Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import { loseBase } from '../rules/bases.ts'
import { handOf } from '../rules/operations.ts'
import { gain, stockOf } from '../rules/resources.ts'
import type { State } from '../rules/state.ts'
import { zone } from '../rules/zones.ts'

/** Changes what every seat has by chance, as far as a position can bear it, so that games played on from there show what things are worth. */
export function shake(c: Content, play: Play, s: State, random: Random): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (happens(random, 75)) give(s, seat, CREDITS, 4 + 3 * s.round, random)
    if (happens(random, 75)) give(s, seat, INFLUENCE, 3 + 2 * s.round, random)
    if (happens(random, 75)) give(s, seat, CREW, 8, random)
    shakeBases(c, s, seat, random)
    shakeLevels(s, seat, random)
    shakeHand(play, s, seat, random)
  }
  if (happens(random, 33)) s.alert = Math.max(1, Math.min(c.alertMax[s.seats], s.alert + random.int(2) * 2 - 1))
}

/** A chance in a hundred. */
const happens = (random: Random, chance: number): boolean => random.int(100) < chance

/** Up to so much more or less, and never below nothing. */
function give(s: State, seat: number, resource: number, most: number, random: Random): void {
  gain(s, seat, resource, Math.max(-stockOf(s, seat, resource), random.int(2 * most + 2) - most))
}

function shakeBases(c: Content, s: State, seat: number, random: Random): void {
  const one = (fits: (at: number) => boolean): number => {
    const all = Array.from({ length: TERRITORIES }, (_, at) => at).filter(fits)
    return all.length > 0 ? all[random.int(all.length)] : -1
  }
  const lost = happens(random, 22) ? one((at) => s.owner[at] === seat) : -1
  if (lost >= 0) loseBase(c, s, lost)
  const area = random.int(c.territories.inZone.length)
  const won = happens(random, 40) ? one((at) => s.owner[at] < 0 && c.territories.zone[at] === area) : -1
  if (won >= 0) s.owner[won] = seat
  for (const [tile, chance] of [[1, 20], [0, 10]]) {
    const turned = happens(random, chance) ? one((at) => s.owner[at] === seat && s.fortified[at] !== tile) : -1
    if (turned >= 0) s.fortified[turned] = tile
  }
}

/** Below the levels that bring a technology, and no more reinforcements than there are. */
const LOW = 3
const MOST = 4

function shakeLevels(s: State, seat: number, random: Random): void {
  if (happens(random, 25) && s.tech[seat] < LOW) s.tech[seat] += 1 + random.int(2)
  const more = happens(random, 30) ? 1 : happens(random, 21) ? -1 : 0
  if (s.assault[seat] + more < 0 || s.assault[seat] + more > MOST) return
  s.assault[seat] += more
  s.armed[seat] = Math.max(0, s.armed[seat] + more)
}

function shakeHand(play: Play, s: State, seat: number, random: Random): void {
  for (let cards = happens(random, 40) ? 1 + random.int(3) : 0; cards > 0 && s.cards.at[zone.operations].length > 0; cards--) play.move(play.top(zone.operations), zone.hand + seat)
  for (let cards = happens(random, 30) ? 1 + random.int(2) : 0; cards > 0 && handOf(s, seat).length > 0; cards--) play.move(handOf(s, seat)[random.int(handOf(s, seat).length)], zone.discard)
}
