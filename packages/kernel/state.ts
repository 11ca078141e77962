import { cardsSchema } from './cards.ts'
import type { Hasher } from './hash.ts'
import { hidden, int, ints, list, record, type Infer, type Schema } from './schema.ts'
import { isLanes, type Frame, type FrameValue } from './steps.ts'
import { fail } from './errors.ts'

/** Frames hash and check themselves by shape: flat, with lanes as the one nesting. Nobody changes a frame, so that copies share it; lanes are stacks, which grow. */
const frameSchema: Schema<Frame> = {
  scalar: false,
  copy: (frame) => (isLanes(frame) ? { step: 'lanes', lanes: frame.lanes.map(stackSchema.copy) } : frame),
  mix: (frame, hasher) => {
    for (const key in frame) mixValue(frame[key], hasher)
  },
  see: () => undefined,
  check: (value, path) => {
    if (typeof value !== 'object' || value === null) return fail('state.frame', `${path} is not a frame`)
    for (const [key, local] of Object.entries(value)) {
      if (typeof local === 'number') int.check(local, `${path}.${key}`)
      else if (key === 'lanes') (local as unknown[]).forEach((lane, i) => stackSchema.check(lane, `${path}.lanes[${i}]`))
      else if (typeof local !== 'string') ints.check(local, `${path}.${key}`)
    }
  },
}
const stackSchema = list(frameSchema)

function mixValue(value: FrameValue, hasher: Hasher): void {
  if (typeof value === 'number') hasher.number(value)
  else if (typeof value === 'string') hasher.text(value)
  else if (value) for (const part of value) if (typeof part === 'number') hasher.number(part)
  else for (const frame of part) frameSchema.mix(frame, hasher)
}

/** The part of every state that belongs to the kernel. */
export const kernelSchema = record({
  seats: int,
  /** Choices made so far, forced ones not counted. */
  ply: int,
  /** Counts main decisions, so that an answer to an earlier one is known to be late. */
  epoch: int,
  /** Counts openings and closings of asides, for the same reason. */
  window: int,
  over: int,
  /** Answers given by each seat. */
  answers: ints,
  stack: { ...stackSchema, see: () => undefined },
  asides: { ...list(stackSchema), see: () => undefined },
  chance: hidden(ints),
  cards: { ...cardsSchema, see: () => undefined },
})

export type KernelState = Infer<typeof kernelSchema>
