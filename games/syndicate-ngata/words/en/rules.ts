import type { RulesSection } from '#words/game-words.ts'
import { bookTables } from '../../data/tables.ts'

/** The rules in two pages, in our own words. */
const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

const files = Object.keys(bookTables)
  .map((name) => `${name}.json`)
  .join(', ')

export const rules: readonly RulesSection[] = [
  section(
    'The goal',
    'You smuggle for the Ngata family. Open the vaults of your campaign in their order: the last one, on Honos, wins at once.',
    'Two things lose: the alert at its end, at that very moment; and no mission left in hand, under way or to be drawn, while neither your keys nor your traders can fill the next vault.',
    'You do as many actions as you like in any order. There are no rounds and no income.',
  ),
  section(
    'Travel',
    'Within a zone: 1 fuel, any cargo. Along a trade route: 1 fuel, if all contraband fits into the compartment.',
    'Hyperjump to another zone, any cargo: 2 fuel and 1 die to a neighbouring zone, 3 fuel and 2 dice between the EXO and the inner zone. The ship arrives first; then the highest die counts: 1 to 3 nothing, 4 and 5 a confrontation, 6 a Sovereign trap, which takes all contraband and raises the alert.',
    'Refuel anywhere: a fuel card fills the tank or brings a confrontation. What is drawn is out of the deck until the deck is empty.',
  ),
  section(
    'Cargo',
    'Keys, crystals and red cubes are contraband. The compartment has 2 slots and is safe from syndicates; the hold takes anything. You move cargo as you like; red cubes stay in the compartment.',
    'Contraband may be dropped at any time and is lost.',
  ),
  section(
    'Missions',
    'Draw at Cora and at opened vaults, up to 4 in hand. Discard any mission at any time, for nothing.',
    'Ordinary: at its territory roll 1 die, more with extra hands paid for; one die that shows the need is enough. Where the card says so, a green key makes it easier. Won or lost, the card is gone.',
    'Courier: load all crystals, deliver them, and be paid once for the number delivered. Technology: take one crystal at each place, bring all of them to one; losing one fails. Defence: roll 1 die, easier by 1 for each crystal aboard.',
    'One special mission is under way at a time; ordinary ones go on beside it.',
  ),
  section(
    'Confrontations',
    'They are resolved before anything else. Bribe: pay, and that is all. Attack: 1 die for each assault level; your highest must be greater than theirs, otherwise everything outside the compartment is lost and the alert rises.',
    'Dragnet, only with the Sovereign: all contraband is lost and the alert rises. Job: two red cubes to two places; losing one raises the alert.',
    'Flee: pay the fuel and go to another zone. The card stays behind under a tile, and nothing is done there but arriving, leaving and refuelling until you resolve it.',
    'Traders are never in your way. At every trader tile you deal with all traders that you have met.',
  ),
  section(
    'Vaults',
    'Only the first locked vault takes keys, at its territory, in as many visits as you like. A key that is placed stays.',
    'An opened vault gives its missions, and a page of the story.',
  ),
  section(
    'Where the numbers come from',
    'The rulebook gives the procedures, the vaults’ places and how many cards there are; no public source prints the cards. Missions, confrontations and keys are therefore our own design, and a small ring marks every card with such values.',
    'If you own the box, you can put the printed values in place of ours. The host of the server lays the whole table, as JSON in the form of ours, into the folder overrides/syndicate-ngata of the server’s data and starts the server again: new campaigns are then played with it. A table that does not fit is refused, with field and reason.',
    `The tables are the files ${files}; ours are in games/syndicate-ngata/data.`,
  ),
]
