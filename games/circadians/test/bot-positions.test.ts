import { findsWhatIsObvious, type Obvious } from '#bots/test/positions.ts'
import { circadiansEvaluation } from '../bot/evaluation.ts'
import { laidOut, type Position } from './laid-out.ts'
import { game } from './table.ts'

findsWhatIsObvious<Obvious & Position>(new URL('../bot/positions/', import.meta.url), circadiansEvaluation, (position) => ({ game, state: laidOut(position).state }))
