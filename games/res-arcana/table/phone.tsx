import './phone.css'
import { useId, useState, type CSSProperties, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { identities, PlayerShape } from '#ui/shapes.tsx'
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
  const [chosen, setChosen] = useState<{ readonly for: string; readonly tab: Tab }>({ for: '', tab: seated ? 'mine' : 'centre' })
  const id = useId()
  // A new question opens the tab where its cards lie; the reader may leave it again.
  const question = `${prompt?.id ?? ''}${half.passing ? ' passing' : ''}`
  const tab = (chosen.for === question ? undefined : tabOf(table)) ?? chosen.tab
  const setTab = (next: Tab): void => setChosen({ for: question, tab: next })
  const tabs: readonly (readonly [Tab, string, number?])[] = [
    ...(seated ? ([['mine', t.tabMine]] as const) : []),
    ['centre', t.tabCentre],
    ...(seated ? ([['hand', t.tabHand, handOf(view, viewer).length]] as const) : []),
    ['rivals', t.tabRivals],
  ]
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const at = tabs.findIndex(([each]) => each === tab)
    const next = tabs[(at + step + tabs.length) % tabs.length][0]
    setTab(next)
    document.getElementById(id + next)?.focus()
  }
  return (
    <main className="ra-phone" data-atmosphere="res-arcana">
      <div className="ra-strip">
        {rivalsOf(view, viewer).map((seat, i) => (
          <Strip key={seat} seat={seat} nth={i} onOpen={() => setTab('rivals')} />
        ))}
      </div>
      <div className="ra-tabs" role="tablist" onKeyDown={move}>
        {tabs.map(([each, label, count]) => (
          <button
            key={each}
            id={id + each}
            type="button"
            role="tab"
            aria-selected={tab === each}
            aria-controls={`${id}panel`}
            tabIndex={tab === each ? 0 : -1}
            className="ra-tab"
            onClick={() => setTab(each)}
          >
            {label}
            {count !== undefined && <span className="ra-tab-count">{count}</span>}
          </button>
        ))}
      </div>
      <div className="ra-panel" role="tabpanel" id={`${id}panel`} aria-labelledby={id + tab}>
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
