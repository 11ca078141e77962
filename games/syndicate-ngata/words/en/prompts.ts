import { capital, line } from '#words/line.ts'
import type { Prompts, Waiting } from '../assemble.ts'
import { aboardOf, here, isUnderTile, lacking, nextVault } from '../known.ts'
import { faces, fuel, keyCounts, plural, type English } from './speak.ts'

/** A full sentence to whoever must decide: where things stand, and what is asked. */
export const prompts: Prompts<English> = {
  act: (_, t) => {
    const left = t.view?.fuel ?? 0
    const where = line`You are at ${t.at(here(t))} with ${left === 0 ? 'no fuel' : fuel(left)}`
    if (isUnderTile(t)) return line`${where}, under a confrontation tile: face what you fled, refuel or leave.`
    const vault = nextVault(t)
    if (vault < 0) return line`${where}: what do you do?`
    const place = t.c.vaults.territory[vault]
    const wanted = lacking(t)
    const aboard = aboardOf(t, wanted)
    const wants = line`${keyCounts(wanted)}${aboard > 0 ? ` (${aboard} aboard)` : ''}`
    return line`${where}; ${t.vaultAt(vault)}${place === here(t) ? ' here' : line`, at ${t.at(place)},`} still wants ${wants}: what do you do?`
  },
  jumped: ({ dice }) => line`The consequence ${dice.length === 1 ? 'die shows' : 'dice show'} ${faces(dice)}: accept it, or let the jump computer roll again, once.`,
  confront: ({ card, fled }, t) =>
    fled === 1
      ? line`You face ${t.cardAt(card)} at ${t.at(here(t))} again: choose how you get out of it this time.`
      : line`${capital(t.cardAt(card))} ${t.agree(card, 'stops you', 'stop you')} at ${t.at(here(t))}: choose how you get out of it.`,
  keep: ({ room }) => [`The attack is lost: choose what stays in the compartment, ${plural(room, 'slot', 'slots')} left; the rest is gone.`],
  chooseTechnology: () => ['The work is done: choose the technology you install.'],
  giveKeys: ({ trade, left }, t) => line`${capital(t.cardAt(ownerOf(t, trade)))} wants ${left === 1 ? 'one more key' : `${left} keys`} of any colour: choose what you give.`,
}

const ownerOf = (t: English, trade: number): number => t.c.confrontations.trades.findIndex((trades) => trades.includes(trade))

/** After the name of the player who is waited for. */
export const waiting: Waiting = {
  act: 'decides what to do next.',
  jumped: 'decides whether to roll the dice again.',
  confront: 'has company and looks for a way out.',
  keep: 'chooses what stays in the compartment.',
  chooseTechnology: 'chooses a technology.',
  giveKeys: 'chooses the keys to give.',
}
