import { line, type Line } from '#words/line.ts'
import type { CourtEffect } from '../../data/court.ts'
import { resources, type Resource } from '../../data/names.ts'
import { ACTIONS } from '../../rules/cards.ts'
import { cardOf } from '../known.ts'
import { amountOf, resourceName, the, type Italian } from './speak.ts'

type Prelude = Extract<CourtEffect, `prelude ${string}`>

/** What a card's Prelude action does, in a few words for a button. */
const effects: Readonly<Record<Prelude, (of: Resource) => Line>> = {
  'prelude hoard': (of) => line`riempi di ${resourceName(of, 2)} i tuoi spazi liberi`,
  'prelude extort': (of) => line`ruba ${amountOf(of, 1)}`,
  'prelude garrison': () => ['posiziona 1 nave in ogni portale'],
  'prelude levy': () => ['posiziona 3 navi in un sistema che controlli'],
  'prelude spy': () => ['sottrai l’iniziativa'],
  'prelude foresee': () => ['cambia delle carte della tua mano'],
  'prelude persuade': () => ['ruba una risorsa o una carta Gilda'],
  'prelude broker': () => line`ottieni ${amountOf('material', 1)}, ${amountOf('fuel', 1)} e ${amountOf('weapon', 1)}`,
  'prelude fence': () => line`cambia una risorsa in ${resourceName('relic')}`,
}

/** “Scarta gli Interessi minerari: riempi di Materiali i tuoi spazi liberi” */
export function preludeButton(t: Italian, card: string): Line {
  const row = t.tables.courtCards.rows[cardOf(t, card) - ACTIONS]
  const effect = row?.does.find((each): each is Prelude => each.startsWith('prelude '))
  if (!row || !effect) return line`Usa ${the(card)}`
  return line`${effect === 'prelude fence' ? 'Usa' : 'Scarta'} ${the(card)}: ${effects[effect](row.icon ?? resources[0])}`
}
