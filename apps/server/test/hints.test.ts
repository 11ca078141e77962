import { describe, expect, test } from 'vitest'
import type { TableInfo } from '#host/protocol.ts'
import { Random } from '#kernel/chance.ts'
import { House } from './helpers/house.ts'
import { bot, me, open } from './helpers/visitor.ts'

const GAME = 'skirmish'

describe('hints', () => {
  test('go to whoever plays alone against bots, about the decision asked for', async () => {
    const house = await House.open({ botLimit: 60_000 })
    const ada = await house.visitor()
    const { id } = await ada.table(GAME, [me, bot()], { startNow: true })
    const line = await ada.at(id)
    const seen = line.match(id)
    await line.play(id, new Random(1), () => (seen.required?.options.length ?? 0) > 1)
    const prompt = seen.required
    if (!prompt) throw new Error('nothing is asked')
    expect(await line.code({ t: 'hint', match: id, id: prompt.id })).toBe('ok')
    expect(seen.hints).toHaveLength(1)
    const [{ id: about, advice }] = seen.hints
    expect(about).toBe(prompt.id)
    expect(advice.length).toBeGreaterThan(0)
    expect(advice.length).toBeLessThanOrEqual(3)
    for (const { key, value } of advice) {
      expect(prompt.options.map((each) => each.key)).toContain(key)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }
    expect(seen.required).toEqual(prompt)
    // What it names can be chosen, and then the hint is past.
    expect(await line.code({ t: 'answer', match: id, id: prompt.id, keys: [advice[0].key] })).toBe('ok')
    expect(await line.code({ t: 'hint', match: id, id: prompt.id })).toBe('move.stale')
  })

  test('are off among people unless the host has allowed them, and then go only to the one who asks', async () => {
    const house = await House.open({ botLimit: 60_000 })
    const [ada, bo, eve] = [await house.visitor('Ada'), await house.visitor('Bo'), await house.visitor('Eve')]
    for (const hints of [false, true]) {
      const { id, invite, hints: atFirst } = await ada.table(GAME, [me, open])
      expect(atFirst).toBe(false)
      await bo.granted('POST', `/api/invites/${invite}/sit`)
      expect(await bo.patch(`/api/tables/${id}`, { hints: true })).toMatchObject({ body: { code: 'table.notHost' } })
      if (hints) expect((await ada.patch<TableInfo>(`/api/tables/${id}`, { hints })).body.hints).toBe(true)
      await ada.granted('POST', `/api/tables/${id}/start`)
      const lines = [await ada.at(id), await bo.at(id)]
      await expect.poll(() => lines.some((line) => line.match(id).required)).toBe(true)
      const asked = lines.find((line) => line.match(id).required)
      const decision = asked?.match(id).required?.id ?? ''
      expect(await asked?.code({ t: 'hint', match: id, id: decision })).toBe(hints ? 'ok' : 'hint.notAllowed')
      expect(lines.map((line) => line.match(id).hints.length).sort()).toEqual(hints ? [0, 1] : [0, 0])
      const onlooker = await eve.at(id)
      expect(await onlooker.code({ t: 'hint', match: id, id: decision })).toBe('seat.none')
    }
  })
})
