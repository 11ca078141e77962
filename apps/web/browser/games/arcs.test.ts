import { everyDecision } from '../every-decision.ts'
import { picturesOf } from '../pictures.ts'
import { twoPeople, wholeGames } from '../whole-games.ts'
import { arcsManners } from './arcs-manners.ts'

wholeGames({ bots: 3, level: 'novice', manners: arcsManners, languages: ['fr'], adventurous: 30, seconds: 150, variety: 15 })
twoPeople({ manners: arcsManners, languages: ['it', 'en'], adventurous: 0, seconds: 150 })
picturesOf('arcs', 'Arcs', 3)
everyDecision('arcs', arcsManners)
