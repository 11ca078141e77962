import type { Content } from '../../data/content.ts'
import { BUILDING, FACTION } from '../../data/names.ts'
import { countOf, trait } from '../../rules/board.ts'
import { hasMorale } from '../../rules/morale.ts'
import { SEATS, type Position } from '../../rules/state.ts'
import { attributeBonus, fortressBonus, heldBonus, leaderBonus, type Battle, type Totals } from '../../rules/totals.ts'
import { leadersAt, sideOf } from '../../rules/units.ts'

/** The declared sum of a side, line by line: what lies on the table, before wheels and cards (CC-11.9). */

export type SumOf =
  | { readonly kind: 'fighters' | 'outpost' | 'fortress'; readonly count: number }
  | { readonly kind: 'leader'; readonly leader: number }
  | { readonly kind: 'morale'; readonly region: number }
  | { readonly kind: 'attribute'; readonly attribute: number }
  | { readonly kind: 'intelligence'; readonly faction: number }

export interface SumLine {
  readonly of: SumOf
  readonly strength: number
  readonly attack: number
  readonly shield: number
}

type Bonuses = Readonly<Record<string, ((c: Content, s: Position, b: Battle, side: number, t: Totals, amount: number, second: number) => void) | undefined>>
interface Texts {
  readonly does: Readonly<Record<string, readonly number[]>>
  readonly second: Readonly<Record<string, readonly number[]>>
}

export function sumOf(c: Content, s: Position, battle: Battle, side: number): readonly SumLine[] {
  const seat = battle.seats[side]
  const faction = s.faction[seat]
  const { region } = battle
  const t: Totals = { strength: 0, attack: 0, shield: 0, pierce: 0 }
  const lines: SumLine[] = []

  const add = (of: SumOf, give: () => void): void => {
    const before = { ...t }
    give()
    const known = lines.findIndex((line) => of.kind === 'leader' && line.of.kind === 'leader' && line.of.leader === of.leader)
    const old = lines[known] ?? { strength: 0, attack: 0, shield: 0 }
    const line = { of, strength: old.strength + t.strength - before.strength, attack: old.attack + t.attack - before.attack, shield: old.shield + t.shield - before.shield }
    if (known >= 0) lines[known] = line
    else if (of.kind === 'leader' || line.strength !== 0 || line.attack !== 0 || line.shield !== 0) lines.push(line)
  }
  const apply = (bonuses: Bonuses, { does, second }: Texts, index: number): void => {
    for (const [name, bonus] of Object.entries(bonuses)) if (does[name][index] !== 0) bonus?.(c, s, battle, side, t, does[name][index], second[name][index])
  }

  const fighters = s.fighters[region * SEATS + seat]
  const leaders = leadersAt(c, s, region, seat)
  const outposts = countOf(s, region, seat, BUILDING.outpost)
  const fortresses = countOf(s, region, seat, BUILDING.fortress)
  add({ kind: 'fighters', count: fighters }, () => void (t.strength += fighters * (trait(c, s, seat, c.attributes.does.fighterStrength) || c.wheel.fighterStrength)))
  for (const leader of leaders)
    add({ kind: 'leader', leader }, () => {
      t.strength += c.leaders.strength[sideOf(s, leader)]
      t.attack += c.leaders.attack[sideOf(s, leader)]
      t.shield += c.leaders.shield[sideOf(s, leader)]
    })
  add({ kind: 'outpost', count: outposts }, () => void (t.strength += outposts * c.wheel.outpostStrength))
  add({ kind: 'fortress', count: fortresses }, () => {
    for (let i = 0; i < fortresses; i++) apply(fortressBonus, c.factions.fortress, faction)
  })
  if (hasMorale(s, region) && c.factions.does.morale[faction] > 0) add({ kind: 'morale', region }, () => void (t.strength += moraleOf(c, s, battle, faction)))
  for (let i = 0; i < c.attributes.count[faction]; i++) {
    const attribute = c.attributes.first[faction] + i
    add({ kind: 'attribute', attribute }, () => apply(attributeBonus, c.attributes, attribute * 2 + ((s.attributes[seat] >> i) & 1)))
  }
  if (faction === FACTION.circadians)
    for (let shown = 0; shown < s.intel.length; shown++) if ((battle.intelligence & (1 << shown)) !== 0) add({ kind: 'intelligence', faction: shown }, () => apply(heldBonus, c.intelligence.held, shown))
  // Last, for some of it depends on Attack.
  for (const leader of leaders) add({ kind: 'leader', leader }, () => apply(leaderBonus, c.leaders, sideOf(s, leader)))
  return lines
}

const moraleOf = (c: Content, s: Position, battle: Battle, faction: number): number => {
  const ignored = (battle.intelligence & (1 << faction)) === 0 ? 0 : c.intelligence.held.does.ignoresMorale[faction]
  return Math.max(0, c.morale.combatRow[s.moraleRows[0]] - ignored)
}
