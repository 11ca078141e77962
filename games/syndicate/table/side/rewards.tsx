import './rewards.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { plain } from '#words/line.ts'
import { goal, progress } from '../../rules/rewards.ts'
import { useNote } from '../cards/thing-note.tsx'
import { useTable } from '../context.tsx'
import { OwnerSign } from '../signs.tsx'
import { asState } from '../view.ts'

/** What goes to the first who does it: the viewer's progress, or whose it is. */
export function Rewards(): ReactElement {
  const { c, t } = useTable()
  return (
    <section className="ui-panel syn-rewards" aria-label={t.areas.rewards}>
      <header>
        <h2>{t.rewards.title}</h2>
        <small>{t.rewards.hint}</small>
      </header>
      <ul>
        {c.rewards.ids.map((id, reward) => (
          <Reward key={id} id={id} reward={reward} />
        ))}
      </ul>
    </section>
  )
}

function Reward({ id, reward }: { readonly id: string; readonly reward: number }): ReactElement {
  const { c, view, viewer, players, seated, words, t, who } = useTable()
  const owner = view.rewards[reward] ?? -1
  const of = goal(c, reward)
  const done = seated ? progress(c, asState(view), viewer, reward) : 0
  const near = owner < 0 && seated && of > 1 && done === of - 1
  const note = useNote('reward', id)
  const state = owner >= 0 ? plain(t.rewards.heldBy(who(owner))) : near ? t.rewards.oneStepAway : seated ? t.rewards.progress(done, of) : t.rewards.free
  return (
    <li className={classNames('syn-reward', owner >= 0 && 'syn-reward-gone', near && 'syn-reward-near')} tabIndex={0} {...note}>
      <span className="syn-reward-points" role="img" aria-label={t.rewards.points(c.rewards.vp[reward])}>
        {c.rewards.vp[reward]}
      </span>
      <span className="syn-reward-text">
        <b>{words.name('reward', id)}</b>
        <small title={state}>
          {owner >= 0 ? (
            <>
              <OwnerSign players={players} owner={owner} size={11} />
              {state}
            </>
          ) : seated ? (
            t.rewards.progress(done, of)
          ) : (
            t.rewards.free
          )}
        </small>
      </span>
    </li>
  )
}
