import type { Option } from '#kernel/options.ts'
import { KEYS } from '../data/content.ts'
import { raiseAlert } from './ending.ts'
import { endErrand, errandOf } from './errands.ts'
import type { Frames, Play, Some } from './frames.ts'
import { DROP_CRYSTAL, DROP_CUBES, DROP_KEY, KEEP_CRYSTAL, KEEP_KEY } from './options.ts'
import type { Rules } from './rules.ts'
import { activeMission, contraband, cubesAboard } from './ship.ts'
import { missCrystals } from './specials.ts'
import { PLAYER, type State } from './state.ts'

/** Contraband lost, dropped and saved (NG-4.7, NG-5, NG-7.3, NG-7.4). Kinds are the keys by colour, then crystals. */

const CRYSTAL = KEYS
const KINDS = KEYS + 1

/** Things of one kind that can be lost from the hold. */
const loose = (s: State, kind: number): number => (kind === CRYSTAL ? s.crystals : s.keysAreContraband === 1 ? s.keys[kind] : 0)

export function listDrops(s: State, options: Option[]): void {
  for (let key = 0; key < KEYS; key++) if (loose(s, key) > 0) options.push(DROP_KEY[key])
  if (s.crystals > 0) options.push(DROP_CRYSTAL)
  if (s.cubes > 0) options.push(DROP_CUBES)
}

export function dropKey(s: State, play: Play, key: number): void {
  s.keys[key]--
  if (play.live) play.tell('droppedKey', { key })
}

export function dropCrystal(rules: Rules, s: State, play: Play): void {
  if (play.live) play.tell('droppedCrystal', { mission: activeMission(s) })
  missCrystals(rules, s, play, 1)
}

/** NG-7.9: with one cube the other is gone too. */
export function dropCubes(rules: Rules, s: State, play: Play): void {
  if (play.live) play.tell('droppedCubes', { card: errandOf(s) })
  endErrand(s, play, 0)
  raiseAlert(rules, s, play)
}

/** NG-4.7, NG-7.4, NG-7.17: dragnet and trap take everything, compartment too. */
export function seizeAll(rules: Rules, s: State, play: Play): void {
  const cubes = cubesAboard(s)
  lose(rules, s, play, new Array<number>(KINDS).fill(0), cubes)
  if (cubes > 0) endErrand(s, play, 0)
  raiseAlert(rules, s, play, cubes > 0 ? 2 : 1)
}

/** NG-7.3: what is outside the compartment is lost. NG-5.7: what was in it is said now, if it makes a difference. */
export function loseHold(rules: Rules, s: State, play: Play): void {
  const room = s.compartment - cubesAboard(s)
  if (contraband(s) - cubesAboard(s) <= room) return
  saveOrLose(rules, s, play, { step: 'keep', seat: PLAYER, room, from: 0, kept: new Array<number>(KINDS).fill(0) })
}

type Keep = Extract<Frames, { step: 'keep' }>

function saveOrLose(rules: Rules, s: State, play: Play, frame: Keep): void {
  if (frame.room > 0) play.push(frame)
  else lose(rules, s, play, frame.kept, 0)
}

/** Everything is lost but what is kept; the cubes are only told of, whoever calls sees to them. */
function lose(rules: Rules, s: State, play: Play, kept: readonly number[], cubes: number): void {
  const keys: number[] = []
  for (let key = 0; key < KEYS; key++) {
    keys.push(Math.max(0, loose(s, key) - kept[key]))
    s.keys[key] -= keys[key]
  }
  const crystals = s.crystals - kept[CRYSTAL]
  if (play.live && keys[0] + keys[1] + keys[2] + keys[3] + crystals + cubes > 0) play.tell('lostCargo', { keys, crystals, cubes })
  missCrystals(rules, s, play, crystals)
}

export function cargoSteps(rules: Rules): Some<'keep'> {
  return {
    keep: {
      micro: true,
      ask(s, { room, from, kept }, options) {
        let after = 0
        for (let kind = from; kind < KINDS; kind++) after += loose(s, kind) - kept[kind]
        for (let kind = from; kind < KINDS && after >= room; kind++) {
          const left = loose(s, kind) - kept[kind]
          if (left > 0) options.push(kind === CRYSTAL ? KEEP_CRYSTAL : KEEP_KEY[kind])
          after -= left
        }
      },
      take(s, frame, { k, a }, play) {
        const kind = k === 'keepCrystal' ? CRYSTAL : a
        const kept = frame.kept.slice()
        kept[kind]++
        saveOrLose(rules, s, play, { ...frame, room: frame.room - 1, from: kind, kept })
      },
    },
  }
}
