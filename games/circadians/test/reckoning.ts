import { bookTables } from '../data/tables.ts'
import type { Faction } from '../data/names.ts'

/**
 * Battles reckoned once more, as a player would with the rules open: from names and printed numbers,
 * without the code or the compiled tables of the game.
 */
export interface Side {
  readonly faction: Faction
  readonly fighters: number
  /** Names of leaders and Ryh-zu, `+` after an upgraded one. */
  readonly leaders: readonly string[]
  readonly buildings: { readonly foundry: number; readonly outpost: number; readonly fortress: number }
  readonly upgraded: readonly string[]
  readonly section: string
  /** A design, or undefined for none and for a bluff. */
  readonly card: string | undefined
  /** Strength and shield that the die shows. */
  readonly die: readonly [number, number] | undefined
  /** Tokens gone from the combat row, if one lies here. */
  readonly morale: number | undefined
}

export interface Reckoned {
  readonly totals: readonly [readonly number[], readonly number[]]
  readonly winner: 0 | 1
  /** Fighters of each side that are wounded. */
  readonly wounds: readonly number[]
}

const ryhzu = ['Uryk', 'Halke', 'Katarin']
const bare = (name: string): string => name.replace('+', '')
const isRyhzu = (name: string): boolean => ryhzu.includes(bare(name))

/** Side 0 selected the battle. */
export function reckon(sides: readonly [Side, Side], round: number, terrain: 'marsh' | 'cliffs' | 'plains', nextToBase: readonly [boolean, boolean]): Reckoned {
  const raw = [0, 1].map((i) => totalsOf(sides[i], sides[1 - i], i === 0, round, terrain, nextToBase[i]))
  const totals = raw.map(([strength, attack, shield], i) => [strength, Math.max(0, attack), Math.max(0, shield - (sides[1 - i].card === 'T12' ? 2 : 0))])
  const winner = winnerOf(sides, totals)
  if (sides[winner].leaders.some((name) => bare(name) === 'Injura')) totals[winner][1] += 1
  return { totals: [totals[0], totals[1]], winner, wounds: woundsOf(sides, totals, winner) }
}

function totalsOf(own: Side, other: Side, selected: boolean, round: number, terrain: string, nextToBase: boolean): number[] {
  let [strength, attack, shield] = wheelOf(own)
  const has = (attribute: string): boolean => own.upgraded.includes(attribute)
  const buildings = (side: Side): number => side.buildings.foundry + side.buildings.outpost + side.buildings.fortress
  const units = (side: Side): number => side.fighters + side.leaders.length
  const chiefs = own.leaders.filter((name) => !isRyhzu(name))
  strength += own.fighters * (own.faction === 'circadians' ? (has('militarized') ? 3 : 2) : 1) + 2 * own.buildings.outpost
  for (const name of own.leaders) {
    const values = printed(name)
    strength += values[0]
    attack += values[1]
    shield += values[2]
  }
  if (own.buildings.fortress > 0 && (own.faction === 'zcharo' || own.faction === 'jrayek')) strength += 1
  if (own.buildings.fortress > 0 && own.faction === 'jrayek') shield += 2
  if (own.faction === 'leyrien' && own.morale !== undefined) {
    strength += [0, 1, 2, 3, 4][own.morale]
    if (has('spirited')) attack += 2
    shield += has('protective') ? 2 : 1
  }
  if (own.faction === 'ai' && selected && own.fighters >= 4) attack += has('destructive') ? 2 : 1
  if ((own.faction === 'zcharo' || own.faction === 'jrayek') && buildings(own) > 0) shield += has('seclusive') || has('fortified') ? 2 : 1
  if (own.faction === 'jrayek' && buildings(own) > 0 && has('fortified')) strength += 1
  if (own.faction === 'leyrien' && terrain === 'marsh') strength += 2
  if (own.faction === 'zcharo' && terrain === 'plains') strength += has('resilient') ? 2 : 1
  if (own.faction === 'jrayek') strength += own.leaders.length * (has('hostile') ? 2 : 1)
  if (own.faction === 'oxataya') strength += 3 * own.leaders.length
  if (own.faction === 'oxataya' && has('symbiotic')) {
    attack += Math.max(0, chiefs.length - 1)
    shield += Math.max(0, chiefs.length - 1)
  } else if (own.faction === 'oxataya' && chiefs.length >= 2) attack += 1
  switch (own.card) {
    case 'T01':
      attack += 2
      break
    case 'T03':
      attack += own.die?.[0] ?? 0
      break
    case 'T05':
      if (buildings(own) > 0) attack += 2
      break
    case 'T06':
      if (units(own) < units(other)) shield += 2
      break
    case 'T07':
      if (selected) strength += 2
      break
    case 'T08':
      shield += 1
      break
    case 'T10':
      if (chiefs.length > 0) strength += 2
      break
    case 'T14':
      strength += other.leaders.length
      break
    case 'T18':
      if (own.fighters >= 6) strength += 3
      break
    case 'T21':
      if (other.card !== undefined) strength += 2
      break
    case 'T24':
      strength += 1
      break
  }
  for (const name of own.leaders) strength += helpOf(name, own, other, attack, round, nextToBase, buildings(other), chiefs.length)
  return [strength, attack, shield]
}

/** Strength that a leader's own text adds. */
function helpOf(name: string, own: Side, other: Side, attack: number, round: number, nextToBase: boolean, theirBuildings: number, chiefs: number): number {
  const up = name.endsWith('+')
  const theirs = other.leaders.some(isRyhzu)
  switch (bare(name)) {
    case 'Melvan':
      return nextToBase ? 0 : up ? 3 : 2
    case 'Cahzor':
      return up ? theirBuildings : Math.min(1, theirBuildings)
    case 'Ejax':
      return round
    case 'Lynke':
      return Math.floor(Math.max(0, attack) / 2)
    case 'Vahla':
      return theirs || (up && own.leaders.some(isRyhzu)) ? 4 : 0
    case 'Tovati':
      return own.leaders.length === 1 ? 2 : 0
    case 'Rhan':
      return (chiefs - 1) * (up ? 3 : 2)
    default:
      return 0
  }
}

function wheelOf({ section, card, die }: Side): number[] {
  const row = bookTables.tactics.rows.find(({ id }) => id === card)
  const value = (side: 'L' | 'R'): number => (row === undefined ? 1 : row[side] === 'X' ? (die?.[0] ?? 1) : row[side])
  const [left, right] = [value('L'), value('R')]
  const [strength, shield] = die ?? [0, 0]
  switch (section) {
    case 'retreat':
      return [0, 0, left + right - (row === undefined ? 2 : 0)]
    case 'dieLeft':
      return [left + strength, 0, shield]
    case 'dieRight':
      return [right + strength, 0, shield]
    case 'swarm':
      return [0, left + right, 0]
    case 'assault':
      return [right, left, 0]
    default:
      return [left, 0, right]
  }
}

function printed(name: string): readonly number[] {
  const rows = [...Object.values(bookTables.leaders.rows).flat(), ...bookTables.ryhzu.rows]
  const row = rows.find(({ n }) => n === bare(name))
  if (row === undefined) throw new Error(`there is no ${name}`)
  return name.endsWith('+') ? row.up : row.base
}

function winnerOf(sides: readonly [Side, Side], totals: readonly number[][]): 0 | 1 {
  const [first, second] = sides.map(({ section }) => section === 'retreat')
  if (first !== second) return first ? 1 : 0
  const lead = totals[0][0] - totals[1][0]
  if (first) return lead > 0 ? 1 : 0
  if (lead !== 0) return lead > 0 ? 0 : 1
  return sides[1].card === 'T22' && sides[0].card !== 'T22' ? 1 : 0
}

function woundsOf(sides: readonly [Side, Side], totals: readonly number[][], winner: 0 | 1): number[] {
  return [0, 1].map((i) => {
    const [own, other] = [sides[i], sides[1 - i]]
    const won = winner === i
    const extra = (won ? 0 : other.leaders.filter((name) => bare(name) === 'Adecai').length) + (won && other.card === 'T17' ? 2 : 0)
    const early = Math.min(extra, own.fighters)
    const lost = won && own.leaders.some((name) => bare(name) === 'Jayen') ? lostBy(own.fighters, early, i === 0) : 0
    const attacks = Math.max(0, Math.max(0, totals[1 - i][1] - totals[i][2]) - (own.card === 'T15' ? 1 : 0))
    return early + Math.min(attacks, 4 - early, own.fighters - early - lost)
  })
}

/** Half of the fighters, before or after the opponent's effects of defeat, as the selector comes first. */
const lostBy = (fighters: number, wounded: number, selected: boolean): number => Math.ceil((selected ? fighters : fighters - wounded) / 2)
