import { everyDecision } from '../every-decision.ts'
import { setGameStage } from '../game-stage.ts'
import { picturesOf } from '../pictures.ts'
import { twoPeople, wholeGames } from '../whole-games.ts'
import { arcsManners } from './arcs-manners.ts'

const stage = setGameStage('arcs', 'Arcs')

wholeGames(stage, { bots: 3, level: 'novice', manners: arcsManners, languages: ['fr'], adventurous: 30, seconds: 150, variety: 15 })
twoPeople(stage, { manners: arcsManners, languages: ['it', 'en'], adventurous: 0, seconds: 150 })
picturesOf(stage, 'Arcs', 3)
everyDecision(stage, arcsManners)
