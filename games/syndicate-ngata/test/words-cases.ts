import { bookTables, type Tables } from '../data/tables.ts'
import { Table } from './table.ts'

/** An owner's ship with a single slot. */
const cramped: Tables = { ...bookTables, box: { ...bookTables.box, rows: { ...bookTables.box.rows, compartment: 1 } } }

/** What random campaigns do not come to, or not always. */
export const rareCases: Readonly<Record<string, () => Table>> = {
  // travel
  'an empty tank': () => new Table().ship({ at: 'koss', fuel: 0 }),
  'too much contraband for a route': () => new Table().ship({ at: 'koss' }).keys('GREEN', 'GREEN', 'BLUE'),
  'a jump computer': () => new Table().technologies('jump_computer').jumps('goshen', 6),
  'a jump computer on a long jump': () => new Table().technologies('jump_computer').jumps('honos', 4, 5, 6),
  'a jump that is safe': () => new Table().jumps('io', 1, 2, 3),
  'a trap with cargo': () => new Table().keys('GREEN', 'YELLOW').active('C13', 2, [], { kronos: 1 }).jumps('goshen', 6),
  'a full tank refilled': () => new Table().fuelCard('refill').play('refuel'),
  // missions
  'a full hand': () => new Table().hand('C01', 'C02', 'C03', 'C04'),
  'an empty deck': () => new Table().withoutMissions().hand('C01'),
  'a locked deck': () => new Table().ship({ at: 'bohr_station' }),
  'an attempt with everything': () => new Table().ship({ at: 'etna', credits: 9 }).keys('GREEN').hand('C07'),
  'an attempt without money or key': () => new Table().ship({ at: 'etna', credits: 0 }).hand('C07'),
  'an attempt won with a green key': () => new Table().ship({ at: 'etna', credits: 9 }).keys('GREEN').hand('C07').won('attempt:C07:2:green'),
  'an attempt lost with alert': () => new Table().opened(1).ship({ at: 'kafka' }).hand('B05').lost('attempt:B05:0:plain'),
  'a special mission elsewhere, and another under way': () => new Table().ship({ at: 'kronos' }).active('C13', 3).hand('C14', 'C16'),
  'a courier at a place that wants no more': () => new Table().ship({ at: 'kronos' }).active('C13', 2, [], { kronos: 1 }),
  'a courier far from its places': () => new Table().ship({ at: 'koss' }).active('C13', 2, [], { kronos: 1 }),
  'a courier with a choice': () => new Table().ship({ at: 'ceto' }).active('C15', 4),
  'a courier paid': () => new Table().ship({ at: 'kronos' }).active('C13', 1, [], { blackstar: 1 }).play('deliver:C13:1'),
  'a courier given up': () => new Table().active('C13', 2, [], { kronos: 1 }).play('abandon:C13'),
  'a crystal dropped': () => new Table().active('C13', 2, [], { kronos: 1 }).play('dropCrystal'),
  'a technology mission that lacks a crystal': () => new Table().ship({ at: 'bohr_station' }).active('C18', 1, ['koss']),
  'a technology mission started': () => new Table().ship({ at: 'koss' }).hand('C18').play('start:C18'),
  'a technology mission at its second place': () => new Table().ship({ at: 'goshen' }).active('C18', 1, ['koss']),
  'a technology installed': () => new Table().ship({ at: 'bohr_station' }).active('C18', 2, ['koss', 'goshen']).play('deliver:C18:2'),
  'a technology to choose': () => new Table().opened(1).ship({ at: 'bohr_station' }).active('B08', 2, ['goshen', 'meridian']).play('deliver:B08:2'),
  'a technology chosen': () => new Table().opened(1).ship({ at: 'bohr_station' }).active('B08', 2, ['goshen', 'meridian']).play('deliver:B08:2', 'technology:tanks'),
  'an assault level gained': () => new Table().ship({ at: 'ceto' }).active('C20', 2, ['blackstar', 'etna']).play('deliver:C20:2'),
  'a technology mission failed': () => new Table().active('C18', 1, ['koss']).play('dropCrystal'),
  'a defence elsewhere': () => new Table().ship({ at: 'koss' }).active('C21', 0),
  'a defence with help': () => new Table().ship({ at: 'new_victoria' }).active('C21', 2, ['koss', 'cora']),
  'a defence won': () => new Table().ship({ at: 'new_victoria' }).active('C21', 1, ['koss']).won('defend:C21'),
  'a defence lost': () => new Table().ship({ at: 'new_victoria' }).active('C21', 0).lost('defend:C21'),
  'missions under a tile': () => new Table().ship({ at: 'koss' }).hand('C01', 'C15').active('C21', 0).keys('GREEN').traders('koss', 'X14').fled('X01', 'koss'),
  'a delivery under a tile': () => new Table().ship({ at: 'kronos' }).active('C13', 3).fled('X01', 'kronos'),
  'a vault under a tile': () => new Table().ship({ at: 'bohr_station' }).keys('GREEN').fled('X01', 'bohr_station'),
  'Cora under a tile': () => new Table().fled('X01', 'cora'),
  // confrontations
  'every Sovereign way': () => new Table().ship({ credits: 9, influence: 9 }).meets('X01'),
  'an attack on the Sovereign': () => new Table().ship({ assault: 2 }).meets('X04'),
  'a bribe that cannot be paid': () => new Table().ship({ credits: 0, influence: 0, fuel: 1 }).meets('X02'),
  'a cheap bribe': () => new Table().technologies('scrambler').meets('X06'),
  'a bribe paid': () => new Table().meets('X08').play('bribe:credits:4'),
  'a confrontation without a free tile': () =>
    new Table().fled('X02', 'koss').fled('X03', 'koss').fled('X05', 'koss').fled('X07', 'koss').fled('X09', 'koss').fled('X10', 'koss').fled('X11', 'koss').fled('X13', 'koss').fled('X04', 'koss').fled('X06', 'koss').meets('X01'),
  'what was fled, faced again': () => new Table().ship({ at: 'koss' }).fled('X09', 'koss').play('face:X09'),
  'a flight with dice': () => new Table({ flight: 'dice' }).meets('X13'),
  'a flight': () => new Table().meets('X13').play('flee:io'),
  'an errand refused for want of room': () => new Table().cubes('X08', 'second').meets('X12'),
  'a compartment too small for cubes': () => new Table({}, cramped).meets('X08'),
  'an errand taken': () => new Table().meets('X12').play('errand'),
  'a cube handed over': () => new Table().ship({ at: 'koss' }).cubes('X08').play('deliverCube:X08'),
  'the last cube handed over': () => new Table().ship({ at: 'goshen' }).cubes('X08', 'second').play('deliverCube:X08'),
  'a cube to hand over': () => new Table().ship({ at: 'koss' }).cubes('X08'),
  'cubes dropped': () => new Table().cubes('X08').play('dropCubes'),
  'an attack won': () => new Table().ship({ assault: 3 }).meets('X10').won('attack'),
  'cargo to keep': () => new Table().keys('GREEN', 'BLUE').active('C13', 2, [], { kronos: 1 }).meets('X10').lost('attack'),
  'cargo lost': () => new Table().keys('GREEN', 'BLUE').active('C13', 2, [], { kronos: 1 }).meets('X10').lost('attack').play('keepKey:GREEN', 'keepKey:BLUE'),
  'a key dropped': () => new Table().keys('PURPLE').play('dropKey:PURPLE'),
  'a dragnet with everything aboard': () => new Table().keys('GREEN', 'BLUE').cubes('X08').meets('X03').play('dragnet'),
  'a confrontation deck made anew': () => new Table().emptyConfrontations().fuelCard('confrontation').play('refuel'),
  'a fuel deck made anew': () => new Table().fuelCard('refill').play('refuel', 'refuel'),
  // traders
  'a trader met': () => new Table().meets('X14'),
  'a market with all traders': () => new Table().ship({ credits: 20, influence: 9 }).keys('GREEN', 'BLUE', 'YELLOW').traders('cora', 'X14', 'X15', 'X16', 'X17', 'X18'),
  'a market without money': () => new Table().ship({ credits: 0, influence: 0 }).traders('cora', 'X14', 'X15', 'X16', 'X17', 'X18'),
  'traders far away': () => new Table().traders('koss', 'X14'),
  'keys to give': () => new Table().ship({ credits: 9 }).keys('GREEN', 'BLUE', 'YELLOW').traders('cora', 'X18').play('trade:X18a'),
  'one more key to give': () => new Table().ship({ credits: 9 }).keys('GREEN', 'BLUE', 'YELLOW').traders('cora', 'X18').play('trade:X18a', 'giveKey:GREEN'),
  'a trade': () => new Table().ship({ credits: 9 }).keys('GREEN').traders('cora', 'X17').play('trade:X17a'),
  'a bank': () => new Table({ exchange: 'bank' }).play('exchange'),
  'a bank without money': () => new Table({ exchange: 'bank' }).ship({ credits: 1 }),
  // vaults
  'a key that is not wanted': () => new Table().ship({ at: 'bohr_station' }).keys('PURPLE', 'GREEN'),
  'a vault elsewhere': () => new Table().keys('GREEN'),
  'a key placed': () => new Table().ship({ at: 'bohr_station' }).keys('GREEN').play('place:GREEN'),
  'a vault opened': () => new Table().ship({ at: 'bohr_station' }).placed('GREEN').keys('GREEN').play('place:GREEN'),
}

/** The same where the campaign is over. */
export const ends: typeof rareCases = {
  'the last vault opened': () => new Table().opened(2).ship({ at: 'honos' }).placed('PURPLE', 'PURPLE', 'BLUE').keys('YELLOW').play('place:YELLOW'),
  'the alert at its end': () => new Table().ship({ alert: 5 }).meets('X03').play('dragnet'),
}
