import { either, whole, type Shaped } from '#kernel/table-shape.ts'
import { lines, name } from './origin.ts'

const effect = either('does', {
  /** Once a round one of your own mission dice, the second result counts. */
  reroll: {},
  /** Extra hands cost half, each resource rounded down. */
  'half hands': {},
  /** Resources of any kind at collection. */
  'collect any': { gain: whole(1, 99) },
  'collect credits': { credits: whole(1, 99) },
  draw: { cards: whole(1, 9) },
  /** Your unfortified bases count as fortified against assaults. */
  deflect: {},
  /** One more action die, armed from the next collection. */
  'third die': {},
  /** What your bases cost in crew, lowered by zone. */
  'crew relief': { middle: whole(0, 9), inner: whole(0, 9) },
  /** Failed missions neither raise the alert nor move the destroyer. */
  silent: {},
  points: { vp: whole(1, 99) },
  /** One more reinforcement counts in each assault, which costs reinforced crew. */
  lance: {},
  /** Pardons cost half, rounded up. */
  'half pardon': {},
})

export const technologyShape = lines({ level: whole(1, 9), name, does: effect }, 12)
export type Technologies = Shaped<typeof technologyShape>

/** Of each level four; the levels at which one is taken are the book's. */
export const technologies: Technologies = {
  origin: 'designed',
  rows: [
    { id: 'T5a', level: 5, name: 'Ghost Protocols', does: { does: 'reroll' }, origins: { level: 'book' } },
    { id: 'T5b', level: 5, name: 'Neural Recruiter', does: { does: 'half hands' }, origins: { level: 'book' } },
    { id: 'T5c', level: 5, name: 'Auto-Refinery', does: { does: 'collect any', gain: 2 }, origins: { level: 'book' } },
    { id: 'T5d', level: 5, name: 'Data Siphon', does: { does: 'draw', cards: 1 }, origins: { level: 'book' } },
    { id: 'T7a', level: 7, name: 'Deflector Grid', does: { does: 'deflect' }, origins: { level: 'book' } },
    { id: 'T7b', level: 7, name: 'Third Hand', does: { does: 'third die' }, origins: { level: 'book' } },
    { id: 'T7c', level: 7, name: 'Synth Workforce', does: { does: 'crew relief', middle: 1, inner: 2 }, origins: { level: 'book' } },
    { id: 'T7d', level: 7, name: 'Silent Running', does: { does: 'silent' }, origins: { level: 'book' } },
    { id: 'T9a', level: 9, name: 'Legend of Arcturus', does: { does: 'points', vp: 12 }, origins: { level: 'book' } },
    { id: 'T9b', level: 9, name: 'Orbital Lance', does: { does: 'lance' }, origins: { level: 'book' } },
    { id: 'T9c', level: 9, name: 'Shadow Senate', does: { does: 'half pardon' }, origins: { level: 'book' } },
    { id: 'T9d', level: 9, name: 'Golden Ledger', does: { does: 'collect credits', credits: 6 }, origins: { level: 'book' } },
  ],
}

export const techLevelShape = lines({ level: whole(1, 9), credits: whole(0, 99) }, 1, 9)
export type TechLevels = Shaped<typeof techLevelShape>

/** Levels at which a player takes an advanced technology, and the credits if none is left to take. */
export const techLevels: TechLevels = {
  origin: 'book',
  rows: [
    { id: 'L5', level: 5, credits: 5, origins: { credits: 'designed' } },
    { id: 'L7', level: 7, credits: 8, origins: { credits: 'designed' } },
    { id: 'L9', level: 9, credits: 12, origins: { credits: 'designed' } },
  ],
}
