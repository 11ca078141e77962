import './phone.css'
import type { ReactElement, ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { Icon } from '#ui/icons.tsx'
import { PhoneTable, useAnsweringTab, type PhoneTab } from '#ui/phone-table.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { Hand } from './boards/hand.tsx'
import { GloryTrack } from './boards/glory.tsx'
import { OwnBoard } from './boards/own.tsx'
import { playerHue } from './boards/player-hue.ts'
import { Rivals } from './boards/rivals.tsx'
import { Tokens } from './boards/stock.tsx'
import { Centre } from './centre.tsx'
import { useTable, type Table } from './context.tsx'
import { placeOf } from './decisions/places.ts'
import { Prices } from './prices/prices.tsx'
import { CodeSign, MarkSign, PhaseSign } from './signs.tsx'
import { handCount } from './view.ts'

type Tab = 'map' | 'prices' | 'board' | 'hand' | 'rivals'

const tabSigns: Readonly<Record<Tab, ReactElement>> = {
  map: <MarkSign mark="relic" size={20} />,
  prices: <PhaseSign phase="setPrices" size={20} />,
  board: <MarkSign mark="base" size={20} />,
  hand: <Icon name="hand" size={20} />,
  rivals: <Icon name="people" size={20} />,
}

interface PhoneProps {
  readonly bar: ReactNode
  /** What fills the screen before there is a map. */
  readonly settingUp: ReactElement | undefined
}

/** On a phone: stock as chips, one tab at a time, the decision as a sheet below. */
export function Phone({ bar, settingUp }: PhoneProps): ReactElement {
  const table = useTable()
  const { seated, t, prompt, view, viewer, props, identityOf } = table
  const [tab, setTab] = useAnsweringTab(prompt?.id ?? '', tabOf(table), 'map')
  if (settingUp)
    return (
      <PhoneTable className="circ-phone" atmosphere="circadians" bar={bar}>
        {settingUp}
      </PhoneTable>
    )
  const lit = new Set(prompt?.options.map((option) => tabFor(table, option)))
  const tabAt = (id: Tab, label: string): PhoneTab<Tab> => ({ id, label, sign: tabSigns[id], lit: lit.has(id) })
  const tabs = [
    tabAt('map', t.areas.tabMap),
    tabAt('prices', t.areas.tabPrices),
    ...(seated ? [tabAt('board', t.areas.tabBoard), { ...tabAt('hand', t.areas.tabHand), count: handCount(view, viewer) }] : []),
    tabAt('rivals', t.areas.tabRivals),
  ]
  return (
    <PhoneTable className="circ-phone" atmosphere="circadians" head={seated && <Chips />} bar={bar} tabs={{ list: tabs, open: tab, onTab: setTab }}>
      {tab === 'map' && <Centre />}
      {tab === 'prices' && (
        <>
          {seated && props.prompts.some(({ step }) => step === 'price') && (
            <div style={playerHue(identityOf(viewer))}>
              <Tokens seat={viewer} />
            </div>
          )}
          <Prices />
        </>
      )}
      {tab === 'board' && <OwnBoard />}
      {tab === 'hand' && <Hand />}
      {tab === 'rivals' && <Rivals />}
    </PhoneTable>
  )
}

/** The viewer's stock and glory in one line. */
function Chips(): ReactElement {
  const { c, view, viewer, players, identityOf, t } = useTable()
  return (
    <div className="circ-chips" style={playerHue(identityOf(viewer))}>
      <PlayerShape identity={players[viewer].identity} size={18} label={players[viewer].name} />
      <span className="circ-figure">
        <CodeSign code="E" size={16} label={t.board.energy} />
        <b>{view.energy[viewer]}</b>
      </span>
      <span className="circ-figure">
        <CodeSign code="G" size={16} label={t.board.gems} />
        <b>{view.gems[viewer]}</b>
      </span>
      <span className="circ-figure">
        <CodeSign code="C" size={16} label={t.board.cards} />
        <b>{handCount(view, viewer)}</b>
      </span>
      <span className="circ-chips-glory">
        <GloryTrack seat={viewer} />
      </span>
      <span className="circ-score">
        <b>{view.glory[viewer]}</b>/{c.factions.gloryTarget[view.faction[viewer]] ?? 0}
      </span>
    </div>
  )
}

/** The tab on which a choice is made; undefined for what the sheet below asks. */
function tabFor({ props }: Table, option: OfferedOption): Tab | undefined {
  const place = placeOf(props, option)
  return place === 'map' || place === 'hand' || place === 'prices' || place === 'board' ? place : undefined
}

/** Where the things to choose lie, if all that have a place lie in one. */
function tabOf(table: Table): Tab | undefined {
  const tabs = new Set(table.prompt?.options.flatMap((option) => tabFor(table, option) ?? []))
  tabs.delete('hand')
  if (tabs.size === 1) return [...tabs][0]
  return tabs.size === 0 && table.prompt?.options.every((option) => tabFor(table, option) === 'hand') ? 'hand' : undefined
}
