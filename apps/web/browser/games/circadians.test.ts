import { everyDecision } from '../every-decision.ts'
import { picturesOf } from '../pictures.ts'
import { wholeGames } from '../whole-games.ts'
import { battleEnds } from './circadians-battle-end.ts'
import { circadiansManners, circadiansTitles } from './circadians-manners.ts'

wholeGames({ bots: 4, level: 'novice', manners: circadiansManners, languages: ['fr'], adventurous: 30, seconds: 240, variety: 20 })
battleEnds()
picturesOf('circadians', circadiansTitles, 4)
everyDecision('circadians', circadiansManners)
