import type { Line } from '#words/line.ts'
import type { CourtCard, CourtEffect } from '../data/court.ts'
import type { Leader, LeaderAbility } from '../data/leaders.ts'
import type { Lore, LoreEffect } from '../data/lore.ts'
import { resources, suits, type Ambition, type Resource, type StandardAction, type Suit } from '../data/names.ts'
import type { SetupCard } from '../data/setup-cards.ts'
import type { Tables } from '../data/tables.ts'
import type { CardLine, CardText } from './contract.ts'

/** An action card as its tables describe it. */
export interface ActionCard {
  readonly id: string
  readonly suit: Suit
  readonly number: number
  readonly pips: number
  readonly actions: readonly StandardAction[]
  readonly ambition: Ambition | 'any' | null
}

/** What one effect of a card says. `of` is the resource of a Guild card's icon. */
export interface Effect {
  readonly title?: string
  text(of: Resource): Line
  readonly rulings: readonly string[]
}

/** What a language says on cards: a sentence for each effect of the tables, so that text and effect go together. */
export interface CardWords {
  title(id: string): string
  readonly court: Readonly<Record<CourtEffect, Effect>>
  readonly leaders: Readonly<Record<LeaderAbility, Effect>>
  readonly lore: Readonly<Record<LoreEffect, Effect>>
  readonly types: {
    guild(of: Resource, keys: number): string
    readonly vox: string
    readonly leader: string
    readonly lore: string
    action(suit: Suit): string
    setup(players: number): string
  }
  /** Texts and rulings of the cards that are all numbers. */
  action(card: ActionCard): readonly CardLine[]
  actionRulings(card: ActionCard): readonly Line[]
  setup(card: SetupCard): readonly CardLine[]
  start(leader: Leader): CardLine
}

export const says = (text: string) => (): Line => [text]

export function cardText(words: CardWords, tables: Tables, id: string): CardText {
  const action = actionCard(tables, id)
  const court = tables.courtCards.rows.find((row) => row.id === id)
  const leader = tables.leaders.rows.find((row) => row.id === id)
  const lore = tables.lore.rows.find((row) => row.id === id)
  const setup = tables.setupCards.rows.find((row) => row.id === id)
  const named = court ?? leader ?? lore ?? setup
  const { typeLine, texts, rulings } =
    action ? ofAction(words, action)
    : court ? ofCourt(words, court)
    : leader ? ofLeader(words, leader)
    : lore ? ofLore(words, lore)
    : setup ? ofSetup(words, setup)
    : { typeLine: '', texts: [], rulings: [] }
  return { title: words.title(id), printed: named?.name ?? (action ? printedName(action) : id), typeLine, texts, rulings }
}

type Body = Pick<CardText, 'typeLine' | 'texts' | 'rulings'>

const ofAction = (words: CardWords, card: ActionCard): Body => ({ typeLine: words.types.action(card.suit), texts: words.action(card), rulings: words.actionRulings(card) })

function ofCourt(words: CardWords, { icon, keys, does }: CourtCard): Body {
  const of = icon ?? resources[0]
  return { typeLine: icon === null ? words.types.vox : words.types.guild(icon, keys), ...body(does.map((effect) => words.court[effect]), of) }
}

function ofLeader(words: CardWords, leader: Leader): Body {
  const said = body(leader.abilities.map((ability) => words.leaders[ability]))
  return { typeLine: words.types.leader, texts: [...said.texts, words.start(leader)], rulings: said.rulings }
}

const ofLore = (words: CardWords, { does }: Lore): Body => ({ typeLine: words.types.lore, ...body(does.map((effect) => words.lore[effect])) })

const ofSetup = (words: CardWords, card: SetupCard): Body => ({ typeLine: words.types.setup(card.players), texts: words.setup(card), rulings: [] })

function body(effects: readonly Effect[], of: Resource = resources[0]): Pick<CardText, 'texts' | 'rulings'> {
  return {
    texts: effects.map(({ title, text }) => (title === undefined ? { text: text(of) } : { title, text: text(of) })),
    rulings: effects.flatMap(({ rulings }) => rulings.map((ruling): Line => [ruling])),
  }
}

const printedName = ({ suit, number }: ActionCard): string => `${suit.charAt(0).toUpperCase()}${suit.slice(1)} ${number}`

/** `G6` is the Aggression card number 6. */
function actionCard(tables: Tables, id: string): ActionCard | undefined {
  const suit = suits[suitLetters.indexOf(id.charAt(0))]
  const number = Number(id.slice(1))
  if (suit === undefined || !/^.\d$/.test(id)) return undefined
  const actions = tables.suitActions.rows.find((row) => row.suit === suit)?.actions ?? []
  return { id, suit, number, pips: tables.actionPips.rows[suit][number - 1], actions, ambition: tables.cardAmbitions.rows[number - 1] }
}

/** The first letter of an action card's id, by suit. */
export const suitLetters = ['A', 'G', 'C', 'M']

/** The kind of a card by its id, as things in sentences have it. */
export const kindOfCard = (id: string): 'card' | 'leader' | 'lore' | 'setup' => (id.startsWith('LEAD') ? 'leader' : id.startsWith('L') ? 'lore' : id.includes('SETUP') ? 'setup' : 'card')
