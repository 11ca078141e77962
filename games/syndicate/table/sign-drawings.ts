import { ring, star } from '#ui/engraving.ts'
import type { Drawing } from '#ui/icons/drawing.ts'
import type { Resource, SpecialKind } from '../data/names.ts'

/** Everything small on this table, on the 24 px grid. */

const bust = `${ring(12, 7, 4.2)}M3.8 21c.4-5.2 3.4-8 8.2-8s7.8 2.8 8.2 8z`

export const resourceDrawings: Readonly<Record<Resource, Drawing>> = {
  credits: { body: 'M12 1.8 20.8 6.9v10.2L12 22.2 3.2 17.1V6.9z', cut: 'M15 9.2c-.8-1-1.8-1.5-3-1.5-2.3 0-4 1.8-4 4.3s1.7 4.3 4 4.3c1.2 0 2.2-.5 3-1.5' },
  influence: { body: star({ x: 12, y: 12.8 }, 11, 4.8, 5) },
  crew: { body: bust },
}

export const anyDrawing: Drawing = { body: ring(12, 12, 9.6), cut: 'M12 2.6v9.4M12 12l8 4.8M12 12l-8 4.8' }

export const specialDrawings: Readonly<Record<SpecialKind, Drawing>> = {
  mining: { line: 'M6.6 20.6 16 9.4M5.6 7.4c5-3.6 10.4-2.6 14 3.8-3-2-5.6-2.4-7.4-1.8-2.4-1.8-4.6-2.4-6.6-2z' },
  military: { body: 'M3.4 20.4h17.2l-2.6-4.2H6z', line: 'M8.8 16.2c0-2.2 1.4-3.6 3.2-3.6M11 12.4l8-8M16.2 3.2l4 4' },
  research: { body: 'M9.2 3h5.6M10.2 3v6.4L4.8 18.8c-.7 1.2.1 2.4 1.4 2.4h11.6c1.3 0 2.1-1.2 1.4-2.4L13.8 9.4V3', cut: 'M7.6 14.8h8.8' },
  casino: { body: ring(12, 12, 9.4), cut: `${ring(12, 12, 4.2)}M12 2.6v4.6M12 16.8v4.6M2.6 12h4.6M16.8 12h4.6` },
}

export const markDrawings = {
  tech: { body: 'M7 7h10v10H7z', cut: 'M10.4 10.4h3.2v3.2h-3.2z', line: 'M9.4 7V3.2M14.6 7V3.2M9.4 20.8V17M14.6 20.8V17M7 9.4H3.2M7 14.6H3.2M20.8 9.4H17M20.8 14.6H17' },
  assault: { body: 'M12 1.8c3 2.8 4.2 6 4.2 9.6l3 4.2v3.6l-4.2-1.6H9l-4.2 1.6v-3.6l3-4.2c0-3.6 1.2-6.8 4.2-9.6z', mark: ring(12, 9.4, 1.9), line: 'M12 19.4v3' },
  fort: { body: 'M3.4 20.8V5.4h3.4v3h3.4v-3h3.6v3h3.4v-3h3.4v15.4z', cut: 'M9.8 20.6v-4.4c0-1.4.9-2.4 2.2-2.4s2.2 1 2.2 2.4v4.4' },
  mission: { body: ring(12, 12, 6.6), line: 'M12 1.8v4M12 18.2v4M1.8 12h4M18.2 12h4', solid: ring(12, 12, 2) },
  heist: { body: 'M1.8 9.8c3-2.4 6.2-2.8 10.2-1.2 4-1.6 7.2-1.2 10.2 1.2-.2 4.2-2 7-5.2 7-2.4 0-3.6-1.6-5-3.2-1.4 1.6-2.6 3.2-5 3.2-3.2 0-5-2.8-5.2-7z', mark: `${ring(7.4, 11.6, 1.6)}${ring(16.6, 11.6, 1.6)}` },
  sleeper: { body: 'M19.6 15.4A8.6 8.6 0 1 1 11.2 3c-1.2 4.8 1.8 10.6 8.4 12.4z', line: 'M15.4 3.6h4.8l-4.8 5.4h4.8' },
  sovereign: { body: 'M2.8 7.4l4.6 4L12 4l4.6 7.4 4.6-4-1.8 12.2H4.6z', cut: 'M5.2 16.4h13.6' },
  siren: { body: 'M6.4 17.6v-4.4c0-3.2 2.4-5.6 5.6-5.6s5.6 2.4 5.6 5.6v4.4z', line: 'M4 21h16M12 2v2.4M4 5.4l1.8 1.8M20 5.4l-1.8 1.8' },
  token: { body: ring(12, 12, 9.6), cut: 'M9.2 9.6c.2-1.8 1.4-2.8 3-2.8 1.8 0 3 1.1 3 2.6 0 2.2-3 2.4-3 4.8', mark: ring(12.1, 17, 1.1) },
  card: { body: 'M6.4 2.8h11.2c1 0 1.8.8 1.8 1.8v14.8c0 1-.8 1.8-1.8 1.8H6.4c-1 0-1.8-.8-1.8-1.8V4.6c0-1 .8-1.8 1.8-1.8z', cut: 'M8.2 7.6h7.6M8.2 11.4h7.6M8.2 15.2h4.4' },
  die: { body: 'M5.6 3.2h12.8c1.3 0 2.4 1.1 2.4 2.4v12.8c0 1.3-1.1 2.4-2.4 2.4H5.6c-1.3 0-2.4-1.1-2.4-2.4V5.6c0-1.3 1.1-2.4 2.4-2.4z', mark: `${ring(8, 8, 1.6)}${ring(12, 12, 1.6)}${ring(16, 16, 1.6)}` },
  exchange: { line: 'M3.6 8.4h15.6M15.2 4.2l4.2 4.2-4.2 4.2M20.4 15.8H4.8M8.8 11.6l-4.2 4.2L8.8 20' },
  market: { body: 'M12.4 2.6H20c.8 0 1.4.6 1.4 1.4v7.6L12 21c-.6.6-1.4.6-2 0l-7-7c-.6-.6-.6-1.4 0-2z', mark: ring(16.6, 7.4, 1.8) },
  reward: { body: 'M12 1.8 20.8 6.9v10.2L12 22.2 3.2 17.1V6.9z', cut: 'M8.4 12.2l2.6 2.6 4.8-5.2' },
  pardon: { body: 'M6 2.8h12v11.6c0 3.4-2.6 5.6-6 6.8-3.4-1.2-6-3.4-6-6.8z', cut: 'M9 11.4l2.2 2.2 4-4.4' },
  base: { body: 'M3.6 20.6V10.4L12 3.4l8.4 7v10.2z', cut: 'M9.4 20.4v-6h5.2v6' },
  turned: { line: 'M5 8.2a8.4 8.4 0 0 1 14.6 1.4M19.8 4.4v5.4h-5.4M19 15.8a8.4 8.4 0 0 1-14.6-1.4M4.2 19.6v-5.4h5.4' },
  destroyer: { body: 'M1.8 13.2 22.2 4 15.4 20.4l-3.6-5z', cut: 'M11.8 15.4 22 4.4' },
  beam: { line: 'M4 20 20 4M4 14.6 14.6 4M9.4 20 20 9.4' },
  route: { body: `${ring(5.4, 18.6, 2.8)}${ring(18.6, 5.4, 2.8)}`, line: 'M7.6 16.4 16.4 7.6' },
  alone: { line: 'M12 20.6V4M5.8 10.2 12 4l6.2 6.2' },
  shared: { body: `${ring(17.6, 5.4, 2.8)}${ring(6.4, 12, 2.8)}${ring(17.6, 18.6, 2.8)}`, line: 'M8.8 10.6l6.4-3.8M8.8 13.4l6.4 3.8' },
  hands: { body: `${ring(8.6, 8, 3.6)}M2.4 20.4c.3-4.4 2.6-6.8 6.2-6.8s5.9 2.4 6.2 6.8z`, line: 'M18.4 8.4v7M14.9 11.9h7' },
  shield: { body: 'M12 2.4 20 5.2v6.2c0 4.9-3.2 8.4-8 10.3-4.8-1.9-8-5.4-8-10.3V5.2z' },
  embargo: { body: ring(12, 12, 9.4), cut: 'M5.6 5.6l12.8 12.8' },
  deal: { line: 'M2.6 8.4 6.4 6l4.4 1.4L12.4 6h4.4l4.6 2.6M2.6 15.4l3 .2 5 4.2c.8.6 1.8.5 2.4-.2l5.6-5.4M21.4 15h-2.8l-5.4-5-2.4 2.2c-.8.7-2 .6-2.6-.2-.5-.7-.4-1.5.2-2.1' },
} as const satisfies Record<string, Drawing>

export type Mark = keyof typeof markDrawings

/** Pips of a die by face, on the 24 px grid. */
export const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [[8, 8], [16, 16]],
  [[7.4, 7.4], [12, 12], [16.6, 16.6]],
  [[8, 8], [16, 8], [8, 16], [16, 16]],
  [[7.4, 7.4], [16.6, 7.4], [12, 12], [7.4, 16.6], [16.6, 16.6]],
  [[8, 6.8], [16, 6.8], [8, 12], [16, 12], [8, 17.2], [16, 17.2]],
]
