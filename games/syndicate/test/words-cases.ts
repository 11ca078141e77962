import { Table } from './table.ts'

const trading = { trading: 'on' }
const always = { when: 'always' } as const
const ask = { ask: true } as const

/** An offer of seat 1 to seat 2, with a card, resources and a base in it. */
const offered = (): Table =>
  new Table(3, trading)
    .hand(1, 'M01', 'S01a')
    .resources(1, 5, 0, 0)
    .resources(2, 0, 5, 0)
    .base('koss', 2)
    .by(1, 'offer:p3', 'give:credits:1', 'giveCard:S01a', 'ask:influence:5', 'askBase:koss', 'send')

/** Seat 0 is asked in the Sovereign phase because the destroyer lies on a base of its own. */
const blockaded = (card: string): Table => new Table(3, { blockade: 'on' }).set({ alert: 6 }).bases(0, 'koss', 'cora', 'etna').destroyer('koss').resources(0, 0, 14, 0).sovereign(card)

/** What random games do not come to, or not always. */
export const rareCases: Readonly<Record<string, () => Table>> = {
  // trade
  'beam protection to take back': () => new Table(3, trading).base('ceto', 0).base('etna', 1).granted('ceto', 'etna'),
  'beam protection taken back': () => new Table(3, trading).base('ceto', 0).base('etna', 1).granted('ceto', 'etna').play('revoke:etna'),
  'an open offer': offered,
  'a counter-offer': () => offered().by(2, 'counter:p2'),
  'a counter-offer sent': () => offered().by(2, 'counter:p2', 'giveBase:koss', 'askCard:S01a', 'send'),
  'an offer turned down': () => offered().by(2, 'refuse:p2'),
  'an offer withdrawn': () => offered().by(1, 'withdraw:p3'),
  'an offer accepted': () => offered().by(2, 'acceptOffer:p2'),
  'beams in an offer': () => new Table(4, trading).base('ceto', 1).base('etna', 2).by(1, 'offer:p3', 'giveBeam:etna', 'send').by(2, 'acceptOffer:p2').by(2, 'offer:p2'),
  'beams asked for': () => new Table(4, trading).base('ceto', 1).base('etna', 2).by(2, 'offer:p2', 'askBeam:etna', 'send'),
  'an offer in the middle of an action': () => new Table(4, trading).hand(0, 'M02').base('koss', 1).resources(1, 5, 0, 0).by(1, 'offer:p3', 'give:credits:5', 'giveBase:koss', 'send').by(0, 'mission:M02'),
  // missions and sleepers
  'a rival’s territory to share': () => new Table().base('koss', 1).base('honos', 0).hand(0, 'M01').play('mission:M01'),
  'the phantom’s territory to share': () => new Table(2, { phantom: 'on' }).base('koss', 2).hand(0, 'M01').play('mission:M01'),
  'a mission shared with the phantom': () => new Table(2, { phantom: 'on' }).base('koss', 2).hand(0, 'M01').resources(0, 5, 0, 5).play('mission:M01', 'cooperate').luckily('noHands', (t) => t.told('missionPaid').length > 0),
  'a heist on the phantom': () => new Table(2, { phantom: 'on' }).base('koss', 2).base('cora', 1).hand(0, 'H01').play('mission:H01'),
  'hands that cannot be paid': () => new Table().hand(0, 'M02').resources(0, 5, 0, 5).play('mission:M02').resources(0, 0, 0, 0),
  'hands for nothing': () => new Table().technology(0, 'T5b').hand(0, 'M02').play('mission:M02'),
  'a failure to roll again': () => new Table().technology(0, 'T5a').hand(0, 'M03').resources(0, 5, 0, 5).play('mission:M03').rolls(1, 'noHands'),
  'an assault on a protected base': () => new Table().levels(0, 1, 2).resources(0, 0, 0, 20).bases(1, 'ceto', 'etna').play('assault:etna'),
  'a reinforcement already used': () => new Table().levels(0, 1, 2).resources(0, 0, 0, 30).bases(1, 'koss', 'cora').play('assault:koss', 'reinforce:1', 'assault:cora'),
  'an assault to ambush': () => new Table().levels(0, 1, 2).resources(0, 0, 0, 20).base('koss', 1).sleeper(1, 'S02a', ask).play('assault:koss', 'reinforce:2'),
  'an assault ambushed and sabotaged': () => new Table().levels(0, 1, 2).resources(0, 0, 0, 20).base('koss', 1).sleeper(1, 'S02a', always).sleeper(2, 'S04a', always).play('assault:koss', 'reinforce:1'),
  'a base that could be kept': () => new Table().levels(0, 1, 2).resources(0, 0, 0, 20).base('koss', 1).sleeper(1, 'S09a', ask).play('assault:koss', 'reinforce:2').luckily('decline', (t) => t.step() === 'react'),
  'a purchase called off': () => new Table().resources(0, 30, 20, 0).sleeper(1, 'S07a', always).play('buy:cora'),
  'a purchase to react to': () => new Table().resources(0, 30, 20, 0).sleeper(1, 'S07a', ask).play('buy:cora'),
  'a mission to inform on': () => new Table().hand(0, 'M01').resources(0, 3, 0, 3).sleeper(1, 'S03a', ask).play('mission:M01'),
  'a reward to cross': () => new Table().hand(0, 'M02').resources(0, 5, 0, 5).sleeper(1, 'S01a', ask).play('mission:M02').luckily('noHands', (t) => t.step() === 'react'),
  'a tax to evade': () => new Table(3).sovereign('V01').base('koss', 0).resources(0, 5, 0, 0).sleeper(0, 'S06a', ask).endTurns(),
  'a tax evaded': () => new Table(3).sovereign('V01').base('koss', 0).resources(0, 5, 0, 0).sleeper(0, 'S06a', always).nextRound(),
  'taxes that cannot all be paid': () => new Table(2, { taxDefault: 'on' }).set({ alert: 3 }).sovereign('V01').bases(0, 'cora', 'koss').resources(0, 3, 0, 0).endTurns(),
  'a rival to frame': () => new Table(3).sovereign('V11').sleeper(0, 'S05a', ask).resources(1, 9, 9, 0).resources(2, 9, 9, 0).endTurns(),
  'a skim': () => new Table(3).sovereign('V04').bases(1, 'koss', 'cora').sleeper(0, 'S08a', always).nextRound(),
  'a rival to skim': () => new Table(3).sovereign('V04').bases(1, 'koss', 'cora').base('kronos', 2).sleeper(0, 'S08a', ask).play('end', 'end', 'end'),
  // levels and tokens
  'no technology left': () => new Table(3).levels(0, 4, 0).technology(1, 'T5a', 'T5b', 'T5c', 'T5d').resources(0, 5, 0, 0).play('level:tech'),
  'research to use': () => new Table(3).base('blackstar', 0, { research: 4 }).base('hypatia', 0, { research: 3 }),
  'an exchange of a syndicate’s own': () => new Table(3).syndicate(0, 'vimana_exchange').resources(0, 9, 0, 0).play('exchangeSpecially'),
  'a ladder full of markers, and tokens of no use': () => new Table().levels(0, 9, 0).cubes(0, 1, 3).resources(0, 40, 0, 0).token(0, 'exo_tech').token(0, 'exo_fortify').token(0, 'exo_alert1').token(0, 'inner_immune').set({ immune: 1 }),
  'an arms embargo': () => new Table().resources(0, 40, 0, 0).set({ embargoed: 1 }),
  // the Sovereign
  'no pardon from the end': () => blockaded('V16').endTurns(),
  'a pardon too dear': () => blockaded('V11').endTurns(),
  'a player framed': () => blockaded('V11').resources(0, 0, 30, 0).sleeper(1, 'S05a', always).endTurns(),
  'a player immune': () => blockaded('V11').set({ immune: 1 }).endTurns(),
  'a player pardoned': () => blockaded('V11').resources(0, 0, 30, 0).endTurns().play('pardon'),
  'an example to be made': () => new Table(3).sovereign('V09').bases(0, 'koss', 'cora').endTurns(),
  'patrols': () => new Table(3).set({ alert: 6 }).sovereign('V15').bases(0, 'koss', 'cora', 'kronos').endTurns(),
  'a blockade lifted': () => blockaded('V11').play('lift'),
}
