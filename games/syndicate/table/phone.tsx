import './phone.css'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icons.tsx'
import { LogPanel } from '#ui/log-panel.tsx'
import { PhoneTable, useAnsweringTab, type PhoneTab } from '#ui/phone-table.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { resources } from '../data/names.ts'
import { Centre } from './centre.tsx'
import { useTable, type Table } from './context.tsx'
import { Dossier, dossierOpen } from './dossier/dossier.tsx'
import { dossierKey } from './dossier/key.ts'
import { Hand, handVerbs } from './mats/hand.tsx'
import { OwnMat } from './mats/own.tsx'
import { Dice, Rivals } from './mats/rivals.tsx'
import { Market, marketVerbs } from './side/market.tsx'
import { Rewards } from './side/rewards.tsx'
import { SovereignPanel } from './side/sovereign.tsx'
import { MarkSign, ownerLook, ResourceSign } from './signs.tsx'
import { handOf, stockOf } from './view.ts'
import { TradePanel } from './trade/trade-panel.tsx'

type Tab = 'system' | 'hand' | 'rivals' | 'market' | 'log'

const tabIcons: Readonly<Record<Tab, IconName>> = { system: 'watch', hand: 'hand', rivals: 'people', market: 'shelf', log: 'log' }

interface PhoneProps {
  readonly bar: ReactNode
  /** What fills the screen while syndicates are chosen. */
  readonly settingUp: ReactElement | undefined
}

/** On a phone: stock as chips, one tab at a time; what is decided about the map lies below it as a sheet. */
export function Phone({ bar, settingUp }: PhoneProps): ReactElement {
  const table = useTable()
  const { view, viewer, seated, t, prompt } = table
  const [answering, setTab] = useAnsweringTab(prompt?.id ?? '', tabOf(table), 'system')
  const deciding = dossierOpen(table)
  // A mission is planned below the map on which it lies.
  const planning = deciding && table.selected !== undefined
  const tab = planning ? 'system' : answering
  const onTab = (next: Tab): void => {
    table.release()
    setTab(next)
  }
  if (settingUp)
    return (
      <PhoneTable className="ui-phone-compact syn-phone" atmosphere="syndicate" bar={bar}>
        {settingUp}
      </PhoneTable>
    )
  const tabAt = (id: Tab, label: string): PhoneTab<Tab> => ({
    id,
    label,
    sign: <Icon name={tabIcons[id]} size={20} />,
    lit: prompt?.options.some(({ verb, facets }) => placeOf(verb, facets) === id) ?? false,
  })
  const tabs = [
    tabAt('system', t.areas.tabSystem),
    ...(seated ? [{ ...tabAt('hand', t.areas.tabHand), count: handOf(view, viewer).length }] : []),
    tabAt('rivals', t.areas.tabRivals),
    tabAt('market', t.areas.tabMarket),
    tabAt('log', t.areas.tabLog),
  ]
  return (
    <PhoneTable className={classNames('ui-phone-compact syn-phone', planning && 'syn-phone-planning')} atmosphere="syndicate" head={seated && <Chips />} bar={bar} tabs={{ list: tabs, open: tab, onTab }}>
      {tab === 'system' && (
        <>
          <Centre bare />
          {deciding && <Dossier key={dossierKey(table.selected?.thing, view.jobCard)} />}
        </>
      )}
      {tab === 'hand' && (
        <>
          <Hand />
          <OwnMat />
        </>
      )}
      {tab === 'rivals' && <Rivals />}
      {tab === 'market' && (
        <>
          <Market />
          <TradePanel />
          <SovereignPanel />
          <Rewards />
        </>
      )}
      {tab === 'log' && <LogPanel table={table.props} label={t.areas.log} />}
    </PhoneTable>
  )
}

/** The viewer's stock in one line. */
function Chips(): ReactElement {
  const { view, viewer, players, t } = useTable()
  const stock = stockOf(view, viewer)
  return (
    <p className="syn-stock-line" style={{ '--syn-player': ownerLook(players, viewer).colour } as CSSProperties}>
      <PlayerShape identity={players[viewer].identity} size={18} label={players[viewer].name} />
      {resources.map((resource, i) => (
        <span key={resource} className="syn-count">
          <b>{stock[i]}</b>
          <ResourceSign resource={resource} size={16} label={t.mat.resources[resource]} />
        </span>
      ))}
      <span className="syn-count">
        <b>{view.tech[viewer]}</b>
        <MarkSign mark="tech" size={15} label={t.mat.techLevel(view.tech[viewer])} />
      </span>
      <span className="syn-count">
        <b>{view.armed[viewer]}</b>
        <MarkSign mark="assault" size={15} label={t.mat.reinforcements(view.armed[viewer], view.assault[viewer])} />
      </span>
      <span className="syn-stock-dice" role="img" aria-label={t.mat.dice(view.dice[viewer], view.dice[viewer])}>
        <Dice seat={viewer} size={18} />
      </span>
    </p>
  )
}

/** The tab on which a choice has its place. */
function placeOf(verb: string, facets: Readonly<Record<string, string>>): Tab | undefined {
  if (marketVerbs.has(verb)) return 'market'
  if (handVerbs.has(verb) || verb === 'token' || verb === 'reorder') return 'hand'
  return facets['at'] === undefined ? undefined : 'system'
}

/** Where the things to choose lie, if they all lie in one place. */
function tabOf({ prompt }: Table): Tab | undefined {
  if (!prompt) return undefined
  const verbs = [...new Set(prompt.options.map(({ verb }) => verb))]
  if (verbs.length > 0 && verbs.every((verb) => handVerbs.has(verb))) return 'hand'
  if (prompt.step === 'cube') return 'market'
  return mapSteps.has(prompt.step) ? 'system' : undefined
}

const mapSteps: ReadonlySet<string> = new Set(['target', 'share', 'boost', 'hands', 'reroll', 'reinforce', 'freeFort', 'unpaid', 'example', 'patrol', 'crew'])
