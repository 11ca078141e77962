import './table.css'
import { useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { classNames } from '#ui/class-names.ts'
import { ThingsProvider } from '#ui/line.tsx'
import { LogPanel } from '#ui/log-panel.tsx'
import { MapTable } from '#ui/map-table.tsx'
import { phone, useMedia } from '#ui/media.ts'
import { PromptBar } from '#ui/prompt-bar.tsx'
import type { GameTable, TableProps } from '#ui/table-contract.ts'
import { useTurn } from '#ui/turn.ts'
import type { Line, Ref } from '#words/line.ts'
import { kindOfCard } from '../words/card-text.ts'
import type { ArcsWords } from '../words/contract.ts'
import { Battle, battlePlaces } from './battle/battle.tsx'
import { Hand } from './boards/hand.tsx'
import { OwnBoard } from './boards/own.tsx'
import { Rivals } from './boards/rivals.tsx'
import { CardNote } from './cards/card-note.tsx'
import { Enlarged } from './cards/enlarged.tsx'
import { TableContext } from './context.tsx'
import { Centre } from './centre.tsx'
import { Chosen } from './decisions/chosen.tsx'
import { Draft } from './decisions/draft.tsx'
import { faceOf, groupOf, isPlaced } from './decisions/faces.tsx'
import { Phone } from './phone.tsx'
import { reachForm, reachPlaces } from './reach/reach.tsx'
import { TopMark } from './round/power-track.tsx'
import { RoundStrip } from './round/round-strip.tsx'
import { Ambitions } from './side/ambitions.tsx'
import { Court } from './side/court.tsx'
import { thingFace } from './thing-face.tsx'
import { useTableState } from './use-table.ts'
import { cardOf, handOf, type ArcsView } from './view.ts'

const tongues = { fr: () => import('../words/fr.ts'), it: () => import('../words/it.ts'), en: () => import('../words/en.ts') } as const

export const gameTable: GameTable = {
  Table,
  words: async (language) => (await tongues[language]()).words,
}

/** The table of Arcs: ambitions and Court at the left, the map in the middle, Rivals at the right, the own board and hand at the foot. */
function Table(props: TableProps<ArcsView>): ReactElement {
  const words = props.words as ArcsWords
  const confirm = useConfirm(props)
  const turn = useTurn(props, { confirm })
  const [enlarged, setEnlarged] = useState<string>()
  const [scoring, setScoring] = useState(false)
  const enlarge = useCallback((id: string) => setEnlarged(id), [])
  const table = useTableState(props, turn, enlarge)
  const narrow = useMedia(phone)
  const wide = useMedia('(min-width: 1680px) and (min-height: 940px)')
  // A short hand leaves room for the log beside it.
  const roomy = useMedia('(min-width: 1200px)')
  const logInFoot = table.seated && (wide || (roomy && handOf(props.view, props.viewer).length <= 3))
  const things = useMemo(() => ({ face: thingFace, peek: peekAt(words) }), [words])
  const bar = (
    <PromptBar
      props={props as unknown as TableProps<never>}
      turn={turn}
      placed={(option) => isPlaced(table, option) || reachPlaces(option) || battlePlaces(option)}
      group={(option) => groupOf(table, option)}
      face={(option) => faceOf(table, option)}
      form={table.selected ? <Chosen /> : reachForm(props, turn)}
    />
  )
  const drafting = props.view.waiting.some(({ step }) => step === 'draft')
  const centre = drafting ? <Draft /> : <Centre scoring={scoring} onScoring={setScoring} />
  return (
    <TableContext value={table}>
      <ThingsProvider things={things}>
        <TopMark narrow={narrow} onScoring={() => setScoring(!scoring)} />
        {narrow ? (
          <Phone bar={bar} centre={centre} drafting={drafting} />
        ) : (
          <MapTable
            className={classNames('arcs-table', logInFoot && 'arcs-table-log')}
            atmosphere="arcs"
            across
            left={
              <>
                <Ambitions />
                <Court />
              </>
            }
            middle={
              <>
                <RoundStrip />
                {centre}
              </>
            }
            right={
              <>
                <Rivals />
                {!logInFoot && <LogPanel table={props} />}
              </>
            }
            bar={bar}
            foot={
              table.seated && (
                <>
                  <OwnBoard />
                  <Hand />
                  {logInFoot && <LogPanel table={props} />}
                </>
              )
            }
            settingUp={drafting ? centre : undefined}
          />
        )}
        <Battle props={props} turn={turn} />
        {enlarged !== undefined && <Enlarged id={enlarged} onClose={() => setEnlarged(undefined)} />}
      </ThingsProvider>
    </TableContext>
  )
}

/** What asks once before it is done: passing the initiative, and ending a turn with pips left to use. */
function useConfirm({ view, words, prompts }: TableProps<ArcsView>): (option: OfferedOption) => Line | undefined {
  return useCallback(
    ({ verb }) => {
      const { turn } = (words as ArcsWords).labels
      if (verb === 'pass') return [turn.confirmPass]
      const canAct = prompts.some(({ options }) => options.some((each) => each.verb === 'act'))
      return verb === 'end' && view.pips > 0 && canAct ? [turn.confirmEnd(view.pips)] : undefined
    },
    [view.pips, words, prompts],
  )
}

/** A card that a sentence speaks of, as a note beside the word. */
const peekAt =
  (words: ArcsWords) =>
  ({ kind, id }: Ref): ReactNode =>
    cardKinds.has(kind) && (kindOfCard(id) !== 'card' || cardOf(id) >= 0) ? <CardNote id={id} words={words} /> : undefined

const cardKinds: ReadonlySet<string> = new Set(['card', 'leader', 'lore', 'setup'])
