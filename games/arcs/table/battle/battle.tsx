import type { ReactElement } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import type { ArcsView } from '../view.ts'
import { AssignHits } from './assign-hits.tsx'
import { ChooseDice } from './choose-dice.tsx'
import { Raid, Ransack } from './loot.tsx'
import { RollNotice } from './roll-notice.tsx'
import { KeepOrReroll, PickReroll } from './rolled.tsx'

const inDialogue: ReadonlySet<string> = new Set(['assault', 'skirmish', 'raid', 'accept', 'reroll', 'again', 'roll', 'hitShip', 'hitBuilding', 'ransack', 'loot'])

/** Is the option answered in the dialogue of a battle? */
export const battlePlaces = (option: OfferedOption): boolean => inDialogue.has(option.verb)

/** The viewer's battle, from the choice of dice to the raid; otherwise the dice that others have just rolled. */
export function Battle({ turn: { prompt, asking } }: { readonly props: TableProps<ArcsView>; readonly turn: Turn }): ReactElement {
  const dialogue = prompt && !asking ? dialogueOf(prompt) : undefined
  return (
    <>
      {dialogue}
      {(!dialogue || !showsDice.has(prompt?.step ?? '')) && <RollNotice />}
    </>
  )
}

/** Steps whose dialogue has the dice on it. */
const showsDice: ReadonlySet<string> = new Set(['rolled', 'reroll', 'takeHit', 'dealHit'])

function dialogueOf(prompt: Prompt): ReactElement | undefined {
  const key = `${prompt.step} ${prompt.id}`
  switch (prompt.step) {
    case 'collect':
      return <ChooseDice key={key} prompt={prompt} />
    case 'rolled':
      return <KeepOrReroll key={key} prompt={prompt} />
    case 'reroll':
      return <PickReroll key={key} prompt={prompt} />
    case 'railgun':
    case 'takeHit':
    case 'dealHit':
      return <AssignHits key="hits" prompt={prompt} />
    case 'ransack':
      return <Ransack key={key} prompt={prompt} />
    case 'raid':
      return <Raid key="raid" prompt={prompt} />
    default:
      return undefined
  }
}
