import type { RulesSection } from '#words/game-words.ts'

/** The rules in two pages, in our own words. */
const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

export const rules: readonly RulesSection[] = [
  section(
    'The aim',
    'Have the most Power at the end. The game stops after the chapter in which somebody reaches 27 Power with four players, 30 with three, 33 with two, and in any case after the fifth chapter. In a tie, the first in turn order wins, starting from whoever has the initiative.',
    'Power comes from the ambitions declared during the chapter, whoever declared them.',
    'Loyal means yours, Rival means another player’s.',
  ),
  section(
    'The map',
    'Six clusters of one gate and three planets: Arrow, Crescent, Hex. A gate touches its three planets and the next gates; Arrow touches Crescent, Crescent touches Hex. Across clusters only 2 Hex and 3 Arrow, 5 Hex and 6 Arrow touch.',
    'A cluster out of play does not exist: the passage joins the gates on either side.',
    'You control a system if you have more fresh ships there than each Rival. In a tie nobody controls it. Buildings and damaged ships do not count.',
  ),
  section(
    'The round',
    'Whoever has the initiative leads with a card face up and acts once for each of its pips; or passes the initiative to the next player with cards, and the round ends at once.',
    'The others follow clockwise. Surpass: same suit, a higher number than the lead card, all pips. Copy: any card face down, one action of the lead card. Pivot: another suit, one action of that suit.',
    'Before acting, a follower may seize the initiative by playing one more card face down, if nobody has done so in this round. Surpassing with a 7 seizes it in any case.',
    'At the end of the round the initiative stays with whoever seized it; otherwise it goes to the highest Surpass; otherwise it does not move.',
    'The chapter ends when nobody has cards left, or when all who have some pass one after the other.',
  ),
  section(
    'Declaring an ambition',
    'Before acting, the leader may declare the ambition of the lead card: 2 Tycoon, 3 Tyrant, 4 Warlord, 5 Keeper, 6 Empath, 7 any, 1 none.',
    'The available marker of greatest value goes there, and the lead card counts as 0 from then on. An ambition may hold several markers.',
  ),
  section(
    'The Prelude',
    'Between playing your card and its first pip, spend as many resources and use as many cards as you like.',
    'Material: build or repair. Fuel: move. Weapon: your pips may battle too in this turn. Relic: secure. Psionic: one action of the lead card.',
    'Spent tokens return to the supply only when the Prelude ends. A card secured during the Prelude cannot be used in it.',
  ),
  section(
    'The actions',
    'Tax: gain the resource of one of your cities, or of a Rival city that you control; then you also capture an agent from that Rival’s supply. Once per city and turn.',
    'Build: a city or a starport in a free slot of a system where you have a piece, or a ship at one of your starports, one per starport and turn. Where a Rival is in control, the piece arrives damaged.',
    'Move: any number of ships to an adjacent system. From one of your starports the Catapult goes on from gate to gate, up to a planet or a gate that a Rival controls; you may leave ships behind on the way.',
    'Repair: one of your pieces, anywhere.',
    'Influence: an agent on a Court card. Secure: take a card on which you have more agents than each Rival; yours come home, the others are your Captives.',
  ),
  section(
    'Battle',
    'Choose a system with ships of yours and a Rival with pieces there. Take up to one die per ship, 6 of a kind at most. Raid dice: only if the defender has a building in the system, or none on the whole map.',
    'In this order: self-hits strike your ships; an intercept gives you 1 hit for each fresh defending ship; hits strike ships, then buildings; building hits strike buildings. The attacker assigns everything.',
    'When struck, a fresh piece is damaged and a damaged piece is destroyed: a Trophy for the other side.',
    'If you have a ship left, keys steal resources at the cost of their slot, and Guild cards at their own cost.',
  ),
  section(
    'Destroying a city',
    'You Provoke Outrage: discard your tokens and Guild cards of that type and put an agent on the space; that type can no longer be spent for its Prelude action.',
    'Then you ransack the Court: secure a card that holds an agent of the defender; all Rival agents on it are your Trophies.',
  ),
  section(
    'The end of a chapter',
    'For each declared ambition, first place takes the high value of its markers, second place the low one. Those tied for first each take the low value and nobody else takes anything; those tied for second take nothing. You need at least 1.',
    'Tycoon: Material and Fuel icons. Tyrant: Captives. Warlord: Trophies. Keeper: Relic icons. Empath: Psionic icons. Tokens and Guild cards count.',
    'Winning an ambition without a tie adds the city bonus: +2 with one city left on your board, +5 with none.',
    'If Warlord was declared, all Trophies are returned; if Tyrant was, all Captives. The lowest marker flips to its stronger side, and everybody is dealt 6 new cards.',
  ),
  section(
    'With two players',
    'The resources of the planets out of play count for ambitions as a third player, who may win, tie or take second place.',
    'After each deal, the player without the initiative may exchange the whole hand, once.',
  ),
]
