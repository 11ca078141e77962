import { findsWhatIsObvious, type Obvious } from '#bots/test/positions.ts'
import { arcsEvaluation } from '../bot/evaluation.ts'
import { laidOut, type Position } from './laid-out.ts'
import { game } from './table.ts'

findsWhatIsObvious<Obvious & Position>(new URL('../bot/positions/', import.meta.url), arcsEvaluation, ({ why: _why, choose: _choose, seat: _seat, ...position }) => ({ game, state: laidOut(position).state }))
