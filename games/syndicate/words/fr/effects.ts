import type { Reward, Token } from '../card-text.ts'
import { zoneNames } from './names.ts'

/** Names of what has only an effect in the tables: tokens and rewards. */

const count = (n: number, one: string, many: string): string => `${n} ${n > 1 ? many : one}`

export function tokenName({ does }: Token): string {
  switch (does.does) {
    case 'gain': {
      const [credits, influence, crew] = does.amounts
      return [credits > 0 ? count(credits, 'crédit', 'crédits') : '', influence > 0 ? `${influence} d’influence` : '', crew > 0 ? count(crew, 'équipier', 'équipiers') : '']
        .filter((part) => part !== '')
        .map((part) => `+${part}`)
        .join(', ')
    }
    case 'any':
      return `+${does.gain} au choix`
    case 'levels':
      return [does.tech > 0 ? `+${does.tech} en technologie` : '', does.assault > 0 ? `+${does.assault} en assaut` : ''].filter((part) => part !== '').join(', ')
    case 'draw':
      return `Piocher ${count(does.cards, 'carte', 'cartes')}`
    case 'roll':
      return `+${does.plus} à un jet`
    case 'fortify':
      return `Fort gratuit, ${does.zones.map((zone) => zoneNames[zone].adjective).join(' ou ')}`
    case 'alert':
      return `Alerte −${does.less}`
    case 'die':
      return 'Un dé de plus'
    case 'immune':
      return 'Immunité'
    case 'points':
      return count(does.vp, 'point de victoire', 'points de victoire')
  }
}

export function rewardName({ feat }: Reward): string {
  switch (feat.first) {
    case 'all zones':
      return 'Toutes les zones'
    case 'route':
      return 'Une route'
    case 'bases':
      return count(feat.count, 'base', 'bases')
    case 'bases in zone':
      return `${count(feat.count, 'base', 'bases')} ${zoneNames[feat.zone].of}`
    case 'fortified bases':
      return count(feat.count, 'fort', 'forts')
    case 'tech':
      return `Technologie ${feat.level}`
    case 'assault':
      return `Assaut ${feat.level}`
    case 'missions':
      return count(feat.count, 'mission', 'missions')
    case 'assaults won':
      return count(feat.count, 'assaut gagné', 'assauts gagnés')
  }
}
