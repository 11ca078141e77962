import '#games/syndicate/table/table.css'
import './table.css'
import { useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { Dialogue } from '#ui/dialogue.tsx'
import { ThingsProvider } from '#ui/line.tsx'
import { LogPanel } from '#ui/log-panel.tsx'
import { MapTable } from '#ui/map-table.tsx'
import { phone, useMedia } from '#ui/media.ts'
import { PromptBar } from '#ui/prompt-bar.tsx'
import type { GameTable, TableProps } from '#ui/table-contract.ts'
import { useTurn } from '#ui/turn.ts'
import type { Line, Ref } from '#words/line.ts'
import type { Tables } from '../data/tables.ts'
import type { NgataWords } from '../words/contract.ts'
import { TopMark } from './board/top-mark.tsx'
import { CardNote, isCardKind } from './card-note.tsx'
import { Centre } from './centre.tsx'
import { TableContext, type Card, type Thing } from './context.tsx'
import { Chosen } from './decision/chosen.tsx'
import { Decision } from './decision/decision.tsx'
import { faceOf, isPlaced } from './decision/faces.tsx'
import { Enlarged } from './enlarged.tsx'
import { Hand } from './hand/hand.tsx'
import { Phone } from './phone.tsx'
import type { Piece } from './ship/cargo.ts'
import { Dashboard } from './ship/dashboard.tsx'
import { Traders } from './side/traders.tsx'
import { Vaults } from './side/vaults.tsx'
import { StoryPage } from './story/story-page.tsx'
import { StoryPanel } from './story/story-panel.tsx'
import { useLedger } from './story/use-ledger.ts'
import { thingFace } from './thing-face.tsx'
import { useTableState } from './use-table.ts'
import { bookOf, type NgataView } from './view.ts'

const tongues = {
  fr: async (tables: Tables) => (await import('../words/fr.ts')).frenchWords(tables),
  it: async (tables: Tables) => (await import('../words/it.ts')).italianWords(tables),
  en: async (tables: Tables) => (await import('../words/en.ts')).englishWords(tables),
} as const

export const gameTable: GameTable = {
  Table,
  words: (language, override) => tongues[language](bookOf(override).tables),
}

/** The table of the campaign: vaults, story and traders at the left, the star map in the middle, what is decided at the right, the ship and its missions at the foot. */
function Table(props: TableProps<NgataView>): ReactElement {
  const words = props.words as NgataWords
  const turn = useTurn(props, { confirm: useConfirm(words) })
  const [enlarged, setEnlarged] = useState<Card>()
  const narrow = useMedia(phone)
  const ledger = useLedger(props.view, props.override, !narrow)
  const enlarge = useCallback((card: Card) => setEnlarged(card), [])
  const table = useTableState(props, turn, { enlarge, openStory: ledger.open, unread: ledger.unread })
  const things = useMemo(() => ({ face: thingFace, peek: peekAt(words) }), [words])
  const piece = pieceOf(table.selected)
  const bar = (
    <PromptBar props={props as unknown as TableProps<never>} turn={turn} placed={(option) => isPlaced(option, narrow)} face={faceOf} {...(piece ? { form: <Chosen piece={piece} /> } : {})} />
  )
  return (
    <TableContext value={table}>
      <ThingsProvider things={things}>
        <TopMark narrow={narrow} />
        {narrow ? (
          <Phone bar={bar} onStory={ledger.close} />
        ) : (
          <MapTable
            className="syn-table ngata-table"
            atmosphere="syndicate-ngata"
            left={
              <>
                <Vaults />
                <StoryPanel />
                <Traders />
              </>
            }
            middle={<Centre />}
            right={
              <>
                <Decision here />
                <LogPanel table={props} label={table.t.areas.log} />
              </>
            }
            bar={bar}
            foot={
              <>
                <Dashboard />
                <Hand />
              </>
            }
          />
        )}
        {ledger.isOpen && !narrow && (
          <Dialogue open title={table.t.story.title} size="wide" onClose={ledger.close}>
            <StoryPage />
          </Dialogue>
        )}
        {enlarged !== undefined && <Enlarged card={enlarged} onClose={() => setEnlarged(undefined)} />}
      </ThingsProvider>
    </TableContext>
  )
}

/** What asks once before it is done: whatever is thrown away. */
function useConfirm({ labels }: NgataWords): (option: OfferedOption) => Line | undefined {
  return useCallback(
    ({ verb }) => {
      const questions: Readonly<Record<string, string>> = {
        discard: labels.missions.confirmDiscard,
        abandon: labels.missions.confirmAbandon,
        dropKey: labels.ship.confirmDrop,
        dropCrystal: labels.ship.confirmDrop,
        dropCubes: labels.ship.confirmDropCubes,
      }
      return verb in questions ? [questions[verb]] : undefined
    },
    [labels],
  )
}

/** What a sentence speaks of, as a note beside the word. */
const peekAt =
  (words: NgataWords) =>
  ({ kind, id }: Ref): ReactNode =>
    isCardKind(kind) ? <CardNote kind={kind} id={id} words={words} /> : undefined

/** The piece of cargo that is looked at. */
function pieceOf(thing: Thing | undefined): Piece | undefined {
  switch (thing?.kind) {
    case 'key':
      return { kind: 'key', key: thing.key }
    case 'crystals':
      return { kind: 'crystal' }
    case 'cubes':
      return { kind: 'cube' }
    default:
      return undefined
  }
}
