import { useState, type ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { plain } from '#words/line.ts'
import { ACTION_DIE } from '../../rules/dice.ts'
import { isShielded } from '../../rules/bases.ts'
import { assaultForecast } from '../../rules/forecast.ts'
import { has } from '../../rules/seats.ts'
import { useTable } from '../context.tsx'
import { MarkSign, OwnerSign, ResourceSign } from '../signs.tsx'
import { asState } from '../view.ts'
import { ChanceRing } from './ring.tsx'

/** An assault before it is declared: how many reinforcements, at what crew, with what chance. */
export function AssaultDossier({ at }: { readonly at: number }): ReactElement {
  const { c, view, viewer, players, prompt, turn, t, words, props } = useTable()
  const s = asState(view)
  const counts = (prompt?.options ?? []).map(({ facets }) => Number(facets['reinforcements']))
  const [chosen, setChosen] = useState<number>()
  const used = chosen !== undefined && counts.includes(chosen) ? chosen : (counts.at(-1) ?? 0)
  const owner = view.owner[at]
  const walls = [
    view.fortified[at] === 1 ? t.assault.fortified : undefined,
    isShielded(c, s, at) ? t.assault.shielded : undefined,
    owner < view.seats && has(c, s, owner, 'deflect') ? t.assault.deflected : undefined,
  ].filter((wall) => wall !== undefined)
  return (
    <section className="ui-panel syn-dossier" aria-label={t.areas.decision}>
      <h2 className="syn-dossier-title">
        <MarkSign mark="assault" size={20} />
        <LineText line={t.assault.title(c.territories.ids[at])} reach="none" />
        <OwnerSign players={players} owner={owner} size={16} label={players[owner]?.name ?? t.mat.phantom} />
      </h2>
      {walls.length > 0 && (
        <p className="syn-assault-walls">
          <MarkSign mark="fort" size={16} />
          {walls.join(' · ')}
        </p>
      )}
      <div className="syn-ways">
        {counts.map((n) => {
          const { faces, win, cost } = assaultForecast(c, s, viewer, at, n)
          const chance = Math.round((faces * 100) / ACTION_DIE)
          const head = n === 0 ? t.assault.without : t.assault.reinforcements(n)
          const spoken = [head, t.assault.chance(t.percent(chance)), t.assault.face(win), plain(t.assault.crew(cost[2]))].join(', ')
          return (
            <button key={n} type="button" className={classNames('syn-way', 'syn-way-can', n === used && 'syn-way-picked')} aria-pressed={n === used} aria-label={spoken} onClick={() => setChosen(n)}>
              <span className="syn-way-head">{head}</span>
              <ChanceRing chance={chance} />
              <span className="syn-way-figures">
                <b className="syn-way-face">{t.assault.face(win)}</b>
                <span className="syn-way-cost">
                  − {cost[2]} <ResourceSign resource="crew" size={13} />
                </span>
              </span>
            </button>
          )
        })}
      </div>
      {prompt && prompt.blocked.length > 0 && (
        <ul className="syn-assault-blocked">
          {prompt.blocked.map(({ key, facets, reason }) => (
            <li key={key}>
              {t.assault.reinforcements(Number(facets['reinforcements']))} – <LineText line={words.reason(reason, props.reader)} reach="none" />
            </li>
          ))}
        </ul>
      )}
      <footer className="syn-dossier-foot">
        <p className="syn-failure">{t.assault.alertRises}</p>
        <span className="syn-dossier-buttons">
          <button type="button" className="ui-button ui-button-primary syn-go" onClick={() => turn.chain([`reinforce:${used}`])}>
            <MarkSign mark="die" size={18} />
            {t.assault.launch}
          </button>
        </span>
      </footer>
    </section>
  )
}
