import { option, type Option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { recruitsAt } from './board.ts'
import { isOwnMove, type Play, type Recruiting, type Some } from './frames.ts'
import { REGIONS, SEATS, SECTORS, type State } from './state.ts'

/** Recruit points: fighters from sector to sector and on to the base, the fast way, and the exchange. */

const lastSector = (c: Content, s: State, seat: number): number => c.factions.sectors[s.faction[seat]].length - 1

/** Fighters that can take the fast way; a card may have waived the energy of some. */
function fastest(c: Content, s: State, seat: number, points: number): number {
  const energy = c.factions.fastEnergy[s.faction[seat]]
  if (energy < 0) return 0
  const paid = energy === 0 ? points : Math.floor(s.energy[seat] / energy)
  return Math.min(s.sectors[seat * SECTORS], points, s.fastFree + paid)
}

export function canRecruit(c: Content, s: State, seat: number, points: number): boolean {
  if (points >= c.start.exchangePoints) return true
  for (let sector = 0; sector <= lastSector(c, s, seat); sector++) if (s.sectors[seat * SECTORS + sector] > 0) return points > 0
  return false
}

function bring(s: State, play: Play, seat: number, sector: number, count: number, region: number): void {
  s.sectors[seat * SECTORS + sector] -= count
  s.fighters[region * SEATS + seat] += count
  if (play.live) play.tell('recruited', { seat, count, region })
}

export function recruitSteps(c: Content): Some<'recruiting' | 'recruit' | 'recruitElsewhere'> {
  const recruit = {
    ask(s: State, { seat, points }: Recruiting, options: Option[]) {
      const last = lastSector(c, s, seat)
      const ready = Math.min(points, s.sectors[seat * SECTORS + last])
      const quick = last > 0 ? fastest(c, s, seat, points) : 0
      if (quick + ready > 0)
        for (let region = 0; region < REGIONS; region++) {
          if (!recruitsAt(c, s, region, seat)) continue
          for (let count = 1; count <= ready; count++) options.push(option('recruit', count, region))
          for (let count = 1; count <= quick; count++) options.push(option('fastAdvance', count, region))
        }
      for (let sector = 0; sector < last; sector++) {
        const most = Math.min(points, s.sectors[seat * SECTORS + sector])
        for (let count = 1; count <= most; count++) options.push(option('advanceFighters', sector, count))
      }
      if (points >= c.start.exchangePoints) options.push(option('exchange'))
      options.push(option('done'))
    },
    take(s: State, { seat, points }: Recruiting, { k, a, b }: Option, play: Play) {
      const faction = s.faction[seat]
      switch (k) {
        case 'recruit':
          play.push({ step: 'recruiting', seat, points: points - a })
          return bring(s, play, seat, lastSector(c, s, seat), a, b)
        case 'fastAdvance': {
          const waived = Math.min(a, s.fastFree)
          s.fastFree -= waived
          s.energy[seat] -= (a - waived) * c.factions.fastEnergy[faction]
          play.push({ step: 'recruiting', seat, points: points - a })
          return bring(s, play, seat, 0, a, b)
        }
        case 'advanceFighters':
          s.sectors[seat * SECTORS + a] -= b
          s.sectors[seat * SECTORS + a + 1] += b
          if (play.live) play.tell('advanced', { seat, sector: a, count: b })
          return play.push({ step: 'recruiting', seat, points: points - b })
        case 'exchange':
          if (play.live) play.tell('exchanged', { seat })
          play.push({ step: 'recruiting', seat, points: points - c.start.exchangePoints })
          return play.push({ step: 'gain', seat, effect: c.factions.exchange[faction], paid: 0 })
      }
    },
  }

  return {
    recruiting: {
      run(s, { seat, points }, play) {
        if (canRecruit(c, s, seat, points)) play.push({ step: isOwnMove(s) ? 'recruit' : 'recruitElsewhere', seat, points })
      },
    },
    recruit: { micro: true, ...recruit },
    recruitElsewhere: recruit,
  }
}
