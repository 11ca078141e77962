import { useMemo, useState } from 'react'
import type { TableProps } from '#ui/table-contract.ts'
import type { CircadiansView } from '../view.ts'
import { battlesIn, type ToldBattle } from './battle-log.ts'
import { keepSeen, wasSeen } from './seen.ts'

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
 * Own battles come one after the other, and the end of each is shown until it is closed, even where something else
 * is asked by then. Those who do not fight may look on at the latest.
 */
export function useStage({ view, viewer, log }: TableProps<CircadiansView>): Stage {
  const battles = useMemo(() => battlesIn(log), [log])
  const last = battles.at(-1)
  const going = view.fightAt >= 0 && last !== undefined
  const fights = ({ sides }: ToldBattle): boolean => sides.some(({ seat }) => seat === viewer)
  const nameOf = ({ key }: ToldBattle): string => `${viewer} ${key}`
  const [seen, setSeen] = useState(() => battles.length - (last && (going || (last.fresh && fights(last) && !wasSeen(nameOf(last)))) ? 1 : 0))
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
      if (battle) keepSeen(nameOf(battle))
      if (battle && !fights(battle)) setFollowing(false)
    },
    follow: () => {
      setSeen(battles.length - 1)
      setFollowing(true)
    },
  }
}
