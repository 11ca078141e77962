import { useMemo, useState, type ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { dice as kinds } from '../../data/names.ts'
import type { Frames } from '../../rules/frames.ts'
import { useTable } from '../context.tsx'
import { content } from '../view.ts'
import { diceIn, type Handful } from './dice.ts'
import { DieSign, Face, IconSign, sidesOfDie } from './dice-face.tsx'
import { bendsOf, raidDice, rangeOf, sidesOf, type Fight } from './fight.ts'
import { BattleFrame } from './frame.tsx'
import { oddsOf, percentOf, type Bends } from './odds.ts'
import { Charts, Outcomes } from './outcomes.tsx'
import { presetsOf, sameHandful, type Handy } from './presets.ts'
import { keysOfHandful } from './questions.ts'
import type { Sides } from './resolution.ts'
import { Attack, Defence } from './sides.tsx'

type Collect = Extract<Frames, { step: 'collect' }>

/** Choosing dice: handfuls ready-made, one kind after the other, and what they are worth. */
export function ChooseDice({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { view, t, turn, props, who } = useTable()
  const frame = prompt.frame as unknown as Collect
  const fight: Fight = frame
  const [least, most] = rangeOf(view, fight)
  const raid = raidDice(view, fight).startsWith('raidAllowed')
  const presets = presetsOf(most, raid)
  const [chosen, setHandful] = useState<Handful>(() => presets.find(({ preset }) => preset === 'balanced')?.handful ?? presets[0].handful)
  // What was taken before stays taken.
  const handful = useMemo(() => chosen.map((n, kind) => frame.dice[kind] ?? n) as unknown as Handful, [chosen, frame])
  const keys = keysOfHandful(view, frame, handful)
  const valued = useMemo(() => ({ sides: sidesOf(view, frame), bends: bendsOf(view, frame, frame.allFresh === 1) }), [view, frame])
  const odds = useMemo(() => oddsOf(handful, valued.sides, valued.bends), [handful, valued])
  const dice = diceIn(handful)

  return (
    <BattleFrame
      wide
      title={t.battle.title(content.systems.ids[fight.system])}
      subtitle={t.battle.subtitle(who(fight.seat), who(fight.rival))}
      actions={
        <>
          <p className="fight-foot-note">
            <Icon name="warning" size={18} /> {t.battle.cannotUndo}
          </p>
          {props.table.undo > 0 && (
            <Button icon="undo" title={t.battle.giveUpHint} onClick={() => props.wish({ t: 'undo', plies: 1 })}>
              {t.battle.giveUp}
            </Button>
          )}
          <Button look="primary" size="large" disabled={keys === undefined} onClick={() => keys && turn.chain(keys)}>
            <span className="fight-roll">
              <HandfulRow handful={handful} />
              <span>{t.battle.roll(dice)}</span>
            </span>
          </Button>
        </>
      }
    >
      <Attack fight={fight} />
      <div className="fight-middle">
        <div className="fight-presets">
          {presets.map((handy) => (
            <PresetButton key={handy.preset} handy={handy} valued={valued} pressed={sameHandful(handy.handful, handful)} onPick={() => setHandful(handy.handful)} />
          ))}
        </div>
        <div className="fight-dice">
          {kinds.map((_, kind) => {
            const rest = dice - handful[kind]
            const max = kind === RAID && !raid ? 0 : Math.min(content.dicePerKind, most - rest)
            const fixed = frame.dice[kind]
            return <DieRow key={kind} kind={kind} value={handful[kind]} min={fixed ?? 0} max={fixed ?? Math.max(0, max)} onChange={(n) => setHandful(handful.map((each, i) => (i === kind ? n : each)) as unknown as Handful)} />
          })}
        </div>
        <div className="fight-odds-head">
          <p>
            <b>{t.battle.oddsHeading(dice)}</b>
            {dice > 0 && <span> · {t.battle.exactOdds(t.whole(odds.rolls))}</span>}
            {dice < least && <span> · {t.battle.diceAtLeast(least)}</span>}
          </p>
          <p>
            <IconSign icon="self" size={14} /> {t.icons.self.name} <IconSign icon="intercept" size={14} /> {t.battle.interceptChance(t.percent(percentOf(odds.intercept, odds)))}
          </p>
        </div>
        {dice > 0 && (
          <>
            <Charts odds={odds} />
            <Outcomes fight={fight} odds={odds} />
          </>
        )}
      </div>
      <Defence fight={fight} />
    </BattleFrame>
  )
}

const RAID = 2

/** Dice one by one; many of them counted. */
function HandfulRow({ handful }: { readonly handful: Handful }): ReactElement {
  const counted = diceIn(handful) > 6
  return (
    <span className="fight-handful" aria-hidden="true">
      {kinds.flatMap((die, kind) =>
        Array.from({ length: counted ? Math.min(1, handful[kind]) : handful[kind] }, (_, i) => (
          <span key={`${die} ${i}`}>
            {counted && handful[kind]}
            <DieSign die={die} size={22} />
          </span>
        )),
      )}
    </span>
  )
}

interface Valued {
  readonly sides: Sides
  readonly bends: Bends
}

interface PresetButtonProps {
  readonly handy: Handy
  readonly valued: Valued
  readonly pressed: boolean
  onPick(): void
}

function PresetButton({ handy: { preset, handful }, valued: { sides, bends }, pressed, onPick }: PresetButtonProps): ReactElement {
  const { t } = useTable()
  const odds = useMemo(() => oddsOf(handful, sides, bends), [handful, sides, bends])
  const { name, hint } = t.battle.presets[preset]
  return (
    <button type="button" className="fight-preset" aria-pressed={pressed} title={hint} onClick={onPick}>
      <span className="fight-preset-head">
        <b>{name}</b>
        <span className="fight-preset-dice" aria-hidden="true">
          {kinds.flatMap((die, kind) => Array.from({ length: handful[kind] }, (_, i) => <span key={`${die} ${i}`} className={`fight-chip fight-die-${die}`} />))}
        </span>
      </span>
      <span className="fight-preset-worth">
        <span>{t.battle.meanTrophies(t.decimal(odds.meanTrophies))}</span>
        <span className={odds.loses > 0 ? 'fight-risk' : ''}>{t.battle.lossChance(t.percent(percentOf(odds.loses, odds)))}</span>
      </span>
    </button>
  )
}

interface DieRowProps {
  readonly kind: number
  readonly value: number
  readonly min: number
  readonly max: number
  onChange(n: number): void
}

function DieRow({ kind, value, min, max, onChange }: DieRowProps): ReactElement {
  const { t } = useTable()
  const die = kinds[kind]
  const { name, hint } = t.dice[die]
  return (
    <div className={max === 0 && value === 0 ? 'fight-row fight-row-none' : 'fight-row'}>
      <DieSign die={die} />
      <span className="fight-row-name">
        <b>{name}</b>
        <span>{hint}</span>
      </span>
      <span className="fight-faces">
        {sidesOfDie(kind).map((face, i) => (
          <Face key={i} kind={kind} face={face} />
        ))}
      </span>
      <span className={value > 0 ? 'fight-stepper fight-stepper-some' : 'fight-stepper'}>
        <Stepper label={name} hideLabel value={value} min={min} max={max} onChange={onChange} />
      </span>
    </div>
  )
}
