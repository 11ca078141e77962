import '#games/syndicate/table/phone.css'
import './phone.css'
import { useState, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { ResourceSign } from '#games/syndicate/table/signs.tsx'
import { classNames } from '#ui/class-names.ts'
import { LogPanel } from '#ui/log-panel.tsx'
import { PhoneTable, type PhoneTab } from '#ui/phone-table.tsx'
import { contraband } from '../rules/ship.ts'
import { Centre } from './centre.tsx'
import { useTable } from './context.tsx'
import { Decision, decisionOpen, isAsked } from './decision/decision.tsx'
import { Hand } from './hand/hand.tsx'
import { Dashboard } from './ship/dashboard.tsx'
import { Traders } from './side/traders.tsx'
import { Vaults } from './side/vaults.tsx'
import { ShipSign, type ShipMark } from './signs.tsx'
import { StoryPage } from './story/story-page.tsx'
import { asState, handOf } from './view.ts'

type Tab = 'map' | 'ship' | 'missions' | 'vaults' | 'story'

const marks: Readonly<Record<Tab, ShipMark>> = { map: 'zone', ship: 'ship', missions: 'courier', vaults: 'vault', story: 'page' }

/** On a phone: stock as chips, one tab at a time; what is decided about the map lies below it as a sheet. */
export function Phone({ bar, onStory }: { readonly bar: ReactNode; onStory(): void }): ReactElement {
  const table = useTable()
  const { t, view, unread, prompt } = table
  const [chosen, choose] = useState<Tab>('map')
  // What is decided or looked at lies below the map.
  const deciding = decisionOpen(table)
  const tab = deciding ? 'map' : chosen
  const isLooking = deciding && !isAsked(table) && view.over === 0
  const onTab = (next: Tab): void => {
    table.release()
    if (next === 'story') onStory()
    choose(next)
  }
  const tabAt = (id: Tab, label: string): PhoneTab<Tab> => ({
    id,
    label,
    sign: <ShipSign mark={marks[id]} size={20} />,
    lit: prompt?.options.some(({ verb }) => placeOf(verb) === id) ?? false,
  })
  const tabs = [
    tabAt('map', t.areas.tabMap),
    tabAt('ship', t.areas.tabShip),
    { ...tabAt('missions', t.areas.tabMissions), count: handOf(view).length },
    tabAt('vaults', t.areas.tabVaults),
    { ...tabAt('story', t.areas.tabStory), ...(unread > 0 ? { count: unread } : {}) },
  ]
  return (
    <PhoneTable
      className={classNames('ui-phone-compact syn-phone ngata-phone', isAsked(table) && table.props.table.undo === 0 && 'ngata-phone-asked', (tab === 'story' || isLooking) && 'ngata-phone-quiet')}
      atmosphere="syndicate-ngata"
      head={<Chips />}
      bar={bar}
      tabs={{ list: tabs, open: tab, onTab }}
    >
      {tab === 'map' && (
        <>
          <Centre bare />
          <Decision />
        </>
      )}
      {tab === 'ship' && (
        <>
          <Dashboard />
          <LogPanel table={table.props} label={t.areas.log} />
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
    </PhoneTable>
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

