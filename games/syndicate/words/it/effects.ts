import type { Reward, Token } from '../card-text.ts'
import { zoneNames } from './names.ts'

/** Names of what has only an effect in the tables: tokens and rewards. */

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export function tokenName({ does }: Token): string {
  switch (does.does) {
    case 'gain': {
      const [credits, influence, crew] = does.amounts
      return [credits > 0 ? count(credits, 'credito', 'crediti') : '', influence > 0 ? `${influence} d’influenza` : '', crew > 0 ? `${crew} d’equipaggio` : '']
        .filter((part) => part !== '')
        .map((part) => `+${part}`)
        .join(', ')
    }
    case 'any':
      return `+${does.gain} a scelta`
    case 'levels':
      return [does.tech > 0 ? `+${does.tech} tecnologia` : '', does.assault > 0 ? `+${does.assault} assalto` : ''].filter((part) => part !== '').join(', ')
    case 'draw':
      return `Pesca ${count(does.cards, 'carta', 'carte')}`
    case 'roll':
      return `+${does.plus} a un tiro`
    case 'fortify':
      return `Forte gratis, ${does.zones.map((zone) => zoneNames[zone].adjective).join(' o ')}`
    case 'alert':
      return `Allerta −${does.less}`
    case 'die':
      return 'Un dado in più'
    case 'immune':
      return 'Immunità'
    case 'points':
      return count(does.vp, 'punto vittoria', 'punti vittoria')
  }
}

export function rewardName({ feat }: Reward): string {
  switch (feat.first) {
    case 'all zones':
      return 'Tutte le zone'
    case 'route':
      return 'Una rotta'
    case 'bases':
      return count(feat.count, 'base', 'basi')
    case 'bases in zone':
      return `${count(feat.count, 'base', 'basi')} in ${zoneNames[feat.zone].name}`
    case 'fortified bases':
      return count(feat.count, 'forte', 'forti')
    case 'tech':
      return `Tecnologia ${feat.level}`
    case 'assault':
      return `Assalto ${feat.level}`
    case 'missions':
      return count(feat.count, 'missione', 'missioni')
    case 'assaults won':
      return count(feat.count, 'assalto vinto', 'assalti vinti')
  }
}
