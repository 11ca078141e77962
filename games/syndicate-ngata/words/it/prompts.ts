import { capital, line } from '#words/line.ts'
import type { Prompts, Waiting } from '../assemble.ts'
import { aboardOf, here, isUnderTile, lacking, nextVault } from '../known.ts'
import { faces, fuel, keyCounts, plural, type Italian } from './speak.ts'

/** A full sentence to whoever must decide: where things stand, and what is asked. */
export const prompts: Prompts<Italian> = {
  act: (_, t) => {
    const left = t.view?.fuel ?? 0
    const where = line`Sei a ${t.at(here(t))} ${left === 0 ? 'senza carburante' : line`con ${fuel(left)}`}`
    if (isUnderTile(t)) return line`${where}, sotto una tessera confronto: affronta chi hai lasciato qui, fai rifornimento o riparti.`
    const vault = nextVault(t)
    if (vault < 0) return line`${where}: che cosa fai?`
    const place = t.c.vaults.territory[vault]
    const wanted = lacking(t)
    const aboard = aboardOf(t, wanted)
    const wants = line`${keyCounts(wanted)}${aboard > 0 ? ` (${aboard} a bordo)` : ''}`
    return line`${where}; il ${t.vaultAt(vault)}${place === here(t) ? ' qui aspetta' : line`, a ${t.at(place)}, aspetta`} ancora ${wants}: che cosa fai?`
  },
  jumped: ({ dice }) => line`${dice.length === 1 ? 'Il dado conseguenza mostra' : 'I dadi conseguenza mostrano'} ${faces(dice)}: accetta, oppure tira di nuovo con il calcolatore di salto, una sola volta.`,
  confront: ({ card, fled }, t) =>
    fled === 1
      ? line`Ritrovi ${t.cardAt(card)} a ${t.at(here(t))}: scegli come uscirne questa volta.`
      : line`${capital(t.cardAt(card))} ti ${t.agree(card, 'ferma', 'fermano')} a ${t.at(here(t))}: scegli come uscirne.`,
  keep: ({ room }) => [`L’attacco è perso: scegli che cosa resta nel compartimento (${plural(room, 'posto', 'posti')}); tutto il resto è perduto.`],
  chooseTechnology: () => ['Il lavoro è fatto: scegli la tecnologia da installare.'],
  giveKeys: ({ trade, left }, t) => line`${capital(t.cardAt(ownerOf(t, trade)))} chiede ${left === 1 ? 'ancora una chiave' : `${left} chiavi`} di qualsiasi colore: scegli che cosa dare.`,
}

const ownerOf = (t: Italian, trade: number): number => t.c.confrontations.trades.findIndex((trades) => trades.includes(trade))

/** After the name of the player who is waited for. */
export const waiting: Waiting = {
  act: 'decide che cosa fare.',
  jumped: 'decide se tirare di nuovo i dadi.',
  confront: 'ha visite e cerca una via d’uscita.',
  keep: 'sceglie che cosa resta nel compartimento.',
  chooseTechnology: 'sceglie una tecnologia.',
  giveKeys: 'sceglie le chiavi da dare.',
}
