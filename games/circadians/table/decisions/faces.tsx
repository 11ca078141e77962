import type { ReactNode } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import type { OptionFace } from '#ui/option-list.tsx'
import { PHASE, phases, tracks, type Faction, type Track } from '../../data/names.ts'
import { parseEffect, type Code } from '../../data/notation.ts'
import type { Table } from '../context.tsx'
import { CodeSign, CrestSign, EffectSigns, LeaderSign, MarkSign, PhaseSign } from '../signs.tsx'
import { leaderHere, leaderOf } from '../view.ts'

/** How a choice of this game looks as a button. */
export function faceOf(table: Table, option: OfferedOption): OptionFace {
  const picture = pictureOf(table, option)
  return { tone: quiet.has(option.verb) ? 'plain' : 'choose', ...(picture === undefined ? {} : { picture }) }
}

const quiet: ReadonlySet<string> = new Set(['pass', 'end', 'done', 'decline', 'skipMain', 'later'])

function pictureOf({ c, view, viewer, identityOf }: Table, { verb, facets }: OfferedOption): ReactNode | undefined {
  const { gain, leader, pay, faction } = facets
  if (gain !== undefined) {
    const effect = parseEffect(gain)
    return typeof effect === 'string' ? undefined : <EffectSigns effect={effect} size={16} />
  }
  if (leader !== undefined) {
    const { name, upgraded, ryhzu } = leaderHere(c, view, leaderOf(c, leader))
    return <LeaderSign name={name} upgraded={upgraded} ryhzu={ryhzu} identity={identityOf(viewer)} size={24} />
  }
  if (pay === 'gem') return <CodeSign code="G" size={18} />
  if (pay === 'energy') return <CodeSign code="E" size={18} />
  if (faction !== undefined) return <CrestSign faction={faction as Faction} size={18} filled />
  switch (verb) {
    case 'act':
    case 'main':
      return <PhaseSign phase={phases[view.phase]} size={18} />
    case 'secondary':
      return <CodeSign code={secondaryCodes[tracks[view.phase - PHASE.discover]]} size={18} />
    case 'row':
      return <MarkSign mark={facets['row'] === 'combat' ? 'swords' : 'crown'} size={18} />
    case 'exchange':
      return <CodeSign code="C" size={18} />
    default:
      return undefined
  }
}

/** What the secondary action of each track is about. */
const secondaryCodes: Readonly<Record<Track, Code>> = { discover: 'X', build: 'B', harvest: 'G', recruit: 'DL', move: 'UL' }
