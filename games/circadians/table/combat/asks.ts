import type { Prompt } from '#host/channel.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { AskedStep } from '../../words/contract.ts'
import type { CircadiansView } from '../view.ts'

/** Which questions are answered in the dialogue of a battle. */

const ofBattles: ReadonlySet<string> = new Set<AskedStep>(['selectBattle', 'plan', 'planOpenly', 'reroll', 'moraleForGems', 'retreat', 'takeBack'])

/** Asked elsewhere too; in the middle of a battle its dialogue lists them. What needs the map is left to the map. */
const inBattles: ReadonlySet<string> = new Set<AskedStep>(['useIntelligence', 'chooseElsewhere', 'researchElsewhere', 'keepDrawnElsewhere', 'discard', 'moraleRow', 'upgradeAttribute'])

export const isBattleStep = (step: string, fighting: boolean): boolean => ofBattles.has(step) || (fighting && inBattles.has(step))

/** The viewer's question that the table works on unless another one is picked. */
export const askedOf = ({ prompts }: Pick<TableProps<CircadiansView>, 'prompts'>): Prompt | undefined => prompts.find(({ required }) => required) ?? prompts[0]

/** Is the viewer's question answered in the dialogue of a battle? */
export function combatAsks(props: Pick<TableProps<CircadiansView>, 'view' | 'prompts'>): boolean {
  const asked = askedOf(props)
  return asked !== undefined && isBattleStep(asked.step, props.view.fightAt >= 0)
}
