import { CITY, type Content } from '../data/content.ts'
import { controller, isDamaged, kindOf, ownerOf } from '../rules/board.ts'
import { PLACES, SEATS, SYSTEMS, type State } from '../rules/state.ts'

/** What a seat has on the map. */
export interface Presence {
  cities: number
  starports: number
  fresh: number
  damaged: number
  /** Systems under control, gates a little less. */
  control: number
  /** Rival cities under control: each can be taxed for a token and a Captive. */
  subjects: number
  /** Own buildings under damage. */
  ruins: number
  /** Own buildings where a Rival is in control. */
  exposed: number
  /** Places to build on, with a piece there already. */
  sites: number
  /** Rival buildings and ships within range, by how much stronger one is. */
  prey: number
}

export const noPresence = (): Presence => ({ cities: 0, starports: 0, fresh: 0, damaged: 0, control: 0, subjects: 0, ruins: 0, exposed: 0, sites: 0, prey: 0 })

/** A city that falls brings a Trophy, a Ransack and keys; a starport a Trophy; ships too, if they are few. */
const PREY = { city: 1, starport: 0.6, ship: 0.15 }

export function presenceOf(c: Content, s: State, seat: number, out: Presence): void {
  out.cities = 0
  out.starports = 0
  out.fresh = 0
  out.damaged = 0
  out.control = 0
  out.subjects = 0
  out.ruins = 0
  out.exposed = 0
  out.sites = 0
  out.prey = 0
  for (let system = 0; system < SYSTEMS; system++) {
    if ((s.out & (1 << c.systems.cluster[system])) !== 0) continue
    const at = system * SEATS
    const fresh = s.fresh[at + seat]
    const damaged = s.damaged[at + seat]
    out.fresh += fresh
    out.damaged += damaged
    const boss = controller(s, system)
    if (boss === seat) out.control += c.systems.gate[system] ? 0.6 : 1
    let prey = 0
    let here = fresh + damaged > 0
    let free = 0
    for (let i = 0; i < PLACES; i++) {
      const code = s.buildings[system * PLACES + i]
      if (code === 0) {
        if (i < c.systems.slots[system]) free++
      } else if (ownerOf(code) === seat) {
        here = true
        if (kindOf(code) === CITY) out.cities++
        else out.starports++
        if (isDamaged(code)) out.ruins++
        if (boss >= 0 && boss !== seat) out.exposed++
      } else {
        prey += (kindOf(code) === CITY ? PREY.city : PREY.starport) * (isDamaged(code) ? 1.4 : 1)
        if (boss === seat && kindOf(code) === CITY) out.subjects++
      }
    }
    if (here) out.sites += free
    if (fresh + damaged === 0) continue
    let guards = 0
    for (let rival = 0; rival < s.seats; rival++) if (rival !== seat) guards += s.fresh[at + rival] + s.damaged[at + rival] * 0.4
    const might = fresh + damaged * 0.5
    out.prey += ((prey + guards * PREY.ship) * might) / (might + guards + 2)
  }
}
