import { everyDecision } from '../every-decision.ts'
import { picturesOf } from '../pictures.ts'
import { wholeGames } from '../whole-games.ts'
import { resArcanaManners } from './res-arcana-manners.ts'

wholeGames({ bots: 1, manners: resArcanaManners, languages: ['fr'], adventurous: 25, seconds: 150, variety: 15 })
picturesOf('res-arcana', 'Res Arcana', 1)
everyDecision('res-arcana', resArcanaManners)
