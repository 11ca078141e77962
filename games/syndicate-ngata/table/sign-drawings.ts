import { ring } from '#ui/engraving.ts'
import type { Drawing } from '#ui/icons/drawing.ts'
import type { Key } from '../data/names.ts'

/** What is small on this table and not on Syndicate's, on the 24 px grid. */

/** Each key is the thing that it stands for: borer, cloak, papers, AltSynth. */
export const keyDrawings: Readonly<Record<Key, Drawing>> = {
  GREEN: { body: 'M9 2.2h6v6.4l2.6 1.4v3l-3 .8L12 22l-2.6-8.2-3-.8v-3L9 8.6z', cut: 'M9.4 5.4h5.2M9.6 14.6h4.6M10.6 17.8h2.6' },
  BLUE: { body: 'M12 2c4 0 6.2 2.6 6.2 6.4 0 4.6 1.4 8.6 3 11.8-3 1.6-6 1.8-9.2 1.8s-6.2-.2-9.2-1.8c1.6-3.2 3-7.2 3-11.8C5.8 4.6 8 2 12 2z', cut: 'M8.8 9.2c0-2.2 1.2-3.8 3.2-3.8s3.2 1.6 3.2 3.8c0 2.6-1.2 4.2-3.2 4.2s-3.2-1.6-3.2-4.2zM12 17v4.4' },
  YELLOW: { body: 'M4.2 3.4h15.6v17.2H4.2z', cut: 'M7.4 16.8h6M7.4 13.6h3.6M13.2 6.6h3.6v4.2h-3.6zM7.4 7h2.8', mark: ring(16.4, 16, 1.9) },
  PURPLE: { body: 'M12 1.8c4.6 0 7.6 3.2 7.6 8 0 5.8-3.4 12.4-7.6 12.4S4.4 15.6 4.4 9.8c0-4.8 3-8 7.6-8z', cut: 'M12 2v6.2M7.2 11l3.2 1.6M16.8 11l-3.2 1.6M9.6 17.4c1.6 1 3.2 1 4.8 0' },
}

export const shipMarks = {
  fuel: { body: 'M12 1.8c3.6 4.6 6.6 8 6.6 12.4 0 4.4-3 7.8-6.6 7.8s-6.6-3.4-6.6-7.8c0-4.4 3-7.8 6.6-12.4z', cut: 'M9 14.6c0 2.2 1.2 3.8 3 4' },
  crystal: { body: 'M7.4 3h9.2l4.4 6-9 12.6L3 9z', cut: 'M3.4 9h17.2M8.8 9 12 21M15.2 9 12 21M8.8 9l1.8-5.6M15.2 9l-1.8-5.6' },
  cube: { body: 'M12 1.8 21 6.9v10.2L12 22.2 3 17.1V6.9z', cut: 'M3.4 7.2 12 12l8.6-4.8M12 12v9.8' },
  vault: { body: ring(12, 12, 9.6), cut: `${ring(12, 12, 4)}M12 2.8V8M12 16v5.2M2.8 12H8M16 12h5.2` },
  open: { body: 'M5.4 10.4h13.2v10.8H5.4z', line: 'M8.2 10.2V7.4c0-2.6 1.6-4.6 4-4.6 1.8 0 3.2 1 3.8 2.6', mark: ring(12, 15.8, 1.7) },
  locked: { body: 'M5.4 10.4h13.2v10.8H5.4z', line: 'M8 10.2V7c0-2.6 1.7-4.4 4-4.4s4 1.8 4 4.4v3.2', mark: ring(12, 15.8, 1.7) },
  trader: { line: 'M12 3v17.6M7.6 21h8.8M4 6.4h16', body: 'M1.8 14.6 5 6.8l3.2 7.8c-1 1.7-5.4 1.7-6.4 0zM15.8 14.6 19 6.8l3.2 7.8c-1 1.7-5.4 1.7-6.4 0z' },
  jump: { line: 'M3.6 19.6 9 12 3.6 4.4M10 19.6 15.4 12 10 4.4M16.4 19.6 21.8 12l-5.4-7.6' },
  zone: { body: `${ring(12, 12, 9.6)}`, mark: ring(12, 12, 2.6), solid: ring(18.8, 5.2, 2.4) },
  trap: { line: 'M2.6 9.6 6 14l3-4.4L12 14l3-4.4 3 4.4 3.4-4.4M2.6 9.6C4 5 7.6 2.8 12 2.8S20 5 21.4 9.6M2.6 17.6C5 20.4 8.2 21.6 12 21.6s7-1.2 9.4-4' },
  meets: { body: 'M12 2.4 22 20.6H2z', line: 'M12 9.2v5.2', solid: ring(12, 17.4, 1.3) },
  safe: { line: 'M4.4 12.8l5 5L19.8 6.6' },
  courier: { body: 'M3.2 7.6 12 3l8.8 4.6v9L12 21.2l-8.8-4.6z', cut: 'M3.6 7.8 12 12.2l8.4-4.4M12 12.2v8.6M7.6 5.4l8.6 4.6v3' },
  page: { body: 'M3 4.4c3.4-1 6.6-.6 9 1.4 2.4-2 5.6-2.4 9-1.4v14.8c-3.4-1-6.6-.6-9 1.4-2.4-2-5.6-2.4-9-1.4z', cut: 'M12 6v14' },
  ship: { body: 'M12 1.6 16 9l5.6 7-1 4.2-5.2-2.2-1 3.6h-4.8l-1-3.6-5.2 2.2-1-4.2L8 9z', mark: ring(12, 9.6, 1.9), cut: 'M9 18.2h6' },
  hold: { body: 'M2.6 6.6h18.8v13.2H2.6z', cut: 'M2.8 11h18.4M9.4 6.8v4M14.6 6.8v4' },
  slot: { body: 'M4 4h16v16H4z', cut: 'M8 8h8v8H8z' },
  drop: { line: 'M12 3v12M7 10.2l5 5 5-5M4 20.8h16' },
  bank: { body: 'M2.6 9.4 12 3l9.4 6.4z', line: 'M4 20.8h16M6.2 10v8M12 10v8M17.8 10v8' },
} as const satisfies Record<string, Drawing>

export type ShipMark = keyof typeof shipMarks
