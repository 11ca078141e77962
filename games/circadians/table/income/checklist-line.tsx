import type { ReactElement, ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import { line as sentence, plain } from '#words/line.ts'
import { BUILDING } from '../../data/names.ts'
import { CODE, parseEffect, type Effect, type Gain } from '../../data/notation.ts'
import { KINDS } from '../../rules/state.ts'
import { countRow } from '../../words/known.ts'
import { labelsOf, wordsOf } from '../map/spoken.ts'
import { CodeSign, CrestSign, EffectSigns, KindSign, LeaderSign, MarkSign, PhaseSign } from '../signs.tsx'
import { contentOf, effectText, factionAt, leaderHere, leaderOf, tablesOf, type CircadiansView } from '../view.ts'
import type { CheckLine, Line } from './checklist.ts'

type Props = TableProps<CircadiansView>

interface ChecklistLineProps {
  readonly props: Props
  readonly check: CheckLine
  onChoose(option: OfferedOption): void
}

/** What, why and how much; then a tick, an hourglass or the choices. */
export function ChecklistLine({ props, check, onChoose }: ChecklistLineProps): ReactElement {
  const { income: t } = labelsOf(props)
  const { line, state, effect, options, blocked } = check
  const why = whyOf(props, line)
  return (
    <li className={classNames('circ-income-line', `circ-income-${state}`)}>
      <span className="circ-income-sign">{signOf(props, line)}</span>
      <span className="circ-income-what">
        <b>{line.kind === 'owed' && effect ? wordsOf(props).effect(effectText(effect)) : titleOf(props, line)}</b>
        {why !== undefined && <span>{why}</span>}
      </span>
      {effect && <EffectSigns effect={effect} size={16} label={wordsOf(props).effect(effectText(effect))} />}
      {state === 'open' ? (
        <span className="circ-income-choices">
          {options.map((option) => (
            <button key={option.key} type="button" className="circ-income-choice" aria-label={plain(props.words.option(option.verb, option.facets, props.reader))} onClick={() => onChoose(option)}>
              <ChoiceFace props={props} option={option} />
            </button>
          ))}
          {blocked.map(({ key, verb, facets, reason }) => (
            <span key={key} className="circ-income-shut">
              <MarkSign mark="lock" size={13} />
              <span>
                <LineText line={sentence`${props.words.option(verb, facets, props.reader)} · ${props.words.reason(reason, props.reader)}`} reach="none" />
              </span>
            </span>
          ))}
        </span>
      ) : (
        <span className="circ-income-state">
          <MarkSign mark={state === 'taken' ? 'check' : 'any'} size={14} />
          {state === 'later' ? t.later : line.kind === 'count' || line.kind === 'upkeep' || line.kind === 'swap' || (line.kind === 'base' && !effect) ? t.done : t.automatic}
        </span>
      )}
    </li>
  )
}

/** A gain as signs and words; other choices as their sentence. */
function ChoiceFace({ props, option }: { readonly props: Props; readonly option: OfferedOption }): ReactElement {
  const words = wordsOf(props)
  const gain = gainOf(props, option)
  if (option.verb === 'count') {
    const { from, to, gives, times } = countRow({ c: contentOf(props.override), tables: tablesOf(props.override) }, Number(option.facets['count']))
    return <span>{words.labels.income.row(from, to ?? null, words.effect(effectText(gives)), times)}</span>
  }
  if (gain)
    return (
      <>
        <EffectSigns effect={gain} size={16} />
        <span>{words.effect(effectText(gain))}</span>
      </>
    )
  return (
    <span>
      <LineText line={words.option(option.verb, option.facets, props.reader)} reach="none" />
    </span>
  )
}

/** What a choice gives, where it is a gain and nothing else. */
function gainOf({ view, viewer }: Props, { verb, facets }: OfferedOption): Effect | undefined {
  if (verb !== 'fortressResearch') return facets['gain'] === undefined ? undefined : effectIn(facets['gain'])
  const research = Number(facets['research'])
  const gains: Gain[] = [
    { code: CODE.X, n: research },
    { code: CODE.G, n: view.built[viewer * KINDS + BUILDING.fortress] - research },
  ]
  return { energy: 0, gems: 0, choices: [gains.filter(({ n }) => n > 0)] }
}

function effectIn(text: string): Effect | undefined {
  const effect = parseEffect(text)
  return typeof effect === 'string' ? undefined : effect
}

function titleOf(props: Props, line: Line): string {
  const { income: t, card } = labelsOf(props)
  switch (line.kind) {
    case 'count':
      return t.regionCount
    case 'base':
      return t.baseIncome
    case 'slots':
      return t.slots(line.building, line.count)
    case 'swap':
      return t.fortressSwap
    case 'relic':
      return line.leader
    case 'intelligence':
      return t.intelligence
    case 'attribute':
      return wordsOf(props).attributeText(contentOf(props.override).attributes.ids[line.attribute]).title
    case 'morale':
      return t.moraleGlory
    case 'foreign':
      return t.foreignRyhzu
    case 'upkeep':
      return t.upkeep
    case 'cards':
      return card.playIn('income')
    case 'owed':
      return t.later
  }
}

function whyOf(props: Props, line: Line): ReactNode | undefined {
  const { income: t } = labelsOf(props)
  switch (line.kind) {
    case 'count':
      return t.counted(line.counted)
    case 'attribute':
      return t.attribute
    case 'relic':
      return t.leader
    case 'upkeep':
      return line.leader
    case 'owed':
      return t.laterHint
    default:
      return undefined
  }
}

function signOf(props: Props, line: Line): ReactElement {
  const { view, viewer, players, override } = props
  const c = contentOf(override)
  const faction = factionAt(view, viewer)
  switch (line.kind) {
    case 'count':
      return <MarkSign mark="base" size={20} />
    case 'slots':
      return <KindSign kind={line.building} size={20} filled />
    case 'swap':
      return <KindSign kind="fortress" size={20} filled />
    case 'morale':
      return <MarkSign mark="morale" size={20} filled />
    case 'foreign':
      return <MarkSign mark="horns" size={20} />
    case 'relic':
    case 'upkeep':
      return <LeaderSign {...leaderHere(c, view, leaderOf(c, line.leader))} identity={players[viewer]?.identity ?? 0} size={26} />
    case 'cards':
      return <CodeSign code="C" size={20} />
    case 'owed':
      return <PhaseSign phase="income" size={20} />
    case 'attribute':
      return <MarkSign mark="any" size={18} />
    case 'base':
    case 'intelligence':
      return faction ? <CrestSign faction={faction} size={20} /> : <MarkSign mark="base" size={20} />
  }
}
