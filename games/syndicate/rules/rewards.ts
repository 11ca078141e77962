import { TERRITORIES, feats, type Content } from '../data/content.ts'
import { basesOf } from './bases.ts'
import type { Play } from './frames.ts'
import { bits } from './sets.ts'
import type { State } from './state.ts'

const FEAT = Object.fromEntries(feats.map((feat, i) => [feat, i])) as Record<(typeof feats)[number], number>

/** Rewards go to the first who meets their condition and stay there (SY-14). Called whenever a seat may have come nearer to one. */
export function claimRewards(c: Content, s: State, play: Play, seat: number): void {
  if (seat >= s.seats) return
  for (let reward = 0; reward < s.rewards.length; reward++) {
    if (s.rewards[reward] >= 0 || progress(c, s, seat, reward) < goal(c, reward)) continue
    s.rewards[reward] = seat
    if (play.live) play.tell('rewarded', { seat, reward })
  }
}

/** How much of a feat a seat has done, of `goal`. */
export function progress(c: Content, s: State, seat: number, reward: number): number {
  switch (c.rewards.feat[reward]) {
    case FEAT['all zones']: {
      const held = basesOf(s, seat)
      let zones = 0
      for (const set of c.territories.inZone) if ((held & set) !== 0) zones++
      return zones
    }
    case FEAT.route: {
      const held = basesOf(s, seat)
      for (const stops of c.routes.stops) if ((held & stops) === stops) return 1
      return 0
    }
    case FEAT.bases:
      return bits(basesOf(s, seat))
    case FEAT['bases in zone']:
      return bits(basesOf(s, seat) & c.territories.inZone[c.rewards.zone[reward]])
    case FEAT['fortified bases']: {
      let count = 0
      for (let at = 0; at < TERRITORIES; at++) if (s.owner[at] === seat) count += s.fortified[at]
      return count
    }
    case FEAT.tech:
      return s.tech[seat]
    case FEAT.assault:
      return s.assault[seat]
    case FEAT.missions:
      return s.missions[seat]
    default:
      return s.assaults[seat]
  }
}

export function goal(c: Content, reward: number): number {
  switch (c.rewards.feat[reward]) {
    case FEAT['all zones']:
      return c.territories.inZone.length
    case FEAT.route:
      return 1
    default:
      return c.rewards.count[reward]
  }
}
