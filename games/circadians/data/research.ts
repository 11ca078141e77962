import type { Track } from './names.ts'
import type { Sourced } from './origin.ts'

export interface ColumnRow {
  /** A gem lock stands before this column. */
  readonly lock?: boolean
  readonly main: string
  /** Once, on arriving. */
  readonly imm?: string
  readonly aux: string
}

/** The five research tracks, column by column. */
export const research: Sourced<Readonly<Record<Track, readonly ColumnRow[]>>> = {
  origin: 'found',
  parts: { 'discover[4]': 'book', 'build[4]': 'book', 'harvest[1]': 'book', 'recruit[3]': 'book', 'move[2]': 'book', 'move[3].imm': 'book', 'move[4].main': 'book' },
  doubts: { 'recruit[0].aux': 'Cheaper than column 2; possibly a slip for E5>DL.' },
  rows: {
    discover: [
      { main: 'X1', aux: 'G2>X1' },
      { main: 'X1', imm: 'E2|G1', aux: 'G2>X1' },
      { main: 'X1', imm: 'E3|C1', aux: 'G1>X1' },
      { main: 'X1', imm: 'E4|G2', aux: 'G1>X1' },
      { lock: true, main: 'X2', imm: 'C1', aux: 'G1>C1' },
    ],
    build: [
      { main: 'B1', aux: 'E4>B1' },
      { main: 'B1', imm: 'FD|C1', aux: 'E3>B1' },
      { main: 'B2', aux: 'E4>B1' },
      { main: 'B2', imm: 'FD|C1', aux: 'E3>B1' },
      { lock: true, main: 'B3', aux: 'E2>C1' },
    ],
    harvest: [
      { main: 'E4+H1', aux: 'E2>G1' },
      { main: 'E5+H2', aux: 'E2>G1' },
      { main: 'E6+H2', imm: 'PT', aux: 'E2>G1' },
      { main: 'E7+H3', aux: 'E2>G1' },
      { lock: true, main: 'E9+H3', imm: 'UT', aux: 'E4>G2' },
    ],
    recruit: [
      { main: 'R2', aux: 'E4>DL' },
      { main: 'R4', aux: 'E5>DL' },
      { main: 'R5', imm: 'G1|C1', aux: 'E4>DL' },
      { main: 'R7', aux: 'E4>DL' },
      { lock: true, main: 'R9', imm: 'E3', aux: 'E4>DL' },
    ],
    move: [
      { main: 'M2', aux: 'E5>UL' },
      { main: 'M3', aux: 'E5>UL' },
      { lock: true, main: 'M4', aux: 'E4>UL' },
      { main: 'M5', imm: 'R2|C1', aux: 'E4>UL' },
      { lock: true, main: 'M6+C1', aux: 'E4>UL' },
    ],
  },
}
