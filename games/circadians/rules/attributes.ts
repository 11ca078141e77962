import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import type { Some } from './frames.ts'
import { why } from './reasons.ts'
import { SECTORS, type State } from './state.ts'
import { gainGlory } from './victory.ts'

/** Upgrading attributes, for the gems on the card. */

export function canUpgradeAttribute(c: Content, s: State, seat: number): boolean {
  const faction = s.faction[seat]
  for (let i = 0; i < c.attributes.count[faction]; i++) if (isOpen(c, s, seat, i)) return true
  return false
}

const isOpen = (c: Content, s: State, seat: number, i: number): boolean =>
  (s.attributes[seat] & (1 << i)) === 0 && s.gems[seat] >= c.attributes.cost[c.attributes.first[s.faction[seat]] + i]

export function attributeSteps(c: Content): Some<'attributeUpgrading' | 'upgradeAttribute'> {
  return {
    attributeUpgrading: {
      run(s, { seat }, play) {
        if (canUpgradeAttribute(c, s, seat)) play.push({ step: 'upgradeAttribute', seat })
      },
    },
    upgradeAttribute: {
      micro: true,
      ask(s, { seat }, options) {
        const first = c.attributes.first[s.faction[seat]]
        for (let i = 0; i < c.attributes.count[s.faction[seat]]; i++) if (isOpen(c, s, seat, i)) options.push(option('upgradeAttribute', first + i))
        options.push(option('decline'))
      },
      blocked(s, { seat }, blocked) {
        const first = c.attributes.first[s.faction[seat]]
        for (let i = 0; i < c.attributes.count[s.faction[seat]]; i++) {
          if (isOpen(c, s, seat, i)) continue
          const done = (s.attributes[seat] & (1 << i)) !== 0
          blocked.push({ option: option('upgradeAttribute', first + i), reason: done ? why.attributeUpgraded : why.tooFewGemsForAttribute(c.attributes.cost[first + i]) })
        }
      },
      take(s, { seat }, { k, a: attribute }, play) {
        if (k === 'decline') return
        const faction = s.faction[seat]
        s.gems[seat] -= c.attributes.cost[attribute]
        s.attributes[seat] |= 1 << (attribute - c.attributes.first[faction])
        if (play.live) play.tell('attributeUpgraded', { seat, attribute })
        const { does } = c.attributes.upgrade
        if (does.addReserve[attribute] > 0) {
          s.sectors[seat * SECTORS] += s.reserve[seat]
          s.reserve[seat] = 0
        }
        if (does.gain[attribute] > 0) play.push({ step: 'gain', seat, effect: does.gain[attribute], paid: 0 })
        gainGlory(c, s, play, seat, c.factions.does.gloryPerAttribute[faction])
      },
    },
  }
}
