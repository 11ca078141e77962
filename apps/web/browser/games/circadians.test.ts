import { picturesOf } from '../pictures.ts'
import { wholeGames } from '../whole-games.ts'
import { circadiansManners, circadiansTitles } from './circadians-manners.ts'

wholeGames({ bots: 4, manners: circadiansManners, languages: ['fr'], adventurous: 40, seconds: 150, variety: 20 })
picturesOf('circadians', circadiansTitles, 4)
