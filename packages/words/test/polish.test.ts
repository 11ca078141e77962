import { expect, test } from 'vitest'
import { line, ref } from '../line.ts'
import { frenchSpacing, polished } from '../polish.ts'

test('reaches every text, however deep, and what functions return, but no name', () => {
  const player = ref('player', '0', 'Qui ?')
  const words = polished({ title: 'Oui !', nested: { list: ['a : b'], say: (n: number) => line`${player} : ${n} %` } }, frenchSpacing)
  expect(words.title).toBe('Oui\u00a0!')
  expect(words.nested.list).toEqual(['a\u00a0: b'])
  expect(words.nested.say(3)).toEqual([player, '\u00a0: 3\u00a0%'])
})

test('keeps guillemets together with what they hold', () => {
  expect(frenchSpacing('dire « oui » ; partir')).toBe('dire «\u00a0oui\u00a0»\u00a0; partir')
})
