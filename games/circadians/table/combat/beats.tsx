import './beats.css'
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { useMotion } from '#ui/motion.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import type { Line } from '#words/line.ts'
import { CombatSign } from '../signs.tsx'
import { beats, type Beat, type ToldBattle, type ToldSide } from './battle-log.ts'
import type { Scene } from './scene.ts'
import { partsOf, type StrengthPart } from './strength-parts.ts'

const BEAT = 400

/** How many beats are shown by now: one after the other, all at once where nothing may move. */
export function useBeats(battle: ToldBattle | undefined): { readonly shown: number; readonly all: number; skip(): void } {
  const motion = useMotion()
  const all = battle ? beatsOf(battle) : 0
  const [seen, setSeen] = useState({ key: '', shown: 0 })
  const shown = seen.key === battle?.key ? Math.min(seen.shown, all) : 0
  useEffect(() => {
    if (!battle || shown >= all) return undefined
    const timer = setTimeout(() => setSeen({ key: battle.key, shown: shown + 1 }), BEAT)
    return () => clearTimeout(timer)
  }, [battle, shown, all])
  return { shown: motion ? shown : all, all, skip: () => battle && setSeen({ key: battle.key, shown: all }) }
}

/** The wheels, then every beat that has begun. */
function beatsOf({ sides, winner, lines, ended }: ToldBattle): number {
  if (sides.some(({ plan }) => !plan)) return 0
  if (winner === undefined) return 1
  if (ended || lines.leaving.length > 0) return 4
  return lines.wounds.length > 0 || sides.some(({ wounds }) => wounds > 0) ? 3 : 2
}

/** The reveal in the order of the rules: Strength, wounds, leaving; each with its sums and a line for all that happens. */
export function Beats({ scene, battle, shown }: { readonly scene: Scene; readonly battle: ToldBattle; readonly shown: number }): ReactElement {
  const { t } = scene
  const faces: Readonly<Record<Beat, ReactNode>> = {
    strength: <Strengths scene={scene} battle={battle} />,
    wounds: <Wounds scene={scene} battle={battle} />,
    leaving: null,
  }
  return (
    <div className="circ-beats" role="group" aria-label={t.reveal} aria-live="polite" tabIndex={0}>
      {beats.map((beat, i) => {
        const on = shown > i + 1
        return (
          <section key={beat} className={classNames('circ-beat', on && 'circ-beat-on')} aria-label={t.beats[i]}>
            <h3>
              <span>{i + 1}</span>
              {t.beats[i]}
            </h3>
            {on && faces[beat]}
            {on && <Lines scene={scene} battle={battle} beat={beat} />}
          </section>
        )
      })}
    </div>
  )
}

function Lines({ scene, battle, beat }: { readonly scene: Scene; readonly battle: ToldBattle; readonly beat: Beat }): ReactElement {
  const { props } = scene
  const lines = battle.lines[beat].filter((event) => !isSummedUp(battle, event)).map((event) => props.words.event(event, props.reader)).filter((each): each is Line => each !== undefined)
  const loser = battle.sides.find(({ seat }) => seat !== battle.winner)
  if (beat === 'leaving' && lines.length === 0 && battle.ended && loser) lines.push(scene.t.clears(scene.who(loser.seat)))
  return (
    <ul className="circ-beat-lines">
      {lines.map((each, i) => (
        <li key={i}>
          <LineText line={each} reach="none" />
        </li>
      ))}
    </ul>
  )
}

/** Wounds that Attack and shields explain stand in the sum already. */
function isSummedUp({ sides }: ToldBattle, { type, data }: SeenEvent): boolean {
  if (type !== 'wounded') return false
  const [one, other] = sides
  const [hurt, by] = one.seat === data['seat'] ? [one, other] : [other, one]
  return hurt.wounds <= (by.totals?.attack ?? 0) - (hurt.totals?.shield ?? 0)
}

/** As the wheels lie: the viewer's side before the rival's. */
const ownFirst = ({ viewer }: Scene, [one, other]: readonly [ToldSide, ToldSide]): readonly [ToldSide, ToldSide] => (other.seat === viewer ? [other, one] : [one, other])

/** Both sums written out, and who wins by them. */
function Strengths({ scene, battle: { sides, winner } }: { readonly scene: Scene; readonly battle: ToldBattle }): ReactElement | null {
  if (winner === undefined) return null
  return (
    <>
      {ownFirst(scene, sides).map((side) => (
        <StrengthSum key={side.seat} scene={scene} side={side} wins={side.seat === winner} />
      ))}
      <p className="circ-beat-verdict">
        <LineText line={verdict(scene, sides, winner)} reach="none" />
      </p>
    </>
  )
}

function StrengthSum({ scene, side, wins }: { readonly scene: Scene; readonly side: ToldSide; readonly wins: boolean }): ReactElement {
  const { t } = scene
  const parts = partsOf(scene.c, side)
  return (
    <p className={classNames('circ-beat-sum', wins && 'circ-beat-wins')}>
      <PlayerShape identity={scene.identityOf(side.seat)} size={16} label={scene.props.players[side.seat]?.name} />
      <span className="circ-beat-parts">
        {parts.map(({ of, n }, i) => (
          <span key={of}>
            {i === 0 ? n : n < 0 ? `− ${-n}` : `+ ${n}`} <small>{partName(scene, side, of, n)}</small>
          </span>
        ))}
      </span>
      <b>
        {side.totals?.strength}
        <CombatSign icon="strength" size={16} label={t.icons.strength.name} />
      </b>
    </p>
  )
}

/** Where a part of the sum comes from. What texts take away are first wounds. */
function partName(scene: Scene, { plan }: ToldSide, of: StrengthPart['of'], n: number): string {
  const { c, t, words } = scene
  if (of === 'declared') return t.declared
  if (of === 'die') return t.die
  if (of === 'wheel') return plan ? words.sectionText(c.wheel.ids[plan.section]).name : ''
  return n < 0 ? t.beats[1] : plan && plan.card >= 0 ? words.cardText(designOf(scene, plan.card)).title : ''
}

function verdict({ c, t, who }: Scene, sides: readonly [ToldSide, ToldSide], winner: number): Line {
  const [won, lost] = sides[0].seat === winner ? sides : [sides[1], sides[0]]
  const [own, other] = [won.totals?.strength ?? 0, lost.totals?.strength ?? 0]
  const fled = lost.plan !== undefined && c.wheel.retreat[lost.plan.section]
  if (fled && own <= other) return t.stays(who(winner))
  return own === other ? t.tieWon(who(winner), own) : t.wins(who(winner), own, other)
}

/** Attack against shields, both ways. */
function Wounds({ scene, battle: { sides, winner } }: { readonly scene: Scene; readonly battle: ToldBattle }): ReactElement | null {
  const { t, c } = scene
  if (winner === undefined) return null
  return (
    <>
      {ownFirst(scene, sides).map((side, i, ordered) => {
        const rival = ordered[1 - i]
        return (
          <p key={side.seat} className="circ-beat-sum">
            <PlayerShape identity={scene.identityOf(side.seat)} size={16} label={scene.props.players[side.seat]?.name} />
            <span className="circ-beat-parts">{t.woundSum(side.totals?.attack ?? 0, rival.totals?.shield ?? 0, rival.wounds)}</span>
          </p>
        )
      })}
      {sides.every(({ wounds }) => wounds === 0) && <p className="circ-beat-hint">{t.nobodyWounded}</p>}
      {sides.some(({ wounds }) => wounds >= c.wheel.maxWounds) && <p className="circ-beat-hint">{t.maxWounds(c.wheel.maxWounds)}</p>}
    </>
  )
}

/** What a side laid on its wheel and threw, in words. */
export function revealLines(scene: Scene, side: ToldSide): readonly Line[] {
  const { c, t, words, who } = scene
  const { plan, die } = side
  if (!plan) return []
  return [
    t.revealed(who(side.seat), words.sectionText(c.wheel.ids[plan.section]).name),
    plan.card >= 0 ? t.used(who(side.seat), words.cardText(designOf(scene, plan.card)).title) : plan.card === -2 ? t.bluffed(who(side.seat)) : t.usedNone(who(side.seat)),
    ...(die ? [[t.dieShows(die.strength, die.shield)]] : []),
  ]
}

const designOf = ({ c }: Scene, card: number): string => c.tactics.ids[c.tactics.design[card]]
