import './vaults.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { both, hasFacet, hasVerb } from '#ui/turn.ts'
import { KEYS } from '../../data/content.ts'
import { keys } from '../../data/names.ts'
import { numeral } from '../../words/known.ts'
import { useNote } from '../card-note.tsx'
import { useTable } from '../context.tsx'
import { KeySign, ShipSign } from '../signs.tsx'
import { vaultState, vaultsOf } from '../view.ts'

/** The vaults of the campaign in their order; keys are placed in the first that is locked. */
export function Vaults(): ReactElement {
  const { c, view, t } = useTable()
  const vaults = vaultsOf(c, view)
  return (
    <section className="ngata-panel ngata-vaults" aria-label={t.areas.vaults}>
      <h3>
        <ShipSign mark="vault" size={16} />
        {t.areas.vaults}
        <small>{t.end.vaultsOpened(view.opened, vaults.length)}</small>
      </h3>
      <ol>
        {vaults.map((vault, place) => (
          <Vault key={vault} vault={vault} place={place} />
        ))}
      </ol>
    </section>
  )
}

function Vault({ vault, place }: { readonly vault: number; readonly place: number }): ReactElement {
  const { c, view, t } = useTable()
  const state = vaultState(view, place)
  const note = useNote('vault', c.vaults.ids[vault])
  const wanted = Array.from({ length: KEYS }, (_, key) => c.vaults.keys[vault * KEYS + key])
  const placed = wanted.map((n, key) => (state === 'open' ? n : state === 'next' ? view.placed[key] : 0))
  const missing = wanted.map((n, key) => n - placed[key])
  const all = wanted.reduce((sum, n) => sum + n, 0)
  const left = missing.reduce((sum, n) => sum + n, 0)
  const aboard = missing.every((n, key) => view.keys[key] >= n)
  const isLast = place === vaultsOf(c, view).length - 1
  return (
    <li className={classNames('ngata-vault', `ngata-vault-${state}`)}>
      <span className="ngata-vault-number" aria-hidden="true">
        {numeral(place + 1)}
      </span>
      <span className="ngata-vault-name" tabIndex={0} {...note}>
        <b>{t.vaults.title(place + 1, c.territories.ids[c.vaults.territory[vault]])}</b>
        <small className={state === 'open' ? 'ui-unseen' : undefined}>{state === 'next' ? t.vaults.placedOf(all - left, all) : t.vaults.states[state]}</small>
      </span>
      <ShipSign mark={state === 'open' ? 'open' : 'locked'} size={16} className="ngata-vault-lock" />
      {state !== 'open' && (
        <span className="ngata-keys">
          {wanted.flatMap((n, key) => Array.from({ length: n }, (_, i) => <Slot key={`${key} ${i}`} of={key} full={i < placed[key]} next={state === 'next'} />))}
        </span>
      )}
      {state === 'next' && (left === 1 || aboard) && <small className="ngata-vault-hint">{left === 1 ? (isLast ? t.vaults.wins : t.vaults.opens) : t.vaults.allAboard}</small>}
    </li>
  )
}

/** A place for one key: full, or empty; a press places the key where that is a choice. */
function Slot({ of, full, next }: { readonly of: number; readonly full: boolean; readonly next: boolean }): ReactElement {
  const { offers, turn, view, t } = useTable()
  const key = keys[of]
  const [option] = full || !next ? [] : offers(both(hasVerb('place'), hasFacet('key', key)))
  const { name, item } = t.keys[key]
  if (option)
    return (
      <button type="button" className="ngata-key ngata-can" aria-pressed={false} aria-label={`${t.vaults.place}: ${name}`} onClick={() => turn.choose(option)}>
        <KeySign of={of} size={22} />
      </button>
    )
  return (
    <span className={classNames('ngata-key', full ? 'ngata-key-full' : 'ngata-key-empty', !full && next && view.keys[of] > 0 && 'ngata-key-aboard')} role="img" aria-label={full ? name : `${t.vaults.missing}: ${name} (${item})`} title={`${name} (${item})`}>
      <KeySign of={of} size={22} filled={full} />
    </span>
  )
}
