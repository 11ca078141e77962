import { capital, line } from '#words/line.ts'
import type { Reasons } from '../assemble.ts'
import { nextVault, underWay } from '../known.ts'
import type { English } from './speak.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons<English> = {
  'noFuel NG-5.5': () => ['There is not enough fuel in the tank.'],
  'tooMuchContraband NG-4.3': () => ['On a trade route all contraband must fit into the compartment.'],
  'underATile NG-4.9': () => ['A confrontation tile lies here: resolve what you fled first.'],
  'handFull NG-6.1': (_, { c }) => [`Your hand is full: ${c.box.hand} missions at most.`],
  'deckEmpty NG-6.1': () => ['No mission is left in this deck.'],
  'deckLocked NG-8.3': () => ['This deck lies under a vault that is still locked.'],
  'elsewhere NG-6.2': () => ['This mission is attempted at its own territory.'],
  'startsElsewhere NG-6.8': () => ['This mission starts somewhere else.'],
  'anotherActive NG-6.8': (_, t) => (underWay(t) < 0 ? ['Another special mission is under way.'] : line`Another special mission is under way: ${t.missionAt(underWay(t))}.`),
  'cannotPay NG-6.2': () => ['You cannot pay so many extra hands.'],
  'noGreenKey NG-6.3': () => ['You have no green key to use.'],
  'deliveredElsewhere NG-6.14': () => ['The crystals are delivered somewhere else.'],
  'noMoreWantedHere NG-6.5': () => ['This place takes no more crystals of this mission.'],
  'crystalsMissing NG-6.6': () => ['You have not taken all crystals of this mission yet.'],
  'elsewhere NG-6.7': () => ['The defence is rolled at its own territory.'],
  'noTraderHere NG-7.11': () => ['There is no trader tile here.'],
  'cannotPay NG-7.12': () => ['You do not have what the trader asks.'],
  'cannotPay NG-10.2': () => ['You do not have enough credits for the bank.'],
  'vaultElsewhere NG-8.1': (_, t) => {
    const vault = nextVault(t)
    return vault < 0 ? ['This vault is somewhere else.'] : line`${capital([t.vaultAt(vault)])} is at ${t.at(t.c.vaults.territory[vault])}.`
  },
  'keyNotWanted NG-8.1': (_, t) => line`${nextVault(t) < 0 ? 'The vault' : capital([t.vaultAt(nextVault(t))])} wants no key of this colour.`,
  'cannotPay NG-7.2': () => ['You cannot pay this bribe.'],
  'noFuel NG-7.6': () => ['There is not enough fuel in the tank to flee.'],
  'noTile NG-7.6': () => ['No confrontation tile is left to flee.'],
  'fledBefore NG-7.7': () => ['You have fled from this once: now it must be resolved.'],
  'cubesAboard NG-7.10': () => ['You have red cubes aboard already.'],
  'noRoomForCubes NG-7.8': () => ['The compartment has too few slots for the red cubes.'],
}
