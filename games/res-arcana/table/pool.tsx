import './pool.css'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { EssenceIcon, Icon } from '#ui/icons.tsx'
import { motionAllowed } from '#ui/motion.ts'
import { ESSENCE_LETTERS, ESSENCE_NAMES } from '../data/essence.ts'
import { useTable } from './context.tsx'
import { poolOf } from './seen.ts'
import { Signs } from './signs.tsx'
import { gainSigns } from './rows.ts'
import { nextCollect } from './totals.ts'

/** The viewer's essences, with what the next Collect will bring and what lies on cards. */
export function Pool(): ReactElement {
  const { view, viewer, words, t, offers, answer, preview } = useTable()
  const pool = poolOf(view, viewer)
  const next = nextCollect(view, viewer)
  return (
    <section className="ra-pool" aria-label={t.yourPool}>
      <h3 className="ra-label">
        {t.yourPool}
        <small className="ra-pool-legend">
          <b>+</b> {t.nextCollect} <Icon name="onto" size={12} /> {t.onYourCards}
        </small>
      </h3>
      <ul className="ra-pool-cells">
        {ESSENCE_LETTERS.map((code, essence) => {
          const name = words.name('essence', ESSENCE_NAMES[essence])
          const option = offers?.byVerb.size === 1 || offers?.prompt.step === 'payType' ? offers.byEssence.get(essence) : undefined
          const single = option && singles.has(offers?.prompt.step ?? '') ? option : undefined
          const after = preview ? pool[essence] + preview[essence] : pool[essence]
          const inside = (
            <>
              <span className="ra-pool-count">
                <EssenceIcon code={code} size={24} />
                <Ticking value={pool[essence]} />
              </span>
              {after === pool[essence] ? <span className="ra-pool-name">{name}</span> : <span className={classNames('ra-pool-after', after < pool[essence] ? 'ra-less' : 'ra-more')}>→ {after}</span>}
              <span className="ra-pool-next">
                <span className="ra-more">+{next.fixed[essence]}</span>
                {next.lying[essence] > 0 && (
                  <span>
                    <Icon name="onto" size={12} />
                    {next.lying[essence]}
                  </span>
                )}
              </span>
            </>
          )
          return (
            <li key={code}>
              {single ? (
                <button type="button" className={`ra-pool-cell ra-essence-${code} ra-can ra-can-strong`} onClick={() => answer([single.key])} aria-label={`${name}, ${pool[essence]}`}>
                  {inside}
                </button>
              ) : (
                <div className={`ra-pool-cell ra-essence-${code}`}>{inside}</div>
              )}
            </li>
          )
        })}
      </ul>
      {next.choices.length > 0 && (
        <p className="ra-pool-choices" aria-hidden="true">
          <span className="ra-mark ra-mark-collect">
            <Icon name="collect" size={12} />
          </span>
          {next.choices.map((choice, i) => (
            <span key={i} className="ra-pool-choice">
              + <Signs signs={gainSigns({ fixed: [0, 0, 0, 0, 0], ...choice })} size={13} />
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

/** Questions that one click on an essence answers. */
const singles: ReadonlySet<string> = new Set(['payOne', 'gainOther'])

/** A number that counts to its new value instead of jumping. */
export function Ticking({ value }: { readonly value: number }): ReactElement {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (start === value || !motionAllowed()) return setShown(value)
    const steps = Math.abs(value - start)
    const sign = Math.sign(value - start)
    let i = 0
    const timer = setInterval(() => {
      i++
      setShown(start + sign * i)
      if (i >= steps) clearInterval(timer)
    }, Math.min(70, 360 / steps))
    return () => {
      clearInterval(timer)
      setShown(value)
    }
  }, [value])
  return <b className={shown > 99 ? 'ra-ticking ra-ticking-long' : 'ra-ticking'}>{shown}</b>
}
