import './table.css'
import { useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { ThingsProvider } from '#ui/line.tsx'
import { LogPanel } from '#ui/log-panel.tsx'
import { MapTable } from '#ui/map-table.tsx'
import { phone, useMedia } from '#ui/media.ts'
import { PromptBar } from '#ui/prompt-bar.tsx'
import type { GameTable, TableProps } from '#ui/table-contract.ts'
import { useTurn } from '#ui/turn.ts'
import type { Line, Ref } from '#words/line.ts'
import { PHASE } from '../data/names.ts'
import type { Tables } from '../data/tables.ts'
import type { CircadiansWords } from '../words/contract.ts'
import { BoardDialogue } from './boards/board-dialogue.tsx'
import { Hand } from './boards/hand.tsx'
import { OwnBoard } from './boards/own.tsx'
import { Rivals } from './boards/rivals.tsx'
import { DiscardDialogue } from './cards/discard-dialogue.tsx'
import { Enlarged } from './cards/enlarged.tsx'
import { ThingNote } from './cards/thing-note.tsx'
import { Centre } from './centre.tsx'
import { Combat } from './combat/combat.tsx'
import { useStage } from './combat/stage.ts'
import { TableContext, type Thing } from './context.tsx'
import { faceOf } from './decisions/faces.tsx'
import { formOf } from './decisions/forms.tsx'
import { KeepLeaders } from './decisions/keep-leaders.tsx'
import { PickFaction } from './decisions/pick-faction.tsx'
import { placeOf } from './decisions/places.ts'
import { Origins } from './origins/origins.tsx'
import { Phone } from './phone.tsx'
import { Prices } from './prices/prices.tsx'
import { TopMark } from './round/top-mark.tsx'
import { thingFace } from './thing-face.tsx'
import { useTableState, type Opens } from './use-table.ts'
import { tablesOf, type CircadiansView } from './view.ts'

const tongues = {
  fr: async (tables: Tables) => (await import('../words/fr.ts')).frenchWords(tables),
  it: async (tables: Tables) => (await import('../words/it.ts')).italianWords(tables),
  en: async (tables: Tables) => (await import('../words/en.ts')).englishWords(tables),
} as const

export const gameTable: GameTable = {
  Table,
  words: (language, override) => tongues[language](tablesOf(override)),
}

/** What lies over the table: one thing at a time. */
type Opened = { readonly thing: Thing } | { readonly board: number } | 'origins' | 'discard'

/** The table of Circadians: rivals at the left, the map in the middle, prices and research at the right, the own board and hand at the foot. */
function Table(props: TableProps<CircadiansView>): ReactElement {
  const words = props.words as CircadiansWords
  const turn = useTurn(props, { confirm: useConfirm(props) })
  const [opened, setOpened] = useState<Opened>()
  const opens = useMemo(
    (): Opens => ({
      enlarge: (thing) => setOpened({ thing }),
      openBoard: (board) => setOpened({ board }),
      openOrigins: () => setOpened('origins'),
      openDiscard: () => setOpened('discard'),
    }),
    [],
  )
  const close = useCallback(() => setOpened(undefined), [])
  const stage = useStage(props)
  const table = useTableState(props, turn, opens, stage.battle !== undefined && !stage.live)
  const narrow = useMedia(phone)
  const things = useMemo(() => ({ face: thingFace, peek: peekAt(words) }), [words])
  const form = formOf(table)
  const bar = (
    <PromptBar
      props={props as unknown as TableProps<never>}
      turn={turn}
      placed={(option) => placeOf(props, option) !== undefined}
      face={(option) => faceOf(table, option)}
      {...(form ? { form } : {})}
    />
  )
  const settingUp = setUpOf(props.view, table.seated)
  return (
    <TableContext value={table}>
      <ThingsProvider things={things}>
        <TopMark narrow={narrow} />
        <Combat props={props} turn={turn} stage={stage} />
        {narrow ? (
          <Phone bar={bar} settingUp={settingUp} />
        ) : (
          <MapTable
            className="circ-table"
            atmosphere="circadians"
            left={
              <>
                <Rivals />
                <LogPanel table={props} />
              </>
            }
            middle={<Centre />}
            right={<Prices />}
            bar={bar}
            foot={
              table.seated && (
                <>
                  <OwnBoard />
                  <Hand />
                </>
              )
            }
            settingUp={settingUp}
          />
        )}
        {opened !== undefined && <Over opened={opened} onClose={close} />}
      </ThingsProvider>
    </TableContext>
  )
}

function Over({ opened, onClose }: { readonly opened: Opened; onClose(): void }): ReactElement {
  if (opened === 'origins') return <Origins onClose={onClose} />
  if (opened === 'discard') return <DiscardDialogue onClose={onClose} />
  return 'thing' in opened ? <Enlarged thing={opened.thing} onClose={onClose} /> : <BoardDialogue seat={opened.board} onClose={onClose} />
}

/** Before there is a map: the choice of factions, and of the leaders that stay. */
function setUpOf(view: CircadiansView, seated: boolean): ReactElement | undefined {
  const asks = (wanted: string): boolean => view.waiting.some(({ step }) => step === wanted)
  if (asks('chooseFaction')) return <PickFaction />
  if (asks('dismiss')) return seated ? <KeepLeaders /> : <PickFaction />
  return undefined
}

/** What asks once before it is done: giving up an action that is free, or the main action. */
function useConfirm({ view, viewer, prompts, words }: TableProps<CircadiansView>): (option: OfferedOption) => Line | undefined {
  return useCallback(
    ({ verb }) => {
      const { turn } = (words as CircadiansWords).labels
      const offers = (other: string): boolean => prompts.some(({ options }) => options.some((option) => option.verb === other))
      if (verb === 'pass' && offers('act') && view.pricer[view.phase - PHASE.discover] === viewer) return [turn.confirmPass]
      return verb === 'end' && offers('main') ? [turn.confirmEnd(true)] : undefined
    },
    [view, viewer, prompts, words],
  )
}

/** What a sentence speaks of, as a note beside the word. */
const peekAt =
  (words: CircadiansWords) =>
  ({ kind, id }: Ref): ReactNode =>
    isNoted(kind) ? <ThingNote thing={{ kind, id }} words={words} /> : undefined

const noted: ReadonlySet<string> = new Set<Thing['kind']>(['card', 'leader', 'attribute', 'faction'])
const isNoted = (kind: string): kind is Thing['kind'] => noted.has(kind)
