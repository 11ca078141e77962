import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { recruitsAt } from './board.ts'
import type { Some } from './frames.ts'
import { why } from './reasons.ts'
import { AWAY, REGIONS, type State } from './state.ts'
import { isRyhzu, placeLeader, sideOf, turnLeader } from './units.ts'

/** Deploying and upgrading leaders, for the gems on their cards. */

/** Calls back for each own leader, Ryh-zu included for those who summon them. */
function eachLeader(c: Content, s: State, seat: number, found: (leader: number) => void): void {
  const { first, count, firstRyhzu, ids } = c.leaders
  const faction = s.faction[seat]
  for (let leader = first[faction], end = leader + count[faction]; leader < end; leader++) if (s.leaderAt[leader] !== AWAY.box) found(leader)
  if (c.factions.does.ryhzu[faction] > 0) for (let leader = firstRyhzu; leader < ids.length; leader++) found(leader)
}

const deployable = (c: Content, s: State, seat: number, leader: number): boolean =>
  !isRyhzu(c, leader) && s.leaderAt[leader] === AWAY.reserve && s.gems[seat] >= c.leaders.deploy[sideOf(s, leader)]

const upgradable = (c: Content, s: State, seat: number, leader: number): boolean => s.leaderUp[leader] === 0 && s.gems[seat] >= c.leaders.upgrade[leader]

export function canDeploy(c: Content, s: State, seat: number): boolean {
  let found = false
  eachLeader(c, s, seat, (leader) => (found ||= deployable(c, s, seat, leader)))
  return found
}

export function canUpgradeLeader(c: Content, s: State, seat: number): boolean {
  let found = false
  eachLeader(c, s, seat, (leader) => (found ||= upgradable(c, s, seat, leader)))
  return found
}

export function leaderSteps(c: Content): Some<'deploying' | 'deploy' | 'leaderUpgrading' | 'upgradeLeader'> {
  return {
    deploying: {
      run(s, { seat }, play) {
        if (canDeploy(c, s, seat)) play.push({ step: 'deploy', seat })
      },
    },
    deploy: {
      micro: true,
      ask(s, { seat }, options) {
        eachLeader(c, s, seat, (leader) => {
          if (!deployable(c, s, seat, leader)) return
          for (let region = 0; region < REGIONS; region++) if (recruitsAt(c, s, region, seat)) options.push(option('deploy', leader, region))
        })
      },
      blocked(s, { seat }, blocked) {
        eachLeader(c, s, seat, (leader) => {
          if (isRyhzu(c, leader) || deployable(c, s, seat, leader)) return
          const onMap = s.leaderAt[leader] >= 0
          const reason = onMap ? why.alreadyOnMap : why.tooFewGemsToDeploy(c.leaders.deploy[sideOf(s, leader)])
          blocked.push({ option: option('deploy', leader, s.base[seat]), reason })
        })
      },
      take(s, { seat }, { a: leader, b: region }, play) {
        s.gems[seat] -= c.leaders.deploy[sideOf(s, leader)]
        placeLeader(c, s, leader, region)
        if (play.live) play.tell('deployed', { seat, leader, region })
      },
    },
    leaderUpgrading: {
      run(s, { seat }, play) {
        if (canUpgradeLeader(c, s, seat)) play.push({ step: 'upgradeLeader', seat })
      },
    },
    upgradeLeader: {
      micro: true,
      ask(s, { seat }, options) {
        eachLeader(c, s, seat, (leader) => {
          if (upgradable(c, s, seat, leader)) options.push(option('upgradeLeader', leader))
        })
      },
      blocked(s, { seat }, blocked) {
        eachLeader(c, s, seat, (leader) => {
          if (upgradable(c, s, seat, leader)) return
          const reason = s.leaderUp[leader] === 1 ? why.leaderUpgraded : why.tooFewGemsForLeader(c.leaders.upgrade[leader])
          blocked.push({ option: option('upgradeLeader', leader), reason })
        })
      },
      take(s, { seat }, { a: leader }, play) {
        s.gems[seat] -= c.leaders.upgrade[leader]
        turnLeader(c, s, leader)
        if (play.live) play.tell('leaderUpgraded', { seat, leader })
      },
    },
  }
}
