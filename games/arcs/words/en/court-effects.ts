import { line } from '#words/line.ts'
import type { CourtEffect } from '../../data/court.ts'
import type { StandardAction, Suit, Verb } from '../../data/names.ts'
import { says, type Effect } from '../card-text.ts'
import { actions, suits } from './names.ts'
import { amountOf, resourceName } from './speak.ts'

const instead = 'The new action takes the place of the one in brackets, paid with a pip or with a resource free of Outrage.'
const later = 'If you secure the card during your Prelude, it cannot be used before your next turn.'
const idle = 'The card may also be discarded for no effect.'
const weaponIcons = 'Weapon icons are those of your tokens and Guild cards, this one included.'
const ransackToo = 'Ransacking the card secures it as well.'

const title = (verb: Verb, base: StandardAction): string => `${actions[verb]} (${actions[base]})`

const union = (suit: Suit): Effect => ({
  title: 'Prelude',
  text: says(`Put the Union beside a face-up ${suits[suit]} card of this round: at the end of the round that card comes to your hand and the Union is discarded.`),
  rulings: ['Your own card will do; a card played face down will not.', 'Once placed, the Union cannot be stolen and no longer counts for ambitions.', 'The initiative is checked before you take the card.', later],
})

/** What each effect of a Court card does. */
export const court: Readonly<Record<CourtEffect, Effect>> = {
  loyal: {
    text: (of) => line`This card survives your Outrage. Any resource may be spent as ${amountOf(of, 1)} for the Prelude action of that type, Outrage or not.`,
    rulings: ['Outrage is ignored on both types: the card’s and that of the token you spend.'],
  },
  cartel: {
    text: (of) => line`The supply of ${resourceName(of, 2)} lies on this card and counts for your Tycoon, but you cannot spend it. After every scoring, all your Rivals discard their ${resourceName(of, 2)}.`,
    rulings: ['It is still the supply: everybody goes on gaining tokens from it.', 'The discard happens even if Tycoon was not declared; Guild cards stay.', 'A raid takes nothing from the card; Silver-Tongues can.'],
  },
  'union administration': union('administration'),
  'union aggression': union('aggression'),
  'union construction': union('construction'),
  'union mobilization': union('mobilization'),
  'action manufacture': { title: title('manufacture', 'build'), text: () => line`Gain ${amountOf('material', 1)}.`, rulings: [instead] },
  'action synthesize': { title: title('synthesize', 'build'), text: () => line`Gain ${amountOf('fuel', 1)}.`, rulings: [instead] },
  'action pressgang': {
    title: title('pressgang', 'build'),
    text: says('Return as many Captives as you like; for each of them, gain 1 resource of your choice.'),
    rulings: [instead],
  },
  'action execute': { title: title('execute', 'influence'), text: says('Move as many Captives as you like to your Trophies.'), rulings: [] },
  'action abduct': {
    title: title('abduct', 'battle'),
    text: says('Choose a Court card with Rival agents, fewer than your Weapon icons: capture them all.'),
    rulings: [weaponIcons, 'The card and your own agents stay in the Court.', instead],
  },
  'action trade': {
    title: title('trade', 'tax'),
    text: says('Choose a Rival city that you control: take 1 resource of the city’s type from its owner, and give 1 resource of a type that this Rival does not have.'),
    rulings: ['What the Rival has is judged before the exchange.', 'It is neither a theft nor a tax: no Captive, and Sworn Guardians do not stop it.', instead],
  },
  'prelude hoard': {
    title: 'Prelude',
    text: (of) => line`Discard this card: gain ${amountOf(of, 1)} for each empty resource slot. If the supply runs out, steal the rest from Rivals of your choice.`,
    rulings: [later, idle],
  },
  'prelude extort': { title: 'Prelude', text: (of) => line`Discard this card: steal ${amountOf(of, 1)} from a Rival.`, rulings: [later, idle] },
  'prelude garrison': {
    title: 'Prelude',
    text: says('Discard this card: place 1 ship at every gate in play.'),
    rulings: ['If you are short of ships, you choose the gates.', later, idle],
  },
  'prelude levy': {
    title: 'Prelude',
    text: says('Discard this card: place 3 ships in a system that you control.'),
    rulings: ['If you have fewer than 3 left, place those.', later, idle],
  },
  'prelude spy': {
    title: 'Prelude',
    text: says('Before any other action, discard this card: seize the initiative.'),
    rulings: ['Impossible if you hold the initiative, or if somebody has already seized it in this round.'],
  },
  'prelude foresee': {
    title: 'Prelude',
    text: says('Discard this card and as many cards from your hand as you like: draw one more than that from the bottom of the action discard.'),
    rulings: ['If you discard nothing from your hand, you draw 1 card.', later, idle],
  },
  'prelude persuade': {
    title: 'Prelude',
    text: says('Discard this card: steal 1 resource or 1 Guild card from a Rival.'),
    rulings: ['A resource that lies on a Cartel will do too.', later, idle],
  },
  'prelude broker': {
    title: 'Prelude',
    text: () => line`Discard this card: gain ${amountOf('material', 1)}, ${amountOf('fuel', 1)} and ${amountOf('weapon', 1)}.`,
    rulings: [later, idle],
  },
  'prelude fence': {
    title: 'Prelude',
    text: () => line`Once a turn, discard 1 resource: gain ${amountOf('relic', 1)}.`,
    rulings: ['The card stays in play.', 'A resource under Outrage will do.', later],
  },
  'gate dice': { text: says('When you attack at a gate, you may take up to 2 more dice.'), rulings: ['Still no more than 6 dice of one kind.'] },
  'reroll skirmish': {
    text: says('When you attack, once after the roll, you may reroll as many skirmish dice as you have Weapon icons.'),
    rulings: [weaponIcons],
  },
  'see hand': { text: says('When you declare an ambition, you may look at a Rival’s hand, then exchange one card with it.'), rulings: ['This goes for every declaration, whatever card allows it.'] },
  'secret declaration': { text: says('When you declare Keeper or Empath, the zero marker is not placed.'), rulings: ['Your lead card keeps its number.'] },
  guard: {
    text: says('Rivals cannot steal your resources nor your other Guild cards. If they steal this card, it is buried under the Court deck.'),
    rulings: ['Once this card is stolen, the same raid may go on to the rest.', 'A trade is no theft.'],
  },
  bards: {
    text: says('When you surpass or pivot, before any action and if nobody has declared in this round, you may declare the ambition of your card, without the zero marker.'),
    rulings: ['Before or after seizing the initiative.'],
  },
  'secured uprising': {
    title: 'When secured',
    text: says('Choose a cluster in play: place 1 ship in each of its 4 systems. Discard this card.'),
    rulings: ['If you are short of ships, you choose the systems.', 'In the middle of a battle these ships do not attack.', ransackToo],
  },
  'secured demands': {
    title: 'When secured',
    text: says('You may declare any ambition, without the zero marker. Discard this card.'),
    rulings: ['An ambition marker must be available.', ransackToo],
  },
  'secured outrage': {
    title: 'When secured',
    text: says('You may choose a resource: all players, you included, Provoke Outrage of that type. Discard this card.'),
    rulings: ['No city is destroyed, so nobody ransacks the Court.', ransackToo],
  },
  'secured freedom': {
    title: 'When secured',
    text: says('You may return a city from a system that you control to its owner’s board; if you do, you may seize the initiative. Shuffle this card into the Court deck.'),
    rulings: ['A city of your own will do.', 'The card is shuffled in any case; it may come back at once.', ransackToo],
  },
  'secured struggle': {
    title: 'When secured',
    text: says('You may steal 1 Guild card. Then shuffle all Guild cards of the Court discard into the Court deck. Discard this card.'),
    rulings: [ransackToo],
  },
  'secured call': { title: 'When secured', text: says('Draw 1 card from the bottom of the action discard. Discard this card.'), rulings: [ransackToo] },
}
