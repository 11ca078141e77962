import { describe, expect, it } from 'vitest'
import { bareName, english, feminine, french, italian, masculine, plural } from '#words/grammar.ts'
import { capital, line, listOf, plain, ref } from '#words/line.ts'

describe('French nouns', () => {
  it('take the article that fits', () => {
    expect(french.the(masculine('Dragon d’Os'))).toBe('le Dragon d’Os')
    expect(french.the(feminine('Épée Vive'))).toBe('l’Épée Vive')
    expect(french.of(masculine('Athanor'))).toBe('de l’Athanor')
    expect(french.of(masculine('Coffre-Fort'))).toBe('du Coffre-Fort')
    expect(french.to(feminine('Mort'))).toBe('à la Mort')
    expect(french.the(masculine('Harnais de Dragon'))).toBe('le Harnais de Dragon')
    expect(french.the(plural(masculine('Jardins Suspendus')))).toBe('les Jardins Suspendus')
    expect(french.to(plural(feminine('Catacombes de la Mort')))).toBe('aux Catacombes de la Mort')
    expect(french.ofName('Inès')).toBe('d’Inès')
    expect(french.of(bareName('Sérénité / Vigueur'))).toBe('de Sérénité / Vigueur')
  })
})

describe('Italian nouns', () => {
  it('take the article that fits', () => {
    expect(italian.the(masculine('Drago d’Ossa'))).toBe('il Drago d’Ossa')
    expect(italian.the(masculine('Scrigno'))).toBe('lo Scrigno')
    expect(italian.the(feminine('Idra'))).toBe('l’Idra')
    expect(italian.of(masculine('Usignolo'))).toBe('dell’Usignolo')
    expect(italian.the(plural(masculine('Giardini Pensili')))).toBe('i Giardini Pensili')
    expect(italian.the(plural(masculine('Specchi')))).toBe('gli Specchi')
    expect(italian.on(feminine('Fucina'))).toBe('sulla Fucina')
    expect(italian.a(masculine('Scudo'))).toBe('uno Scudo')
    expect(italian.toName('Anna')).toBe('ad Anna')
  })
})

describe('lines', () => {
  it('are parts with references, joined on demand', () => {
    const camille = ref('player', '0', 'Camille')
    const parts = line`${camille} pays ${2} ${ref('essence', 'E', 'Elan')}.`
    expect(parts).toEqual([camille, ' pays 2 ', ref('essence', 'E', 'Elan'), '.'])
    expect(plain(parts)).toBe('Camille pays 2 Elan.')
    expect(plain(listOf(['a', 'b', 'c'], 'et'))).toBe('a, b et c')
    expect(plain(capital(line`le Dragon`))).toBe('Le Dragon')
    expect(english.genitive('Iris')).toBe('Iris’')
    expect(english.a(masculine('Athanor'))).toBe('an Athanor')
  })
})
