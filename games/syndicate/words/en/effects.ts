import type { Reward, Token } from '../card-text.ts'
import { zoneNames } from './names.ts'

/** Names of what has only an effect in the tables: tokens and rewards. */

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export function tokenName({ does }: Token): string {
  switch (does.does) {
    case 'gain': {
      const [credits, influence, crew] = does.amounts
      return [credits > 0 ? count(credits, 'credit', 'credits') : '', influence > 0 ? `${influence} influence` : '', crew > 0 ? `${crew} crew` : '']
        .filter((part) => part !== '')
        .map((part) => `+${part}`)
        .join(', ')
    }
    case 'any':
      return `+${does.gain} of any kind`
    case 'levels':
      return [does.tech > 0 ? `+${does.tech} technology` : '', does.assault > 0 ? `+${does.assault} assault` : ''].filter((part) => part !== '').join(', ')
    case 'draw':
      return `Draw ${count(does.cards, 'card', 'cards')}`
    case 'roll':
      return `+${does.plus} to a roll`
    case 'fortify':
      return `Free fort: ${does.zones.map((zone) => zoneNames[zone].adjective).join(' or ')}`
    case 'alert':
      return `Alert −${does.less}`
    case 'die':
      return 'One more die'
    case 'immune':
      return 'Immunity'
    case 'points':
      return count(does.vp, 'victory point', 'victory points')
  }
}

export function rewardName({ feat }: Reward): string {
  switch (feat.first) {
    case 'all zones':
      return 'Every zone'
    case 'route':
      return 'A trade route'
    case 'bases':
      return count(feat.count, 'base', 'bases')
    case 'bases in zone':
      return `${feat.count} ${zoneNames[feat.zone].adjective} ${feat.count === 1 ? 'base' : 'bases'}`
    case 'fortified bases':
      return count(feat.count, 'fort', 'forts')
    case 'tech':
      return `Technology ${feat.level}`
    case 'assault':
      return `Assault ${feat.level}`
    case 'missions':
      return count(feat.count, 'mission', 'missions')
    case 'assaults won':
      return count(feat.count, 'assault won', 'assaults won')
  }
}
