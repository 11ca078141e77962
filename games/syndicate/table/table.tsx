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
import type { Tables } from '../data/tables.ts'
import type { SyndicateWords } from '../words/contract.ts'
import { Centre } from './centre.tsx'
import { Enlarged } from './cards/enlarged.tsx'
import { ThingNote } from './cards/thing-note.tsx'
import { TableContext } from './context.tsx'
import { Chosen } from './decisions/chosen.tsx'
import { faceOf, isPlaced } from './decisions/faces.tsx'
import { formOf } from './decisions/forms.tsx'
import { PickSyndicate } from './decisions/pick-syndicate.tsx'
import { Dossier, dossierOpen } from './dossier/dossier.tsx'
import { dossierKey } from './dossier/key.ts'
import { Hand } from './mats/hand.tsx'
import { OwnMat } from './mats/own.tsx'
import { Rivals } from './mats/rivals.tsx'
import { Phone } from './phone.tsx'
import { TopMark } from './board/top-mark.tsx'
import { Market } from './side/market.tsx'
import { Rewards } from './side/rewards.tsx'
import { SovereignPanel } from './side/sovereign.tsx'
import { systemPlaces } from './system/system.tsx'
import { thingFace } from './thing-face.tsx'
import type { Offer } from './trade/offer.ts'
import { TradeDialogue } from './trade/trade-dialogue.tsx'
import { OpenTradeContext, TradePanel } from './trade/trade-panel.tsx'
import { useTableState } from './use-table.ts'
import { bookOf, sleeperOf, type SyndicateView } from './view.ts'

const tongues = {
  fr: async (tables: Tables) => (await import('../words/fr.ts')).frenchWords(tables),
  it: async (tables: Tables) => (await import('../words/it.ts')).italianWords(tables),
  en: async (tables: Tables) => (await import('../words/en.ts')).englishWords(tables),
} as const

export const gameTable: GameTable = {
  Table,
  words: (language, override) => tongues[language](bookOf(override).tables),
}

/** The table of Syndicate: rivals and market at the left, Arcturus in the middle, the decision and rewards at the right, the own mat and hand at the foot. */
function Table(props: TableProps<SyndicateView>): ReactElement {
  const words = props.words as SyndicateWords
  const turn = useTurn(props, { confirm: useConfirm(props) })
  const [enlarged, setEnlarged] = useState<string>()
  const [trading, setTrading] = useState<{ readonly counter: Offer | undefined }>()
  const openTrade = useCallback((counter?: Offer) => setTrading({ counter }), [])
  const enlarge = useCallback((id: string) => setEnlarged(id), [])
  const table = useTableState(props, turn, enlarge)
  const narrow = useMedia(phone)
  const things = useMemo(() => ({ face: thingFace, peek: peekAt(words) }), [words])
  const form = table.selected ? <Chosen /> : formOf(table)
  const bar = (
    <PromptBar
      props={props as unknown as TableProps<never>}
      turn={turn}
      placed={(option) => isPlaced(option) || systemPlaces(option)}
      face={(option) => faceOf(table, option)}
      {...(form ? { form } : {})}
    />
  )
  const settingUp = props.view.waiting.some(({ step }) => step === 'syndicate') ? <PickSyndicate /> : undefined
  return (
    <TableContext value={table}>
      <ThingsProvider things={things}>
        <OpenTradeContext value={openTrade}>
          <TopMark narrow={narrow} />
          {narrow ? (
            <Phone bar={bar} settingUp={settingUp} />
          ) : (
            <MapTable
              className="syn-table"
              atmosphere="syndicate"
              left={
                <>
                  <Rivals />
                  <Market />
                </>
              }
              middle={<Centre />}
              right={
                <>
                  {dossierOpen(table) ? (
                    <Dossier key={dossierKey(table.selected?.thing, props.view.jobCard)} />
                  ) : (
                    <>
                      <SovereignPanel />
                      <TradePanel />
                      <LogPanel table={props} label={table.t.areas.log} />
                    </>
                  )}
                  <Rewards />
                </>
              }
              bar={bar}
              foot={
                table.seated && (
                  <>
                    <OwnMat />
                    <Hand />
                  </>
                )
              }
              settingUp={settingUp}
            />
          )}
          {trading && <TradeDialogue counter={trading.counter} onClose={() => setTrading(undefined)} />}
          {enlarged !== undefined && <Enlarged id={enlarged} onClose={() => setEnlarged(undefined)} />}
        </OpenTradeContext>
      </ThingsProvider>
    </TableContext>
  )
}

/** What asks once before it is done: whatever shows something hidden, and an end of the turn with dice left. */
function useConfirm({ view, viewer, words, reader }: TableProps<SyndicateView>): (option: OfferedOption) => Line | undefined {
  return useCallback(
    ({ verb, facets }) => {
      const { labels } = words as SyndicateWords
      if (verb === 'buy') return words.option(verb, facets, reader)
      if (verb === 'lay' && sleeperOf(view, viewer) !== undefined) return [labels.sleepers.burnsOld]
      if (verb !== 'end') return undefined
      if (view.extended === 1) return view.actions === 0 ? [labels.turn.confirmOut] : undefined
      return view.dice[viewer] > 0 ? [labels.turn.confirmEnd(view.dice[viewer])] : undefined
    },
    [view, viewer, words, reader],
  )
}

/** What a sentence speaks of, as a note beside the word. */
const peekAt =
  (words: SyndicateWords) =>
  ({ kind, id }: Ref): ReactNode =>
    noted.has(kind) ? <ThingNote kind={kind} id={id} words={words} /> : undefined

const noted: ReadonlySet<string> = new Set(['card', 'technology', 'territory', 'reward'])
