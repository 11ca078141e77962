import { picturesOf } from '../pictures.ts'
import { wholeGames } from '../whole-games.ts'
import { syndicateManners } from './syndicate-manners.ts'

wholeGames({ bots: 3, manners: syndicateManners, languages: ['it'], adventurous: 60, seconds: 150, variety: 20 })
picturesOf('syndicate', 'Syndicate', 3)
