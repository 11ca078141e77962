import { games } from '#games/registry.ts'
import { serveMatches } from './serve.ts'

serveMatches(games)
