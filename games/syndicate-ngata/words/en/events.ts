import { capital, line, type Line } from '#words/line.ts'
import { COURIER } from '../../data/content.ts'
import { ENDED } from '../../rules/events.ts'
import { RESULT } from '../../rules/state.ts'
import { JUMP_RESULT } from '../../rules/travel.ts'
import type { Events } from '../assemble.ts'
import { and, crystals, cubes, face, faces, fuel, keyParts, plural, purse, vaultName, type English } from './speak.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<English> = {
  flew: ({ from, to, fuel: n }, t) => line`${t.does('flies', 'fly')} from ${t.at(from)} to ${t.at(to)} (${fuel(n)}).`,
  tookRoute: ({ from, to, fuel: n }, t) => line`${t.does('takes', 'take')} the trade route from ${t.at(from)} to ${t.at(to)} (${fuel(n)}).`,
  jumped: ({ from, to, fuel: n }, t) => line`${t.does('jumps', 'jump')} from ${t.at(from)} to ${t.at(to)} (${fuel(n)}).`,
  jumpDice: ({ dice, result }) => [`Consequence ${dice.length === 1 ? 'die' : 'dice'}: ${faces(dice)}, ${result === JUMP_RESULT.safe ? 'nothing happens' : result === JUMP_RESULT.trap ? 'a Sovereign trap' : 'a confrontation'}.`],
  trapped: ({ at }, t) => line`The Sovereign’s trap closes at ${t.at(at)}.`,

  refilled: ({ fuel: n }, t) => (n === 0 ? line`${t.does('refuels', 'refuel')}: the tank was full already.` : line`${t.does('refuels', 'refuel')}: ${fuel(n)}, the tank is full.`),
  fuelConfrontation: (_, t) => line`${t.does('finds', 'find')} no fuel, but company.`,
  fuelShuffled: () => ['The fuel deck is shuffled anew.'],

  drewMission: ({ mission, deck }, t) => line`${t.does('draws', 'draw')} ${t.missionAt(mission)} at ${t.at(t.c.decks.at[deck])}.`,
  discardedMission: ({ mission }, t) => line`${t.does('discards', 'discard')} ${t.missionAt(mission)}.`,
  rolledMission: ({ mission, dice, need, won }, t) => line`${t.missionAt(mission)}, ${face(need)} needed: ${faces(dice)}. ${won === 1 ? 'Success.' : 'Failure.'}`,
  startedMission: ({ mission, crystals: n }, t) => line`${t.does('starts', 'start')} ${t.missionAt(mission)}${n > 0 ? `: ${crystals(n)} aboard` : ''}.`,
  tookCrystal: ({ mission, at }, t) => line`${t.does('takes', 'take')} a crystal for ${t.missionAt(mission)} at ${t.at(at)}.`,
  deliveredCrystals: ({ mission, at, crystals: n }, t) => line`${t.does('delivers', 'deliver')} ${crystals(n)} for ${t.missionAt(mission)} at ${t.at(at)}.`,
  defended: ({ mission, die, need, won }, t) => line`${t.missionAt(mission)}, ${face(need)} needed: ${die}. ${won === 1 ? 'The place holds.' : 'The place falls.'}`,
  endedMission: ({ mission, how, delivered }, t) => endedLine(t, mission, how, delivered),
  gotTechnology: ({ technology }, t) => line`${t.does('installs', 'install')} ${t.technologyAt(technology)}.`,
  raisedAssault: ({ level }, t) => line`${t.say('The', 'Your')} assault level is now ${level}.`,

  gained: ({ credits, influence }, t) => line`${t.does('receives', 'receive')} ${purse(credits, influence)}.`,
  paid: ({ credits, influence }, t) => line`${t.does('pays', 'pay')} ${purse(credits, influence)}.`,
  gotKey: ({ key }, t) => line`${t.does('gets', 'get')} ${t.keyAt(key)}.`,
  gaveKey: ({ key }, t) => line`${t.does('parts', 'part')} with ${t.keyAt(key)}.`,
  droppedKey: ({ key }, t) => line`${t.does('drops', 'drop')} ${t.keyAt(key)} into space.`,
  droppedCrystal: ({ mission }, t) => line`${t.does('drops', 'drop')} a crystal of ${t.missionAt(mission)} into space.`,
  droppedCubes: ({ card }, t) => line`${t.does('drops', 'drop')} the red cubes of ${t.cardAt(card)} into space.`,
  lostCargo: ({ keys, crystals: n, cubes: red }, t) => line`${t.does('loses', 'lose')} ${cargo(keys, n, red)}.`,
  alert: ({ level, max }) => [`The alert rises to ${level} of ${max}.`],

  met: ({ card, at }, t) => line`${capital(t.cardAt(card))} ${t.agree(card, 'appears', 'appear')} at ${t.at(at)}.`,
  faced: ({ card, at }, t) => line`${t.does('faces', 'face')} ${t.cardAt(card)} at ${t.at(at)}.`,
  bribed: ({ card }, t) => line`${t.does('bribes', 'bribe')} ${t.cardAt(card)}.`,
  attacked: ({ card, mine, theirs, won }, t) => line`${t.does('attacks', 'attack')} ${t.cardAt(card)}: ${faces(mine)} against ${faces(theirs)}. ${won === 1 ? 'Won.' : 'Lost.'}`,
  dragnet: ({ card }, t) => line`${capital(t.cardAt(card))} ${t.agree(card, 'searches', 'search')} the whole ship.`,
  fled: ({ card, from, to, fuel: n }, t) => line`${t.does('flees', 'flee')} from ${t.cardAt(card)} to ${t.at(to)} (${fuel(n)}); a tile stays at ${t.at(from)}.`,
  tookErrand: ({ card }, t) => line`${t.does('takes', 'take')} two red cubes for ${t.cardAt(card)}: one to ${t.at(t.c.confrontations.mission[card][0])}, one to ${t.at(t.c.confrontations.mission[card][1])}.`,
  deliveredCube: ({ at }, t) => line`${t.does('hands', 'hand')} over a red cube at ${t.at(at)}.`,
  endedErrand: ({ card, done }, t) => line`${done === 1 ? 'Both cubes have arrived' : 'The cubes are gone'}: ${t.cardAt(card)} ${t.agree(card, 'is', 'are')} done with ${t.say('the smuggler', 'you')}.`,
  confrontationsShuffled: () => ['The confrontations are shuffled anew.'],

  metTrader: ({ card, at, tile }, t) => line`${t.does('meets', 'meet')} ${t.cardAt(card)} at ${t.at(at)}${tile === 1 ? ': a market from now on' : ''}.`,
  traded: ({ trade }, t) => line`${t.does('trades', 'trade')} with ${t.cardAt(t.c.confrontations.trades.findIndex((trades) => trades.includes(trade)))}.`,
  exchanged: (_, t) => line`${t.does('goes', 'go')} to the bank.`,

  placedKey: ({ key, vault }, t) => line`${t.does('places', 'place')} ${t.keyAt(key)} in ${t.vaultAt(vault)}.`,
  openedVault: ({ vault, number }, t) => line`${capital([vaultName(number)])} opens at ${t.at(t.c.vaults.territory[vault])}: a page of the story is earned.`,
  gameOver: ({ result, opened }, t) => {
    const sum = opened === 0 ? 'no vault' : plural(opened, 'vault', 'vaults')
    if (result === RESULT.won) return line`${t.does('has', 'have')} opened the last vault: the campaign is won.`
    return line`${result === RESULT.alert ? 'The Sovereign knows everything' : 'There is no mission left'}: the campaign is lost with ${sum} open.`
  },
}

function endedLine(t: English, mission: number, how: number, delivered: number): Line {
  if (t.c.missions.kind[mission] === COURIER) {
    const all = delivered === 0 ? 'nothing delivered' : `${delivered} of ${crystals(t.c.missions.crystals[mission])} delivered`
    return line`${t.missionAt(mission)} ${how === ENDED.abandoned ? 'is given up' : 'is over'}: ${all}.`
  }
  return line`${t.missionAt(mission)} ${how === ENDED.done ? 'is accomplished' : how === ENDED.failed ? 'has failed' : 'is given up'}.`
}

const cargo = (keys: readonly number[], n: number, red: number): Line =>
  and([...keyParts(keys), ...(n > 0 ? [crystals(n)] : []), ...(red > 0 ? [cubes(red)] : [])])
