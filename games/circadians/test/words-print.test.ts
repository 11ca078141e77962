import { test } from 'vitest'
import { writeFileSync } from 'node:fs'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { GameEvent } from '#kernel/events.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { languages, plain } from '#words/line.ts'
import { game } from './table.ts'
import { readerOf, tongues } from './words-ear.ts'
import { factions } from '../data/names.ts'
import { content } from './layout.ts'

test('print', () => {
  for (const language of languages) {
    const words = tongues[language]
    const out: string[] = []
    const random = new Random('print/3')
    const told: GameEvent[] = []
    const state = game.start({ factions: 'random' }, 5, secretFromSeed('print3'), (event) => told.push(event))
    const seen = new Map<string, number>()
    while (state.over === 0) {
      for (const event of told.splice(0)) { const line = words.event(game.seeEvent(event, 0), readerOf(state, 0)); if (line) out.push(plain(line)) }
      for (const pending of game.pending(state)) {
        const n = (seen.get(pending.frame.step) ?? 0) + 1
        seen.set(pending.frame.step, n)
        if (n > 2) continue
        const reader = readerOf(state, pending.seat)
        out.push(`   ? ${plain(words.prompt(pending.frame.step, pending.frame, reader))}`)
        for (const option of pending.options.slice(0, 6)) out.push(`     - ${plain(words.option(option.k, game.notation.facets(option), reader))}`)
        for (const { option, reason } of game.blocked(state, pending).slice(0, 3)) out.push(`     x ${plain(words.option(option.k, game.notation.facets(option), reader))}: ${plain(words.reason(reason, reader))}`)
      }
      const { pending, option } = randomChoice(game, state, random)
      game.choose(state, pending, option, (event) => told.push(event))
    }
    for (const event of told) { const line = words.event(game.seeEvent(event, 0), readerOf(state, 0)); if (line) out.push(plain(line)) }
    out.push('--- cards')
    for (const id of content.tactics.ids) { const c = words.cardText(id); out.push(`${c.title} ${c.left}/${c.right}: ${c.combat.map(plain).join(' ')} | ${c.phase}: ${c.play.map(plain).join(' ')} (${c.notes.join(', ')})`) }
    for (const id of content.leaders.ids) { const c = words.leaderText(id); out.push(`${c.title}, ${c.typeLine}: ${c.base.texts.map(plain).join(' ')} / ${c.upgraded.texts.map(plain).join(' ')}`) }
    for (const id of content.attributes.ids) { const c = words.attributeText(id); out.push(`${c.title} (${c.cost}): ${c.base.map(plain).join(' ')} / ${c.upgraded.map(plain).join(' ')}`) }
    for (const id of factions) { const c = words.factionText(id); out.push(`${c.title}: ${c.summary} ${plain(c.goal)} ${c.powers.map(plain).join(' ')} ${c.fortress.map(plain).join(' ')} ${c.recruiting.map(plain).join(' ')} ${c.relicRow.join('; ')}`) }
    writeFileSync(`/tmp/words-cc/${language}.txt`, out.join('\n'))
  }
})
