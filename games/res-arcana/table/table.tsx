import './table.css'
import { useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { ThingsProvider } from '#ui/line.tsx'
import { phone, useMedia } from '#ui/media.ts'
import { PromptBar } from '#ui/prompt-bar.tsx'
import type { GameTable, TableProps } from '#ui/table-contract.ts'
import { useTurn } from '#ui/turn.ts'
import type { Ref } from '#words/line.ts'
import { CardNote } from './card-note.tsx'
import { Centre } from './centre.tsx'
import { TableContext, type Table as TableState } from './context.tsx'
import { Decision } from './decisions/decision.tsx'
import { Enlarged } from './enlarged.tsx'
import { OwnArea } from './own.tsx'
import { PhoneTable } from './phone.tsx'
import { Rivals } from './rivals.tsx'
import { RoundMark } from './round-mark.tsx'
import { cardOf, type Seen } from './seen.ts'
import { thingFace } from './thing-face.tsx'
import { useTableState } from './use-table.ts'

const tongues = { fr: () => import('../words/fr.ts'), it: () => import('../words/it.ts'), en: () => import('../words/en.ts') } as const

export const gameTable: GameTable = {
  Table,
  words: async (language) => (await tongues[language]()).words,
}

/** The table of Res Arcana: centre, prompt and own area at the left, rivals at the right; tabs on a phone. */
function Table(props: TableProps<Seen>): ReactElement {
  const turn = useTurn(props)
  const [enlarged, setEnlarged] = useState<number>()
  const enlarge = useCallback((card: number) => setEnlarged(card), [])
  const table = useTableState(props, turn, enlarge)
  const narrow = useMedia(phone)
  const things = useMemo(() => ({ face: thingFace, peek: peekAt(table) }), [table])
  const bar = (
    <div className="ra-prompt">
      <PromptBar props={props as unknown as TableProps<never>} turn={turn} placed={() => true} form={<Decision />} />
    </div>
  )
  return (
    <TableContext value={table}>
      <ThingsProvider things={things}>
        <RoundMark />
        {narrow ? (
          <PhoneTable bar={bar} />
        ) : (
          <main className={table.seated ? 'ra-table' : 'ra-table ra-table-watch'} data-atmosphere="res-arcana">
            <div className="ra-main">
              <Centre covered={covering.has(table.prompt?.step ?? '')} />
              {bar}
              {table.seated && <OwnArea />}
            </div>
            <Rivals />
          </main>
        )}
        {enlarged !== undefined && <Enlarged card={enlarged} onClose={() => setEnlarged(undefined)} />}
      </ThingsProvider>
    </TableContext>
  )
}

/** Questions whose form stands over the centre, which cannot be reached meanwhile. */
const covering: ReadonlySet<string> = new Set(['keep', 'chooseMage', 'takeItem', 'pick', 'placeFromDiscard', 'reorder', 'takeOrLeave', 'collectChoice', 'upkeep', 'pay', 'gain', 'discardGain', 'loseEssence'])

/** A card that a sentence speaks of, as a note beside the word. */
const peekAt =
  (table: TableState) =>
  ({ kind, id }: Ref): ReactNode =>
    kind === 'component' && cardOf(id) >= 0 ? <CardNote table={table} card={cardOf(id)} /> : undefined
