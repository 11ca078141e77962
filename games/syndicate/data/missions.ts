import { tuple, row, whole, type Shaped } from '#kernel/table-shape.ts'
import { amounts, id, lines, name } from './origin.ts'

const win = whole(2, 6)
/** Extra hands: their price, and by how much they lower what the die must show. */
export const hands = row({ cost: amounts, shift: whole(1, 5) })

/** `win`: the lowest face that succeeds on nobody's territory, your own, a rival's shared, a rival's not shared. `gate`: the first round of play. */
export const missionShape = lines({ name, territory: id, gate: whole(1, 8), win: tuple(win, win, win, win), hands, reward: amounts }, 1, 78)
export type Missions = Shaped<typeof missionShape>

/**
 * A failure raises the alert for everybody and hardly harms whoever fails, so it must seldom be worth the risk: the easiest missions of the
 * rim fail with a 1 only, and hands pay for themselves on all others. What is won is not much crew, or it goes into assaults round after round.
 */
export const missions: Missions = {
  origin: 'designed',
  rows: [
    { id: 'M01', name: 'Skimmed Tankers', territory: 'koss', gate: 1, win: [2, 2, 2, 3], hands: { cost: [0, 0, 1], shift: 2 }, reward: [3, 0, 1] },
    { id: 'M02', name: 'Payroll Shuttle', territory: 'koss', gate: 1, win: [4, 3, 2, 5], hands: { cost: [0, 0, 1], shift: 2 }, reward: [4, 0, 3] },
    { id: 'M03', name: 'Deep-Rig Ransom', territory: 'koss', gate: 1, win: [5, 4, 3, 6], hands: { cost: [1, 0, 1], shift: 3 }, reward: [7, 0, 1] },
    { id: 'M04', name: 'Dockside Shakedown', territory: 'new_victoria', gate: 1, win: [2, 2, 2, 3], hands: { cost: [0, 0, 1], shift: 2 }, reward: [3, 1, 0] },
    { id: 'M05', name: 'Customs Blind Spot', territory: 'new_victoria', gate: 1, win: [4, 3, 2, 5], hands: { cost: [0, 0, 1], shift: 2 }, reward: [4, 3, 0] },
    { id: 'M06', name: "Harbour-Master's Ledger", territory: 'new_victoria', gate: 1, win: [5, 4, 3, 6], hands: { cost: [1, 0, 1], shift: 3 }, reward: [6, 3, 0] },
    { id: 'M07', name: 'Pilgrim Run', territory: 'blackstar', gate: 1, win: [2, 2, 2, 3], hands: { cost: [0, 0, 1], shift: 2 }, reward: [2, 1, 1] },
    { id: 'M08', name: 'Relic Swap', territory: 'blackstar', gate: 1, win: [4, 3, 2, 5], hands: { cost: [0, 0, 1], shift: 2 }, reward: [4, 3, 0] },
    { id: 'M09', name: 'Choir of Guns', territory: 'blackstar', gate: 1, win: [5, 4, 3, 6], hands: { cost: [1, 0, 1], shift: 3 }, reward: [5, 0, 3] },
    { id: 'M10', name: 'Ice Hijack', territory: 'kronos', gate: 1, win: [2, 2, 2, 3], hands: { cost: [0, 0, 1], shift: 2 }, reward: [4, 0, 0] },
    { id: 'M11', name: 'Dark-Side Relay', territory: 'kronos', gate: 1, win: [4, 3, 2, 5], hands: { cost: [0, 0, 1], shift: 2 }, reward: [4, 1, 1] },
    { id: 'M12', name: 'Comet-Core Sample', territory: 'kronos', gate: 1, win: [5, 4, 3, 6], hands: { cost: [1, 0, 1], shift: 3 }, reward: [7, 1, 0] },
    { id: 'M13', name: 'Open Contract', territory: 'cora', gate: 1, win: [2, 2, 2, 3], hands: { cost: [0, 0, 1], shift: 2 }, reward: [2, 0, 2] },
    { id: 'M14', name: 'Off-Book Courier', territory: 'cora', gate: 1, win: [4, 3, 2, 5], hands: { cost: [0, 0, 1], shift: 2 }, reward: [4, 0, 2] },
    { id: 'M15', name: 'Name Off the List', territory: 'cora', gate: 1, win: [5, 4, 3, 6], hands: { cost: [1, 0, 1], shift: 3 }, reward: [5, 2, 1] },
    { id: 'M16', name: 'Lab Leftovers', territory: 'bohr_station', gate: 1, win: [2, 2, 2, 3], hands: { cost: [0, 0, 1], shift: 2 }, reward: [3, 2, 0] },
    { id: 'M17', name: 'Poached Researcher', territory: 'bohr_station', gate: 1, win: [4, 3, 2, 5], hands: { cost: [0, 0, 1], shift: 2 }, reward: [3, 4, 0] },
    { id: 'M18', name: 'Prototype Walkout', territory: 'bohr_station', gate: 1, win: [5, 4, 3, 6], hands: { cost: [1, 0, 1], shift: 3 }, reward: [7, 2, 0] },
    { id: 'M19', name: 'Bazaar Protection', territory: 'vimana', gate: 2, win: [4, 3, 2, 5], hands: { cost: [1, 0, 1], shift: 2 }, reward: [6, 0, 3] },
    { id: 'M20', name: 'Crash the Exchange', territory: 'vimana', gate: 3, win: [5, 3, 3, 6], hands: { cost: [2, 0, 1], shift: 3 }, reward: [10, 3, 0] },
    { id: 'M21', name: 'Ghost Claim', territory: 'goshen', gate: 2, win: [4, 3, 2, 5], hands: { cost: [2, 0, 1], shift: 2 }, reward: [7, 0, 3] },
    { id: 'M22', name: 'Crystal Convoy', territory: 'goshen', gate: 3, win: [5, 3, 3, 6], hands: { cost: [2, 0, 1], shift: 3 }, reward: [9, 0, 3] },
    { id: 'M23', name: 'Armoury Inventory', territory: 'ceto', gate: 2, win: [4, 3, 2, 5], hands: { cost: [1, 0, 1], shift: 2 }, reward: [5, 1, 3] },
    { id: 'M24', name: 'Ring-Wall Breach', territory: 'ceto', gate: 3, win: [5, 3, 3, 6], hands: { cost: [2, 0, 1], shift: 3 }, reward: [7, 2, 3] },
    { id: 'M25', name: 'Granary Cartel', territory: 'ukemochi_city', gate: 2, win: [4, 3, 2, 5], hands: { cost: [1, 0, 1], shift: 2 }, reward: [6, 4, 0] },
    { id: 'M26', name: 'Harvest Futures', territory: 'ukemochi_city', gate: 3, win: [5, 3, 3, 6], hands: { cost: [2, 0, 1], shift: 3 }, reward: [9, 4, 0] },
    { id: 'M27', name: 'Foundry Strike', territory: 'etna', gate: 2, win: [4, 3, 2, 5], hands: { cost: [1, 0, 1], shift: 2 }, reward: [5, 0, 4] },
    { id: 'M28', name: 'Hot Metal', territory: 'etna', gate: 3, win: [5, 3, 3, 6], hands: { cost: [2, 0, 1], shift: 3 }, reward: [8, 0, 4] },
    { id: 'M29', name: 'Forged Permits', territory: 'kafka', gate: 2, win: [4, 3, 2, 5], hands: { cost: [1, 0, 1], shift: 2 }, reward: [6, 4, 0] },
    { id: 'M30', name: 'Archive Fire', territory: 'kafka', gate: 3, win: [5, 3, 3, 6], hands: { cost: [2, 0, 1], shift: 3 }, reward: [8, 5, 0] },
    { id: 'M31', name: 'Dome Lottery', territory: 'io', gate: 2, win: [4, 3, 2, 5], hands: { cost: [1, 0, 1], shift: 2 }, reward: [7, 3, 0] },
    { id: 'M32', name: "Consul's Secret", territory: 'io', gate: 3, win: [5, 3, 3, 6], hands: { cost: [2, 0, 1], shift: 3 }, reward: [7, 6, 0] },
    { id: 'M33', name: 'Borrowed Minds', territory: 'hypatia', gate: 2, win: [4, 3, 2, 5], hands: { cost: [1, 0, 1], shift: 2 }, reward: [6, 2, 1] },
    { id: 'M34', name: 'Gene Vault', territory: 'hypatia', gate: 3, win: [5, 3, 3, 6], hands: { cost: [2, 0, 1], shift: 3 }, reward: [9, 2, 1] },
    { id: 'M35', name: 'Shipyard Shrinkage', territory: 'meridian', gate: 2, win: [4, 3, 2, 5], hands: { cost: [1, 0, 1], shift: 2 }, reward: [6, 0, 3] },
    { id: 'M36', name: 'Stolen Corvette', territory: 'meridian', gate: 3, win: [5, 3, 3, 6], hands: { cost: [2, 0, 1], shift: 3 }, reward: [8, 0, 4] },
    { id: 'M37', name: 'Senate Whisper', territory: 'kepler', gate: 4, win: [5, 4, 3, 6], hands: { cost: [3, 0, 1], shift: 3 }, reward: [10, 6, 0] },
    { id: 'M38', name: 'Treasury Tap', territory: 'kepler', gate: 4, win: [5, 4, 3, 6], hands: { cost: [3, 0, 1], shift: 3 }, reward: [13, 3, 0] },
    { id: 'M39', name: "Chancellor's Mistake", territory: 'kepler', gate: 5, win: [5, 3, 3, 6], hands: { cost: [4, 0, 1], shift: 3 }, reward: [13, 6, 0] },
    { id: 'M40', name: 'Gesag Blackout', territory: 'kepler', gate: 5, win: [5, 3, 3, 6], hands: { cost: [4, 0, 1], shift: 3 }, reward: [14, 0, 4] },
    { id: 'M41', name: 'Estate Auction', territory: 'tycho', gate: 4, win: [5, 4, 3, 6], hands: { cost: [3, 0, 1], shift: 3 }, reward: [12, 4, 0] },
    { id: 'M42', name: 'Academy Scandal', territory: 'tycho', gate: 4, win: [5, 4, 3, 6], hands: { cost: [3, 0, 1], shift: 3 }, reward: [11, 5, 0] },
    { id: 'M43', name: 'Old-Money Kidnap', territory: 'tycho', gate: 5, win: [5, 3, 3, 6], hands: { cost: [4, 0, 1], shift: 3 }, reward: [13, 0, 5] },
    { id: 'M44', name: 'Patent Raid', territory: 'tycho', gate: 5, win: [5, 3, 3, 6], hands: { cost: [4, 0, 1], shift: 3 }, reward: [15, 4, 0] },
    { id: 'M45', name: 'Marked Deck', territory: 'honos', gate: 4, win: [5, 4, 3, 6], hands: { cost: [3, 0, 1], shift: 3 }, reward: [13, 0, 2] },
    { id: 'M46', name: 'High-Roller Sting', territory: 'honos', gate: 4, win: [5, 4, 3, 6], hands: { cost: [3, 0, 1], shift: 3 }, reward: [12, 2, 1] },
    { id: 'M47', name: 'Count-Room Job', territory: 'honos', gate: 5, win: [5, 3, 3, 6], hands: { cost: [4, 0, 1], shift: 3 }, reward: [16, 0, 2] },
    { id: 'M48', name: 'House Always Loses', territory: 'honos', gate: 5, win: [5, 3, 3, 6], hands: { cost: [4, 0, 1], shift: 3 }, reward: [15, 2, 1] },
  ],
}
