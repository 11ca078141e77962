import { fail } from '#kernel/errors.ts'
import type { Content } from '../data/content.ts'
import { PRICE_TOKENS } from '../data/names.ts'
import { isPresent } from './board.ts'
import { zone } from './cards.ts'
import { crowdOf } from './march.ts'
import { bitCount } from './morale.ts'
import { AWAY, KINDS, LAND, NEUTRAL, REGIONS, SEATS, SECTORS, SITES, TRACKS, type State } from './state.ts'
import { isRyhzu, ownerOf, weightOf } from './units.ts'

/** Nothing is lost and nothing is made, and what follows from other fields does follow from them. */
export function check(c: Content, s: State): void {
  for (const counts of [s.fighters, s.energy, s.gems, s.sectors, s.built, s.heads, s.weight, s.owned, s.counted, s.reserve])
    for (const count of counts) if (count < 0) fail('check.negative', 'A count is below zero')
  checkDerived(c, s)
  if (s.base[0] < 0 || s.round === 0) return
  for (let seat = 0; seat < s.seats; seat++) {
    const faction = s.faction[seat]
    same('fighters', seat, c.factions.fighters[faction] + c.factions.reserve[faction], s.reserve[seat] + sum(s.sectors, seat * SECTORS, SECTORS) + onMap(s, seat))
    same('price tokens', seat, PRICE_TOKENS, tokensOf(s, seat))
    const kept = leadersKept(c, s, faction)
    same('leaders', seat, c.factions.leadersKept[faction], kept)
    if (s.glory[seat] > c.factions.gloryTarget[faction]) fail('check.glory', `Seat ${seat} is beyond its glory target`)
    for (let kind = 0; kind < KINDS; kind++) if (s.built[seat * KINDS + kind] > c.factions.buildings[faction * KINDS + kind]) fail('check.built', `Seat ${seat} has built too much`)
  }
  checkMap(c, s)
  checkLeaders(c, s)
  checkMorale(s)
  same('production tokens', 0, c.production.ids.length, bitCount(s.tokensLeft) + s.token.filter((token) => token > 0).length)
  for (let seat = 0; seat < s.seats; seat++) if (s.fightAt < 0 && s.cards.at[zone.wheel + seat].length > 0) fail('check.wheel', 'A card lies on a wheel and there is no battle')
}

/** Heads, chiefs, weights and buildings follow from where things stand. */
function checkDerived(c: Content, s: State): void {
  const heads = new Array<number>(REGIONS * SEATS).fill(0)
  const chiefs = heads.slice()
  const weight = heads.slice()
  const owned = heads.slice()
  s.leaderAt.forEach((region, leader) => {
    const seat = ownerOf(c, s, leader)
    if (region < 0 || seat < 0) return
    const at = region * SEATS + seat
    heads[at]++
    weight[at] += weightOf(c, s, leader)
    if (!isRyhzu(c, leader)) chiefs[at]++
  })
  s.sites.forEach((code, at) => {
    if (code > 0) owned[Math.floor(at / SITES) * SEATS + Math.floor((code - 1) / KINDS)] += 1 << (2 * ((code - 1) % KINDS))
  })
  for (const [name, found, wanted] of [['heads', s.heads, heads], ['chiefs', s.chiefs, chiefs], ['weight', s.weight, weight], ['owned', s.owned, owned]] as const)
    found.forEach((value, at) => {
      if (value !== wanted[at]) fail('check.derived', `${name}[${at}] is ${value}, not ${wanted[at]}`)
    })
}

function checkMap(c: Content, s: State): void {
  for (let region = 0; region < REGIONS; region++)
    for (let seat = 0; seat < s.seats; seat++) {
      if (!isPresent(s, region, seat)) continue
      const land = s.land[region]
      if (land === LAND.unused || (land === LAND.base && region !== s.base[seat])) fail('check.map', `Seat ${seat} is in ${c.map.ids[region]}`)
      if (land === LAND.lake && c.factions.does.lakes[s.faction[seat]] === 0) fail('check.map', `Seat ${seat} is in the lake ${c.map.ids[region]}`)
      if (land >= LAND.lake && s.owned[region * SEATS + seat] > 0) fail('check.map', `Seat ${seat} has built in ${c.map.ids[region]}`)
    }
  if (s.mountains.length > c.map.mountainPieces + c.map.printedMountains.length) fail('check.mountains', 'There are more mountains than pieces')
}

/** CC-10.8, except while a turn of moving is still to part two of them. */
function checkLeaders(c: Content, s: State): void {
  if (s.stack.some((frame) => typeof frame['part'] === 'number' && frame['part'] >= 0)) return
  for (let seat = 0; seat < s.seats; seat++) {
    if (c.factions.does.manyLeaders[s.faction[seat]] > 0) continue
    for (let region = 0; region < REGIONS; region++)
      if (region !== s.base[seat] && crowdOf(c, s, seat, region) > 1) fail('check.leaders', `Seat ${seat} has two leaders in ${c.map.ids[region]}`)
  }
}

/** A token whose row is still being chosen is on its way. */
function checkMorale(s: State): void {
  const stacks = [s.stack, ...s.stack.flatMap((frame) => (frame.step === 'lanes' ? (frame['lanes'] as (typeof s.stack)[]) : []))]
  let pending = 0
  for (const stack of stacks) for (const frame of stack) if (frame.step === 'moraleRow') pending += frame['back'] === 1 ? -1 : 1
  if (s.over === 0) same('morale tokens', 0, s.moraleRows[0] + s.moraleRows[1] + pending, bitCount(s.morale))
}

function same(what: string, of: number, wanted: number, found: number): void {
  if (wanted !== found) fail('check.lost', `${what} of ${of}: ${found} instead of ${wanted}`)
}

function sum(list: readonly number[], from: number, count: number): number {
  let total = 0
  for (let i = from; i < from + count; i++) total += list[i]
  return total
}

function onMap(s: State, seat: number): number {
  let count = 0
  for (let region = 0; region < REGIONS; region++) count += s.fighters[region * SEATS + seat]
  return count
}

function tokensOf(s: State, seat: number): number {
  let count = bitCount(s.priceHand[seat] | s.priceVault[seat])
  for (let track = 0; track < TRACKS; track++) if (s.pricer[track] === seat && s.pricer[track] !== NEUTRAL) count++
  return count
}

function leadersKept(c: Content, s: State, faction: number): number {
  let count = 0
  for (let i = 0; i < c.leaders.count[faction]; i++) if (s.leaderAt[c.leaders.first[faction] + i] !== AWAY.box) count++
  return count
}
