import { describe, expect, test } from 'vitest'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import { Random } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { compile } from '../data/compile.ts'
import { bookTables } from '../data/tables.ts'
import { verbs } from '../rules/options.ts'
import { contraband } from '../rules/ship.ts'
import { isPlaced } from '../table/decision/faces.tsx'
import { passagesTo } from '../table/map/reach.ts'
import { stow } from '../table/ship/cargo.ts'
import { asState, cubeFor, missionsTo, wantedFor, type NgataView } from '../table/view.ts'
import { game, Table } from './table.ts'

const content = compile(bookTables)
const territory = (id: string): number => content.territories.ids.indexOf(id)
const mission = (id: string): number => content.missions.ids.indexOf(id)

/** What the table knows of a position: view and question, as a client gets them. */
function seen(t: Table): { readonly c: typeof content; readonly view: NgataView; readonly prompt: Prompt } {
  const pending = t.asked()
  const { state } = t
  const offered = (option: (typeof pending.options)[number]): OfferedOption => ({ key: game.notation.key(option), verb: option.k, facets: game.notation.facets(option) })
  const blocked = game.blocked(state, pending).map(({ option, reason }) => ({ ...offered(option), reason }))
  return { c: content, view: game.view(state, 0), prompt: { id: '', step: pending.frame.step, required: true, sealed: false, frame: pending.frame, options: pending.options.map(offered), blocked } }
}

const waysTo = (t: Table, id: string) => passagesTo(seen(t), territory(id)).map(({ way, fuel, dice, option, why }) => ({ way, fuel, dice, open: option !== undefined, why: why?.why }))

describe('the star map', () => {
  test('NG-4.2, NG-4.5 shows fuel and dice of a way within the zone and of both jumps', () => {
    const t = new Table().ship({ at: 'cora' })
    expect(waysTo(t, 'koss')).toEqual([{ way: 'zone', fuel: 1, dice: 0, open: true, why: undefined }])
    expect(waysTo(t, 'etna')).toEqual([{ way: 'jump', fuel: 2, dice: 1, open: true, why: undefined }])
    expect(waysTo(t, 'honos')).toEqual([{ way: 'jump', fuel: 3, dice: 2, open: true, why: undefined }])
    expect(waysTo(t, 'cora')).toEqual([])
  })

  test('NG-4.3 shows route before jump, and why a loaded ship cannot take it', () => {
    const t = new Table().ship({ at: 'koss' })
    expect(waysTo(t, 'vimana').map(({ way, open }) => [way, open])).toEqual([['route', true], ['jump', true]])
    t.keys('GREEN', 'GREEN', 'BLUE')
    expect(waysTo(t, 'vimana').map(({ way, open, why }) => [way, open, why])).toEqual([['route', false, 'tooMuchContraband'], ['jump', true, undefined]])
  })

  test('NG-7.5 shows where a flight leads in a confrontation, and nothing else', () => {
    const t = new Table().ship({ at: 'cora', fuel: 2 }).meets('X01')
    expect(waysTo(t, 'etna')).toEqual([{ way: 'flee', fuel: 2, dice: 0, open: true, why: undefined }])
    expect(waysTo(t, 'koss')).toEqual([])
    const dice = new Table({ flight: 'dice' }).ship({ at: 'cora' }).meets('X01')
    expect(waysTo(dice, 'etna')[0].dice).toBe(1)
  })

  test('every way that the rules offer is on it once', () => {
    const random = new Random('map')
    for (let i = 0; i < 20; i++) {
      const t = new Table({ variation: i % 2 === 0 ? 'one' : 'two' })
      while (t.state.over === 0) {
        const known = seen(t)
        const shown = content.territories.ids.flatMap((_, at) => passagesTo(known, at).flatMap(({ option }) => (option ? [option.key] : [])))
        expect(shown.toSorted()).toEqual(known.prompt.options.flatMap(({ key, verb }) => (['fly', 'route', 'jump', 'flee'].includes(verb) ? [key] : [])).toSorted())
        const { pending, option } = randomChoice(game, t.state, random)
        game.choose(t.state, pending, option)
      }
    }
  })

  test('NG-6.5 to NG-6.8 shows where missions lead next', () => {
    const leads = (t: Table, id: string): readonly string[] => content.territories.ids.filter((_, at) => (wantedFor(content, seen(t).view, mission(id)) & (1 << at)) !== 0)
    expect(leads(new Table().hand('C01'), 'C01')).toEqual(['koss'])
    expect(leads(new Table().hand('C13'), 'C13')).toEqual(['cora'])
    expect(leads(new Table().active('C13', 2, [], { kronos: 1 }), 'C13').toSorted()).toEqual(['blackstar', 'new_victoria'])
    expect(leads(new Table().active('C18', 1, ['koss']), 'C18')).toEqual(['goshen'])
    expect(leads(new Table().active('C18', 2, ['koss', 'goshen']), 'C18')).toEqual(['bohr_station'])
    expect(leads(new Table().hand('C21'), 'C21').toSorted()).toEqual(['cora', 'koss', 'new_victoria'])
    expect(missionsTo(content, seen(new Table().hand('C01', 'C09')).view, territory('koss'))).toEqual([mission('C01'), mission('C09')])
  })

  test('NG-7.8 shows where red cubes are awaited', () => {
    const t = new Table().ship({ at: 'cora' }).meets('X08').play('errand')
    expect(content.territories.ids.filter((_, at) => cubeFor(content, seen(t).view, at)).toSorted()).toEqual(['goshen', 'koss'])
  })
})

describe('the dashboard', () => {
  test('NG-5.2, NG-7.8 stows red cubes first and everything once', () => {
    const t = new Table().keys('GREEN', 'PURPLE').ship({ at: 'cora' }).meets('X08').play('errand')
    const { view } = seen(t)
    const { compartment, hold } = stow(view)
    expect(compartment.map(({ kind }) => kind)).toEqual(['cube', 'cube'])
    expect(hold).toEqual([{ kind: 'key', key: 3 }, { kind: 'key', key: 0 }])
    expect(compartment.length + hold.length).toBe(contraband(asState(view)))
  })

  test('NG-10.1 keeps weightless keys apart', () => {
    const { compartment, hold, weightless } = stow(seen(new Table({ keys: 'weightless' }).keys('GREEN')).view)
    expect([compartment, hold, weightless]).toEqual([[], [], [{ kind: 'key', key: 0 }]])
  })
})

test('every verb has its place: on the map, in a panel, or in the bar', () => {
  const inBar = (narrow: boolean): readonly string[] => Object.keys(verbs).filter((verb) => !isPlaced({ key: verb, verb, facets: {} }, narrow))
  expect(inBar(false)).toEqual(['pickUp', 'deliver', 'defend', 'deliverCube', 'face'])
  expect(inBar(true)).toEqual(['refuel', 'draw', 'pickUp', 'deliver', 'defend', 'deliverCube', 'face', 'place'])
})
