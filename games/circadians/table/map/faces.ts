import type { Identity } from '#ui/shapes.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Content } from '../../data/content.ts'
import { controllerOf, isPresent } from '../../rules/board.ts'
import { hasMorale } from '../../rules/morale.ts'
import { asState, baseOwner, factionAt, forcesAt, groundOf, harvestedBy, hasTrap, isSeated, leaderHere, productionAt, regionId, relicIn, sitesAt, tunnelAt, type CircadiansView, type Force } from '../view.ts'
import type { Badges } from './badges.tsx'
import { wayTo } from './forecast.ts'
import type { Plan } from './plan.ts'
import type { Face } from './region-cell.tsx'
import { labelsOf } from './spoken.ts'

/** From the view to what is drawn of a region. */

export function faceOf(c: Content, { view, players }: TableProps<CircadiansView>, plan: Plan | undefined, region: number): Face {
  const s = asState(view)
  const holder = controllerOf(s, region)
  const owner = baseOwner(view, region)
  const present = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => isPresent(s, region, seat))
  return {
    ground: groundOf(c, view, region),
    holder: holder < 0 ? undefined : identityIn(players, holder),
    contested: present.length > 1,
    base: owner < 0 ? undefined : factionAt(view, owner),
    forces: forcesAt(c, view, region).map((force) => (plan?.from === region && plan.to !== undefined ? without(force, plan) : force)),
    coming: plan?.to === region ? comingOf(c, view, plan) : undefined,
    sites: sitesAt(c, view, region),
    trap: hasTrap(view, region),
  }
}

const identityIn = (players: TableProps<CircadiansView>['players'], seat: number): Identity => players[seat]?.identity ?? 0

const comingOf = (c: Content, view: CircadiansView, { frame, party }: Plan): Force => ({
  seat: frame.seat,
  fighters: party.fighters,
  leaders: party.leaders.map((leader) => leaderHere(c, view, leader)),
})

/** The force that would stay behind. */
function without(force: Force, { frame, party }: Plan): Force {
  if (force.seat !== frame.seat) return force
  return { ...force, fighters: force.fighters - party.fighters, leaders: force.leaders.filter(({ leader }) => !party.leaders.includes(leader)) }
}

export function badgesOf(c: Content, props: TableProps<CircadiansView>, plan: Plan | undefined, region: number): Badges {
  const { view, viewer } = props
  const relic = relicIn(view, region)
  return {
    id: regionId(c, region),
    production: productionAt(c, view, region),
    harvested: isSeated(view, viewer) && harvestedBy(view, viewer, region),
    relic,
    relicNow: relic === view.round,
    tunnel: tunnelAt(c, view, region)?.color,
    morale: hasMorale(asState(view), region),
    way: plan?.from !== undefined && plan.targets.includes(region) ? wayTo(c, view, plan.frame.seat, plan.from, region) : undefined,
    pin: plan?.from === region && plan.pin ? pinned(props, plan.pin) : undefined,
  }
}

function pinned(props: TableProps<CircadiansView>, { stay, all }: NonNullable<Plan['pin']>): Badges['pin'] {
  const n = Math.min(stay, all)
  return { words: labelsOf(props).march.pinnedOf(n, all), figures: `${n}/${all}` }
}
