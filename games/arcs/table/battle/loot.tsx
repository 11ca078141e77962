import './loot.css'
import type { ReactElement, ReactNode } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import { Button } from '#ui/button.tsx'
import { LineText } from '#ui/line.tsx'
import { plain, type Line } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import { ACTIONS } from '../../rules/cards.ts'
import type { Frames } from '../../rules/frames.ts'
import { SEATS } from '../../rules/state.ts'
import { CardFace } from '../cards/card-face.tsx'
import { useCardTip } from '../cards/card-note.tsx'
import { useTable } from '../context.tsx'
import { Keys, PieceSign, TypeSign } from '../signs.tsx'
import { cardId, cardOf, guildsOf, slotId, slotsOf } from '../view.ts'
import { IconSign } from './dice-face.tsx'
import { BattleFrame } from './frame.tsx'

/** After the hits: the Court is ransacked, the Rival's board is raided. */

export function Ransack({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { view, t, turn, players, props, words, optionLine } = useTable()
  const options = prompt.options.filter(({ verb }) => verb === 'ransack')
  const rest = prompt.options.filter(({ verb }) => verb !== 'ransack')
  return (
    <BattleFrame
      title={[t.court.title]}
      subtitle={words.prompt(prompt.step, prompt.frame, props.reader)}
      actions={
        rest.length > 0
          ? rest.map((option) => (
              <Button key={option.key} look="primary" onClick={() => turn.choose(option)}>
                <LineText line={optionLine(option)} reach="none" />
              </Button>
            ))
          : undefined
      }
    >
      <div className="fight-cards">
        {options.map((option) => {
          const id = option.facets['card'] ?? ''
          const place = view.row.indexOf(cardOf(id) - ACTIONS)
          const agents = players.map(({ identity }, seat) => ({ identity, n: view.influence[place * SEATS + seat] ?? 0 }))
          return (
            <CardChoice key={option.key} id={id} option={option} note={optionLine(option)}>
              <span className="fight-agents" aria-hidden="true">
                {agents.flatMap(({ identity, n }) => Array.from({ length: n }, (_, i) => <PieceSign key={`${identity} ${i}`} piece="agent" identity={identity} size={18} />))}
              </span>
            </CardChoice>
          )
        })}
      </div>
    </BattleFrame>
  )
}

export function Raid({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { view, t, turn, props, words, who } = useTable()
  const { rival, seat, keys } = prompt.frame as unknown as Extract<Frames, { step: 'raid' }>
  const end = prompt.options.find(({ verb }) => verb === 'stop')
  const cards = guildsOf(view, rival).map(cardId)
  return (
    <BattleFrame
      title={[t.dice.raid.name]}
      subtitle={t.battle.subtitle(who(seat), who(rival))}
      actions={
        <>
          <p className="fight-foot-note">{t.battle.keysLost}</p>
          {end && (
            <Button look="primary" onClick={() => turn.choose(end)}>
              {t.battle.endRaid}
            </Button>
          )}
        </>
      }
    >
      <p className="fight-keys" role="status">
        {Array.from({ length: keys }, (_, i) => (
          <IconSign key={i} icon="key" size={22} />
        ))}
        <b>{t.battle.keysLeft(keys)}</b>
      </p>
      <p className="fight-muted">
        <LineText line={words.prompt(prompt.step, prompt.frame, props.reader)} reach="none" />
      </p>
      <div className="fight-raid-slots" role="group" aria-label={t.board.resources}>
        {slotsOf(view, rival)
          .filter(({ open }) => open)
          .map(({ slot, type, keys: cost }) => (
            <RaidSlot key={slot} prompt={prompt} slot={slot} type={type} cost={cost} />
          ))}
      </div>
      {cards.length > 0 && (
        <div className="fight-cards" role="group" aria-label={t.board.guildCards}>
          {cards.map((id) => {
            const option = prompt.options.find(({ verb, facets }) => verb === 'steal' && facets['card'] === id)
            const blocked = prompt.blocked.find(({ verb, facets }) => verb === 'steal' && facets['card'] === id)
            return <CardChoice key={id} id={id} option={option} note={option ? words.option(option.verb, option.facets, props.reader) : blocked ? words.reason(blocked.reason, props.reader) : []} />
          })}
        </div>
      )}
    </BattleFrame>
  )
}

function RaidSlot({ prompt, slot, type, cost }: { readonly prompt: Prompt; readonly slot: number; readonly type: number; readonly cost: number }): ReactElement {
  const { t, turn, words, props } = useTable()
  const resource = resources[type]
  // Equal tokens in slots of equal cost are one choice.
  const fits = ({ verb, facets }: OfferedOption): boolean => verb === 'loot' && facets['resource'] === resource && facets['keys'] === String(cost)
  const option = prompt.options.find(fits)
  const blocked = prompt.blocked.find((each) => each.verb === 'loot' && each.facets['slot'] === slotId(slot))
  const face = (
    <>
      <span className={type < 0 ? 'fight-slot-box fight-slot-empty' : 'fight-slot-box'}>{type >= 0 && <TypeSign type={type} size={24} />}</span>
      <Keys n={cost} />
    </>
  )
  if (option)
    return (
      <button type="button" className="fight-raid-slot fight-target-can" aria-pressed={false} aria-label={plain(words.option(option.verb, option.facets, props.reader))} onClick={() => turn.choose(option)}>
        {face}
      </button>
    )
  const name = `${resource === undefined ? t.board.emptySlot : words.name('resource', resource)}, ${t.board.raidCost(cost)}`
  return (
    <span className="fight-raid-slot" role="img" aria-label={name} title={blocked ? plain(words.reason(blocked.reason, props.reader)) : name}>
      {face}
    </span>
  )
}

interface CardChoiceProps {
  readonly id: string
  readonly option: OfferedOption | undefined
  /** What choosing it does, or why it cannot be chosen. */
  readonly note: Line
  readonly children?: ReactNode
}

function CardChoice({ id, option, note, children }: CardChoiceProps): ReactElement {
  const { turn, name } = useTable()
  const tip = useCardTip(id)
  const face = (
    <>
      <CardFace id={id} size="stage" />
      {children}
      <span className="fight-card-note">
        <LineText line={note} reach="none" />
      </span>
    </>
  )
  if (!option)
    return (
      <span className="fight-card" {...tip}>
        {face}
        <span className="ui-unseen">{name(id)}</span>
      </span>
    )
  return (
    <button type="button" className="fight-card fight-card-can" aria-pressed={false} aria-label={plain(note)} {...tip} onClick={() => turn.choose(option)}>
      {face}
    </button>
  )
}

