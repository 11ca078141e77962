import type { ReactElement } from 'react'
import { plain } from '#words/line.ts'
import { resources, zones } from '../../data/names.ts'
import { fortifyPrice } from '../../rules/bases.ts'
import { RESOURCES } from '../../rules/state.ts'
import { useTable } from '../context.tsx'
import { Amounts, zoneColour } from '../signs.tsx'
import { asState } from '../view.ts'

/** What a base costs, yields and costs to fortify in each zone; fortifying as the viewer would pay it. */
export function Prices(): ReactElement {
  const { c, view, viewer, seated, t } = useTable()
  const { columns } = t.map
  const upkeepAside = (zone: number): readonly number[] => c.zones.income.slice(zone * RESOURCES, (zone + 1) * RESOURCES).map((n, i) => (i === 2 ? n - c.zones.upkeep[zone] : n))
  const fortify = (zone: number): readonly number[] =>
    seated && view.syndicate[viewer] >= 0 ? resources.map((_, resource) => fortifyPrice(c, asState(view), viewer, zone, resource)) : c.zones.fortify.slice(zone * RESOURCES, (zone + 1) * RESOURCES)
  const cell = (amounts: readonly number[], signed = false): ReactElement => (
    <td>
      <Amounts amounts={amounts} signed={signed} size={11} label={plain(t.amounts.of(amounts))} />
    </td>
  )
  return (
    <table className="syn-corner syn-corner-top-left syn-prices" aria-label={t.areas.prices}>
      <thead>
        <tr>
          <td />
          <th scope="col">{columns.buy}</th>
          <th scope="col">{columns.income}</th>
          <th scope="col">{columns.fortify}</th>
        </tr>
      </thead>
      <tbody>
        {zones.map((zone, i) => (
          <tr key={zone} title={t.map.zones[zone].hint}>
            <th scope="row" style={{ color: zoneColour(zone) }}>
              {t.map.zones[zone].short}
            </th>
            {cell(c.zones.buy.slice(i * RESOURCES, (i + 1) * RESOURCES))}
            {cell(upkeepAside(i), true)}
            {cell(fortify(i))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
