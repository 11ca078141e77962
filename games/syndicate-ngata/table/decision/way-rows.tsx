import type { ReactElement } from 'react'
import { MarkSign } from '#games/syndicate/table/signs.tsx'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'
import { passageWords } from '../map/place-words.ts'
import { passagesTo, type Passage } from '../map/reach.ts'
import { FuelCount, ShipSign } from '../signs.tsx'

/** Every way to a place with its fuel and its risk; a press goes. */
export function WayRows({ at }: { readonly at: number }): ReactElement {
  const table = useTable()
  return (
    <div className="ngata-ways">
      {passagesTo(table, at).map((passage) => (
        <WayRow key={passage.way} passage={passage} name={table.territoryName(at)} />
      ))}
    </div>
  )
}

function WayRow({ passage, name }: { readonly passage: Passage; readonly name: string }): ReactElement {
  const table = useTable()
  const { t, turn, words, props } = table
  const { way, fuel, dice, chances, option, why } = passage
  const title = way === 'flee' ? t.confrontation.answers.flee.name : t.map.ways[way]
  return (
    <button type="button" className={classNames('ngata-way', option && 'ngata-can')} aria-pressed={option ? false : undefined} aria-disabled={!option} aria-label={`${t.map.go}: ${name}, ${passageWords(table, passage)}`} onClick={() => option && turn.choose(option)}>
      {way === 'route' ? <MarkSign mark="route" size={20} /> : <ShipSign mark={way === 'jump' ? 'jump' : way === 'zone' ? 'zone' : 'ship'} size={20} />}
      <span className="ngata-way-name">
        <b>{title}</b>
        {why ? (
          <small className="ngata-way-why">
            <LineText line={words.reason(why, props.reader)} reach="none" />
          </small>
        ) : (
          <small>{dice === 0 ? t.map.noRisk : t.map.dice(dice)}</small>
        )}
      </span>
      <FuelCount n={fuel} size={16} />
      {option && <span className="ngata-way-go">{t.map.go}</span>}
      {dice > 0 && <RiskBar chances={chances} />}
    </button>
  )
}

/** What the dice may bring, as shares of a bar with their figures. */
export function RiskBar({ chances: [safe, meets, trap] }: { readonly chances: Passage['chances'] }): ReactElement {
  const { t } = useTable()
  const parts = [
    { kind: 'safe', share: safe, text: t.map.safe(safe) },
    { kind: 'meets', share: meets, text: t.map.meets(meets) },
    { kind: 'trap', share: trap, text: t.map.trap(trap) },
  ] as const
  return (
    <span className="ngata-risk" aria-hidden="true">
      <span className="ngata-risk-bar">
        {parts.map(({ kind, share }) => (
          <span key={kind} className={`ngata-risk-${kind}`} style={{ flexGrow: share }} />
        ))}
      </span>
      <span className="ngata-risk-words">
        {parts.map(({ kind, text }) => (
          <span key={kind} className={`ngata-risk-word-${kind}`}>
            <ShipSign mark={kind} size={12} />
            {text}
          </span>
        ))}
      </span>
    </span>
  )
}
