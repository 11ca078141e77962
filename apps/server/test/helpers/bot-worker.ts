import { serveBots } from '../../bots/serve.ts'
import { testGames } from './games.ts'

serveBots(testGames)
