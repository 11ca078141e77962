import type { VariantWords } from '#words/game-words.ts'
import type { Source } from '../contract.ts'

export const variants: Readonly<Record<string, VariantWords>> = {
  setup: {
    label: 'Set-up',
    values: {
      standard: { label: 'Standard', hint: 'Everybody is dealt 8 artifacts and 2 mages, and keeps one mage. Chance picks the sides of the places.' },
      'first-game': { label: 'First game', hint: 'Ready-made hands and the places on their sun side, to get to know the game.' },
      draft: { label: 'Draft', hint: 'Everybody keeps a card and passes the rest on, twice 4 cards, before choosing a mage.' },
    },
  },
  match: {
    label: 'Length',
    values: {
      single: { label: 'One game', hint: 'A single game of 4 to 6 rounds.' },
      'best-of-three': { label: 'Best of three', hint: 'For two: you keep your mage and share out the 16 artifacts before the second game.' },
    },
  },
  collect: {
    label: 'Collect',
    values: {
      together: { label: 'All at once', hint: 'Everybody collects at the same time: the quickest way.' },
      'on-request': { label: 'On request', hint: 'Before each Collect where order can matter, anybody may ask for turn order.' },
      'in-order': { label: 'In turn order', hint: 'One after the other, from the first player on.' },
    },
  },
}

export const sources: Readonly<Record<Source, string>> = {
  artifact: 'Artifacts',
  mage: 'Mage',
  item: 'Magic item',
  monument: 'Monuments',
  place: 'Places of power',
  token: 'First-player token',
  react: 'React to the check',
  game1: 'Game 1',
  game2: 'Game 2',
  game3: 'Game 3',
}
