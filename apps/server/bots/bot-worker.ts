import { games } from '#games/registry.ts'
import { serveBots } from './serve.ts'

serveBots(games)
