import type { ReactElement } from 'react'
import { MarkSign } from '#games/syndicate/table/signs.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTip } from '#ui/tooltip.tsx'
import { jumpChances } from '../../rules/odds.ts'
import { fitsRoute } from '../../rules/ship.ts'
import type { Way } from '../../words/labels.ts'
import { useTable } from '../context.tsx'
import { FuelCount, ShipSign } from '../signs.tsx'
import { asState } from '../view.ts'

/** The three ways to travel: what each takes, and what a jump risks. */
export function WaysLegend(): ReactElement {
  const { c, view, t, tables } = useTable()
  // A longer jump rolls more dice: one line for each length that the card has.
  const jumps = [...new Map(tables.hyperjumps.rows.map(({ fuel, dice }) => [`${fuel} ${dice}`, { fuel, dice }])).values()]
  const open = fitsRoute(asState(view))
  return (
    <table className="syn-corner syn-corner-bottom-left syn-prices ngata-legend" aria-label={t.map.chooseWay}>
      <tbody>
        <Row way="zone" fuel={c.box.fuelInZone} name>
          <td colSpan={3} className="ngata-legend-calm">
            {t.map.noRisk}
          </td>
        </Row>
        <Row way="route" fuel={c.box.fuelOnRoute} name>
          <td colSpan={3} className={classNames(open ? 'ngata-legend-calm' : 'ngata-legend-closed')} title={open ? t.ship.fitsRoute : t.ship.tooMuchForRoute}>
            {open ? (
              t.map.noRisk
            ) : (
              <>
                <span className="ui-unseen">{t.ship.tooMuchForRoute}</span>
                <ShipSign mark="locked" size={13} />
              </>
            )}
          </td>
        </Row>
        {jumps.map(({ fuel, dice }, i) => {
          const [safe, meets, trap] = jumpChances(c, dice)
          return (
            <Row key={fuel} way="jump" fuel={fuel} name={i === 0}>
              <Chance kind="safe" chance={safe} label={t.map.safe(safe)} />
              <Chance kind="meets" chance={meets} label={t.map.meets(meets)} />
              <Chance kind="trap" chance={trap} label={t.map.trap(trap)} />
            </Row>
          )
        })}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly way: Way
  readonly fuel: number
  /** The first line of a way carries its sign. */
  readonly name: boolean
  readonly children: ReactElement | readonly ReactElement[]
}

function Row({ way, fuel, name, children }: RowProps): ReactElement {
  const { t } = useTable()
  const tip = useTip(() => (
    <span className="syn-tip">
      <b>{t.map.ways[way]}</b>
      <span>{t.map.wayHints[way]}</span>
    </span>
  ))
  return (
    <tr>
      <th scope="row" tabIndex={name ? 0 : undefined} {...tip}>
        <span className="ui-unseen">{t.map.ways[way]}</span>
        {name && (way === 'route' ? <MarkSign mark="route" size={15} /> : <ShipSign mark={way} size={15} />)}
      </th>
      <td>
        <FuelCount n={fuel} size={12} />
      </td>
      {children}
    </tr>
  )
}

function Chance({ kind, chance, label }: { readonly kind: 'safe' | 'meets' | 'trap'; readonly chance: number; readonly label: string }): ReactElement {
  const { t } = useTable()
  return (
    <td className={`ngata-risk-word-${kind}`} title={label}>
      <span className="ui-unseen">{label}</span>
      <span className="ngata-legend-way" aria-hidden="true">
        <ShipSign mark={kind} size={11} />
        {t.percent(chance)}
      </span>
    </td>
  )
}
