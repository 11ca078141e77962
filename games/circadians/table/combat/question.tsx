import type { ReactElement } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import { LineText } from '#ui/line.tsx'
import { OptionList, type OptionFace } from '#ui/option-list.tsx'
import type { Turn } from '#ui/turn.ts'
import { TacticsFace } from '../cards/tactics-face.tsx'
import { unitLines } from '../map/spoken.ts'
import { LeaderSign, TerrainSign } from '../signs.tsx'
import { groundOf, leaderHere, leaderOf, regionOf } from '../view.ts'
import type { Scene } from './scene.ts'
import { DieSign } from './wheel.tsx'

interface QuestionProps {
  readonly scene: Scene
  readonly prompt: Prompt
  readonly turn: Turn
}

/** A question in the middle of a battle: what may be chosen, each with what it means. */
export function Question({ scene, prompt, turn }: QuestionProps): ReactElement {
  const { props } = scene
  const ofCards = prompt.options.length > 0 && prompt.options.every(({ verb }) => verb === 'discard')
  return (
    <section className="circ-question">
      <p className="circ-question-say" role="status">
        <LineText line={props.words.prompt(prompt.step, prompt.frame, props.reader)} reach="none" />
      </p>
      {ofCards ? (
        <div className="circ-plan-cards">
          {prompt.options.map((option) => (
            <CardChoice key={option.key} scene={scene} option={option} onChoose={() => turn.choose(option)} />
          ))}
        </div>
      ) : (
        <OptionList options={prompt.options} words={props.words} reader={props.reader} face={(option) => faceOf(scene, option)} onChoose={turn.choose} />
      )}
    </section>
  )
}

function CardChoice({ scene: { props }, option, onChoose }: { readonly scene: Scene; readonly option: OfferedOption; onChoose(): void }): ReactElement {
  const label = props.words.option(option.verb, option.facets, props.reader)
  return (
    <button type="button" className="circ-plan-card" aria-label={label.map((part) => (typeof part === 'string' ? part : part.text)).join('')} onClick={onChoose}>
      <TacticsFace id={(option.facets['card'] ?? '').replace(/[a-z]$/, '')} />
    </button>
  )
}

function faceOf(scene: Scene, { verb, facets }: OfferedOption): OptionFace {
  const { c, view, props, viewer } = scene
  if (verb !== 'retreat' && verb !== 'retreatWith') return verb === 'reroll' || verb === 'keep' ? { picture: <DieSign /> } : {}
  const region = regionOf(c, facets['to'])
  const ground = groundOf(c, view, region)
  const leader = leaderOf(c, facets['leader'])
  return {
    picture: leader >= 0 ? <LeaderSign {...leaderHere(c, view, leader)} identity={scene.identityOf(viewer)} size={26} /> : ground === 'marsh' || ground === 'cliffs' || ground === 'plains' || ground === 'lake' ? <TerrainSign terrain={ground} size={22} /> : undefined,
    detail: unitLines(props, region).map((each, i) => (
      <span key={i}>
        {i > 0 && ' · '}
        <LineText line={each} reach="none" />
      </span>
    )),
  }
}
