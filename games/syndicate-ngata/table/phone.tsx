import '#games/syndicate/table/phone.css'
import './phone.css'
import { useId, useState, type CSSProperties, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { ResourceSign } from '#games/syndicate/table/signs.tsx'
import { classNames } from '#ui/class-names.ts'
import { contraband } from '../rules/ship.ts'
import { Centre } from './centre.tsx'
import { useTable } from './context.tsx'
import { Decision, decisionOpen, isAsked } from './decision/decision.tsx'
import { Hand } from './hand/hand.tsx'
import { Dashboard } from './ship/dashboard.tsx'
import { LogPanel } from './side/log-panel.tsx'
import { Traders } from './side/traders.tsx'
import { Vaults } from './side/vaults.tsx'
import { ShipSign, type ShipMark } from './signs.tsx'
import { StoryPage } from './story/story-page.tsx'
import { asState, handOf } from './view.ts'

type Tab = 'map' | 'ship' | 'missions' | 'vaults' | 'story'

const marks: Readonly<Record<Tab, ShipMark>> = { map: 'zone', ship: 'ship', missions: 'courier', vaults: 'vault', story: 'page' }

/** On a phone: stock as chips, one tab at a time; what is decided about the map lies below it as a sheet. */
export function PhoneTable({ bar, onStory }: { readonly bar: ReactNode; onStory(): void }): ReactElement {
  const table = useTable()
  const { t, view, unread, prompt } = table
  const [chosen, choose] = useState<Tab>('map')
  const id = useId()
  // What is decided or looked at lies below the map.
  const deciding = decisionOpen(table)
  const tab = deciding ? 'map' : chosen
  const isLooking = deciding && !isAsked(table) && view.over === 0
  const setTab = (next: Tab): void => {
    table.release()
    if (next === 'story') onStory()
    choose(next)
  }
  const tabs: readonly (readonly [Tab, string])[] = [
    ['map', t.areas.tabMap],
    ['ship', t.areas.tabShip],
    ['missions', t.areas.tabMissions],
    ['vaults', t.areas.tabVaults],
    ['story', t.areas.tabStory],
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
    <main className={classNames('syn-phone ngata-phone', isAsked(table) && table.props.table.undo === 0 && 'ngata-phone-asked', (tab === 'story' || isLooking) && 'ngata-phone-quiet')} data-atmosphere="syndicate-ngata">
      <Chips />
      <div className={`syn-phone-panel ngata-phone-${tab}`} role="tabpanel" id={`${id}panel`} aria-labelledby={id + tab}>
        {tab === 'map' && (
          <>
            <Centre bare />
            <Decision />
          </>
        )}
        {tab === 'ship' && (
          <>
            <Dashboard />
            <LogPanel />
          </>
        )}
        {tab === 'missions' && <Hand />}
        {tab === 'vaults' && (
          <>
            <Vaults />
            <Traders />
          </>
        )}
        {tab === 'story' && <StoryPage />}
      </div>
      {bar}
      <div className="syn-tabs" role="tablist" onKeyDown={move}>
        {tabs.map(([each, label]) => (
          <button key={each} id={id + each} type="button" role="tab" aria-selected={tab === each} aria-controls={`${id}panel`} tabIndex={tab === each ? 0 : -1} className="syn-tab" onClick={() => setTab(each)}>
            <ShipSign mark={marks[each]} size={20} />
            {label}
            {each === 'missions' && <span className="syn-tab-count">{handOf(view).length}</span>}
            {each === 'story' && unread > 0 && <span className="syn-tab-count">{unread}</span>}
            {prompt?.options.some(({ verb }) => placeOf(verb) === each) && <span className="syn-tab-lit" />}
          </button>
        ))}
      </div>
    </main>
  )
}

/** The ship in one line. */
function Chips(): ReactElement {
  const { view, t } = useTable()
  const load = contraband(asState(view))
  return (
    <p className="syn-stock-line" style={{ '--syn-player': 'var(--brass)' } as CSSProperties}>
      <Chip label={t.ship.fuelGauge(view.fuel, view.tank)} text={`${view.fuel}/${view.tank}`}>
        <ShipSign mark="fuel" size={16} filled className="ngata-fuel-sign" />
      </Chip>
      <Chip label={`${t.ship.credits}: ${view.credits}`} text={String(view.credits)}>
        <ResourceSign resource="credits" size={16} />
      </Chip>
      <Chip label={`${t.ship.influence}: ${view.influence}`} text={String(view.influence)}>
        <ResourceSign resource="influence" size={16} />
      </Chip>
      <Chip label={t.ship.load(load, view.compartment)} text={`${load}/${view.compartment}`} warn={load > view.compartment}>
        <ShipSign mark="slot" size={16} />
      </Chip>
    </p>
  )
}

interface ChipProps {
  readonly label: string
  readonly text: string
  readonly warn?: boolean
  readonly children: ReactElement
}

function Chip({ label, text, warn = false, children }: ChipProps): ReactElement {
  return (
    <span className={classNames('ngata-count', warn && 'ngata-chip-warn')} role="img" aria-label={label}>
      <b>{text}</b>
      {children}
    </span>
  )
}

/** The tab behind which a choice lies, beside those on the map and in the bar. */
function placeOf(verb: string): Tab | undefined {
  if (verb === 'attempt' || verb === 'start') return 'missions'
  return verb === 'trade' || verb === 'exchange' ? 'vaults' : undefined
}

