import './phone.css'
import { useId, useState, type CSSProperties, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icons.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { resources } from '../data/names.ts'
import { Centre } from './centre.tsx'
import { useTable, type Table } from './context.tsx'
import { PickSyndicate } from './decisions/pick-syndicate.tsx'
import { Dossier, dossierOpen } from './dossier/dossier.tsx'
import { dossierKey } from './dossier/key.ts'
import { Hand, handVerbs } from './mats/hand.tsx'
import { OwnMat } from './mats/own.tsx'
import { Dice, Rivals } from './mats/rivals.tsx'
import { LogPanel } from './side/log-panel.tsx'
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
  /** Syndicates are being chosen: there is nothing else to see yet. */
  readonly picking: boolean
}

/** On a phone: stock as chips, one tab at a time; what is decided about the map lies below it as a sheet. */
export function PhoneTable({ bar, picking }: PhoneProps): ReactElement {
  const table = useTable()
  const { view, viewer, seated, t, prompt } = table
  const [chosen, setChosen] = useState<{ readonly for: string; readonly tab: Tab }>({ for: '', tab: 'system' })
  const id = useId()
  // A new question opens the tab where it is answered; the reader may leave it again.
  const question = prompt?.id ?? ''
  const deciding = dossierOpen(table)
  // A mission is planned below the map on which it lies.
  const planning = deciding && table.selected !== undefined
  const tab = planning ? 'system' : ((chosen.for === question ? undefined : tabOf(table)) ?? chosen.tab)
  const setTab = (next: Tab): void => {
    table.release()
    setChosen({ for: question, tab: next })
  }
  const tabs: readonly (readonly [Tab, string])[] = [
    ['system', t.areas.tabSystem],
    ...(seated ? ([['hand', t.areas.tabHand]] as const) : []),
    ['rivals', t.areas.tabRivals],
    ['market', t.areas.tabMarket],
    ['log', t.areas.tabLog],
  ]
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const at = tabs.findIndex(([each]) => each === tab)
    const next = tabs[(at + step + tabs.length) % tabs.length][0]
    setTab(next)
    document.getElementById(id + next)?.focus()
  }
  if (picking)
    return (
      <main className="syn-phone" data-atmosphere="syndicate">
        <div className="syn-phone-panel">
          <PickSyndicate />
        </div>
        {bar}
      </main>
    )
  return (
    <main className={classNames('syn-phone', planning && 'syn-phone-planning')} data-atmosphere="syndicate">
      {seated && <Chips />}
      <div className={`syn-phone-panel syn-phone-${tab}`} role="tabpanel" id={`${id}panel`} aria-labelledby={id + tab}>
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
        {tab === 'log' && <LogPanel />}
      </div>
      {bar}
      <div className="syn-tabs" role="tablist" onKeyDown={move}>
        {tabs.map(([each, label]) => (
          <button key={each} id={id + each} type="button" role="tab" aria-selected={tab === each} aria-controls={`${id}panel`} tabIndex={tab === each ? 0 : -1} className="syn-tab" onClick={() => setTab(each)}>
            <Icon name={tabIcons[each]} size={20} />
            {label}
            {each === 'hand' && <span className="syn-tab-count">{handOf(view, viewer).length}</span>}
            {prompt?.options.some(({ verb, facets }) => placeOf(verb, facets) === each) && <span className="syn-tab-lit" />}
          </button>
        ))}
      </div>
    </main>
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
