import { picturesOf } from '../pictures.ts'
import { wholeGames } from '../whole-games.ts'
import { syndicateManners } from './syndicate-manners.ts'

wholeGames({ bots: 3, manners: syndicateManners, languages: ['fr'], adventurous: 40, seconds: 150, variety: 12 })
picturesOf('syndicate', 'Syndicate', 3)
