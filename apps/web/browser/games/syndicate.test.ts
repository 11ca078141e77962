import { everyDecision } from '../every-decision.ts'
import { setGameStage } from '../game-stage.ts'
import { picturesOf } from '../pictures.ts'
import { syndicateManners } from './syndicate-manners.ts'
import { tradingPeople } from './syndicate-trade.ts'

const stage = setGameStage('syndicate', 'Syndicate')

tradingPeople({ adventurous: 15, variety: 8, seconds: 240 })
picturesOf(stage, 'Syndicate', 3)
everyDecision(stage, syndicateManners)
