import './glory.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { plain } from '#words/line.ts'
import { codes } from '../../data/notation.ts'
import { useTable } from '../context.tsx'
import { CodeSign, EffectSigns } from '../signs.tsx'
import { effectText } from '../view.ts'

/** A faction's glory: thin steps in a small board, spaces with what they give in a large one. */
export function GloryTrack({ seat, large = false }: { readonly seat: number; readonly large?: boolean }): ReactElement | null {
  const { c, view, words, t, who } = useTable()
  const faction = view.faction[seat]
  if (faction < 0) return null
  const target = c.factions.gloryTarget[faction]
  const glory = view.glory[seat]
  const rewards = c.factions.gloryTrack[faction]
  const ahead = rewards.flatMap((effect, at) => (effect > 0 && at > glory ? [t.board.gloryAt(at, words.effect(effectText(c.effects[effect])))] : []))
  const label = [`${plain(t.board.gloryTrackOf(who(seat)))}: ${t.board.gloryOf(glory, target)}`, ...ahead].join(', ')
  return (
    <span className={classNames('circ-glory', large && 'circ-glory-large')} role="img" aria-label={label} title={ahead.length > 0 ? ahead.join('\n') : undefined}>
      {Array.from({ length: target }, (_, i) => i + 1).map((space) => {
        const reward = rewards[space] ?? 0
        const reached = space <= glory
        return (
          <span key={space} className={classNames('circ-glory-space', reached && 'circ-glory-on', space === target && 'circ-glory-goal')}>
            {large && !reached && <SpaceFace space={space} goal={space === target} reward={reward} />}
          </span>
        )
      })}
    </span>
  )
}

function SpaceFace({ space, goal, reward }: { readonly space: number; readonly goal: boolean; readonly reward: number }): ReactElement {
  const { c } = useTable()
  const gains = c.effects[reward].choices[0]
  if (goal) return <CodeSign code="DL" size={13} />
  return reward > 0 && gains.length > 0 ? <CodeSign code={codes[gains[0].code]} size={12} /> : <>{space}</>
}

/** The rewards of the relic row, the collected ones ticked off. */
export function RelicRow({ seat }: { readonly seat: number }): ReactElement {
  const { c, view, words, t } = useTable()
  return (
    <ol className="circ-relic-row" aria-label={t.board.relicRow}>
      {c.factions.relicRow[view.faction[seat]].map((effect, i) => (
        <li key={i} className={classNames(i < view.relics[seat] && 'circ-relic-got')} aria-label={t.board.relicSpace(i + 1, words.effect(effectText(c.effects[effect])))}>
          <EffectSigns effect={c.effects[effect]} size={13} />
        </li>
      ))}
    </ol>
  )
}
