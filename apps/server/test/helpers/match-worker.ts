import { serveMatches } from '../../worker/serve.ts'
import { testGames } from './games.ts'

serveMatches(testGames)
