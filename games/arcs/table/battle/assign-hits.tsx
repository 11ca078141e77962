import type { ReactElement, ReactNode } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { LineText } from '#ui/line.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { plain } from '#words/line.ts'
import type { HitKind } from '../../words/battle-labels.ts'
import type { Frames } from '../../rules/frames.ts'
import { useTable } from '../context.tsx'
import { PieceSign } from '../signs.tsx'
import { buildingsAt, content, placeIds } from '../view.ts'
import { IconSign } from './dice-face.tsx'
import { shipsIn, sidesOf } from './fight.ts'
import { BattleFrame } from './frame.tsx'
import { keysOfAnswers } from './questions.ts'
import { resolve } from './resolution.ts'
import { DiceRow, lastRoll } from './rolled.tsx'

type HitFrame = Extract<Frames, { step: 'railgun' | 'takeHit' | 'dealHit' }>

/** Hits are given out piece by piece; what is struck is pressed. */
export function AssignHits({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { view, t, turn, who, words, props } = useTable()
  const frame = prompt.frame as unknown as HitFrame
  const own = frame.step !== 'dealHit'
  const faces = frame.step === 'railgun' ? undefined : lastRoll(props.log, frame)
  const forMe = frame.step === 'railgun' ? undefined : resolve(frame, sidesOf(view, frame))
  return (
    <BattleFrame
      title={t.battle.title(content.systems.ids[frame.system])}
      subtitle={t.battle.subtitle(who(frame.seat), who(frame.rival))}
      actions={
        forMe && (
          <Button icon="sparkle" look="choose" onClick={() => turn.chain(keysOfAnswers(forMe))}>
            {t.battle.assignForMe}
          </Button>
        )
      }
    >
      {faces && <DiceRow faces={faces} size={40} />}
      <div className="fight-assign" role="status">
        <h3 className="fight-heading">{t.battle.assign}</h3>
        <p>
          <LineText line={words.prompt(prompt.step, prompt.frame, props.reader)} reach="none" />
        </p>
        {frame.step !== 'railgun' && <Left frame={frame} />}
      </div>
      <div className="fight-targets">
        <Targets frame={frame} seat={frame.seat} options={own ? prompt.options : []} />
        <Targets frame={frame} seat={frame.rival} options={own ? [] : prompt.options} />
      </div>
    </BattleFrame>
  )
}

const hitIcons = { self: 'self', intercept: 'intercept', hits: 'hit', building: 'building' } as const satisfies Record<HitKind, string>

/** What is still to be given out. */
function Left({ frame }: { readonly frame: Exclude<HitFrame, { step: 'railgun' }> }): ReactElement {
  const { t } = useTable()
  const kinds = (['self', 'intercept', 'hits', 'building'] as const).filter((kind) => frame[kind] > 0)
  return (
    <ul className="fight-left">
      {kinds.map((kind) => (
        <li key={kind}>
          <IconSign icon={hitIcons[kind]} size={16} /> {kind === 'intercept' ? t.icons.intercept.name : t.battle.left(kind, frame[kind])}
        </li>
      ))}
      {frame.keys > 0 && (
        <li>
          <IconSign icon="key" size={16} /> {t.board.keys(frame.keys)}
        </li>
      )}
    </ul>
  )
}

/** The pieces of one side; those that may be struck are buttons. */
function Targets({ frame: { system }, seat, options }: { readonly frame: HitFrame; readonly seat: number; readonly options: readonly OfferedOption[] }): ReactElement {
  const { view, players, t, who, words } = useTable()
  const player = players[seat]
  const identity = player?.identity ?? 0
  const ships = shipsIn(view, system, seat)
  const shipOption = (damaged: boolean): OfferedOption | undefined => options.find(({ verb, facets }) => verb === 'hitShip' && facets['ship'] === (damaged ? 'damaged' : 'fresh'))
  const kinds = [
    { damaged: false, count: ships.fresh, words: t.map.ships(ships.fresh, 0) },
    { damaged: true, count: ships.damaged, words: t.map.ships(0, ships.damaged) },
  ].filter(({ count }) => count > 0)
  return (
    <section className="fight-target-side">
      <h4>
        <PlayerShape identity={identity} size={15} /> {player?.name}
      </h4>
      <div className="fight-target-row">
        {kinds.map(({ damaged, count, words: told }) => (
          <Target key={told} option={shipOption(damaged)} damaged={damaged} name={plain(t.map.shipsOf(damaged ? 0 : count, damaged ? count : 0, who(seat)))} caption={told}>
            {Array.from({ length: Math.min(count, 5) }, (_, i) => (
              <PieceSign key={i} piece="ship" identity={identity} damaged={damaged} size={30} />
            ))}
          </Target>
        ))}
        {buildingsAt(view, system)
          .filter(({ owner }) => owner === seat)
          .map(({ place, piece, damaged }) => (
            <Target
              key={place}
              option={options.find(({ verb, facets }) => verb === 'hitBuilding' && facets['place'] === placeIds[place])}
              damaged={damaged}
              name={plain(t.map.pieceOf(piece, damaged, who(seat)))}
              caption={`${words.name('piece', piece)}${damaged ? `, ${t.map.damagedWord}` : ''}`}
            >
              <PieceSign piece={piece} identity={identity} damaged={damaged} size={40} />
            </Target>
          ))}
      </div>
    </section>
  )
}

interface TargetProps {
  readonly option: OfferedOption | undefined
  readonly damaged: boolean
  readonly name: string
  readonly caption: string
  readonly children: ReactNode
}

function Target({ option, damaged, name, caption, children }: TargetProps): ReactElement {
  const { t, turn } = useTable()
  const face = (
    <>
      <span className="fight-pieces" aria-hidden="true">
        {children}
      </span>
      <span>{caption}</span>
    </>
  )
  if (!option) return <span className="fight-target">{face}</span>
  const effect = damaged ? t.battle.willBeDestroyed : t.battle.willBeDamaged
  return (
    <button type="button" className="fight-target fight-target-can" aria-pressed={false} aria-label={`${name}: ${effect}`} onClick={() => turn.choose(option)}>
      {face}
      <span className={damaged ? 'fight-target-effect fight-target-end' : 'fight-target-effect'}>{effect}</span>
    </button>
  )
}
