import { KEYS } from '../../data/content.ts'
import type { Rules } from '../../rules/rules.ts'
import { contraband } from '../../rules/ship.ts'
import type { State } from '../../rules/state.ts'
import { missing } from '../../rules/vaults.ts'
import { vaultPlace } from '../outlook.ts'

/** What a smuggler sees at a glance. */
export interface Glance {
  /** Where keys are taken. */
  vault: number
  /** Contraband aboard, and whether it is too much for a trade route. */
  load: number
  isLaden: boolean
  /** By colour: keys that this vault lacks and that all vaults lack, beyond those aboard; and those aboard that none lacks. */
  readonly now: number[]
  readonly ever: number[]
  readonly spare: number[]
  /** Keys aboard that this vault takes, and keys that it lacks beyond them. */
  brought: number
  lacking: number
}

const none = (): number[] => new Array<number>(KEYS).fill(0)

export const newGlance = (): Glance => ({ vault: 0, load: 0, isLaden: false, now: none(), ever: none(), spare: none(), brought: 0, lacking: 0 })

export function glanceAt(rules: Rules, s: State, out: Glance): void {
  const { vaults, variations } = rules.c
  const row = variations[s.variation].vaults
  out.vault = vaultPlace(rules, s)
  out.load = contraband(s)
  out.isLaden = out.load > s.compartment
  out.brought = out.lacking = 0
  for (let key = 0; key < KEYS; key++) {
    const now = missing(rules, s, key)
    let ever = now
    for (let i = s.opened + 1; i < row.length; i++) ever += vaults.keys[row[i] * KEYS + key]
    const held = s.keys[key]
    out.now[key] = Math.max(0, now - held)
    out.ever[key] = Math.max(0, ever - held)
    out.spare[key] = Math.max(0, held - ever)
    out.brought += Math.min(now, held)
    out.lacking += out.now[key]
  }
}
