import type { PlaceSymbol, Resource } from './names.ts'
import type { Sourced } from './origin.ts'

export interface SystemRow {
  readonly id: string
  readonly cluster: number
  readonly symbol: PlaceSymbol
  /** Planet type; a gate has none. */
  readonly type: Resource | null
  readonly slots: number
  /** Neighbours on the full board. */
  readonly adjacent: readonly string[]
}

/** Six clusters, clockwise from the top; inside one the planets are read clockwise: arrow, crescent, hex. */
export const map: Sourced<readonly SystemRow[]> = {
  origin: 'found',
  rows: [
    { id: '1g', cluster: 1, symbol: 'gate', type: null, slots: 0, adjacent: ['1a', '1c', '1h', '2g', '6g'] },
    { id: '1a', cluster: 1, symbol: 'arrow', type: 'weapon', slots: 2, adjacent: ['1c', '1g'] },
    { id: '1c', cluster: 1, symbol: 'crescent', type: 'fuel', slots: 1, adjacent: ['1a', '1g', '1h'] },
    { id: '1h', cluster: 1, symbol: 'hex', type: 'material', slots: 2, adjacent: ['1c', '1g'] },
    { id: '2g', cluster: 2, symbol: 'gate', type: null, slots: 0, adjacent: ['1g', '2a', '2c', '2h', '3g'] },
    { id: '2a', cluster: 2, symbol: 'arrow', type: 'psionic', slots: 1, adjacent: ['2c', '2g'] },
    { id: '2c', cluster: 2, symbol: 'crescent', type: 'weapon', slots: 1, adjacent: ['2a', '2g', '2h'] },
    { id: '2h', cluster: 2, symbol: 'hex', type: 'relic', slots: 2, adjacent: ['2c', '2g', '3a'] },
    { id: '3g', cluster: 3, symbol: 'gate', type: null, slots: 0, adjacent: ['2g', '3a', '3c', '3h', '4g'] },
    { id: '3a', cluster: 3, symbol: 'arrow', type: 'material', slots: 1, adjacent: ['2h', '3c', '3g'] },
    { id: '3c', cluster: 3, symbol: 'crescent', type: 'fuel', slots: 1, adjacent: ['3a', '3g', '3h'] },
    { id: '3h', cluster: 3, symbol: 'hex', type: 'weapon', slots: 2, adjacent: ['3c', '3g'] },
    { id: '4g', cluster: 4, symbol: 'gate', type: null, slots: 0, adjacent: ['3g', '4a', '4c', '4h', '5g'] },
    { id: '4a', cluster: 4, symbol: 'arrow', type: 'relic', slots: 2, adjacent: ['4c', '4g'] },
    { id: '4c', cluster: 4, symbol: 'crescent', type: 'fuel', slots: 2, adjacent: ['4a', '4g', '4h'] },
    { id: '4h', cluster: 4, symbol: 'hex', type: 'material', slots: 1, adjacent: ['4c', '4g'] },
    { id: '5g', cluster: 5, symbol: 'gate', type: null, slots: 0, adjacent: ['4g', '5a', '5c', '5h', '6g'] },
    { id: '5a', cluster: 5, symbol: 'arrow', type: 'weapon', slots: 1, adjacent: ['5c', '5g'] },
    { id: '5c', cluster: 5, symbol: 'crescent', type: 'relic', slots: 1, adjacent: ['5a', '5g', '5h'] },
    { id: '5h', cluster: 5, symbol: 'hex', type: 'psionic', slots: 2, adjacent: ['5c', '5g', '6a'] },
    { id: '6g', cluster: 6, symbol: 'gate', type: null, slots: 0, adjacent: ['1g', '5g', '6a', '6c', '6h'] },
    { id: '6a', cluster: 6, symbol: 'arrow', type: 'material', slots: 1, adjacent: ['5h', '6c', '6g'] },
    { id: '6c', cluster: 6, symbol: 'crescent', type: 'fuel', slots: 2, adjacent: ['6a', '6g', '6h'] },
    { id: '6h', cluster: 6, symbol: 'hex', type: 'psionic', slots: 1, adjacent: ['6c', '6g'] },
  ],
}
