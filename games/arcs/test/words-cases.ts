import { fight } from './fight.ts'
import { Table } from './table.ts'

const withCard = (...cards: string[]): Table => new Table().ships('1a', 0, 1).holds(0, ...cards)

/** Past the window before actions. */
function acting(t: Table): Table {
  t.offers('end')
  return t
}

/** A trade with two cities to choose from; the Rival's slots are full, the own ones are not. */
const trading = (): Table =>
  new Table()
    .ships('1c', 0, 2)
    .city('1c', 1)
    .ships('4c', 0, 2)
    .city('4c', 2)
    .holds(0, 'BC23')
    .tokens(0, 'relic', 'psionic')
    .tokens(1, 'fuel', 'material', 'weapon')
    .tokens(2, 'fuel', 'material', 'weapon')
    .leads('A4')
    .play('act:trade')

/** What random games do not come to, or not always. */
export const rareCases: Readonly<Record<string, () => Table>> = {
  // cards
  'agents to abduct': () => withCard('BC14').tokens(0, 'weapon', 'weapon').court('BC01', 'BC02', 'BC03').agents('BC01', 1, 1).agents('BC02', 2, 2).agents('BC03', 3, 3).leads('G2').play('act:abduct'),
  'a Callow leader and a city that is not under control': () => new Table().leader(0, 'LEAD04').ships('1a', 0, 1).city('1a', 0).ships('4c', 0, 1).city('4c', 0).city('1h', 0).leads('A4').play('act:tax'),
  'agents abducted': () => withCard('BC14').tokens(0, 'weapon', 'weapon').court('BC01', 'BC02').agents('BC01', 1, 1).agents('BC02', 2, 2).leads('G2').play('act:abduct', 'abduct:BC02'),
  'a trade': trading,
  'a gift to choose': () => trading().play('trade:1c:p2:fuel'),
  'a trade that the Rival must find room for': () => trading().play('trade:1c:p2:fuel', 'giveToken:relic', 'keep'),
  'a city that comes home onto a full board': () => {
    const t = new Table().ships('1a', 1, 2).city('1a', 0).tokens(0, 'fuel', 'relic', 'psionic').hand(1, 'G3', 'M5').court('BC29').agents('BC29', 1, 1)
    return t.set({ initiative: 1, stack: [{ step: 'lead', seat: 1 }] }).play('lead:G3', 'act:secure', 'free:1a:first')
  },
  'a Mining Interest that empties the supply': () => withCard('BC02').city('1a', 0).supply('material', 3).tokens(1, 'material').tokens(2, 'material').leads('M4').play('prelude:BC02', '?goOn'),
  'a theft from a Cartel': () => withCard('BC20').holds(1, 'BC03').tokens(2, 'relic').leads('M4').play('prelude:BC20'),
  'a theft of a card': () => withCard('BC20').holds(1, 'BC01').tokens(2, 'relic').leads('M4').play('prelude:BC20', 'stealToken:p3:relic'),
  'Silver-Tongues that find nothing': () => acting(withCard('BC20').leads('M4')),
  'a Relic Fence': () => withCard('BC24').tokens(0, 'fuel', 'material').leads('M4').play('prelude:BC24'),
  'a Relic Fence, used': () => withCard('BC24').tokens(0, 'fuel', 'material').leads('M4').play('prelude:BC24', 'discard:fuel', '?keep'),
  'Farseers who discard': () => withCard('BC17').hand(0, 'C4', 'M6', 'M5').play('lead:C4', 'prelude:BC17', 'discardAction:M5'),
  'Farseers who draw': () => withCard('BC17').hand(0, 'C4', 'M6', 'M5').play('lead:C4', 'prelude:BC17', 'discardAction:M5', 'draw'),
  'Farseers who look': () => withCard('BC17').hand(1, 'A2', 'G3').hand(0, 'C4', 'M6', 'M5').play('lead:C4', 'declare:warlord'),
  'a hand that is seen': () => withCard('BC17').hand(1, 'A2', 'G3').hand(0, 'C4', 'M6', 'M5').play('lead:C4', 'declare:warlord', 'look:p2'),
  'cards exchanged': () => withCard('BC17').hand(1, 'A2', 'G3').hand(0, 'C4', 'M6', 'M5').play('lead:C4', 'declare:warlord', 'look:p2', 'exchange:M6:A2'),
  'Captives to pressgang': () => withCard('BC12').captives(0, 1, 1).captives(0, 2, 2).leads('C4').play('act:pressgang'),
  'Captives pressganged': () => withCard('BC12').captives(0, 1, 1).captives(0, 2, 2).leads('C4').play('act:pressgang', 'pressgang:p2:relic'),
  'Captives to execute': () => withCard('BC12').captives(0, 1, 1).captives(0, 2, 1).leads('M4').play('act:execute', 'execute:p2'),
  'Captives with every supply empty': () =>
    withCard('BC12').captives(0, 1, 2).supply('material', 0).supply('fuel', 0).supply('weapon', 0).supply('relic', 0).supply('psionic', 0).captives(0, 2, 1).leads('C4').play('act:pressgang'),
  'a levy': () => withCard('BC12', 'BC15').ships('1h', 0, 1).leads('M4').play('prelude:BC12'),
  'a Union beside the own card': () => acting(withCard('BC04').tokens(0, 'fuel').afterLead('A2', 'A3', 'C6').play('surpass:A3', 'goOn')),
  'a Union that takes a card': () => withCard('BC04').tokens(0, 'fuel').afterLead('A2', 'A3', 'C6').play('surpass:A3', 'goOn', 'union:BC04:p4').finishTurn(),
  'a Union on the own card': () => withCard('BC04').tokens(0, 'fuel').afterLead('M4', 'A3', 'C6').play('pivot:A3', 'goOn', 'union:BC04:p1'),
  'Lattice Spies': () => withCard('BC16').afterLead('M4', 'A3', 'C6').play('pivot:A3'),
  'Lattice Spies, used': () => withCard('BC16').afterLead('M4', 'A3', 'C6').play('pivot:A3', 'spies:BC16'),
  'Bards beside a seizure': () => withCard('BC25').afterLead('M4', 'A3', 'C6').play('pivot:A3'),
  'Bards after a seizure': () => withCard('BC25').afterLead('M4', 'A3', 'C6').play('pivot:A3', 'seize:C6'),
  'Bards with a hand and the initiative seized': () => withCard('BC25').afterLead('M4', 'A3', 'C6', 'C5').set({ seized: 2, initiative: 2 }).play('pivot:A3'),
  'a card discarded for nothing': () => withCard('BC12').leads('M4').play('discardCard:BC12'),
  'Gatekeepers with few ships': () => new Table().ships('1a', 0, 13).holds(0, 'BC08').leads('M4').play('prelude:BC08'),
  'Broker, Cartels and Loyal cards in a Prelude': () => acting(withCard('BC23', 'BC03', 'BC09', 'BC15', 'BC24', 'BC16').tokens(0, 'relic', 'weapon').tokens(1, 'material').leads('C4').play('goOn')),
  // Vox cards
  'two cities of one owner to free': () => new Table().ships('1a', 0, 3).city('1a', 1).city('1a', 1).cloudCity('1a', 1).city('4c', 0).ships('4c', 0, 1).court('BC29').agents('BC29', 0, 1).leads('G2').play('act:secure'),
  'a city freed by a follower': () => new Table().ships('1a', 0, 3).city('1a', 0).court('BC29').agents('BC29', 0, 1).afterLead('M4', 'G3', 'C6').play('pivot:G3', 'goOn', 'act:secure', 'free:1a:first'),
  'a Rival’s city freed': () => new Table().ships('1a', 0, 3).city('1a', 1).court('BC29').agents('BC29', 0, 1).leads('G2').play('act:secure', 'free:1a:first'),
  'an uprising': () => new Table().ships('1a', 0, 3).court('BC26').agents('BC26', 0, 1).leads('G2').play('act:secure'),
  'an uprising with one ship': () => new Table().ships('1a', 0, 14).court('BC26').agents('BC26', 0, 1).leads('G2').play('act:secure', 'cluster:2'),
  'a demand': () => new Table().ships('1a', 0, 3).court('BC27').agents('BC27', 0, 1).leads('G2').play('act:secure'),
  'an Outrage to spread': () => new Table().ships('1a', 0, 3).court('BC28').agents('BC28', 0, 1).leads('G2').play('act:secure'),
  'a guild struggle': () => new Table().ships('1a', 0, 3).holds(1, 'BC01').holds(2, 'BC02').court('BC30').agents('BC30', 0, 1).leads('G2').play('act:secure'),
  // leaders
  'a Generous declaration': () => new Table().leader(0, 'LEAD07').ships('1a', 0, 1).holds(0, 'BC01', 'BC02').hand(0, 'C4', 'M6').play('lead:C4', 'declare:warlord'),
  'a Generous gift': () => new Table().leader(0, 'LEAD07').ships('1a', 0, 1).holds(0, 'BC01', 'BC02').hand(0, 'C4', 'M6').play('lead:C4', 'declare:warlord', 'give:BC01:p2'),
  'an Ambitious and Bold declaration': () => withCard('BC17').leader(0, 'LEAD04').hand(1, 'A2').hand(0, 'C4', 'M6').play('lead:C4', 'declare:warlord'),
  'a Bold declaration': () => new Table().leader(0, 'LEAD08').ships('1a', 0, 1).court('BC01', 'BC02').hand(0, 'C4', 'M6').play('lead:C4', 'declare:warlord', 'bold'),
  'a Charismatic secure': () => new Table().leader(0, 'LEAD07').ships('1a', 0, 1).court('BC01', 'BC02').agents('BC01', 0, 1).afterLead('M4', 'G3', 'C6').play('pivot:G3', 'goOn', 'act:secure'),
  'a Charismatic influence first': () => acting(new Table().leader(0, 'LEAD07').ships('1a', 0, 1).court('BC01', 'BC02').afterLead('M4', 'G3', 'C6').play('pivot:G3', 'goOn')),
  'a Tactical move first': () => acting(new Table().leader(0, 'LEAD06').ships('1a', 0, 1).ships('2a', 0, 1).ships('1g', 1, 1).ships('2g', 1, 1).afterLead('M4', 'G3', 'C6').play('pivot:G3', 'goOn')),
  'a Tactical move to choose': () => new Table().leader(0, 'LEAD06').ships('1a', 0, 2, 1).ships('2a', 0, 1).ships('1g', 1, 1).ships('2g', 1, 1).afterLead('M4', 'G3', 'C6').play('pivot:G3', 'goOn', 'moveThenBattle', 'from:1a'),
  // lore
  'rifles': () => new Table().lore(0, 'L02').ships('1g', 0, 2).ships('2g', 0, 1).ships('1a', 1, 1).ships('2a', 1, 1).leads('G2').play('act:fireRifles'),
  'rifles aimed': () => new Table().lore(0, 'L02').ships('1g', 0, 2).ships('1a', 1, 1).ships('1h', 2, 1).leads('G2').play('act:fireRifles'),
  'rifles fired': () => new Table().lore(0, 'L02').ships('1g', 0, 2).ships('1a', 1, 1).ships('1h', 2, 1).leads('G2').play('act:fireRifles', 'fire:1a:p2'),
  'railguns': () => new Table().lore(1, 'L12').ships('1a', 0, 1, 1).ships('1a', 1, 1).leads('G2').play('act:battle', '?battle:1a:p2'),
  'two buildings to prune': () => new Table().lore(0, 'L10').ships('1a', 0, 1).starport('1a', 0, true).starport('1a', 0).city('1h', 0).leads('A3').play('act:prune'),
  'a building pruned': () => new Table().lore(0, 'L10').ships('1a', 0, 1).starport('1a', 0, true).city('1h', 0).leads('A3').play('act:prune', 'prune:1a:first'),
  'a city pruned': () => new Table().lore(0, 'L10').ships('1a', 0, 1).starport('1a', 0, true).city('1h', 0).leads('A3').play('act:prune', 'prune:1h:first'),
  'cities to summon ships': () => new Table().lore(0, 'L01').ships('1a', 0, 1).city('1a', 1).city('1h', 0).ships('1h', 0, 1).leads('C3').play('act:summon'),
  'cities to nurture': () => new Table().lore(0, 'L10').city('1a', 0).city('1h', 0).ships('1h', 0, 1).leads('C3').play('act:nurture'),
  'a cloud city to build, one to repair': () => new Table().lore(0, 'L09').ships('1c', 0, 1).city('1c', 1).tokens(0, 'fuel', 'fuel').ships('1a', 0, 1).ships('1a', 1, 2).leads('C3').play('act:build'),
  'a cloud city built': () => new Table().lore(0, 'L09').ships('1c', 0, 1).city('1c', 1).ships('1c', 1, 2).tokens(0, 'fuel', 'fuel').leads('C3').play('act:build'),
  'a gate city without a type': () => new Table().lore(0, 'L11').ships('4h', 0, 1).city('1g', 0).city('2g', 0).city('2a', 1).leads('A3').play('act:tax'),
  'Sprinter Drives': () => new Table().lore(0, 'L03').ships('1a', 0, 2, 1).leads('M3').play('act:move', '?from:1a', 'group:2:1', 'to:1g'),
  'two rerolls': () => {
    const t = new Table().lore(0, 'L14').holds(0, 'BC13').ships('1a', 0, 4).ships('1a', 1, 3).city('5h', 1).leads('G2').play('act:battle', '?battle:1a:p2')
    return t.rolls([2, 2, 0], (table) => table.step() === 'rolled')
  },
  'a reroll': () => {
    const t = new Table().lore(0, 'L14').ships('1a', 0, 3).ships('1a', 1, 3).city('5h', 1).leads('G2').play('act:battle', '?battle:1a:p2')
    return t.rolls([3, 0, 0], (table) => table.step() === 'rolled' && (table.told('rolled')[0].data['faces'] as number[])[0] === 2).play('reroll:assault', 'again:assault:0')
  },
  // battle
  'a battle without dice': () => new Table().ships('1a', 0, 1).ships('1a', 1, 1).city('1h', 1).leads('G2').play('act:battle', '?battle:1a:p2', 'assault:0', 'skirmish:0'),
  'Hidden Harbors': () => new Table().lore(1, 'L05').ships('1a', 0, 1).starport('1a', 1).leads('G2').play('act:battle', '?battle:1a:p2'),
  'a raid against Guardians': () => fight(new Table().ships('1a', 0, 4).city('1a', 1).tokens(1, 'relic', 'fuel').holds(1, 'BC22', 'BC02'), '1a', [0, 0, 4], { keys: 3, intercept: 1, self: 1, building: 2 }),
  'a raid that cannot pay for everything': () =>
    fight(new Table().lore(1, 'L13').ships('1a', 0, 4).city('1a', 1).tokenIn(1, 7, 'relic').tokens(1, 'fuel').holds(1, 'BC02'), '1a', [0, 0, 4], { keys: 3, intercept: 1, self: 1, building: 2 }),
  'a raid, looted': () =>
    fight(new Table().ships('1a', 0, 4).city('1a', 1).tokens(1, 'relic', 'fuel').holds(1, 'BC02'), '1a', [0, 0, 4], { keys: 3, intercept: 1, self: 1, building: 2 }).play('loot:fuel:1:2', 'steal:BC02'),
  'buildings to strike': () => new Table().ships('1a', 0, 4).city('1a', 1, true).starport('1a', 1).cloudCity('1a', 1).leads('G2').play('act:battle', '?battle:1a:p2').rolls([0, 4, 0], (table) => table.step() === 'dealHit'),
  'a Court to ransack': () =>
    fight(new Table().ships('1a', 0, 2).city('1a', 1, true).court('BC01', 'BC02').agents('BC01', 1, 1).agents('BC02', 1, 1).agents('BC02', 2, 2), '1a', [0, 2, 0], { hits: 1 }),
  'a Court ransacked': () =>
    fight(new Table().ships('1a', 0, 2).city('1a', 1, true).court('BC01', 'BC02').agents('BC01', 1, 1).agents('BC02', 1, 1).agents('BC02', 2, 2), '1a', [0, 2, 0], { hits: 1 }).play('ransack:BC02'),
  // turns
  'a player swept off the map': () => new Table().city('1a', 0).leads('A4').play('end'),
  'a Cartel at the end of a chapter': () => withCard('BC03').tokens(1, 'material', 'fuel').declared('tycoon', 2).hand(0, 'M6').play('lead:M6').finishTurn(),
  // why not
  'nothing to do with Administration': () => acting(new Table().holds(0, 'BC12', 'BC23').lore(0, 'L10').court().tokens(0, 'fuel').leads('A2')),
  'nothing to do with Construction': () => acting(new Table().holds(0, 'BC12', 'BC02').lore(0, 'L01', 'L10').supply('material', 0).tokens(0, 'fuel').leads('C3')),
  'nothing to build with': () => acting(new Table().ships('1a', 0, 15).city('1a', 0).city('1a', 0).city('1h', 0).city('1h', 0).city('2h', 0).starport('2h', 0).starport('3h', 0).starport('3h', 0).starport('4a', 0).starport('4a', 0).tokens(0, 'fuel').leads('C3')),
  'nothing to do with Aggression': () => acting(new Table().holds(0, 'BC14').lore(0, 'L02').tokens(0, 'fuel').court('BC01').leads('G3')),
  'no agents left': () => acting(new Table().ships('1a', 0, 1).court('BC01').captives(1, 0, 10).leads('M3')),
  'Outrage on tokens': () => acting(new Table().ships('1a', 0, 1, 1).tokens(0, 'material', 'fuel').outrage(0, 'material').outrage(0, 'fuel').leads('M4')),
  'a Callow leader': () => acting(new Table().leader(0, 'LEAD04').city('1a', 0).tokens(0, 'fuel').leads('A3')),
  'a Paranoid leader': () => acting(new Table().leader(0, 'LEAD08').ships('1a', 0, 1).court('BC01').agents('BC01', 0, 1).leads('G2')),
  'a ship summoned already': () => acting(new Table().lore(0, 'L01').ships('1a', 0, 1).city('1a', 1).leads('C3').play('act:summon')),
}
