import { line, type Line } from '#words/line.ts'
import type { CourtEffect } from '../../data/court.ts'
import { resources, type Resource } from '../../data/names.ts'
import { cardOf } from '../known.ts'
import { ACTIONS } from '../../rules/cards.ts'
import { amountOf, ofResource, resourceName, the, type French } from './speak.ts'

type Prelude = Extract<CourtEffect, `prelude ${string}`>

/** What a card's Prelude action does, in a few words for a button. */
const effects: Readonly<Record<Prelude, (of: Resource) => Line>> = {
  'prelude hoard': (of) => line`remplir vos emplacements vides ${ofResource(of, 2)}`,
  'prelude extort': (of) => line`voler ${amountOf(of, 1)}`,
  'prelude garrison': () => ['placer 1 vaisseau dans chaque porte'],
  'prelude levy': () => ['placer 3 vaisseaux dans un système contrôlé'],
  'prelude spy': () => ['saisir l’initiative'],
  'prelude foresee': () => ['changer des cartes de votre main'],
  'prelude persuade': () => ['voler une ressource ou une carte Guilde'],
  'prelude broker': () => line`gagner ${amountOf('material', 1)}, ${amountOf('fuel', 1)} et ${amountOf('weapon', 1)}`,
  'prelude fence': () => line`changer une ressource en ${resourceName('relic')}`,
}

/** “Défausser les Intérêts miniers : remplir vos emplacements vides de Matériaux” */
export function preludeButton(t: French, card: string): Line {
  const index = cardOf(t, card) - ACTIONS
  const row = t.tables.courtCards.rows[index]
  const effect = row?.does.find((each): each is Prelude => each.startsWith('prelude '))
  if (!row || !effect) return line`Utiliser ${the(card)}`
  const verb = effect === 'prelude fence' ? 'Utiliser' : 'Défausser'
  return line`${verb} ${the(card)} : ${effects[effect](row.icon ?? resources[0])}`
}
