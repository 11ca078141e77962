import { everyDecision } from '../every-decision.ts'
import { picturesOf } from '../pictures.ts'
import { syndicateManners } from './syndicate-manners.ts'
import { tradingPeople } from './syndicate-trade.ts'

tradingPeople({ adventurous: 15, variety: 8, seconds: 240 })
picturesOf('syndicate', 'Syndicate', 3)
everyDecision('syndicate', syndicateManners)
