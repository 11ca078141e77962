import type { ReactElement } from 'react'
import { Amounts, MarkSign } from '#games/syndicate/table/signs.tsx'
import { keys } from '../../data/names.ts'
import type { Content } from '../../data/content.ts'
import { attemptOf, know } from '../../words/known.ts'
import { useTable } from '../context.tsx'
import { KeySign } from '../signs.tsx'
import { Tile } from './tile.tsx'

/** A way to roll for an ordinary mission. */
export interface Attempt {
  readonly hands: number
  readonly green: boolean
}

export const keyOfAttempt = (c: Content, mission: number, { hands, green }: Attempt): string => `attempt:${c.missions.ids[mission]}:${hands}:${green ? 'green' : 'plain'}`

const GREEN = keys.indexOf('GREEN')

interface AttemptsProps {
  readonly mission: number
  /** Undefined where the ship is elsewhere: then the chances are only shown. */
  readonly picked: Attempt | undefined
  onPick(attempt: Attempt): void
}

/** Every choice of hands and key with its chance, all at once. */
export function Attempts({ mission, picked, onPick }: AttemptsProps): ReactElement {
  const { c, rules, props, offers, t } = useTable()
  const known = know(rules, props.reader)
  const boosts = c.missions.greenNeed[mission] > 0 ? [false, true] : [false]
  const ways = boosts.flatMap((green) => rules.handsCost[mission].map((_, hands): Attempt => ({ hands, green })))
  return (
    <div className="ngata-tiles ngata-tiles-three">
      {ways.map((way) => {
        const { hands, green } = way
        const { credits, dice, need, chance } = attemptOf(known, mission, hands, green)
        const can = offers(({ key }) => key === keyOfAttempt(c, mission, way)).length > 0
        const name = hands === 0 ? t.missions.noHands : t.missions.hands(hands)
        const spoken = [name, ...(boosts.length > 1 ? [green ? t.missions.withGreen : t.missions.withoutGreen] : []), t.missions.chance(chance), `${t.missions.needSpoken(need)}, ${t.missions.dice(dice)}`, ...(credits > 0 ? [t.missions.price(credits)] : [])].join(', ')
        return (
          <Tile
            key={`${hands} ${green}`}
            sign={green ? <KeySign of={GREEN} size={15} /> : <MarkSign mark={hands > 0 ? 'hands' : 'die'} size={14} />}
            name={t.missions.dice(dice)}
            chance={chance}
            spoken={spoken}
            can={can}
            picked={picked?.hands === hands && picked.green === green}
            onPick={() => onPick(way)}
          >
            <b>{t.missions.need(need)}</b>
            {credits > 0 ? <Amounts amounts={[-credits, 0, 0]} size={13} /> : <span>{hands === 0 ? '' : t.missions.nothing}</span>}
          </Tile>
        )
      })}
    </div>
  )
}
