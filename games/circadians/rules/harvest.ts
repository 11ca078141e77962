import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { BOARD_FOUNDATION, BUILDING } from '../data/names.ts'
import { controls, countOf, isLand, isPresent, trait } from './board.ts'
import type { Some } from './frames.ts'
import { productionOf } from './production.ts'
import { why } from './reasons.ts'
import { LAND, REGIONS, SEATS, type State } from './state.ts'

/** Harvest points: each production token at most once a round. */

/** What a harvest here yields for the seat: an effect, or 0. */
function yieldOf(c: Content, s: State, seat: number, region: number): number {
  if (s.land[region] !== LAND.lake) return productionOf(c, s, region)
  const { does } = c.attributes
  if (s.token[region] > 0 && trait(c, s, seat, does.lakeTokens) > 0) return productionOf(c, s, region)
  return trait(c, s, seat, does.harvestsLakes)
}

/** Does the seat harvest here as a matter of course: its base, a foundry, with the board foundation any building, a lake? */
function isOwnField(c: Content, s: State, seat: number, region: number): boolean {
  if (region === s.base[seat]) return c.factions.baseTile[s.faction[seat]]
  if (s.land[region] === LAND.lake) return isPresent(s, region, seat) && controls(s, region, seat)
  if ((s.laid[seat] & (1 << BOARD_FOUNDATION.harvest)) !== 0 && s.owned[region * SEATS + seat] > 0) return controls(s, region, seat)
  return countOf(s, region, seat, BUILDING.foundry) > 0 && controls(s, region, seat)
}

const controlsLand = (s: State, seat: number, region: number): boolean => isLand(s, region) && isPresent(s, region, seat) && controls(s, region, seat)

/** A controlled region next to the ship, while the faction's power lasts. */
const byShip = (s: State, seat: number, region: number): boolean =>
  s.shipHarvests > 0 && (s.near[s.base[seat]] & (1 << region)) !== 0 && controlsLand(s, seat, region)

function harvestable(c: Content, s: State, seat: number, region: number, anywhere: number): boolean {
  if ((s.harvested[seat] & (1 << region)) !== 0 || s.land[region] === LAND.unused) return false
  const may =
    anywhere === 1
      ? controlsLand(s, seat, region) && countOf(s, region, seat, BUILDING.foundry) === 0
      : isOwnField(c, s, seat, region) || byShip(s, seat, region)
  return may && yieldOf(c, s, seat, region) > 0
}

export function canHarvest(c: Content, s: State, seat: number, anywhere: number): boolean {
  for (let region = 0; region < REGIONS; region++) if (harvestable(c, s, seat, region, anywhere)) return true
  return false
}

export function harvestSteps(c: Content): Some<'harvesting' | 'harvest'> {
  return {
    harvesting: {
      run(s, { seat, points, anywhere }, play) {
        if (points > 0 && canHarvest(c, s, seat, anywhere)) play.push({ step: 'harvest', seat, points, anywhere })
      },
    },
    harvest: {
      micro: true,
      ask(s, { seat, anywhere }, options) {
        for (let region = 0; region < REGIONS; region++) if (harvestable(c, s, seat, region, anywhere)) options.push(option('harvest', region))
        options.push(option('done'))
      },
      blocked(s, { seat }, blocked) {
        for (let region = 0; region < REGIONS; region++) if ((s.harvested[seat] & (1 << region)) !== 0) blocked.push({ option: option('harvest', region), reason: why.alreadyHarvested })
      },
      take(s, { seat, points, anywhere }, { k, a: region }, play) {
        if (k === 'done') return
        if (anywhere === 0 && !isOwnField(c, s, seat, region)) s.shipHarvests--
        s.harvested[seat] |= 1 << region
        const effect = yieldOf(c, s, seat, region)
        if (play.live) play.tell('harvested', { seat, region, effect })
        play.push({ step: 'harvesting', seat, points: points - 1, anywhere })
        play.push({ step: 'gain', seat, effect, paid: 0 })
      },
    },
  }
}
