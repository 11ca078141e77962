import { everyDecision } from '../every-decision.ts'
import { setGameStage } from '../game-stage.ts'
import { picturesOf } from '../pictures.ts'
import { wholeGames } from '../whole-games.ts'
import { resArcanaManners } from './res-arcana-manners.ts'

const stage = setGameStage('res-arcana', 'Res Arcana')

wholeGames(stage, { bots: 1, manners: resArcanaManners, languages: ['fr'], adventurous: 25, seconds: 150, variety: 15 })
picturesOf(stage, 'Res Arcana', 1)
everyDecision(stage, resArcanaManners)
