import { option } from '#kernel/options.ts'
import { CITY, type Content } from '../data/content.ts'
import { controls, inPlay, kindOf, ownerOf } from './board.ts'
import { ACTIONS, courtCard, zone } from './cards.ts'
import { provokeOutrage, stealable, stealGuild } from './court.ts'
import { beginDeclaring, canDeclare } from './declare.ts'
import { drawFromDiscard } from './discard.ts'
import type { Play, Some } from './frames.ts'
import { cityHome, placeShips, removeBuilding } from './pieces.ts'
import { canSeize, seizeInitiative } from './initiative.ts'
import { turnOrder } from './seats.ts'
import { PLACES, SYSTEMS, TYPES, type State } from './state.ts'

/** What the six Vox cards do when they are secured (ARCS-14). The card lies on the Court discard already. */

export function resolveVox(c: Content, s: State, play: Play, seat: number, card: number): void {
  const { does } = c.court
  const bit = 1 << card
  if ((does['secured uprising'] & bit) !== 0) play.push({ step: 'uprising', seat })
  if ((does['secured demands'] & bit) !== 0 && canDeclare(c, s, seat)) play.push({ step: 'demands', seat })
  if ((does['secured outrage'] & bit) !== 0) play.push({ step: 'outrageSpreads', seat })
  if ((does['secured freedom'] & bit) !== 0) play.next({ step: 'freedom', seat, card }, { step: 'songReturns', card })
  if ((does['secured struggle'] & bit) !== 0) play.next({ step: 'struggle', seat }, { step: 'struggleShuffle' })
  if ((does['secured call'] & bit) !== 0) drawFromDiscard(s, play, seat, 1)
}

export function voxSteps(
  c: Content,
): Some<
  'uprising' | 'placeShips' | 'demands' | 'outrageSpreads' | 'freedom' | 'freedomSeize' | 'songReturns' | 'struggle' | 'struggleShuffle'
> {
  return {
    uprising: {
      micro: true,
      ask(s, _frame, options) {
        for (let cluster = 0; cluster < 6; cluster++) if ((s.out & (1 << cluster)) === 0) options.push(option('cluster', cluster))
      },
      take(_s, { seat }, { a: cluster }, play) {
        const systems: number[] = []
        for (let system = 0; system < SYSTEMS; system++) if (c.systems.cluster[system] === cluster) systems.push(system)
        play.push({ step: 'placeShips', seat, systems })
      },
    },
    // ARCS-12.1: one ship in each; the player chooses where if the supply is short.
    placeShips: {
      micro: true,
      ask(s, { seat, systems }, options) {
        const supply = s.ships[seat]
        if (supply === 0 || supply >= systems.length) options.push(option('placeAll'))
        else for (let i = 0; i <= systems.length - supply; i++) options.push(option('place', systems[i]))
      },
      take(s, { seat, systems }, { k, a }, play) {
        if (k === 'placeAll') {
          for (const system of systems) placeShips(s, play, seat, system, 1)
          return
        }
        placeShips(s, play, seat, a, 1)
        if (s.ships[seat] > 0) play.push({ step: 'placeShips', seat, systems: systems.slice(systems.indexOf(a) + 1) })
      },
    },
    demands: {
      micro: true,
      ask(_s, _frame, options) {
        options.push(option('decline'))
        for (let ambition = 0; ambition < 5; ambition++) options.push(option('declare', ambition))
      },
      take(s, { seat }, { k, a }, play) {
        if (k === 'declare') beginDeclaring(c, s, play, seat, a, false)
      },
    },
    outrageSpreads: {
      micro: true,
      ask(_s, _frame, options) {
        options.push(option('decline'))
        for (let type = 0; type < TYPES; type++) options.push(option('outrage', type))
      },
      take(s, _frame, { k, a }, play) {
        if (k === 'outrage') for (const each of turnOrder(s)) provokeOutrage(c, s, play, each, a)
      },
    },
    freedom: {
      micro: true,
      ask(s, { seat }, options) {
        options.push(option('decline'))
        for (let system = 0; system < SYSTEMS; system++) {
          if (!inPlay(c, s, system) || !controls(s, system, seat)) continue
          for (let i = 0; i < PLACES; i++) {
            const code = s.buildings[system * PLACES + i]
            if (code !== 0 && kindOf(code) === CITY) options.push(option('free', system, i))
          }
        }
      },
      take(s, { seat }, { k, a: system, b: i }, play) {
        if (k !== 'free') return
        const place = system * PLACES + i
        const owner = ownerOf(s.buildings[place])
        removeBuilding(s, place)
        if (play.live) play.tell('cityFreed', { seat, owner, system })
        if (canSeize(s, seat)) play.push({ step: 'freedomSeize', seat })
        cityHome(s, play, owner)
      },
    },
    freedomSeize: {
      micro: true,
      ask(_s, _frame, options) {
        options.push(option('decline'), option('seizeFreely'))
      },
      take(s, { seat }, { k }, play) {
        if (k === 'seizeFreely') seizeInitiative(s, play, seat)
      },
    },
    songReturns: {
      run(_s, { card }, play) {
        play.move(courtCard(card), zone.courtDeck)
        play.shuffle(zone.courtDeck)
      },
    },
    struggle: {
      micro: true,
      ask(s, { seat }, options) {
        options.push(option('decline'))
        for (let rival = 0; rival < s.seats; rival++) {
          if (rival === seat) continue
          const cards = stealable(c, s, rival)
          for (let card = 0; cards >> card !== 0; card++) if ((cards & (1 << card)) !== 0) options.push(option('steal', courtCard(card)))
        }
      },
      take(s, { seat }, { k, a }, play) {
        if (k === 'steal') stealGuild(c, s, play, a - ACTIONS, seat)
      },
    },
    struggleShuffle: {
      run(s, _frame, play) {
        const guilds = s.cards.at[zone.courtDiscard].filter((card) => c.court.icon[card - ACTIONS] >= 0)
        for (const card of guilds) play.move(card, zone.courtDeck)
        play.shuffle(zone.courtDeck)
      },
    },
  }
}
