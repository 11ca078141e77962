import { describe, expect, test } from 'vitest'
import type { Reader } from '#words/game-words.ts'
import { languages, line, plain, ref, type Language, type Line } from '#words/line.ts'
import { bookTables, compile } from '#games/res-arcana/data/tables.ts'
import type { ResArcanaWords } from '#games/res-arcana/words/contract.ts'
import { words as en } from '#games/res-arcana/words/en.ts'
import { frenchWords, words as fr } from '#games/res-arcana/words/fr.ts'
import { words as italian } from '#games/res-arcana/words/it.ts'
import type { Labels } from '#games/res-arcana/words/labels.ts'
import { rulingCodes, rulingsOf } from '#games/res-arcana/words/rulings.ts'
import { given, use, type Table } from './builder.ts'
import { flawsOf } from './flaws.ts'

const tongues: Readonly<Record<Language, ResArcanaWords>> = { fr, it: italian, en }
const { components } = compile(bookTables)
const names = ['Inès', 'Bastien', 'Octave', 'Anna']
const player = (seat: number) => ref('player', String(seat), names[seat])

/** All cards of a language on one page, for people to read. */
function page(words: ResArcanaWords): string {
  return components
    .map(({ id }) => {
      const { powers, collect, discount, points, rulings, typeLine } = words.cardText(id)
      const said = [points, collect, discount, ...powers].flatMap((each) => (each ? [`  ${plain(each)}`] : []))
      return [`${words.name('component', id)} (${typeLine})`, ...said, ...rulings.map((each) => `    - ${plain(each)}`)].join('\n')
    })
    .join('\n\n')
    .concat('\n')
}

describe.each(languages)('cards in %s', (language) => {
  const words = tongues[language]

  test('read as a reviewer has read them', async () => {
    await expect(page(words)).toMatchFileSnapshot(`./card-texts.${language}.txt`)
  })

  test('have no flaw', () => {
    const lines = components.flatMap(({ id }) => {
      const { powers, collect, discount, points, rulings } = words.cardText(id)
      return [points, collect, discount, ...powers, ...rulings].flatMap((each) => (each ? [plain(each)] : []))
    })
    expect(lines.flatMap((text) => flawsOf(language, text.replace(/^\d+ /, 'X ')))).toEqual([])
    expect(lines.filter((text) => !text.endsWith('.'))).toEqual([])
  })

  test('have 78 different names, and a sentence for everything that they do', () => {
    expect(new Set(components.map(({ id }) => words.name('component', id))).size).toBe(78)
    for (const { id, powers, collect, discount, points } of components) {
      const text = words.cardText(id)
      expect(text.powers, id).toHaveLength(powers.length)
      expect(text.collect !== undefined, id).toBe(collect.kind !== 'none')
      expect(text.discount !== undefined, id).toBe(discount.on !== 'nothing')
      expect(text.points !== undefined, id).toBe(points.printed > 0 || points.perStored >= 0 || points.perCreature > 0)
    }
  })

  test('are joined by labels and rules without a flaw', () => {
    const all = Object.entries(sayAll(words.labels)).map(([key, said]) => [key, typeof said === 'string' ? said : plain(said)])
    const labels = all.flatMap(([key, text]) => flawsOf(language, text.replace(/\d$/, 'X').replace(/^[\p{Ll}\d]/u, 'X')).map((flaw) => `${key}: ${flaw}`))
    expect(labels).toEqual([])
    const drawer = words.rules.flatMap(({ title, lines }) => [title, ...lines.map(plain)])
    expect(drawer.flatMap((text) => flawsOf(language, text))).toEqual([])
    expect(words.rules.map(({ lines }) => lines.length)).toEqual(en.rules.map(({ lines }) => lines.length))
  })
})

/** Every label with sample arguments; a label without a sample does not compile. */
function sayAll(labels: Labels): Readonly<Record<string, string | Line>> {
  const some = [0, 2, 1, 0, 1]
  const said: { readonly [K in keyof Labels as Labels[K] extends string ? never : K]: readonly (string | Line)[] } = {
    componentsOf: [labels.componentsOf(player(0)), labels.componentsOf(player(1))],
    poolOf: [labels.poolOf(player(0)), labels.poolOf(player(1))],
    inHand: [labels.inHand(0), labels.inHand(1), labels.inHand(2)],
    inDeck: [labels.inDeck(0), labels.inDeck(1), labels.inDeck(2)],
    inDiscard: [labels.inDiscard(0), labels.inDiscard(1), labels.inDiscard(2)],
    inPool: [labels.inPool(0), labels.inPool(1), labels.inPool(2)],
    monumentsInDeck: [labels.monumentsInDeck(0), labels.monumentsInDeck(1), labels.monumentsInDeck(2)],
    essences: [labels.essences(some)],
    anyEssence: [labels.anyEssence(1), labels.anyEssence(3)],
    notGold: [labels.notGold(1), labels.notGold(3)],
    missing: [labels.missing(some), labels.missing(some, 1), labels.missing([0, 0, 0, 0, 0], 2)],
    insteadOf: [labels.insteadOf(6)],
    ofWhich: [labels.ofWhich(some)],
    payTag: [labels.payTag(some), labels.payTag(some, 2)],
    monumentPrice: [labels.monumentPrice([0, 0, 0, 0, 4])],
    leftToPay: [labels.leftToPay(0), labels.leftToPay(1), labels.leftToPay(2)],
    leftToChoose: [labels.leftToChoose(0), labels.leftToChoose(1), labels.leftToChoose(2)],
    leftToLose: [labels.leftToLose(0), labels.leftToLose(1), labels.leftToLose(2)],
    essencesOn: [labels.essencesOn(some, 'vault'), labels.essencesOn(some, 'catacombs_of_the_dead')],
    pointsBecome: [labels.pointsBecome(4, 0), labels.pointsBecome(1, 0)],
    leavingEarns: [labels.leavingEarns(labels.notGold(2))],
    round: [labels.round(4)],
    gameOfMatch: [labels.gameOfMatch(2)],
    tokenHeldBy: [labels.tokenHeldBy(player(0))],
    wayOutOn: [labels.wayOutOn('bone_dragon')],
    worthTo: [labels.worthTo(player(3))],
    ownedBy: [labels.ownedBy(player(0), 4), labels.ownedBy(player(0), 1)],
    points: [labels.points(0), labels.points(1), labels.points(2)],
    pointsShort: [labels.pointsShort(1), labels.pointsShort(4)],
  }
  const spoken = Object.entries(said).flatMap(([key, all]) => all.map((each, i) => [`${key} ${i}`, each] as const))
  const written = Object.entries(labels).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries([...written, ...spoken])
}

test('every ruling belongs to a card', () => {
  const found = new Set(components.flatMap(rulingsOf))
  expect(rulingCodes.filter((code) => !found.has(code))).toEqual([])
})

test('text follows the tables: a corrected table reads as it plays', () => {
  const artifacts = bookTables.artifacts.map((row) => (row.id === 'prism' ? { ...row, powers: ['T, 2C > 4N, rivals 1G', 'react life: 1D > ignore'] } : row))
  expect(frenchWords({ ...bookTables, artifacts }).cardText('prism').powers.map(plain)).toEqual([
    'Engagez-le et payez 2 Sérénités\u00a0: gagnez 4 essences sauf Or\u00a0; chaque rival gagne 1 Or.',
    'Réaction à une perte de Vie\u00a0: payez 1 Mort pour l’ignorer.',
  ])
})

test('flaws are found', () => {
  for (const [language, text] of [
    ['fr', 'Payez 2 Vie.'],
    ['fr', 'Prendre la Épée Vive'],
    ['fr', 'La réserve de Inès'],
    ['fr', 'Engagez-le : gagnez 1 Or.'],
    ['fr', 'Pay 1 Or'],
    ['it', 'Metti sul Scrigno'],
    ['it', 'Prendi il Usignolo'],
    ['it', 'Restano 2 carta.'],
    ['en', 'Turn bone_dragon'],
    ['en', 'You draw  1 card.'],
    ['en', 'undefined pays 1 Gold.'],
  ] as const)
    expect(flawsOf(language, text), text).not.toEqual([])
})

const asked = (table: Table, viewer: number): Reader => ({ viewer, seats: table.state.seats, view: table.game.view(table.state, viewer), player })
const buttons = (words: ResArcanaWords, table: Table, viewer: number): string[] =>
  table.pending.filter(({ seat }) => seat === viewer).flatMap(({ options }) => options.map((option) => plain(words.option(option.k, table.game.notation.facets(option), asked(table, viewer)))))
const log = (words: ResArcanaWords, table: Table, viewer: number): string[] =>
  table.events.map((event) => plain(words.event(table.game.seeEvent(event, viewer), asked(table, viewer)) ?? line`nothing`).replaceAll('\u00a0', ' '))
const prompt = (words: ResArcanaWords, table: Table, viewer: number): string =>
  table.pending.filter(({ seat }) => seat === viewer).map(({ frame }) => plain(words.prompt(frame.step, frame, asked(table, viewer))).replaceAll('\u00a0', ' '))[0]

describe('sentences', () => {
  test('a price after discounts', () => {
    const table = given([{ play: ['dragon_bridle'], mage: 'artificer', pool: 'E4 L3 C3 D1 G1', hand: ['fire_dragon', 'windup_man'] }, {}])
    expect(buttons(fr, table, 0)).toContain('Placer le Dragon de Feu pour 2 Vigueurs au lieu de 6')
    expect(buttons(fr, table, 0)).toContain('Placer l’Automate pour 3 essences au lieu de 4, dont 1 Or')
    expect(buttons(italian, table, 0)).toContain('Gioca l’Automa per 3 essenze invece di 4, di cui 1 Oro')
    expect(buttons(en, table, 0)).toContain('Place Fire Dragon for 2 Elan instead of 6')
  })

  test('an attack, to the attacker, to the victim and to the table', () => {
    const table = given([{ play: ['bone_dragon'] }, { pool: 'L1 D1 G2', play: ['temple'] }]).choose(use('bone_dragon'))
    expect(log(fr, table, 1)).toEqual(['Inès engage le Dragon d’Os : chaque rival perd 2 Vies.'])
    expect(log(fr, table, 0)).toEqual(['Vous engagez le Dragon d’Os : chaque rival perd 2 Vies.'])
    expect(prompt(en, table, 1)).toBe('Inès attacks with Bone Dragon: lose 2 Life, or choose a way to ignore it.')
    expect(buttons(en, table, 1)).toEqual(['Pay 1 Death to ignore the loss', 'Turn Temple', 'Lose 1 Life and 2 other essences'])
    expect(buttons(italian, table, 1)).toEqual(['Paga 1 Morte per ignorare la perdita', 'Ruota il Tempio', 'Perdi 1 Vita e 2 altre essenze'])
    table.by(1, 'react:temple')
    expect(log(italian, table, 0).slice(1)).toEqual(['Bastien ruota il Tempio per reagire.', 'Bastien ignora l’attacco del Drago d’Ossa.'])
  })

  test('a Collect that warns and tempts', () => {
    const table = given([{ play: ['sunken_reef C4', 'vault G1', 'windup_man C2 G1'] }, {}], { turn: 'collect' })
    expect(buttons(fr, table, 0)).toEqual(['Prendre 4 Sérénités (4 points deviennent 0)', 'Tout laisser sur le Récif des Naufrageurs'])
    table.choose('leave:sunken_reef')
    expect(prompt(italian, table, 0)).toBe('C’è 1 Oro sullo Scrigno: prendi tutto, o lascia tutto. Ciò che resta ti frutta 2 essenze tranne Oro.')
    expect(buttons(en, table, 0)[1]).toBe('Leave all: gain 2 non-Gold essences')
    table.choose('take:vault')
    expect(buttons(fr, table, 0)[1]).toBe('Tout laisser : ajouter 2 Sérénités et 2 Or'.replace(' :', '\u00a0:'))
  })

  test('who plays next, and who has passed', () => {
    expect(prompt(fr, given([{ hand: ['prism'] }, {}, {}]), 0)).toBe('À vous, Inès : jouez une action, ou passez pour cette manche. Bastien joue ensuite.')
    expect(prompt(fr, given([{ hand: ['prism'] }, { passed: true }]), 0)).toBe('À vous, Inès : Bastien a passé. Jouez autant d’actions que vous voulez, puis passez.')
    expect(prompt(italian, given([{ hand: ['prism'] }, { passed: true }, { passed: true }]), 0)).toBe('Tocca a te, Inès: tutti gli altri hanno passato. Fai tutte le azioni che vuoi, poi passa.')
  })

  test('articles melt into names', () => {
    expect(log(fr, given([{ play: ['catacombs_of_the_dead'] }, {}], { turn: 'collect' }), 1)).toContain('Les Catacombes de la Mort rapportent 1 Mort à Inès.')
    expect(log(italian, given([{ play: ['hanging_gardens'] }, {}, {}, { play: ['elemental_spring'] }], { turn: 'collect' }), 0)).toContain('La Sorgente Elementale frutta 1 Vigore, 1 Vita e 1 Calma ad Anna.')
    expect(plain(fr.labels.poolOf(player(0)))).toBe('Réserve d’Inès')
    expect(plain(italian.labels.essencesOn([0, 0, 0, 0, 1], 'nightingale'))).toBe('1 Oro sull’Usignolo')
    expect(plain(en.labels.poolOf(player(0)))).toBe('Inès’ pool')
  })
})
