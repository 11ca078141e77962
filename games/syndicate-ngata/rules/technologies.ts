import type { Play } from './frames.ts'
import type { Rules } from './rules.ts'
import { improved } from './ship.ts'
import type { State } from './state.ts'

/** NG-6.12: a technology works from now on; new room in the tank is empty. */
export function takeTechnology(rules: Rules, s: State, play: Play, technology: number): void {
  s.techs |= 1 << technology
  measureShip(rules, s)
  if (play.live) play.tell('gotTechnology', { technology })
}

/** Tank and compartment follow from the technologies. */
export function measureShip(rules: Rules, s: State): void {
  s.tank = improved(rules, s, 'tank', rules.c.box.fuel)
  s.compartment = improved(rules, s, 'compartment', rules.c.box.compartment)
}

/** NG-6.6: at most four. */
export function raiseAssault(rules: Rules, s: State, play: Play, levels: number): void {
  s.assault = Math.min(rules.c.box.assaultMax, s.assault + levels)
  if (play.live) play.tell('raisedAssault', { level: s.assault })
}
