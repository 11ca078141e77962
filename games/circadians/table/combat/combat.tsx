import { useMemo, useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { LineText } from '#ui/line.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import { line, type Line } from '#words/line.ts'
import { groundOf, regionId, relicIn, type CircadiansView } from '../view.ts'
import { isBattleStep } from './asks.ts'
import { beginHere } from './begin-here.ts'
import type { ToldBattle } from './battle-log.ts'
import { useBeats } from './beats.tsx'
import { ChooseBattle } from './choose-battle.tsx'
import { declaredLines, Duel, type SumLines } from './duel.tsx'
import { Aside, Frame } from './frame.tsx'
import { useLaid } from './laid.ts'
import { usePlan, type PlanInHand } from './plan.ts'
import { Question } from './question.tsx'
import { mostWounds, previewOf, reachOf } from './reach.ts'
import { sceneOf, type Scene } from './scene.ts'
import { hasSealed } from './sealed.ts'
import type { Stage } from './stage.ts'

export { combatAsks } from './asks.ts'
export { CombatForm } from './combat-form.tsx'

interface CombatProps {
  readonly props: TableProps<CircadiansView>
  readonly turn: Turn
  readonly stage: Stage
}

/** The battle that concerns the viewer, from its choice to what becomes of the loser; a way to look on for others. */
export function Combat({ props, turn, stage }: CombatProps): ReactElement | null {
  const scene = useMemo(() => sceneOf(props), [props])
  const { battle, live } = stage
  const prompt = turn.asking ? undefined : turn.prompt
  const asked = prompt && isBattleStep(prompt.step, scene.view.fightAt >= 0) ? prompt : undefined
  const choosing = asked?.step === 'selectBattle' && !battle
  const plan = usePlan(scene.c, live ? asked : undefined)
  const lines = useDeclared(scene, battle, live)
  const beats = useBeats(battle)

  // What needs the map lays the dialogue aside by itself.
  const [aside, lay] = useLaid(prompt?.id ?? battle?.key ?? '', (live && prompt !== undefined && !asked) || turn.asking !== undefined)

  if (choosing) return aside ? null : <ChooseBattle scene={scene} prompt={asked} turn={turn} onAside={() => lay(true)} />
  if (!battle) return stage.other ? <Aside title={battleLine(scene, stage.other)} onOpen={stage.follow} /> : null
  const title = scene.t.title(regionId(scene.c, battle.region))
  // A question has its button in the prompt bar, out of the way of the map.
  if (aside) return prompt ? null : <Aside title={[title]} onOpen={() => lay(false)} />

  const fights = battle.sides.some(({ seat }) => seat === scene.viewer)
  const firm = live && fights
  const close = firm ? () => lay(true) : stage.close
  const question = live && asked && !plan ? <Question scene={scene} prompt={asked} turn={turn} /> : null
  return (
    <Frame
      title={title}
      subtitle={subtitleOf(scene, battle)}
      note={plan && noteOf(scene, plan)}
      firm={firm}
      part={`${battle.key} ${plan === undefined}`}
      onClose={close}
      actions={
        <>
          <p className="circ-duel-foot">{plan ? <Summary scene={scene} plan={plan} /> : <Standing scene={scene} battle={battle} live={live} asked={asked !== undefined} />}</p>
          {firm && (
            <Button ref={beginHere} onClick={close}>
              {scene.t.seeMap}
            </Button>
          )}
          {live && props.table.canRetract && hasSealed(scene.view, scene.viewer) && (
            <Button icon="undo" onClick={() => props.wish({ t: 'retract' })}>
              {scene.t.change}
            </Button>
          )}
          {plan && (
            <Button look="primary" size="large" icon="lock" disabled={!plan.option} onClick={() => plan.option && turn.choose(plan.option)}>
              {scene.t.seal}
            </Button>
          )}
          {beats.shown < beats.all && <Button onClick={beats.skip}>{scene.t.skip}</Button>}
          {!firm && (
            <Button ref={beginHere} look="primary" onClick={close}>
              {!live && asked ? scene.t.next : scene.t.close}
            </Button>
          )}
        </>
      }
    >
      <Duel scene={scene} battle={battle} live={live} lines={lines} plan={plan} shown={beats.shown} question={question} />
    </Frame>
  )
}

/** The lines of the declared sums, kept from before the plans are known: afterwards units are gone. */
function useDeclared(scene: Scene, battle: ToldBattle | undefined, live: boolean): SumLines | undefined {
  const [kept, setKept] = useState<{ readonly key: string; readonly ply: number; readonly lines: SumLines }>()
  const planning = live && battle !== undefined && battle.sides.some(({ plan }) => !plan)
  if (planning && (kept?.key !== battle.key || kept.ply !== scene.view.ply)) {
    const lines = declaredLines(scene)
    setKept({ key: battle.key, ply: scene.view.ply, lines })
    return lines
  }
  return kept?.key === battle?.key ? kept?.lines : undefined
}

/** “Marsh · relic 4 · Marco selected this battle · A tie in Strength is Marco’s” */
function subtitleOf({ c, view, t, who }: Scene, { region, sides, winner }: ToldBattle): Line {
  const ground = groundOf(c, view, region)
  const relic = relicIn(view, region)
  const place = ground === 'marsh' || ground === 'cliffs' || ground === 'plains' || ground === 'lake' ? line`${t.place(ground, relic > 0 ? relic : null)} · ` : []
  const tie = winner === undefined ? line` · ${t.tieFor(who(sides[0].seat))}` : []
  return line`${place}${t.selectedBy(who(sides[0].seat))}${tie}`
}

/** Who sees the plan, and when. */
function noteOf({ t, view, props }: Scene, { prompt, side }: PlanInHand): Line {
  if (prompt.step === 'plan') return t.secret(props.reader.player(view.fightSeat[1 - side]))
  return view.fightSection[1 - side] >= 0 ? t.open(props.reader.player(view.fightSeat[1 - side])) : t.open('you')
}

function Summary({ scene, plan }: { readonly scene: Scene; readonly plan: PlanInHand }): ReactElement {
  const { c, view, words, t, props } = scene
  const preview = previewOf(c, view, plan.side, plan.section, plan.counted)
  const reach = reachOf(c, view, 1 - plan.side)
  const card = plan.counted >= 0 ? words.cardText(c.tactics.ids[c.tactics.design[plan.counted]]).title : null
  const rival = props.reader.player(view.fightSeat[1 - plan.side])
  return (
    <>
      <b>
        <LineText line={t.summary(words.sectionText(c.wheel.ids[plan.section]).name, card, preview.strength.low, preview.strength.high, mostWounds(c, view, plan.side, preview))} reach="none" />
      </b>
      <span>
        <LineText line={t.rivalRange(rival, reach.low, reach.high, reach.plain)} reach="none" />
      </span>
    </>
  )
}

/** Whom the battle waits for; once it is over, nothing. */
function Standing({ scene: { props, view }, battle, live, asked }: { readonly scene: Scene; readonly battle: ToldBattle; readonly live: boolean; readonly asked: boolean }): ReactElement {
  const waiting = live && !asked ? view.waiting.filter(({ required }) => required) : []
  return (
    <>
      {waiting.map(({ step, seat }) => (
        <span key={seat}>
          <LineText line={props.words.waiting(step, seat, props.reader)} reach="none" />
        </span>
      ))}
      {battle.tolls.map((event, i) => (
        <span key={i}>
          <LineText line={props.words.event(event, props.reader) ?? []} reach="none" />
        </span>
      ))}
    </>
  )
}

const battleLine = ({ props }: Scene, { region, sides }: ToldBattle): Line =>
  props.words.event({ type: 'battle', data: { seat: sides[0].seat, opponent: sides[1].seat, region } }, props.reader) ?? []
