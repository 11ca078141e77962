import { arc, ring, star } from '#ui/engraving.ts'
import type { Drawing } from '#ui/icons/drawing.ts'
import type { Ambition, Piece, PlaceSymbol, Resource, StandardAction, Verb } from '../data/names.ts'

/** Everything small on this table, on the 24 px grid. */

const middle = { x: 12, y: 12 }
const chalice = 'M7 3.2h10v5.6c0 3.6-2.2 6-5 6s-5-2.4-5-6zM8.2 20.8c.3-1.8 1.7-2.7 3.8-2.7s3.5.9 3.8 2.7z'
const bust = `${ring(9.4, 7.2, 3.8)}M2.6 20.6c.3-4.6 2.9-7.2 6.8-7.2s6.5 2.6 6.8 7.2z`

export const resourceDrawings: Readonly<Record<Resource, Drawing>> = {
  material: { body: 'M12 2.6 20.2 7.2v9.6L12 21.4l-8.2-4.6V7.2z', cut: 'M4.1 7.4 12 11.9l7.9-4.5M12 11.9v9.2' },
  fuel: { body: 'M12 2.4c3.8 4.6 6.8 8.2 6.8 12.2a6.8 6.8 0 0 1-13.6 0c0-4 3-7.6 6.8-12.2z', cut: 'M8.6 14.6a3.5 3.5 0 0 0 3.2 3.5' },
  weapon: { body: 'M20.8 3.2 19.2 9l-8.8 8.8-4.2-4.2L15 4.8z', cut: 'M16.2 7.8l-6.4 6.4', line: 'M4.2 13l6.8 6.8M7.2 16.8l-3.6 3.6' },
  relic: { body: 'M8.8 2.8h6.4v2.4c0 1.2-.8 1.7-.8 2.6 3 1 4.8 3.5 4.8 6.4 0 3-1.7 5.4-4 7H8.8c-2.3-1.6-4-4-4-7 0-2.9 1.8-5.4 4.8-6.4 0-.9-.8-1.4-.8-2.6z', cut: 'M5.4 12.4h13.2M5.6 16.4h12.8' },
  psionic: { body: 'M1.9 13.4C4.3 9.3 7.7 7.2 12 7.2s7.7 2.1 10.1 6.2c-2.4 4.1-5.8 6.2-10.1 6.2S4.3 17.5 1.9 13.4z', mark: ring(12, 13.4, 3.1), line: 'M12 2.2v1.9M6.4 3.5l.9 1.7M17.6 3.5l-.9 1.7' },
}

export const symbolDrawings: Readonly<Record<PlaceSymbol, Drawing>> = {
  gate: { body: ring(12, 12, 8.6), cut: 'M12 3.6v16.8M3.6 12h16.8', mark: ring(12, 12, 2.4) },
  arrow: { body: 'M12 3.2 20 20.4l-8-4-8 4z' },
  crescent: { body: 'M17.8 18.6A9 9 0 1 1 13.4 3c-3 2.4-4.2 5.2-3.6 8.6.6 3.6 3.4 6.2 8 7z' },
  hex: { body: 'M12 2.8 20 7.4v9.2l-8 4.6-8-4.6V7.4z' },
}

export const ambitionDrawings: Readonly<Record<Ambition, Drawing>> = {
  tycoon: { body: ring(12, 6.2, 8, 3.4), line: 'M4 6.4v5.8c0 1.9 3.6 3.4 8 3.4s8-1.5 8-3.4V6.4M4 12.2V18c0 1.9 3.6 3.4 8 3.4s8-1.5 8-3.4v-5.8' },
  tyrant: { body: `${ring(12, 6.4, 3.7)}${ring(6.5, 16.4, 3.7)}${ring(17.5, 16.4, 3.7)}`, line: 'M10.2 9.7 8.3 13.1M13.8 9.7l1.9 3.4M10.3 16.4h3.4' },
  warlord: { body: chalice, line: 'M6.8 5H3.2c0 3.6 1.4 5.8 4.2 6.2M17.2 5h3.6c0 3.6-1.4 5.8-4.2 6.2M12 15v3' },
  keeper: { body: 'M12 2.4 20 5.2v6.2c0 4.9-3.2 8.4-8 10.3-4.8-1.9-8-5.4-8-10.3V5.2z', mark: star({ x: 12, y: 11.6 }, 4.6, 2, 5) },
  empath: { solid: ring(12, 12, 2.4), line: `${arc(middle, 5.6, 40, 140)}${arc(middle, 5.6, 220, 320)}${arc(middle, 9.6, 48, 132)}${arc(middle, 9.6, 228, 312)}` },
}

/** A choice of any ambition: the seal of a 7. */
export const anyAmbitionDrawing: Drawing = { body: star({ x: 12, y: 12.6 }, 10, 4.3, 5) }

const standard: Readonly<Record<StandardAction, Drawing>> = {
  tax: { body: ring(12, 9, 6.4), cut: 'M12 5.8v6.4M9.9 7.4h4.2', line: 'M3.4 20.6h17.2M6 17.4h12' },
  build: { body: 'M9.6 6.6 13.8 2.8l7 7-2.5 2.6-3-.9-2.9 2.9-4-4 2.2-2.2z', line: 'M10.4 12.6 3.2 19.8' },
  move: { line: 'M4.6 19.2C5.6 11.4 10.6 7 18.6 7M14 2.6 18.8 7l-4 5', solid: ring(4.6, 19.4, 1.8) },
  repair: { body: 'M20.7 6.7a5.1 5.1 0 0 1-6.9 6.1l-6.7 6.7a2.2 2.2 0 0 1-3.1-3.1l6.7-6.7a5.1 5.1 0 0 1 6.1-6.9l-3.1 3.1.5 3.3 3.3.5z' },
  influence: { body: bust, line: 'M19.2 8v6.4M16 11.2h6.4' },
  secure: { body: 'M6 2.8h12v18.4l-6-4.6-6 4.6z', cut: 'M9 8.4l2.2 2.4L15 6.6' },
  battle: { line: 'M4 3.6l12.4 12.4M20 3.6 7.6 16M14.4 18.6l4.2-4.2M9.6 18.6l-4.2-4.2M17 17l3.6 3.6M7 17l-3.6 3.6' },
}

export const actionDrawings: Readonly<Record<Verb, Drawing>> = {
  ...standard,
  manufacture: resourceDrawings.material,
  synthesize: resourceDrawings.fuel,
  pressgang: { body: bust, line: 'M16.2 8h6M19.6 5.2 22.4 8l-2.8 2.8' },
  execute: { body: bust, line: 'M16.6 5.6l5 5M21.6 5.6l-5 5' },
  abduct: { body: bust, line: 'M22.4 8h-6M19.2 5.2 16.4 8l2.8 2.8' },
  trade: { line: 'M3.4 8.4h15.8M15 4l4.4 4.4L15 12.8M20.6 15.6H4.8M9 11.2l-4.4 4.4L9 20' },
  summon: { body: star(middle, 9.4, 3.4, 4), line: 'M19 3v4M17 5h4' },
  fireRifles: { body: ring(12, 12, 6.6), line: 'M12 1.8v5M12 17.2v5M1.8 12h5M17.2 12h5', solid: ring(12, 12, 1.6) },
  nurture: { body: 'M12 20.8c-5.6-1.4-8-5.2-7.6-11 5 .2 7.6 3 7.6 7.8 0-4.8 2.6-7.6 7.6-7.8.4 5.8-2 9.6-7.6 11z', line: 'M12 8.6V3' },
  prune: { body: `${ring(6.6, 18, 3)}${ring(17.4, 18, 3)}`, line: 'M8.2 15.4 16.6 3.2M15.8 15.4 7.4 3.2' },
}

export const markDrawings = {
  key: { body: ring(7.8, 7.8, 4.6), line: 'M11.2 11.2l9 9M16 16l3-3M19 19l2.2-2.2' },
  outrage: { body: 'M5.6 12V8.6c0-2.5 3.2-2.5 3.2 0V7c0-2.6 3.3-2.6 3.3 0v.5c0-2.5 3.2-2.5 3.2 0v1.3c0-2.3 3.1-2.3 3.1 0v6c0 4.4-2.6 7-6.4 7s-6.4-2.6-6.4-7z', cut: 'M8.8 8.4v4M12.1 7.6v4.8M15.3 8.6v3.8M5.8 14.6h6' },
  hand: { body: 'M10.6 4.4 18.2 3c1-.2 1.8.4 2 1.4l2 11.2c.2 1-.4 1.8-1.4 2l-7.6 1.4c-1 .2-1.8-.4-2-1.4L9.2 6.4c-.2-1 .4-1.8 1.4-2z', line: 'M6.8 6.6 3 7.9c-.9.3-1.4 1.2-1.1 2.2l3.3 9.7c.3.9 1.2 1.4 2.2 1.1l3-1' },
  initiative: { body: star({ x: 12, y: 12.6 }, 10, 4.3, 5) },
  pile: { body: 'M7.4 2.8h9.2c1.2 0 2 .8 2 2v11.4c0 1.2-.8 2-2 2H7.4c-1.2 0-2-.8-2-2V4.8c0-1.2.8-2 2-2z', line: 'M7.4 21.4h9.2' },
  vox: { body: 'M3.6 9.4v5.2h3.2l7.4 4.8V4.6L6.8 9.4z', line: 'M17.4 8.6c1.8 1.8 1.8 5 0 6.8M20 5.6c3.4 3.4 3.4 9.4 0 12.8' },
  leader: { body: 'M3.4 8.2 7.8 12 12 4.4l4.2 7.6 4.4-3.8-1.8 11.2H5.2z', cut: 'M6 16.2h12' },
  lore: { body: star(middle, 9.8, 5.6, 8), mark: ring(12, 12, 2.8) },
} as const satisfies Record<string, Drawing>

export type Mark = keyof typeof markDrawings

/** A piece: its silhouette and where the owner's shape is cut in. */
export interface PieceDrawing {
  readonly body: string
  readonly crack: string
  readonly shape: { readonly x: number; readonly y: number; readonly size: number }
}

export const pieceDrawings: Readonly<Record<Piece, PieceDrawing>> = {
  ship: {
    body: 'M12 1.2c2.9 2.8 4.3 6.4 4.3 10.6l4.6 8-5.4-1.5c-.8 2-1.9 3.4-3.5 4.5-1.6-1.1-2.7-2.5-3.5-4.5l-5.4 1.5 4.6-8c0-4.2 1.4-7.8 4.3-10.6z',
    crack: 'M8.2 9.4l3 1.6-1.4 2.6 3.4.8-1.6 3',
    shape: { x: 12, y: 12, size: 6.6 },
  },
  city: {
    body: 'M11.2 1.8h1.6v2.3c4.8.5 8.4 4.3 8.4 9.4v6.7c0 .9-.6 1.5-1.5 1.5H4.3c-.9 0-1.5-.6-1.5-1.5v-6.7c0-5.1 3.6-8.9 8.4-9.4z',
    crack: 'M6.2 8.2l3.6 3-2 2.8 4 1.6-1.6 3.4',
    shape: { x: 12, y: 13, size: 9 },
  },
  starport: { body: star(middle, 11, 7, 6), crack: 'M6.6 7.6l3.6 2.2-1 2.8 4 .8-.8 3.6', shape: { x: 12, y: 12, size: 7.6 } },
  agent: {
    body: `${ring(12, 6.4, 4.8)}M3.6 22c0-5.9 2.9-9.6 8.4-9.6s8.4 3.7 8.4 9.6z`,
    crack: 'M8.6 13.4l2.6 2-1.2 2.2 3 1',
    shape: { x: 12, y: 17.4, size: 6 },
  },
}
