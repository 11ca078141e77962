import { findsWhatIsObvious, type Obvious } from '#bots/test/positions.ts'
import { resArcanaEvaluation } from '../bot/evaluation.ts'
import { given, type Player, type Position } from './builder.ts'

interface LaidOut extends Obvious {
  readonly players: readonly Player[]
  readonly position: Position
  /** Choices on the way to the question. */
  readonly before?: readonly string[]
}

findsWhatIsObvious<LaidOut>(new URL('../bot/positions/', import.meta.url), resArcanaEvaluation, ({ players, position, before = [] }) => given(players, position).choose(...before))
