import './phone.css'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { PhoneTable, useAnsweringTab, type PhoneTab } from '#ui/phone-table.tsx'
import { identities, PlayerShape } from '#ui/shapes.tsx'
import { plain } from '#words/line.ts'
import { Hand, handVerbs } from './boards/hand.tsx'
import { OwnBoard } from './boards/own.tsx'
import { Rivals } from './boards/rivals.tsx'
import { useTable, type Table } from './context.tsx'
import { RoundStrip } from './round/round-strip.tsx'
import { Ambitions } from './side/ambitions.tsx'
import { Court, courtVerbs } from './side/court.tsx'
import { AmbitionSign, MarkSign, SymbolSign } from './signs.tsx'
import { projected, standingsOf } from './standings.ts'
import { seatsFrom } from './view.ts'

type Tab = 'map' | 'mine' | 'rivals' | 'court'

const tabSigns: Readonly<Record<Tab, ReactElement>> = {
  map: <SymbolSign symbol="gate" size={20} />,
  mine: <Icon name="table" size={20} />,
  rivals: <Icon name="people" size={20} />,
  court: <MarkSign mark="leader" size={20} />,
}

interface PhoneProps {
  readonly bar: ReactNode
  readonly centre: ReactNode
  /** Leaders and lore are being drafted: there is nothing else to see yet. */
  readonly drafting: boolean
}

/** On a phone: Power as chips, one tab at a time, the prompt as a sheet, the hand below it. */
export function Phone({ bar, centre, drafting }: PhoneProps): ReactElement {
  const table = useTable()
  const { view, viewer, seated, t, prompt } = table
  const [tab, setTab] = useAnsweringTab(prompt?.id ?? '', tabOf(table), 'map')
  const courtFirst = prompt?.options.some(({ verb }) => courtVerbs.has(verb)) ?? false
  const tabAt = (id: Tab, label: string): PhoneTab<Tab> => ({ id, label, sign: tabSigns[id] })
  const tabs = [
    tabAt('map', t.areas.tabMap),
    ...(seated ? [tabAt('mine', t.areas.tabBoard)] : []),
    tabAt('rivals', t.areas.tabRivals),
    tabAt('court', t.areas.tabCourt),
  ]
  const chips = (
    <ul className="arcs-chips">
      {seatsFrom(view, viewer).map((seat) => (
        <Chip key={seat} seat={seat} />
      ))}
    </ul>
  )
  return (
    <PhoneTable className="ui-phone-compact arcs-phone" atmosphere="arcs" head={chips} bar={bar} hand={seated && !drafting && <Hand />} tabs={{ list: tabs, open: tab, onTab: setTab }}>
      {tab === 'map' && (
        <>
          {centre}
          {!drafting && <Declared onOpen={() => setTab('court')} />}
        </>
      )}
      {tab === 'mine' && <OwnBoard slot={40} />}
      {tab === 'rivals' && (
        <>
          <RoundStrip />
          <Rivals />
        </>
      )}
      {tab === 'court' && (
        <>
          {courtFirst && <Court />}
          <Ambitions />
          {!courtFirst && <Court />}
        </>
      )}
    </PhoneTable>
  )
}

function Chip({ seat }: { readonly seat: number }): ReactElement {
  const { view, players, t } = useTable()
  const then = projected(view)[seat]
  const { identity, name, kind } = players[seat]
  return (
    <li className={classNames('arcs-chip', view.turn === seat && 'arcs-chip-acting')} style={{ '--arcs-player': identities[identity].colour } as CSSProperties} title={name}>
      <PlayerShape identity={identity} size={13} look={kind === 'bot' ? 'outline' : 'solid'} label={name} />
      <b role="img" aria-label={t.board.powerOf(view.power[seat])}>
        {view.power[seat]}
      </b>
      <span title={t.ambitions.ifChapterEndedNow}>→{then}</span>
    </li>
  )
}

/** The declared ambitions in short, below the map. */
function Declared({ onOpen }: { onOpen(): void }): ReactElement {
  const { view, players, words, t, who } = useTable()
  const declared = standingsOf(view).filter((each) => each.declared)
  return (
    <div className="arcs-declared">
      {declared.map(({ ambition, id, value, power, counts }) => (
        <button key={ambition} type="button" className="arcs-declared-one" onClick={onOpen} aria-label={[words.name('ambition', id), t.ambitions.markerHint(...value), ...power.flatMap((won, seat) => (won > 0 ? [plain(t.ambitions.wouldScore(who(seat), won))] : []))].join(', ')}>
          <span className="arcs-declared-head">
            <AmbitionSign ambition={id} size={14} />
            {words.name('ambition', id)}
            <b>{t.ambitions.marker(...value)}</b>
          </span>
          <span className="arcs-declared-pay">
            {power.map((won, seat) =>
              won > 0 ? (
                <span key={seat}>
                  <PlayerShape identity={players[seat].identity} size={10} /> {counts[seat]} <b>+{won}</b>
                </span>
              ) : null,
            )}
          </span>
        </button>
      ))}
      {declared.length < 3 && (
        <button type="button" className="arcs-declared-one arcs-declared-more" onClick={onOpen}>
          {t.areas.ambitions}
          <Icon name="chevronRight" size={14} />
        </button>
      )}
    </div>
  )
}

/** Where the things to choose lie, if they all lie in one place. */
function tabOf({ prompt }: Table): Tab | undefined {
  // A turn goes on where its last action was answered.
  if (!prompt || prompt.step === 'turn') return undefined
  const verbs = [...new Set(prompt.options.map(({ verb }) => verb).filter((verb) => !aside.has(verb)))]
  if (verbs.every((verb) => handVerbs.has(verb))) return undefined
  if (verbs.every((verb) => courtVerbs.has(verb) || verb === 'declare')) return 'court'
  if (verbs.every((verb) => mineVerbs.has(verb))) return 'mine'
  if (verbs.every((verb) => rivalVerbs.has(verb))) return 'rivals'
  return 'map'
}

const aside: ReadonlySet<string> = new Set(['goOn', 'decline', 'keep', 'stop', 'end', 'draw', 'seize', 'spies'])
const mineVerbs: ReadonlySet<string> = new Set(['discard', 'protect', 'giveToken', 'give', 'execute', 'pressgang'])
const rivalVerbs: ReadonlySet<string> = new Set(['stealToken', 'stealFromCard', 'steal', 'look'])
