import type { RulesSection } from '#words/game-words.ts'
import { line, type Line } from '#words/line.ts'
import type { Tables } from '../../data/tables.ts'
import type { Lexicon } from '../lexicon.ts'
import { zoneNames } from './names.ts'
import { amountOf, amounts, and } from './speak.ts'

/** The rules in two pages, in our own words; numbers come from the tables. */
const section = (title: string, ...lines: readonly (Line | string)[]): RulesSection => ({ title, lines: lines.map((text) => (typeof text === 'string' ? [text] : text)) })

export function rules(tables: Tables, names: Lexicon): readonly RulesSection[] {
  const box = tables.box.rows
  const [plain, reinforced] = tables.assaults.rows
  return [
    section(
      'The aim',
      'After six to eight rounds, most credits and victory points together win. Influence, crew and cards are worth nothing at the end.',
      'A round has three phases: the turns of the players, a Sovereign card, the collection.',
    ),
    section(
      'A turn',
      'Do as many actions as you like, in any order, as long as you can pay for them. Missions, heists and assaults use an armed action die each.',
      `You have ${box.actionDice} action dice. Every die still armed at the collection draws a card more, at most ${box.operationsForDice} more.`,
    ),
    section(
      'Missions and heists',
      'Reveal the card and announce everything that counts: whether you share with the owner of the territory, tokens, the casino. Then hire extra hands if you like, and roll.',
      'Success pays the reward. Failure raises the alert by 1. Card and die are gone either way.',
      'A mission depends on who holds its territory: nobody, you, or a rival with whom you share or not. A heist robs a rival’s base of credits.',
    ),
    section(
      'Assaults',
      line`Name a rival’s base and the reinforcements used. It costs ${amountOf('crew', plain.crew)}, with reinforcements ${reinforced.crew}, won or lost, and raises the alert by 1.`,
      `Against an unfortified base, from none to ${tables.assaults.rows.length - 1} reinforcements: ${tables.assaults.rows.map((row) => row.open).join(', ')} or more. Against a fortified or protected one reinforcements are needed: ${tables.assaults.rows.flatMap((row) => row.fortified ?? []).join(', ')} or more.`,
      'The winner holds the base, unfortified and without research.',
    ),
    section(
      'Bases',
      ...tables.zones.rows.map((zone) => line`${zoneNames[zone.id as keyof typeof zoneNames]?.short ?? zone.id}: ${amounts(zone.buy)}; income ${amounts(zone.income.map((n) => Math.max(0, n)))}${zone.income[2] < 0 ? line`, for ${amountOf('crew', -zone.income[2])}` : ''}; to fortify ${amounts(zone.fortify)}.`),
      'The first buyer takes the token of the territory. Mines add resources, a casino adds to mission rolls, installations and stations do research that becomes levels in your turn.',
      'The beams of an active installation shield its owner’s bases against assaults, and those to which it is granted by trade.',
      ...tables.routes.rows.map(({ id, stops, gain }) => line`Route ${id} (${and(stops.map((stop): Line => [names.territory(stop)]))}): ${gain} resources of your choice to whoever holds all, active.`),
    ),
    section(
      'Levels and market',
      `On the black market a technology level costs ${tables.market.rows.tech.join(', ')} credits and an assault level ${tables.market.rows.assault.join(', ')}: the first box without your marker. You take one marker back in each collection.`,
      line`Technology ${and(tables.techLevels.rows.map((row) => String(row.level)))} bring an advanced technology each.`,
      line`At the bank: ${and(tables.exchanges.rows.map((row) => line`${amountOf(row.give, row.amount)} for ${amountOf(row.get, 1)}`))}. Nothing buys credits. A card is sold for 1 resource of your choice.`,
    ),
    section(
      'Sleepers',
      'In your turn lay any operation card face down; only a sleeper can be played from there, the rest are decoys. A new card burns the old one.',
      'When you lay it, you say when and against whom it is to be played, and whether you wish to be asked. Whoever does not wish to be asked is answered for by that order.',
      'Whoever is asked has a few seconds, the same for a decoy; the table goes on when they are over, not when everybody has answered. Without an answer, or while you are away, your order counts.',
    ),
    section(
      'The Sovereign',
      'First, bases that were turned over come back. Then a card is drawn, as severe as the alert: yellow, orange or red.',
      line`Everyone may buy a pardon for ${amountOf('influence', box.pardonPerBase)} for each base, ${box.pardonWithoutBases} without any; the card then does nothing to them.`,
      'In a crackdown the twelve-sided die is rolled for each base; up to the threshold it is seized.',
      'The Beginning of the End comes fifth, sixth or seventh: the next round is the last.',
    ),
    section(
      'The collection',
      `Draw ${box.operationsDrawn} cards, and more for dice left armed; dice and reinforcements are armed again.`,
      'Take the racket of your syndicate and the income of active bases. Crew comes first: a base whose crew is not paid is turned over until the next Sovereign phase.',
      'Then research markers, one marker back from the market, and the first player marker goes clockwise.',
    ),
    section(
      'Choices of the table',
      line`Blockade: at the highest alert a failed mission sends the destroyer to its territory; the base there is out of play until ${amountOf('influence', box.destroyerInfluence)} are paid, the alert falls or it moves on.`,
      'Unpaid tax: bases are turned over. Trade: players who are not on turn make offers; promises bind nobody. Short turns: one or two actions at a time. Fortifying with influence: it takes the place of crew in the price.',
      `Phantom, for two: it starts with ${box.phantomBases} bases and in its turn draws ${box.phantomDraws} bases; its own are fortified, yours assaulted.`,
    ),
    section(
      'Where the numbers come from',
      'No public source prints every card and number of this game. What the rulebook and the publisher’s pages do not tell we have designed, in keeping with what they do tell; a small ring marks every component with such a value.',
      'If you own the box, you can put the printed values in place of ours. The host of the server lays the whole table, as JSON in the form of ours, into the folder overrides/syndicate of the server’s data and starts the server again: new games are then played with it, and their records carry it. A table that does not fit is refused, with field and reason.',
      `The tables are the files ${Object.keys(tables).map((name) => `${name}.json`).join(', ')}; ours are in games/syndicate/data.`,
    ),
  ]
}
