import type { ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import { LineText } from '#ui/line.tsx'
import { DECK } from '../../rules/zones.ts'
import { CardButton } from '../card-button.tsx'
import { sentencesOf } from '../card-text.ts'
import { useTable } from '../context.tsx'
import { handOf, knownIn, cardOf } from '../seen.ts'
import { Tile } from '../tile.tsx'
import { Choices } from './choices.tsx'

/** Cards that lie nowhere on the board while one is chosen: a packet, two mages, items, a layout, discards. */
export function StageForm({ prompt }: { readonly prompt: Prompt }): ReactElement {
  const { half, words, canChoose, t } = useTable()
  const cards = prompt.options.flatMap((option) => (option.facets['card'] === undefined ? [] : [cardOf(option.facets['card'])]))
  const others = prompt.options.filter((option) => option.facets['card'] === undefined)
  const title = { keep: t.packet, chooseMage: t.mageOffer, takeItem: t.remainingItems, pick: t.layout, placeFromDiscard: t.discard }[prompt.step]
  return (
    <div className={`ra-stage ra-wide ra-stage-${prompt.step}`}>
      <div role="group" aria-label={title ?? ''} className="ra-stage-cards">
        {cards.map((card) => (
          <CardButton key={card} card={card} size="hand" sentences={sentencesOf(words, card).map((line, i) => line && <LineText key={i} line={line} reach="none" />)} />
        ))}
      </div>
      <Known step={prompt.step} />
      <div className="ra-chosen">
        {half.card !== undefined && <Choices options={canChoose(half.card)} />}
        {half.card === undefined && others.length > 0 && <Choices options={others} />}
      </div>
    </div>
  )
}

/** What the choice will have to work with: the cards drafted so far, or the deck behind the opening hand. */
function Known({ step }: { readonly step: string }): ReactElement | null {
  const { view, viewer, t } = useTable()
  const cards = step === 'chooseMage' ? knownIn(view, DECK + viewer) : step === 'keep' || step === 'pick' ? handOf(view, viewer) : []
  if (cards.length === 0) return null
  return (
    <div className="ra-known">
      <span className="ra-label">{step === 'chooseMage' ? t.knownInDeck : t.yourHand}</span>
      <div className="ra-known-tiles">
        {cards.map((card) => (
          <Tile key={card} card={card} />
        ))}
      </div>
    </div>
  )
}
