import type { Option } from '#kernel/options.ts'
import { seizeAll } from './cargo.ts'
import { meet } from './confront.ts'
import type { Play, Some } from './frames.ts'
import { ACCEPT, REROLL } from './options.ts'
import { highest, rollDice } from './resources.ts'
import { jumpDice, jumpFuel, type Rules } from './rules.ts'
import { fitsRoute, has } from './ship.ts'
import { PLAYER, type State } from './state.ts'

/** Travel within a zone, on a trade route and by hyperjump (NG-4). */

/** NG-4.6: what the dice of a hyperjump may bring. */
export const JUMP_RESULT = { safe: 0, confrontation: 1, trap: 2 } as const

export function listTravel(rules: Rules, s: State, options: Option[]): void {
  const { zone, route, jumps } = rules.ways[s.at]
  const { box } = rules.c
  if (s.fuel >= box.fuelInZone) push(options, zone)
  if (s.fuel >= box.fuelOnRoute && fitsRoute(s)) push(options, route)
  for (let fuel = 0; fuel < jumps.length && fuel <= s.fuel; fuel++) push(options, jumps[fuel])
}

function push(options: Option[], more: readonly Option[]): void {
  for (let i = 0; i < more.length; i++) options.push(more[i])
}

export function fly(rules: Rules, s: State, play: Play, to: number): void {
  const fuel = rules.c.box.fuelInZone
  if (play.live) play.tell('flew', { from: s.at, to, fuel })
  arrive(s, to, fuel)
}

export function takeRoute(rules: Rules, s: State, play: Play, to: number): void {
  const fuel = rules.c.box.fuelOnRoute
  if (play.live) play.tell('tookRoute', { from: s.at, to, fuel })
  arrive(s, to, fuel)
}

export function jump(rules: Rules, s: State, play: Play, to: number): void {
  const from = s.at
  const fuel = jumpFuel(rules.c, from, to)
  if (play.live) play.tell('jumped', { from, to, fuel })
  arrive(s, to, fuel)
  play.push({ step: 'consequence', dice: jumpDice(rules.c, from, to), again: 0 })
}

function arrive(s: State, to: number, fuel: number): void {
  s.at = to
  s.fuel -= fuel
}

function resultOf({ c: { box } }: Rules, face: number): number {
  return face <= box.jumpSafe ? JUMP_RESULT.safe : face <= box.jumpMeets ? JUMP_RESULT.confrontation : JUMP_RESULT.trap
}

function resolveJump(rules: Rules, s: State, play: Play, result: number): void {
  if (result === JUMP_RESULT.confrontation) meet(rules, s, play)
  if (result !== JUMP_RESULT.trap) return
  if (play.live) play.tell('trapped', { at: s.at })
  seizeAll(rules, s, play)
}

export function travelSteps(rules: Rules): Some<'consequence' | 'jumped'> {
  return {
    // NG-4.6, NG-6.12: the dice, and with a jump computer the choice to roll them again.
    consequence: {
      run(s, { dice: count, again }, play) {
        const dice = rollDice(play, count)
        const result = resultOf(rules, highest(dice))
        if (play.live) play.tell('jumpDice', { at: s.at, dice, result })
        if (again === 0 && has(rules, s, 'reroll')) play.push({ step: 'jumped', seat: PLAYER, dice })
        else resolveJump(rules, s, play, result)
      },
    },
    jumped: {
      ask(_s, _frame, options) {
        options.push(ACCEPT, REROLL)
      },
      take(s, { dice }, { k }, play) {
        if (k === 'reroll') play.push({ step: 'consequence', dice: dice.length, again: 1 })
        else resolveJump(rules, s, play, resultOf(rules, highest(dice)))
      },
    },
  }
}
