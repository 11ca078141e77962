import { line, type Line } from '#words/line.ts'
import type { CourtEffect } from '../../data/court.ts'
import { resources, type Resource } from '../../data/names.ts'
import { ACTIONS } from '../../rules/cards.ts'
import { cardOf } from '../known.ts'
import { amountOf, resourceName, the, type English } from './speak.ts'

type Prelude = Extract<CourtEffect, `prelude ${string}`>

/** What a card's Prelude action does, in a few words for a button. */
const effects: Readonly<Record<Prelude, (of: Resource) => Line>> = {
  'prelude hoard': (of) => line`fill your empty slots with ${resourceName(of, 2)}`,
  'prelude extort': (of) => line`steal ${amountOf(of, 1)}`,
  'prelude garrison': () => ['place 1 ship at every gate'],
  'prelude levy': () => ['place 3 ships in a system that you control'],
  'prelude spy': () => ['seize the initiative'],
  'prelude foresee': () => ['exchange cards of your hand'],
  'prelude persuade': () => ['steal a resource or a Guild card'],
  'prelude broker': () => line`gain ${amountOf('material', 1)}, ${amountOf('fuel', 1)} and ${amountOf('weapon', 1)}`,
  'prelude fence': () => line`turn a resource into a ${resourceName('relic')}`,
}

/** “Discard Mining Interest: fill your empty slots with Material” */
export function preludeButton(t: English, card: string): Line {
  const row = t.tables.courtCards.rows[cardOf(t, card) - ACTIONS]
  const effect = row?.does.find((each): each is Prelude => each.startsWith('prelude '))
  if (!row || !effect) return line`Use ${the(card)}`
  return line`${effect === 'prelude fence' ? 'Use' : 'Discard'} ${the(card)}: ${effects[effect](row.icon ?? resources[0])}`
}
