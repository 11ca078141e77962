import type { Option } from '#kernel/options.ts'
import { CHOICE, COURIER, DEFENSE, ORDINARY, TECH } from '../data/content.ts'
import { raiseAssault, takeTechnology } from './technologies.ts'
import { ENDED } from './events.ts'
import type { Play, Some } from './frames.ts'
import { ABANDON, DEFEND, DELIVER, PICK_UP, TECHNOLOGY } from './options.ts'
import { gain, roll } from './resources.ts'
import type { Rules } from './rules.ts'
import { activeMission, deliveredCrystals, isBlocked } from './ship.ts'
import { PLAYER, type State } from './state.ts'
import { zone } from './zones.ts'

/** Special missions: courier, technology and defence (NG-6.5 to NG-6.16). */

/** NG-6.8: is the ship where this special mission starts? */
export function startsHere({ c: { missions } }: Rules, s: State, mission: number): boolean {
  if (missions.kind[mission] === ORDINARY) return false
  return missions.territory[mission] === s.at || (missions.kind[mission] === DEFENSE && (missions.picks[mission] & (1 << s.at)) !== 0)
}

export function startMission(rules: Rules, s: State, play: Play, mission: number): void {
  const { missions } = rules.c
  const kind = missions.kind[mission]
  play.move(mission, zone.active)
  s.crystals = kind === COURIER ? missions.crystals[mission] : 0
  if (play.live) play.tell('startedMission', { mission, crystals: s.crystals })
  // NG-6.16
  if (kind === TECH && canPickUp(rules, s, mission)) pickUp(s, play, mission)
}

/** NG-6.15: each place gives its crystal once. */
const canPickUp = ({ c: { missions } }: Rules, s: State, mission: number): boolean => (missions.picks[mission] & ~s.picked & (1 << s.at)) !== 0

export function pickUp(s: State, play: Play, mission: number): void {
  s.picked |= 1 << s.at
  s.crystals++
  if (play.live) play.tell('tookCrystal', { mission, at: s.at })
}

/** How many crystals may be delivered where the ship is: any number up to this one by courier, exactly this one to a laboratory. */
export function deliverable({ c: { missions } }: Rules, s: State, mission: number): number {
  if ((missions.drops[mission] & (1 << s.at)) === 0) return 0
  if (missions.kind[mission] === COURIER) return Math.min(s.crystals, missions.capEach[mission] - s.delivered[s.at])
  return s.picked === missions.picks[mission] ? s.crystals : 0
}

export function listSpecial(rules: Rules, s: State, mission: number, options: Option[]): void {
  const kind = rules.c.missions.kind[mission]
  if (!isBlocked(s)) {
    if (kind !== COURIER && canPickUp(rules, s, mission)) options.push(PICK_UP[mission])
    if (kind === DEFENSE) {
      if (rules.c.missions.territory[mission] === s.at) options.push(DEFEND[mission])
    } else {
      const most = deliverable(rules, s, mission)
      for (let crystals = kind === COURIER ? 1 : Math.max(1, most); crystals <= most; crystals++) options.push(DELIVER[mission][crystals])
    }
  }
  options.push(ABANDON[mission])
}

export function deliver(rules: Rules, s: State, play: Play, mission: number, crystals: number): void {
  s.crystals -= crystals
  if (play.live) play.tell('deliveredCrystals', { mission, at: s.at, crystals })
  if (rules.c.missions.kind[mission] === COURIER) {
    s.delivered[s.at] += crystals
    if (s.crystals === 0) endSpecial(rules, s, play, ENDED.done)
    return
  }
  endSpecial(rules, s, play, ENDED.done)
  rewardResearch(rules, s, play, mission)
}

/** NG-6.7: each crystal aboard makes it easier. */
export const defenseNeed = ({ c }: Rules, mission: number, crystals: number): number => Math.max(c.box.defenseLeast, c.missions.need[mission] - crystals)

export function defend(rules: Rules, s: State, play: Play, mission: number): void {
  const { missions } = rules.c
  const need = defenseNeed(rules, mission, s.crystals)
  const die = roll(play)
  const won = die >= need
  if (play.live) play.tell('defended', { mission, die, need, won: won ? 1 : 0 })
  endSpecial(rules, s, play, won ? ENDED.done : ENDED.failed)
  if (won) gain(s, play, missions.credits[mission], missions.influence[mission])
}

/** NG-11.3: crystals that are gone, by force or over board. */
export function missCrystals(rules: Rules, s: State, play: Play, crystals: number): void {
  const mission = activeMission(s)
  if (crystals === 0 || mission < 0) return
  s.crystals -= crystals
  const kind = rules.c.missions.kind[mission]
  if (kind === TECH) endSpecial(rules, s, play, ENDED.failed)
  else if (kind === COURIER && s.crystals === 0) endSpecial(rules, s, play, deliveredCrystals(s) > 0 ? ENDED.done : ENDED.failed)
}

/** NG-6.9: the card takes its crystals with it. NG-6.5: a courier is paid once, for all that was delivered. */
export function endSpecial(rules: Rules, s: State, play: Play, how: number): void {
  const { missions } = rules.c
  const mission = activeMission(s)
  const delivered = deliveredCrystals(s)
  s.crystals = 0
  s.picked = 0
  s.delivered.fill(0)
  play.move(mission, zone.gone)
  if (play.live) play.tell('endedMission', { mission, how, delivered })
  if (missions.kind[mission] === COURIER && delivered > 0) {
    const step = (delivered - 1) * 2
    gain(s, play, missions.ladder[mission][step], missions.ladder[mission][step + 1])
  }
}

/** NG-6.6, NG-6.11, NG-6.13. */
function rewardResearch(rules: Rules, s: State, play: Play, mission: number): void {
  const { missions, technologies, box } = rules.c
  const technology = missions.technology[mission]
  if (technology < 0) return raiseAssault(rules, s, play, missions.assault[mission])
  const all = (1 << technologies.ids.length) - 1
  const taken = technology === CHOICE ? s.techs === all : (s.techs & (1 << technology)) !== 0
  if (taken) gain(s, play, box.technologyCredits, 0)
  else if (technology === CHOICE) play.push({ step: 'chooseTechnology', seat: PLAYER })
  else takeTechnology(rules, s, play, technology)
}

export function specialSteps(rules: Rules): Some<'chooseTechnology'> {
  return {
    chooseTechnology: {
      micro: true,
      ask(s, _frame, options) {
        for (let technology = 0; technology < rules.c.technologies.ids.length; technology++)
          if ((s.techs & (1 << technology)) === 0) options.push(TECHNOLOGY[technology])
      },
      take(s, _frame, { a: technology }, play) {
        takeTechnology(rules, s, play, technology)
      },
    },
  }
}
