import { either, many, matching, orNull, tuple, whole, word, type Shaped } from '#kernel/table-shape.ts'
import { id, lines, name } from '#games/syndicate/data/origin.ts'
import { keys } from './names.ts'

/** Credits, influence. */
const pay = tuple(whole(0, 99), whole(0, 99))

const task = either('kind', {
  /** One roll at the territory; `hands` are the prices of the second, third… die; `greenNeed` stands in for `need` when a green key is discarded. */
  ordinary: {
    territory: id,
    need: whole(2, 6),
    hands: many(whole(0, 99), 0, 3),
    greenNeed: orNull(whole(2, 6)),
    credits: whole(0, 99),
    key: orNull(word(...keys)),
    failAlert: whole(0, 3),
  },
  /** Crystals from `start`, at most `capEach` to each of `dest`; paid by the number delivered. */
  courier: { start: id, crystals: whole(1, 9), dest: many(id, 1, 9), capEach: whole(1, 9), ladder: many(pay, 1, 9) },
  /** One crystal at each of `pick`, all brought to `deliver`. */
  tech: {
    start: id,
    pick: many(id, 1, 9),
    deliver: id,
    reward: either('does', { tech: { card: id }, choice: {}, assault: { levels: whole(1, 4) } }),
  },
  /** One die at the territory; each crystal of `pick` aboard lowers the need. */
  defense: { territory: id, need: whole(2, 6), pick: many(id, 1, 9), reward: pay },
})

export const missionShape = lines({ deck: matching(/^[A-Z]+$/, 'the name of a deck in capitals'), name, task }, 1, 99)
export type Missions = Shaped<typeof missionShape>

/** 63 is the book's number; decks and cards are ours. */
export const missions: Missions = {
  origin: 'designed',
  rows: [
    { id: 'C01', deck: 'CORA', name: 'Borrowed Borer', task: { kind: 'ordinary', territory: 'koss', need: 4, hands: [1, 2], greenNeed: null, credits: 0, key: 'GREEN', failAlert: 0 } },
    { id: 'C02', deck: 'CORA', name: 'Tool-Shop Fire', task: { kind: 'ordinary', territory: 'new_victoria', need: 4, hands: [1, 2], greenNeed: null, credits: 0, key: 'GREEN', failAlert: 0 } },
    { id: 'C03', deck: 'CORA', name: "Choirmaster's Drill", task: { kind: 'ordinary', territory: 'blackstar', need: 4, hands: [1, 2], greenNeed: null, credits: 0, key: 'GREEN', failAlert: 0 } },
    { id: 'C04', deck: 'CORA', name: 'Ice-Breaker', task: { kind: 'ordinary', territory: 'kronos', need: 4, hands: [1, 2], greenNeed: null, credits: 1, key: 'GREEN', failAlert: 0 } },
    { id: 'C05', deck: 'CORA', name: 'Scrap Auction', task: { kind: 'ordinary', territory: 'vimana', need: 4, hands: [1, 2], greenNeed: null, credits: 2, key: 'GREEN', failAlert: 0 } },
    { id: 'C06', deck: 'CORA', name: 'Belt Salvage', task: { kind: 'ordinary', territory: 'goshen', need: 4, hands: [1, 2], greenNeed: null, credits: 2, key: 'GREEN', failAlert: 0 } },
    { id: 'C07', deck: 'CORA', name: 'Smoke and Mirrors', task: { kind: 'ordinary', territory: 'etna', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'BLUE', failAlert: 0 } },
    { id: 'C08', deck: 'CORA', name: 'Paper Saint', task: { kind: 'ordinary', territory: 'ukemochi_city', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'YELLOW', failAlert: 0 } },
    { id: 'C09', deck: 'CORA', name: 'Gas-Barge Skim', task: { kind: 'ordinary', territory: 'koss', need: 4, hands: [1, 2], greenNeed: null, credits: 6, key: null, failAlert: 0 } },
    { id: 'C10', deck: 'CORA', name: 'Grant Money', task: { kind: 'ordinary', territory: 'bohr_station', need: 3, hands: [1, 2], greenNeed: null, credits: 5, key: null, failAlert: 0 } },
    { id: 'C11', deck: 'CORA', name: 'Dome Sweepstake', task: { kind: 'ordinary', territory: 'io', need: 4, hands: [1, 2], greenNeed: null, credits: 9, key: null, failAlert: 0 } },
    { id: 'C12', deck: 'CORA', name: 'Hollow Contract', task: { kind: 'ordinary', territory: 'kafka', need: 4, hands: [1, 2], greenNeed: null, credits: 10, key: null, failAlert: 0 } },
    { id: 'C13', deck: 'CORA', name: 'Medicine Run', task: { kind: 'courier', start: 'cora', crystals: 3, dest: ['blackstar', 'kronos', 'new_victoria'], capEach: 1, ladder: [[2, 0], [5, 0], [8, 1]] } },
    { id: 'C14', deck: 'CORA', name: "Pilgrims' Letters", task: { kind: 'courier', start: 'blackstar', crystals: 3, dest: ['vimana'], capEach: 3, ladder: [[2, 1], [4, 2], [7, 3]] } },
    { id: 'C15', deck: 'CORA', name: 'Quiet Crates', task: { kind: 'courier', start: 'koss', crystals: 4, dest: ['goshen', 'ceto'], capEach: 2, ladder: [[2, 0], [4, 1], [7, 1], [11, 2]] } },
    { id: 'C16', deck: 'CORA', name: 'Seed Stock', task: { kind: 'courier', start: 'kronos', crystals: 3, dest: ['ukemochi_city'], capEach: 3, ladder: [[3, 0], [6, 1], [9, 2]] } },
    { id: 'C17', deck: 'CORA', name: 'Inner Circle', task: { kind: 'courier', start: 'cora', crystals: 2, dest: ['kepler', 'tycho'], capEach: 1, ladder: [[5, 2], [12, 4]] } },
    { id: 'C18', deck: 'CORA', name: 'Hollow Hull', task: { kind: 'tech', start: 'koss', pick: ['koss', 'goshen'], deliver: 'bohr_station', reward: { does: 'tech', card: 'bulkheads' } } },
    { id: 'C19', deck: 'CORA', name: 'Long Legs', task: { kind: 'tech', start: 'kronos', pick: ['kronos', 'new_victoria'], deliver: 'bohr_station', reward: { does: 'tech', card: 'tanks' } } },
    { id: 'C20', deck: 'CORA', name: 'Teeth', task: { kind: 'tech', start: 'blackstar', pick: ['blackstar', 'etna'], deliver: 'ceto', reward: { does: 'assault', levels: 1 } } },
    { id: 'C21', deck: 'CORA', name: 'Hold the Dock', task: { kind: 'defense', territory: 'new_victoria', need: 5, pick: ['koss', 'cora'], reward: [2, 3] } },
    { id: 'C22', deck: 'CORA', name: 'Raiders at the Rig', task: { kind: 'defense', territory: 'koss', need: 6, pick: ['blackstar', 'kronos', 'bohr_station'], reward: [4, 4] } },
    { id: 'C23', deck: 'CORA', name: 'Bazaar Watch', task: { kind: 'defense', territory: 'vimana', need: 6, pick: ['goshen', 'etna', 'new_victoria'], reward: [5, 4] } },
    { id: 'B01', deck: 'BOHR', name: 'Cloak off the Rack', task: { kind: 'ordinary', territory: 'meridian', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'BLUE', failAlert: 0 } },
    { id: 'B02', deck: 'BOHR', name: 'Refraction Lab', task: { kind: 'ordinary', territory: 'hypatia', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'BLUE', failAlert: 0 } },
    { id: 'B03', deck: 'BOHR', name: 'Shadow Fitting', task: { kind: 'ordinary', territory: 'vimana', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'BLUE', failAlert: 0 } },
    { id: 'B04', deck: 'BOHR', name: 'Ring-Wall Roster', task: { kind: 'ordinary', territory: 'ukemochi_city', need: 4, hands: [1, 2], greenNeed: null, credits: 0, key: 'YELLOW', failAlert: 1 } },
    { id: 'B05', deck: 'BOHR', name: 'Clearance Class Two', task: { kind: 'ordinary', territory: 'kafka', need: 4, hands: [1, 2], greenNeed: null, credits: 0, key: 'YELLOW', failAlert: 1 } },
    { id: 'B06', deck: 'BOHR', name: "Dead Officer's Badge", task: { kind: 'ordinary', territory: 'etna', need: 4, hands: [1, 2], greenNeed: null, credits: 2, key: 'YELLOW', failAlert: 0 } },
    { id: 'B07', deck: 'BOHR', name: "Surey's Samples", task: { kind: 'courier', start: 'bohr_station', crystals: 3, dest: ['hypatia', 'tycho'], capEach: 2, ladder: [[3, 1], [6, 2], [11, 3]] } },
    { id: 'B08', deck: 'BOHR', name: "Surey's Cut", task: { kind: 'tech', start: 'bohr_station', pick: ['goshen', 'meridian'], deliver: 'bohr_station', reward: { does: 'choice' } } },
    { id: 'E01', deck: 'CETO', name: 'Cube Co-ordinates', task: { kind: 'ordinary', territory: 'io', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'PURPLE', failAlert: 1 } },
    { id: 'E02', deck: 'CETO', name: 'Spare Senator', task: { kind: 'ordinary', territory: 'kepler', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'PURPLE', failAlert: 1 } },
    { id: 'E03', deck: 'CETO', name: 'Factory Reset', task: { kind: 'ordinary', territory: 'etna', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'PURPLE', failAlert: 1 } },
    { id: 'E04', deck: 'CETO', name: 'Showroom Model', task: { kind: 'ordinary', territory: 'tycho', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'PURPLE', failAlert: 1 } },
    { id: 'E05', deck: 'CETO', name: 'Second Skin', task: { kind: 'ordinary', territory: 'goshen', need: 4, hands: [1, 2], greenNeed: null, credits: 0, key: 'BLUE', failAlert: 0 } },
    { id: 'E06', deck: 'CETO', name: 'Vault-Guard Shift List', task: { kind: 'ordinary', territory: 'kafka', need: 4, hands: [1, 2], greenNeed: null, credits: 0, key: 'YELLOW', failAlert: 0 } },
    { id: 'E07', deck: 'CETO', name: 'SAW Blueprints', task: { kind: 'tech', start: 'ceto', pick: ['ukemochi_city', 'etna'], deliver: 'ceto', reward: { does: 'assault', levels: 1 } } },
    { id: 'E08', deck: 'CETO', name: 'Granary Siege', task: { kind: 'defense', territory: 'ukemochi_city', need: 6, pick: ['etna', 'goshen', 'vimana'], reward: [6, 4] } },
    { id: 'K01', deck: 'KRONOS', name: 'PHNX Handshake', task: { kind: 'ordinary', territory: 'blackstar', need: 4, hands: [1, 2], greenNeed: null, credits: 0, key: 'GREEN', failAlert: 0 } },
    { id: 'K02', deck: 'KRONOS', name: "Belt-Runner's Veil", task: { kind: 'ordinary', territory: 'vimana', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'BLUE', failAlert: 0 } },
    { id: 'K03', deck: 'KRONOS', name: 'Stolen Shimmer', task: { kind: 'ordinary', territory: 'new_victoria', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'BLUE', failAlert: 0 } },
    { id: 'K04', deck: 'KRONOS', name: 'Fidge Foreman', task: { kind: 'ordinary', territory: 'koss', need: 4, hands: [1, 2], greenNeed: null, credits: 2, key: 'YELLOW', failAlert: 1 } },
    { id: 'K05', deck: 'KRONOS', name: 'Relay Toll', task: { kind: 'ordinary', territory: 'kronos', need: 3, hands: [1, 2], greenNeed: null, credits: 6, key: null, failAlert: 0 } },
    { id: 'K06', deck: 'KRONOS', name: 'Encrypted Ice', task: { kind: 'courier', start: 'kronos', crystals: 3, dest: ['cora', 'vimana'], capEach: 2, ladder: [[3, 0], [6, 1], [10, 2]] } },
    { id: 'K07', deck: 'KRONOS', name: 'Backdoor Drive', task: { kind: 'tech', start: 'kronos', pick: ['blackstar', 'bohr_station'], deliver: 'bohr_station', reward: { does: 'choice' } } },
    { id: 'K08', deck: 'KRONOS', name: 'Satellite Screen', task: { kind: 'defense', territory: 'kronos', need: 5, pick: ['cora', 'bohr_station'], reward: [3, 3] } },
    { id: 'G01', deck: 'GOSHEN', name: "Petar's First Lead", task: { kind: 'ordinary', territory: 'meridian', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'BLUE', failAlert: 0 } },
    { id: 'G02', deck: 'GOSHEN', name: "Petar's Second Lead", task: { kind: 'ordinary', territory: 'hypatia', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'BLUE', failAlert: 0 } },
    { id: 'G03', deck: 'GOSHEN', name: "Quartermaster's Stamp", task: { kind: 'ordinary', territory: 'ceto', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'YELLOW', failAlert: 1 } },
    { id: 'G04', deck: 'GOSHEN', name: 'Forger of Kafka', task: { kind: 'ordinary', territory: 'kafka', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'YELLOW', failAlert: 1 } },
    { id: 'G05', deck: 'GOSHEN', name: 'Crystal Dust', task: { kind: 'ordinary', territory: 'goshen', need: 3, hands: [1, 2], greenNeed: null, credits: 8, key: null, failAlert: 0 } },
    { id: 'G06', deck: 'GOSHEN', name: "Widows' Fund", task: { kind: 'courier', start: 'goshen', crystals: 3, dest: ['koss', 'new_victoria'], capEach: 2, ladder: [[3, 1], [7, 2], [11, 3]] } },
    { id: 'G07', deck: 'GOSHEN', name: 'Rock-Cutter Refit', task: { kind: 'tech', start: 'goshen', pick: ['koss', 'etna'], deliver: 'meridian', reward: { does: 'assault', levels: 1 } } },
    { id: 'G08', deck: 'GOSHEN', name: "Miners' Picket", task: { kind: 'defense', territory: 'goshen', need: 6, pick: ['vimana', 'meridian', 'etna'], reward: [6, 4] } },
    { id: 'N01', deck: 'ETNA', name: "Hoshin's List: Dome", task: { kind: 'ordinary', territory: 'io', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'PURPLE', failAlert: 1 } },
    { id: 'N02', deck: 'ETNA', name: "Hoshin's List: Capital", task: { kind: 'ordinary', territory: 'kepler', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'PURPLE', failAlert: 1 } },
    { id: 'N03', deck: 'ETNA', name: "Hoshin's List: Estate", task: { kind: 'ordinary', territory: 'tycho', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'PURPLE', failAlert: 1 } },
    { id: 'N04', deck: 'ETNA', name: "Hoshin's List: Yard", task: { kind: 'ordinary', territory: 'meridian', need: 4, hands: [1, 2], greenNeed: 3, credits: 0, key: 'PURPLE', failAlert: 1 } },
    { id: 'N05', deck: 'ETNA', name: 'Night-Shift Pass', task: { kind: 'ordinary', territory: 'kafka', need: 4, hands: [1, 2], greenNeed: null, credits: 0, key: 'YELLOW', failAlert: 0 } },
    { id: 'N06', deck: 'ETNA', name: 'Cooling-Tower Cache', task: { kind: 'ordinary', territory: 'etna', need: 3, hands: [1, 2], greenNeed: null, credits: 8, key: null, failAlert: 0 } },
    { id: 'N07', deck: 'ETNA', name: "Admiral's Crates", task: { kind: 'courier', start: 'etna', crystals: 3, dest: ['ceto', 'kepler'], capEach: 2, ladder: [[4, 1], [8, 2], [13, 4]] } },
    { id: 'N08', deck: 'ETNA', name: 'Smelter Defence', task: { kind: 'defense', territory: 'etna', need: 6, pick: ['ceto', 'ukemochi_city', 'goshen'], reward: [7, 4] } },
  ],
}
