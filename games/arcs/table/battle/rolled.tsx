import './rolled.css'
import { useState, type ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { LineText } from '#ui/line.tsx'
import type { SeenEvent } from '#kernel/events.ts'
import { dice as kinds, type Die } from '../../data/names.ts'
import type { Frames } from '../../rules/frames.ts'
import { useTable } from '../context.tsx'
import { content } from '../view.ts'
import { Face, IconSign, iconsOn } from './dice-face.tsx'
import type { Fight } from './fight.ts'
import { BattleFrame } from './frame.tsx'
import { keysOfReroll } from './questions.ts'

/** Where the faces of each kind begin in a list of all faces. */
const bases = kinds.map((_, kind) => content.dice.slice(0, kind).reduce((sum, die) => sum + die.sides.length, 0))

interface Rolled {
  readonly kind: number
  readonly face: number
}

/** The dice on the table, one by one. */
export const diceOf = (faces: readonly number[]): readonly Rolled[] =>
  kinds.flatMap((_, kind) => content.dice[kind].sides.flatMap((_sides, face) => Array.from({ length: faces[bases[kind] + face] ?? 0 }, () => ({ kind, face }))))

export function DiceRow({ faces, size = 50 }: { readonly faces: readonly number[]; readonly size?: number }): ReactElement {
  const { t } = useTable()
  const dice = diceOf(faces)
  const icons = dice.flatMap(({ kind, face }) => iconsOn(kind, face))
  const counts = (['hit', 'self', 'intercept', 'building', 'key'] as const).map((icon) => ({ icon, n: icons.filter((each) => each === icon).length })).filter(({ n }) => n > 0)
  return (
    <div className="fight-result">
      <span className="fight-result-dice">
        {dice.map(({ kind, face }, i) => (
          <Face key={i} kind={kind} face={face} size={size} />
        ))}
      </span>
      <ul className="fight-result-counts" aria-label={t.battle.result}>
        {counts.map(({ icon, n }) => (
          <li key={icon} title={t.icons[icon].hint}>
            <IconSign icon={icon} size={18} /> {t.icons[icon].name} <b>×{n}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The faces of the last roll of this battle, as far as the log tells. */
export function lastRoll(log: readonly SeenEvent[], { seat, rival, system }: Fight): readonly number[] | undefined {
  const roll = log.findLast(({ type }) => type === 'rolled' || type === 'riflesFired')
  if (roll?.type !== 'rolled' || roll.data['seat'] !== seat || roll.data['rival'] !== rival || roll.data['system'] !== system) return undefined
  return roll.data['faces'] as readonly number[]
}

/** A roll that may be kept or rolled again in part. */
export function KeepOrReroll({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { t, turn, who, optionLine } = useTable()
  const frame = prompt.frame as unknown as Extract<Frames, { step: 'rolled' }>
  return (
    <BattleFrame
      title={t.battle.title(content.systems.ids[frame.system])}
      subtitle={t.battle.subtitle(who(frame.seat), who(frame.rival))}
      actions={prompt.options.map((option) => (
        <Button key={option.key} look={option.verb === 'accept' ? 'primary' : 'choose'} onClick={() => turn.choose(option)}>
          {option.verb === 'accept' ? t.battle.keepRoll : <LineText line={optionLine(option)} reach="none" />}
        </Button>
      ))}
    >
      <h3 className="fight-heading">{t.battle.result}</h3>
      <DiceRow faces={frame.faces} />
    </BattleFrame>
  )
}

/** Picking the dice to roll again. */
export function PickReroll({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { view, t, turn, words, who } = useTable()
  const frame = prompt.frame as unknown as Extract<Frames, { step: 'reroll' }>
  const dice = diceOf(frame.faces).filter(({ kind }) => kind === frame.kind)
  const most = frame.left + frame.picked.reduce((sum, n) => sum + n, 0)
  // Dice that were picked before this question stay picked; faces before the last one are closed.
  const fixed = pickedDice(dice, frame.picked)
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set())
  const picked = new Set([...fixed, ...own])
  const toggle = (i: number): void => {
    const next = new Set(own)
    if (next.has(i)) next.delete(i)
    else if (picked.size < most) next.add(i)
    setOwn(next)
  }
  const perFace = content.dice[frame.kind].sides.map((_, face) => [...own].filter((i) => dice[i].face === face).length)
  const die: Die = kinds[frame.kind]
  return (
    <BattleFrame
      title={t.battle.title(content.systems.ids[frame.system])}
      subtitle={t.battle.subtitle(who(frame.seat), who(frame.rival))}
      actions={
        <Button look="primary" onClick={() => turn.chain(keysOfReroll(view, frame, perFace))}>
          {picked.size === 0 ? t.battle.keepRoll : t.battle.roll(picked.size)}
        </Button>
      }
    >
      <h3 className="fight-heading">
        {t.dice[die].name} · {t.battle.rerollUpTo(most)}
      </h3>
      <div className="fight-result-dice" role="group" aria-label={t.dice[die].name}>
        {dice.map(({ kind, face }, i) => (
          <button
            key={i}
            type="button"
            className="fight-pick"
            aria-pressed={picked.has(i)}
            aria-label={`${words.name('die', die)} ${i + 1}: ${iconsOn(kind, face).map((icon) => t.icons[icon].name).join(', ') || '–'}`}
            disabled={fixed.has(i) || face < frame.from}
            onClick={() => toggle(i)}
          >
            <Face kind={kind} face={face} size={54} />
          </button>
        ))}
      </div>
    </BattleFrame>
  )
}

/** The first so many dice of each face. */
function pickedDice(dice: readonly Rolled[], picked: readonly number[]): ReadonlySet<number> {
  const left = [...picked]
  return new Set(dice.flatMap(({ face }, i) => (left[face]-- > 0 ? [i] : [])))
}
