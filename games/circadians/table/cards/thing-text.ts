import type { Line } from '#words/line.ts'
import type { Origin } from '../../data/origin.ts'
import type { CircadiansWords, SideText } from '../../words/contract.ts'
import type { Thing } from '../context.tsx'

/** What the words say of a thing, in parts with a heading each. */
export interface ThingText {
  readonly title: string
  readonly typeLine: string
  readonly parts: readonly { readonly head: string | undefined; readonly texts: readonly Line[] }[]
  readonly origin: Origin
}

export function textOf(words: CircadiansWords, { kind, id }: Thing): ThingText {
  switch (kind) {
    case 'card':
      return cardText(words, id)
    case 'leader':
      return leaderText(words, id)
    case 'attribute':
      return attributeText(words, id)
    case 'faction':
      return factionText(words, id)
    case 'intelligence':
      return intelligenceText(words, id)
  }
}

function cardText(words: CircadiansWords, id: string): ThingText {
  const { card: t } = words.labels
  const { title, left, right, combat, phase, play, notes, origin } = words.cardText(id)
  return {
    title,
    typeLine: `${t.left} ${left} · ${t.right} ${right}`,
    parts: [
      { head: t.inBattle, texts: combat.length > 0 ? combat : [[t.noBattleText]] },
      { head: phase, texts: [...play, ...notes.map((note): Line => [note])] },
      ...(left === 'X' || right === 'X' ? [{ head: undefined, texts: [[t.xHint]] }] : []),
    ],
    origin,
  }
}

function leaderText(words: CircadiansWords, id: string): ThingText {
  const { board: t, combat } = words.labels
  const { title, typeLine, base, upgraded, upgrade, origin } = words.leaderText(id)
  const valuesOf = ({ strength, attack, shield, deploy }: SideText): Line => [
    `${combat.iconCount('strength', strength)}, ${combat.iconCount('attack', attack)}, ${combat.iconCount('shield', shield)}${deploy > 0 ? ` · ${t.deployFor(deploy)}` : ''}`,
  ]
  return {
    title,
    typeLine,
    parts: [
      { head: t.base, texts: [valuesOf(base), ...base.texts] },
      { head: `${t.upgraded}${upgrade > 0 ? ` (${t.upgradeFor(upgrade)})` : ''}`, texts: [valuesOf(upgraded), ...upgraded.texts] },
    ],
    origin,
  }
}

function attributeText(words: CircadiansWords, id: string): ThingText {
  const { board: t } = words.labels
  const { title, typeLine, cost, base, upgraded, origin } = words.attributeText(id)
  return {
    title,
    typeLine,
    parts: [
      { head: t.base, texts: base },
      { head: `${t.upgraded} (${t.upgradeFor(cost)})`, texts: upgraded },
    ],
    origin,
  }
}

function factionText(words: CircadiansWords, id: string): ThingText {
  const { board: t, map, income } = words.labels
  const { title, summary, goal, powers, fortress, gloryTrack, baseIncome, recruiting, origin } = words.factionText(id)
  return {
    title,
    typeLine: summary,
    parts: [
      { head: undefined, texts: [goal, ...powers] },
      { head: map.buildings.fortress.one, texts: fortress },
      { head: t.glory, texts: [[gloryTrack.map(({ at, gain }) => t.gloryAt(at, gain)).join(', ')]] },
      { head: income.baseIncome, texts: [[baseIncome]] },
      { head: t.recruits, texts: recruiting },
    ],
    origin,
  }
}

function intelligenceText(words: CircadiansWords, id: string): ThingText {
  const { card: t, board } = words.labels
  const { title, held, given, origin } = words.intelligenceText(id)
  return {
    title,
    typeLine: board.intelligence,
    parts: [
      { head: `${t.held} (${held.phase})`, texts: held.texts },
      { head: `${t.given} (${given.phase})`, texts: given.texts },
    ],
    origin,
  }
}
