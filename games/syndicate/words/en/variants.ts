import type { VariantWords } from '#words/game-words.ts'
import type { Tables } from '../../data/tables.ts'
import type { Source } from '../contract.ts'

export const sources: Readonly<Record<Source, string>> = { credits: 'Credits', rewards: 'Rewards', tokens: 'Tokens', technologies: 'Technologies', bases: 'Bases' }

const fortifyWith = {
  crew: { label: 'Crew', hint: 'Fortifying costs credits and crew: the reading we recommend.' },
  influence: { label: 'Influence', hint: 'The second price of fortifying is influence instead of crew.' },
}

const lastCollection = {
  yes: { label: 'With collection', hint: 'The last round is played in full, collection included.' },
  no: { label: 'Without collection', hint: 'The game ends after the Sovereign phase of the last round.' },
}

const perBase = (n: number): { readonly label: string; readonly hint: string } =>
  n === 0 ? { label: 'None', hint: 'Bases are worth their income, and nothing at the end.' } : { label: `${n} each`, hint: `Every base held at the end is worth ${n === 1 ? 'a victory point' : `${n} victory points`}.` }

export function variants(tables: Tables): Readonly<Record<string, VariantWords>> {
  const { rows } = tables.readings
  return {
    blockade: {
      label: 'Sovereign destroyer',
      values: {
        off: { label: 'Without', hint: 'The destroyer stays on its track: best for a first game.' },
        on: { label: 'Blockade', hint: 'At the highest alert, a failed mission sends the destroyer to its territory.' },
      },
    },
    taxDefault: {
      label: 'Unpaid tax',
      values: {
        off: { label: 'Pay what there is', hint: 'Whoever cannot pay the whole tax pays what there is.' },
        on: { label: 'Bases turned over', hint: 'Every base whose tax is not paid is turned over for a round.' },
      },
    },
    trading: {
      label: 'Trade between players',
      values: {
        off: { label: 'Without', hint: 'Everybody deals with the bank alone.' },
        on: { label: 'Out of turn', hint: 'Players who are not on turn make one another offers: resources, cards, tokens, bases, beams.' },
      },
    },
    turns: {
      label: 'Turns',
      values: {
        whole: { label: 'Whole turns', hint: 'Everybody acts as much as can be paid for, then passes on.' },
        extended: { label: 'Short turns', hint: 'One or two actions at a time, round the table until nobody acts any more.' },
      },
    },
    phantom: {
      label: 'Phantom',
      values: {
        off: { label: 'Without', hint: 'Two syndicates, and nobody else.' },
        on: { label: 'With a phantom', hint: 'A third force without a player holds bases and assaults yours. For two players.' },
      },
    },
    fortifyWith: { label: 'Fortify with', values: Object.fromEntries(rows.fortifyWith.map((value) => [value, fortifyWith[value]])) },
    pointsPerBase: { label: 'Points for bases', values: Object.fromEntries(rows.pointsPerBase.map((n) => [String(n), perBase(n)])) },
    lastCollection: { label: 'Last round', values: Object.fromEntries(rows.lastCollection.map((value) => [value, lastCollection[value]])) },
  }
}
