import { because, type Reason } from '#kernel/reason.ts'
import { verbs } from '../data/names.ts'
import type { Content } from '../data/content.ts'
import { isLed } from './seats.ts'
import { USED, type State } from './state.ts'

/** Why an action that the card allows has no legal target. For prompts only. */
export function whyNotAct(c: Content, s: State, seat: number, verb: number): Reason {
  switch (verbs[verb]) {
    case 'tax':
    case 'nurture':
      return isLed(c, s, seat, 'callow') ? because('ARCS-17.4', 'noControlledCity') : because('ARCS-7.3', 'noCityToTax')
    case 'build':
      return s.ships[seat] + s.cities[seat] + s.starports[seat] === 0 ? because('ARCS-7.7', 'noPieces') : because('ARCS-7.4', 'nowhereToBuild')
    case 'move':
      return because('ARCS-7.8', 'noShips')
    case 'repair':
      return because('ARCS-7.11', 'nothingDamaged')
    case 'influence':
      return s.agents[seat] === 0 ? because('ARCS-20.5', 'noAgents') : because('ARCS-12.6', 'emptyCourt')
    case 'secure':
      return isLed(c, s, seat, 'paranoid') ? because('ARCS-17.8', 'paranoid') : because('ARCS-7.13', 'noMajority')
    case 'battle':
      return because('ARCS-7.15', 'nobodyToBattle')
    case 'manufacture':
    case 'synthesize':
      return because('ARCS-12.3', 'emptySupply')
    case 'pressgang':
    case 'execute':
      return because('ARCS-13.12', 'noCaptives')
    case 'abduct':
      return because('ARCS-13.14', 'tooFewWeapons')
    case 'trade':
      return because('ARCS-13.23', 'nothingToTrade')
    case 'summon':
      return (s.used & USED.summon) !== 0 ? because('ARCS-18.1', 'alreadySummoned') : because('ARCS-18.1', 'noControlledCity')
    case 'fireRifles':
      return because('ARCS-18.2', 'nobodyInReach')
    case 'prune':
      return because('ARCS-18.10', 'nothingToPrune')
  }
}
