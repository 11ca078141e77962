import { line } from '#words/line.ts'
import type { LeaderAbility } from '../../data/leaders.ts'
import type { LoreEffect } from '../../data/lore.ts'
import type { StandardAction, Verb } from '../../data/names.ts'
import { says, type Effect } from '../card-text.ts'
import { abilities, actions } from './names.ts'
import { amountOf } from './speak.ts'

const onlyPip = 'It takes the pip of the card: a resource in the Prelude will not do.'
const twiceMeek = 'If you are tied for first, you gain nothing.'
const everyDeclaration = 'This goes for every declaration, whatever card allows it.'
const title = (verb: Verb, base: StandardAction): string => `${actions[verb]} (${actions[base]})`
const instead = 'The new action takes the place of the one in brackets, paid with a pip or with a resource free of Outrage.'

export const leaders: Readonly<Record<LeaderAbility, Effect>> = {
  beloved: {
    title: abilities.beloved,
    text: says('After a battle against you in which the attacker took a Trophy, you may influence once. Rivals who battle you never ransack the Court.'),
    rulings: ['Destroying your city still Provokes Outrage.', 'Galactic Rifles are no battle: they do ransack.'],
  },
  just: {
    title: abilities.just,
    text: says('For Tyrant, first place gives you the second-place value, without city bonus; second place gives you nothing.'),
    rulings: [twiceMeek],
  },
  attuned: { title: abilities.attuned, text: () => line`When you tax with the pip of a Copy or Pivot, also gain ${amountOf('psionic', 1)}.`, rulings: [onlyPip, 'Nurture contains a tax and counts.'] },
  cryptic: { title: abilities.cryptic, text: says('You start with an agent on your Material and Fuel Outrage spaces.'), rulings: ['These agents do not come back.'] },
  insatiable: { title: abilities.insatiable, text: () => line`When you tax with the pip of a Copy or Pivot, also gain ${amountOf('fuel', 1)}.`, rulings: [onlyPip, 'Nurture contains a tax and counts.'] },
  lavish: { title: abilities.lavish, text: says('After Tycoon is scored, discard all your Fuel.'), rulings: ['Only if Tycoon had a marker; your Guild cards stay.'] },
  ambitious: { title: abilities.ambitious, text: says('When you declare an ambition, you may gain 1 resource of your choice.'), rulings: [everyDeclaration] },
  callow: { title: abilities.callow, text: says('You cannot tax a city that you do not control, not even your own.'), rulings: [] },
  committed: { title: abilities.committed, text: says('When you attack, take 2 dice on top of those for your ships; these 2 dice are mandatory.'), rulings: ['Still no more than 6 dice of one kind.'] },
  disorganized: { title: abilities.disorganized, text: says('A move carries 2 ships at most.'), rulings: [] },
  tactical: {
    title: abilities.tactical,
    text: says('When you battle with the pip of a Copy or Pivot, you may also move, before or after it.'),
    rulings: [onlyPip, 'If you move first, a battle must follow.', 'A battle that a Weapon allows counts.'],
  },
  violent: {
    title: abilities.violent,
    text: says('For Empath, first place gives you the second-place value, without city bonus; second place gives you nothing.'),
    rulings: [twiceMeek],
  },
  charismatic: {
    title: abilities.charismatic,
    text: says('When you secure with the pip of a Copy or Pivot, you may also influence, before or after it.'),
    rulings: [onlyPip, 'If you influence first, you must be able to secure afterwards; it may be another card.'],
  },
  generous: {
    title: abilities.generous,
    text: says('To declare an ambition, you must give a Guild card to the Rival with the least Power. Without a Guild card you do not declare.'),
    rulings: ['In a tie, the first in turn order receives it.'],
  },
  bold: { title: abilities.bold, text: says('When you declare an ambition, you may place 1 agent on each of as many Court cards as you like.'), rulings: [everyDeclaration] },
  paranoid: { title: abilities.paranoid, text: says('You cannot secure a Guild card on which you have only one agent.'), rulings: ['Vox cards and ransacking are exempt.'] },
}

export const lore: Readonly<Record<LoreEffect, Effect>> = {
  'action summon': {
    title: title('summon', 'build'),
    text: says('Once a turn, build 1 ship at a city that you control, even a Rival’s.'),
    rulings: [instead],
  },
  'action fireRifles': {
    title: title('fireRifles', 'battle'),
    text: says('Choose a system where you have fresh ships, and a Rival with pieces in an adjacent one: roll 1 skirmish die for each fresh ship, 6 at most. Each hit strikes that Rival’s ships, then buildings.'),
    rulings: ['It is no battle: nothing that changes battles applies.', 'Destroyed pieces are your Trophies; a destroyed city brings Outrage and a ransack.', instead],
  },
  sprint: {
    text: says('After a move, one group of fresh ships that have just moved and stand together may move once more.'),
    rulings: ['One group only, when all steps of a Catapult are done.', 'This move may be a Catapult if it starts at a Loyal starport; it does not give another one.'],
  },
  mirror: { text: says('When you are attacked with at least one assault die, add 1 intercept.'), rulings: ['Several intercepts count only once in a battle.'] },
  harbors: {
    text: says('Your ships are always built fresh. When you are attacked where you have a fresh starport, the attacker takes no raid dice.'),
    rulings: ['Your buildings follow the usual rule.'],
  },
  'signal breaker': { text: says('When you attack with ships that are all fresh, ignore 1 rolled intercept.'), rulings: ['The ships are judged when the battle begins.', 'The intercept of Mirror Plating is not ignored.'] },
  drones: { text: says('After a battle in which you attack, repair 1 of your attacking ships.'), rulings: ['An attacking ship must have survived.'] },
  'gate ports': {
    text: says('You may build starports at gates, one at each gate. When a Rival moves into a gate that you control and where your starport is fresh, capture 1 agent from that Rival’s supply.'),
    rulings: ['One starport at each gate, whoever owns it.', 'Control and starport are judged before the ships arrive.'],
  },
  'cloud cities': {
    text: says('You may build a city outside the slots of a planet, one on each planet, by paying 1 resource of the planet’s type.'),
    rulings: ['One city outside the slots on each planet, whoever owns it.', 'Outrage does not forbid this payment.'],
  },
  'action nurture': { title: title('nurture', 'build'), text: says('Tax one of your own cities.'), rulings: ['What changes a tax applies.', instead] },
  'action prune': {
    title: title('prune', 'repair'),
    text: says('Replace one of your starports with a city, or the reverse, in a slot of a planet.'),
    rulings: ['The building stays damaged if it was; nothing is destroyed.', 'The other piece must be available.'],
  },
  'gate stations': {
    text: says('You may build cities at gates, one at each gate. Such a city has the types of all planets of its cluster that hold a city.'),
    rulings: ['One city at each gate, whoever owns it.', 'A tax gains one of these types, as you choose; destroying it Provokes Outrage of each.', 'Without another city in the cluster it has no type.'],
  },
  railguns: { text: says('When you are attacked where you have a fresh ship, the attacker takes 1 hit before taking dice.'), rulings: ['The attacker chooses the ship that is struck.'] },
  'extra slot': { text: says('You have one more resource slot, with a raid cost of 4 keys.'), rulings: ['It is open however many cities you have built.'] },
  'reroll assault': { text: says('When you attack, once after the roll, you may reroll 1 assault die for each fresh attacking ship.'), rulings: [] },
}
