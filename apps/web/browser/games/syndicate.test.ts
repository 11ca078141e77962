import { everyDecision } from '../every-decision.ts'
import { picturesOf } from '../pictures.ts'
import { wholeGames } from '../whole-games.ts'
import { syndicateManners } from './syndicate-manners.ts'
import { tradingPeople } from './syndicate-trade.ts'

wholeGames({ bots: 3, level: 'novice', manners: syndicateManners, languages: ['en'], adventurous: 40, seconds: 150, variety: 12 })
tradingPeople(150)
picturesOf('syndicate', 'Syndicate', 3)
everyDecision('syndicate', syndicateManners)
