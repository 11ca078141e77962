import { useState } from 'react'
import type { ToldBattle } from './battle-log.ts'
import type { Scene } from './scene.ts'

/** Which battle the dialogue shows. */
export interface Stage {
  readonly battle: ToldBattle | undefined
  /** It is going on; otherwise it has ended and its reveal is looked at. */
  readonly live: boolean
  /** A battle of others that could be looked at. */
  readonly other: ToldBattle | undefined
  /** The reveal has been seen. */
  close(): void
  /** Look on, now and at the battles that follow. */
  follow(): void
}

/**
 * Own battles come one after the other, and the end of each is shown until it is closed, even where the next one
 * has begun. Those who do not fight may look on at the latest.
 */
export function useStage({ view, viewer }: Scene, battles: readonly ToldBattle[]): Stage {
  const last = battles.at(-1)
  const going = view.fightAt >= 0 && last !== undefined
  const fights = ({ sides }: ToldBattle): boolean => sides.some(({ seat }) => seat === viewer)
  const [seen, setSeen] = useState(() => battles.length - (last && (going || (last.fresh && fights(last))) ? 1 : 0))
  const [following, setFollowing] = useState(viewer >= view.seats)
  // After an undo the battle is fought again.
  const known = going ? Math.min(seen, battles.length - 1) : Math.min(seen, battles.length)
  if (known !== seen) setSeen(known)

  const own = battles.findIndex((each, i) => i >= known && fights(each))
  const shown = own >= 0 ? own : following && known < battles.length ? battles.length - 1 : -1
  const battle = battles[shown]
  return {
    battle,
    live: going && shown === battles.length - 1,
    other: battle === undefined && going ? last : undefined,
    close: () => {
      setSeen(shown + 1)
      if (battle && !fights(battle)) setFollowing(false)
    },
    follow: () => {
      setSeen(battles.length - 1)
      setFollowing(true)
    },
  }
}
