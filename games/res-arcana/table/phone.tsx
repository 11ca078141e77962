import './phone.css'
import { useId, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useAnsweringTab } from '#ui/phone-table.tsx'
import { identities, PlayerShape } from '#ui/shapes.tsx'
import { tabId, Tabs } from '#ui/tabs.tsx'
import { Centre } from './centre.tsx'
import { useTable, type Table } from './context.tsx'
import { Hand } from './hand.tsx'
import { OwnSummary } from './own.tsx'
import { Pool } from './pool.tsx'
import { Rivals, statusOf } from './rivals.tsx'
import { PointsSeal } from './seat-marks.tsx'
import { handOf, rivalsOf, tableauOf } from './seen.ts'
import { Tableau } from './tableau.tsx'

type Tab = 'mine' | 'centre' | 'hand' | 'rivals'

/** On a phone: rivals as a strip, four tabs, and the prompt as a sheet at the foot. */
export function PhoneTable({ bar }: { readonly bar: ReactNode }): ReactElement {
  const table = useTable()
  const { view, viewer, seated, t, prompt, half } = table
  const id = useId()
  const [tab, setTab] = useAnsweringTab<Tab>(`${prompt?.id ?? ''}${half.passing ? ' passing' : ''}`, tabOf(table), seated ? 'mine' : 'centre')
  const hand = (
    <>
      {t.tabHand}
      <span className="ra-tab-count">{handOf(view, viewer).length}</span>
    </>
  )
  const tabs: readonly { readonly id: Tab; readonly face: ReactNode }[] = [
    ...(seated ? ([{ id: 'mine', face: t.tabMine }] as const) : []),
    { id: 'centre', face: t.tabCentre },
    ...(seated ? ([{ id: 'hand', face: hand }] as const) : []),
    { id: 'rivals', face: t.tabRivals },
  ]
  return (
    <main className="ra-phone" data-atmosphere="res-arcana">
      <div className="ra-strip">
        {rivalsOf(view, viewer).map((seat, i) => (
          <Strip key={seat} seat={seat} nth={i} onOpen={() => setTab('rivals')} />
        ))}
      </div>
      <Tabs tabs={tabs} tab={tab} onTab={setTab} panel={id} className="ra-tabs" tabClassName="ra-tab" />
      <div className="ra-panel" role="tabpanel" id={id} aria-labelledby={tabId(id, tab)}>
        {tab === 'mine' && <Tableau free />}
        {tab === 'hand' && <Hand />}
        {tab === 'centre' && <Centre />}
        {tab === 'rivals' && <Rivals />}
        {seated && (tab === 'mine' || tab === 'hand') && <Pool />}
        {seated && tab === 'mine' && <OwnSummary />}
      </div>
      {bar}
    </main>
  )
}

function Strip({ seat, nth, onOpen }: { readonly seat: number; readonly nth: number; onOpen(): void }): ReactElement {
  const table = useTable()
  const player = table.players[seat]
  const status = statusOf(table, seat, nth)
  return (
    <button type="button" className={classNames('ra-strip-seat', status.live && 'ra-strip-live')} style={{ '--ra-player': identities[player.identity].colour } as CSSProperties} onClick={onOpen}>
      <span className="ra-strip-name">
        <PlayerShape identity={player.identity} size={13} look={player.kind === 'bot' ? 'outline' : 'solid'} />
        <b>{player.name}</b>
      </span>
      <span className="ra-strip-status">{status.text}</span>
      <PointsSeal seat={seat} size={28} />
    </button>
  )
}

/** Where the things to choose lie, if they all lie in one place. */
function tabOf(table: Table): Tab | undefined {
  const { view, viewer, prompt, half } = table
  if (half.passing) return 'centre'
  if (!prompt || prompt.step === 'turn') return undefined
  const cards = [...(table.offers?.byCard.keys() ?? [])]
  if (cards.length === 0) return undefined
  if (cards.every((card) => handOf(view, viewer).includes(card))) return 'hand'
  if (cards.every((card) => tableauOf(view, viewer).includes(card))) return 'mine'
  return prompt.step === 'swapItem' ? 'centre' : undefined
}
