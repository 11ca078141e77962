import type { ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import { LineText } from '#ui/line.tsx'
import type { Turn } from '#ui/turn.ts'
import { line } from '#words/line.ts'
import { sidesFor } from '../map/forecast.ts'
import { SideNote } from '../map/side-note.tsx'
import { titleOf } from '../map/spoken.ts'
import { MarkSign, RelicSign } from '../signs.tsx'
import { regionOf, relicIn, seatOf } from '../view.ts'
import { Frame } from './frame.tsx'
import type { Scene } from './scene.ts'

interface ChooseBattleProps {
  readonly scene: Scene
  readonly prompt: Prompt
  readonly turn: Turn
  onAside(): void
}

/** The next battle: every region and opponent, with both forces before wheels and cards. The map offers the same. */
export function ChooseBattle({ scene, prompt, turn, onAside }: ChooseBattleProps): ReactElement {
  const { props, labels, t } = scene
  return (
    <Frame title={labels.round.phases.combat.name} subtitle={props.words.prompt(prompt.step, prompt.frame, props.reader)} firm narrow onClose={onAside} actions={<Button onClick={onAside}>{t.seeMap}</Button>}>
      <ul className="circ-battles">
        {prompt.options.map((option) => (
          <li key={option.key}>
            <button type="button" className="circ-battle" onClick={() => turn.choose(option)}>
              <BattleFace scene={scene} option={option} />
            </button>
          </li>
        ))}
        {prompt.blocked.map(({ reason, ...option }) => (
          <li key={option.key} className="circ-battle circ-battle-shut">
            <BattleFace scene={scene} option={option} />
            <span className="circ-totals-reason">
              <MarkSign mark="lock" size={13} />
              <span>
                <LineText line={line`${props.words.reason(reason, props.reader)} (${reason.rule})`} reach="none" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function BattleFace({ scene: { c, view, viewer, props, labels }, option }: { readonly scene: Scene; readonly option: OfferedOption }): ReactElement {
  const region = regionOf(c, option.facets['at'])
  const relic = relicIn(view, region)
  return (
    <>
      <b className="circ-battle-line">
        <LineText line={props.words.option(option.verb, option.facets, props.reader)} reach="none" />
      </b>
      <span className="circ-duel-muted">
        {titleOf(props, region)}
        {relic > 0 && <RelicSign number={relic} now={relic === view.round} size={22} label={labels.map.relic(relic)} />}
      </span>
      <span className="circ-battle-sides">
        {sidesFor(c, view, region, [viewer, seatOf(option.facets['opponent'])]).map((side) => (
          <SideNote key={side.seat} props={props} side={side} />
        ))}
      </span>
    </>
  )
}
