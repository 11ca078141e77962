import { option, type Option } from '#kernel/options.ts'
import { impossible } from '#kernel/play.ts'
import type { Content } from '../data/content.ts'
import { PHASE } from '../data/names.ts'
import { currentRelicRegion, isPresent, reachOf, unitsOf } from './board.ts'
import type { Frames, March, Some } from './frames.ts'
import { canMarch, groupOf, jamOf, leavesFreely, mayCome, mayEnter, mobileForce, pointsAfter, restOf, travel } from './march.ts'
import { why } from './reasons.ts'
import { LAND, REGIONS, SEATS, type State } from './state.ts'
import { leadersAt } from './units.ts'

/** Move points, redeploys and free moves: from where to where, and who comes along. */

/** What kind of move is looked for: where it starts and who may come. */
interface Rule {
  readonly seat: number
  readonly points: number
  readonly redeploy: number
  readonly from: number
  readonly most: number
  readonly lead: number
  readonly crew: number
  readonly part: number
}

const byPoints = (seat: number, points: number, part: number): Rule => ({ seat, points, redeploy: 0, from: -1, most: 99, lead: -1, crew: 1, part })
const byRedeploy = (seat: number, from: number, most: number, crew: number): Rule => ({ seat, points: -1, redeploy: 1, from, most, lead: -1, crew, part: -1 })
const freely = (s: State, seat: number, lead: number, most: number): Rule => ({ seat, points: -1, redeploy: 0, from: lead >= 0 ? s.leaderAt[lead] : -1, most, lead, crew: 0, part: -1 })

const marchOf = (rule: Rule, from: number, to: number, lead: number): March => ({
  seat: rule.seat,
  from,
  to,
  redeploy: rule.redeploy,
  points: rule.points,
  most: rule.most,
  lead,
  crew: rule.crew,
  part: rule.part,
  picked: [],
})

/** Without points only some moves are left, and from a lake only together with the leader that makes them free. */
function leadFor(c: Content, s: State, rule: Rule, from: number): number {
  if (rule.points !== 0 || (from === s.base[rule.seat] && s.freeMoves > 0)) return rule.lead
  for (const leader of leadersAt(c, s, from, rule.seat)) if (leavesFreely(c, s, from, [leader])) return leader
  return -2
}

/** Lists the moves of a kind; with no list, tells at the first one that there is any. */
function eachMove(c: Content, s: State, rule: Rule, options: Option[] | undefined, verb: string): boolean {
  const barred = s.phase === PHASE.income && rule.redeploy === 1 ? currentRelicRegion(s) : -1
  for (let from = 0; from < REGIONS; from++) {
    if ((rule.from >= 0 && from !== rule.from) || from === barred || unitsOf(s, from, rule.seat) === 0) continue
    if (mobileForce(s, rule.seat, from, rule.redeploy) <= 0) continue
    const lead = leadFor(c, s, rule, from)
    if (lead < -1) continue
    const reach = reachOf(c, s, rule.seat, from)
    const simple = rule.part < 0 && lead < 0 && rule.most > 0 && s.fighters[from * SEATS + rule.seat] > 0
    for (let to = 0; to < REGIONS; to++) {
      if ((reach & (1 << to)) === 0 || (rule.redeploy === 1 && !isPresent(s, to, rule.seat))) continue
      if (!simple && !canMarch(c, s, marchOf(rule, from, to, lead))) continue
      if (!options) return true
      options.push(option(verb, from, to))
    }
  }
  return false
}

export const canMoveAny = (c: Content, s: State, seat: number, points: number): boolean => eachMove(c, s, byPoints(seat, points, -1), undefined, 'move')

export const canRedeployAny = (c: Content, s: State, seat: number, from = -1, most = 99, crew = 1): boolean =>
  eachMove(c, s, byRedeploy(seat, from, most, crew), undefined, 'redeploy')

export const canMoveFreely = (c: Content, s: State, seat: number, lead: number, most: number): boolean =>
  eachMove(c, s, freely(s, seat, lead, most), undefined, 'move')

export function moveSteps(c: Content): Some<'moving' | 'move' | 'redeploying' | 'redeploy' | 'freeMoving' | 'freeMove' | 'march'> {
  const march = (s: State, rule: Rule, from: number, to: number): Frames => ({ step: 'march', ...marchOf(rule, from, to, leadFor(c, s, rule, from)) })

  return {
    moving: {
      run(s, { seat, points, part }, play) {
        if (eachMove(c, s, byPoints(seat, points, part), undefined, 'move')) play.push({ step: 'move', seat, points, part })
        else if (part >= 0) impossible('Two leaders stand together and cannot part')
      },
    },
    move: {
      micro: true,
      ask(s, { seat, points, part }, options) {
        eachMove(c, s, byPoints(seat, points, part), options, 'move')
        if (part < 0) options.push(option('done'))
      },
      blocked(s, { seat, part }, blocked) {
        if (part >= 0) blocked.push({ option: option('done'), reason: why.leadersMustPart })
        for (let from = 0; from < REGIONS; from++) {
          if (unitsOf(s, from, seat) === 0 || mobileForce(s, seat, from, 0) > 0) continue
          const reach = reachOf(c, s, seat, from)
          for (let to = 0; to < REGIONS; to++) if ((reach & (1 << to)) !== 0) blocked.push({ option: option('move', from, to), reason: why.pinned })
        }
      },
      take(s, { seat, points, part }, { k, a: from, b: to }, play) {
        if (k === 'move') play.push(march(s, byPoints(seat, points, part), from, to))
      },
    },
    redeploying: {
      run(s, { seat, left, from, most, crew }, play) {
        if (left > 0 && canRedeployAny(c, s, seat, from, most, crew)) play.push({ step: 'redeploy', seat, left, from, most, crew })
      },
    },
    redeploy: {
      ask(s, { seat, from, most, crew }, options) {
        eachMove(c, s, byRedeploy(seat, from, most, crew), options, 'redeploy')
        options.push(option('decline'))
      },
      take(s, { seat, left, from: only, most, crew }, { k, a: from, b: to }, play) {
        if (k === 'decline') return
        play.push({ step: 'redeploying', seat, left: left - 1, from: only, most, crew })
        play.push(march(s, byRedeploy(seat, only, most, crew), from, to))
      },
    },
    freeMoving: {
      run(s, { seat, lead, most }, play) {
        if ((lead < 0 || s.leaderAt[lead] >= 0) && canMoveFreely(c, s, seat, lead, most)) play.push({ step: 'freeMove', seat, lead, most })
      },
    },
    freeMove: {
      ask(s, { seat, lead, most }, options) {
        eachMove(c, s, freely(s, seat, lead, most), options, 'move')
        options.push(option('decline'))
      },
      take(s, { seat, lead, most }, { k, a: from, b: to }, play) {
        if (k === 'move') play.push(march(s, freely(s, seat, lead, most), from, to))
      },
    },
    // Leaders one by one in the order of the tables, then the number of fighters.
    march: {
      micro: true,
      ask(s, m, options) {
        const group = groupOf(m)
        const last = m.picked.length > 0 ? m.picked[m.picked.length - 1] : -1
        if (m.crew === 1)
          for (const leader of leadersAt(c, s, m.from, m.seat)) if (leader > last && leader !== m.lead && mayCome(c, s, m, leader)) options.push(option('with', leader))
        const most = Math.min(m.most, s.fighters[m.from * SEATS + m.seat], restOf(c, s, m))
        for (let count = group.length > 0 ? 0 : 1; count <= most; count++) if (mayEnter(c, s, m, group, count)) options.push(option('fighters', count))
      },
      take(s, m, { k, a }, play) {
        if (k === 'with') return play.push({ ...m, step: 'march', picked: [...m.picked, a] })
        const group = groupOf(m)
        if (m.points >= 0) {
          const points = pointsAfter(c, s, m, group)
          if (m.from === s.base[m.seat] && s.freeMoves > 0) s.freeMoves--
          else if (points === m.points && s.land[m.from] === LAND.lake) s.lakesLeft &= ~(1 << m.from)
          play.push({ step: 'moving', seat: m.seat, points, part: jamOf(c, s, m, group) })
        }
        travel(c, s, play, m.seat, m.from, m.to, a, group, m.redeploy)
      },
    },
  }
}
