import './table.css'
import { useCallback, useMemo, useState, type ReactElement } from 'react'
import { ThingsProvider } from '#ui/line.tsx'
import { phone, useMedia } from '#ui/media.ts'
import { PromptBar } from '#ui/prompt-bar.tsx'
import type { GameTable, TableProps } from '#ui/table-contract.ts'
import { useTurn } from '#ui/turn.ts'
import { CardNote } from './card-note.tsx'
import { Centre } from './centre.tsx'
import { TableContext } from './context.tsx'
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
  const things = useMemo(
    () => ({
      face: thingFace,
      peek: ({ kind, id }: { readonly kind: string; readonly id: string }) => (kind === 'component' && cardOf(id) >= 0 ? <CardNote table={table} card={cardOf(id)} /> : undefined),
    }),
    [table],
  )
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
              <Centre />
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
