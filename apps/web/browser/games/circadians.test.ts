import { everyDecision } from '../every-decision.ts'
import { setGameStage } from '../game-stage.ts'
import { picturesOf } from '../pictures.ts'
import { wholeGames } from '../whole-games.ts'
import { battleEnds, incomeAfterBattle } from './circadians-battle-end.ts'
import { circadiansManners, circadiansTitles } from './circadians-manners.ts'

const stage = setGameStage('circadians', circadiansTitles.en, [incomeAfterBattle()])

wholeGames(stage, { bots: 4, level: 'novice', manners: circadiansManners, languages: ['fr'], adventurous: 30, seconds: 240, variety: 20 })
battleEnds(stage)
picturesOf(stage, circadiansTitles, 4)
everyDecision(stage, circadiansManners)
