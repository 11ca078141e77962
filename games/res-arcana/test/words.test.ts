import { describe, expect, test } from 'vitest'
import { secretFromSeed } from '#kernel/chance.ts'
import { allVariants } from '#kernel/variant.ts'
import type { Language } from '#words/line.ts'
import { Ear } from '#words/test/ear.ts'
import { sayEveryFeature } from '#words/test/features.ts'
import { nameEveryVariantAndSource, readWellWith, useEveryKey } from '#words/test/house-words.ts'
import { resArcanaEvaluation } from '#games/res-arcana/bot/evaluation.ts'
import { makeResArcana } from '#games/res-arcana/rules/game.ts'
import { verbs } from '#games/res-arcana/rules/options.ts'
import * as reasons from '#games/res-arcana/rules/reasons.ts'
import { askedSteps, reasonKeys, sources, type ResArcanaWords } from '#games/res-arcana/words/contract.ts'
import { words as en } from '#games/res-arcana/words/en.ts'
import { events } from '#games/res-arcana/words/fr/events.ts'
import { words as fr } from '#games/res-arcana/words/fr.ts'
import { words as italian } from '#games/res-arcana/words/it.ts'
import { given, use, type Table } from './builder.ts'
import { flawsOf } from './flaws.ts'

const tongues: Readonly<Record<Language, ResArcanaWords>> = { fr, it: italian, en }
const game = makeResArcana()
const ear = new Ear({ game, tongues, flawsOf, often: { first: 120, thenEvery: 12 } })

/** What random games do not come to, or not always. */
const rareCases: Readonly<Record<string, () => Table>> = {
  'a pool so large that the amounts come in pages': () => given([{ pool: 'E250', play: ['prism'] }, {}]).choose(use('prism', 2), 'payType:elan'),
  'a react to a check': () => given([{ pool: 'G3', play: ['golden_statue', 'coral_castle'] }, {}]).choose(use('coral_castle')),
  'a react to a check, used': () => given([{ pool: 'G3', play: ['golden_statue', 'coral_castle'] }, {}]).choose(use('coral_castle'), 'react:golden_statue'),
  'an empty deck of monuments': () => given([{ pool: 'G4' }, {}], { display: ['temple', 'oracle'], monuments: [] }),
  'an attack of the Elvish Bow on a Dragon Bridle': () => given([{ play: ['elvish_bow'] }, { pool: 'L1 C1', play: ['dragon_bridle', 'elemental_spring'] }]).choose(use('elvish_bow')),
  'an attack that cannot be answered by everything': () =>
    given([{ play: ['bone_dragon'] }, { pool: 'E1', mage: 'healer', play: ['temple turned', 'dancing_sword', 'tree_of_life'] }]).choose(use('bone_dragon')),
  'powers that lack something': () => given([{ pool: 'E5 L5 C5 D5', play: ['athanor', 'guard_dog', 'sacrificial_pit', 'sacred_grove', 'sacrificial_dagger'] }, {}]),
  'an item with essences on it': () => given([{ play: ['mermaid'], pool: 'C2', item: 'research C1' }, {}]).choose('pass'),
  'a Windup Man that grows': () => given([{ play: ['windup_man C2 G1', 'vault G1', 'cursed_forge G2'], pool: 'D1' }, {}], { turn: 'collect' }),
  'a dragon at a discount': () => given([{ play: ['dragon_bridle', 'dragon_egg'], mage: 'artificer', pool: 'E6 G1', hand: ['fire_dragon', 'windup_man', 'wind_dragon'] }, {}]),
}

describe('words', () => {
  test.each([2, 3, 4])('read well in random games of %i, with all variants', (seats) => {
    allVariants(game.definition.variants, seats).forEach((variant, seed) => ear.listenTo(variant, seats, seed))
    expect(ear.found()).toEqual([])
  })

  readWellWith(ear, rareCases)

  test('read well at every kind of end', () => {
    const told = [
      { type: 'won', data: { game: 1, winners: [0, 1], points: [11, 11, 3] } },
      { type: 'won', data: { game: 1, winners: [1], points: [11, 11, 3] } },
      { type: 'matchWon', data: { winners: [0, 1], score: [3, 3] } },
      { type: 'looked', data: { seat: 1, deck: 1, amount: 0 } },
      { type: 'looked', data: { seat: 1, deck: 0, amount: 1 } },
      { type: 'setUp', data: { game: 2, places: [68, 70], monuments: [58, 61] } },
    ]
    const state = game.start({}, 3, secretFromSeed('ends'))
    for (const event of told) ear.event({ ...event, to: 0 }, state)
    expect(ear.found()).toEqual([])
  })

  useEveryKey(ear, { askedSteps, verbs, events, reasonKeys })

  test('have a sentence for every reason that the rules know', () => {
    const given = Object.values(reasons).map(({ why, rule }) => `${why} ${rule}`)
    expect(given.toSorted()).toEqual([...reasonKeys].toSorted())
  })

  nameEveryVariantAndSource(ear, sources)
  sayEveryFeature(resArcanaEvaluation, tongues, flawsOf)
})
