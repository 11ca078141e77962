import '#games/syndicate/table/board/top-mark.css'
import type { ReactElement } from 'react'
import { RoundSlot } from '#ui/round-slot.tsx'
import { numeral } from '../../words/known.ts'
import { useTable } from '../context.tsx'
import { ShipSign } from '../signs.tsx'
import { vaultState, vaultsOf } from '../view.ts'
import { Alert } from './alert.tsx'

/** In the top bar: the campaign and its vaults; on a phone its number, beside the title, and the alert. */
export function TopMark({ narrow }: { readonly narrow: boolean }): ReactElement {
  const { c, view, words, t, territoryName } = useTable()
  const campaign = words.variants['variation'].values[c.variations[view.variation].id].label
  return (
    <RoundSlot>
      <span className="syn-top ngata-top" data-atmosphere="syndicate-ngata">
        {narrow ? (
          <>
            <b role="img" aria-label={campaign}>
              {numeral(view.variation + 1)}
            </b>
            <Alert small />
          </>
        ) : (
          <>
            <b>{campaign}</b>
            <ol className="syn-phases" aria-label={t.areas.vaults}>
              {vaultsOf(c, view).map((vault, i) => {
                const state = vaultState(view, i)
                return (
                  <li key={vault} className={state === 'next' ? 'syn-phase syn-phase-now' : 'syn-phase'} aria-current={state === 'next' ? 'step' : undefined}>
                    <ShipSign mark={state === 'open' ? 'open' : 'locked'} size={15} />
                    {numeral(i + 1)} <span className="ngata-top-place">{territoryName(c.vaults.territory[vault])}</span>
                  </li>
                )
              })}
            </ol>
          </>
        )}
      </span>
    </RoundSlot>
  )
}
