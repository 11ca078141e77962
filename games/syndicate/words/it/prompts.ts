import { line, type Line } from '#words/line.ts'
import { resources } from '../../data/names.ts'
import { EVENT } from '../../rules/reactions.ts'
import type { Prompts } from '../assemble.ts'
import { diceOf, holdsDecoy, kindOfCard, needNow, offererOf, ownerOf, ownSleeper, sovereignNow } from '../known.ts'
import { amount, amounts, anyOf, baseCount, face, plural, type Italian } from './speak.ts'

/** A full sentence to whoever must decide: who, what, and why. */
export const prompts: Prompts<Italian> = {
  syndicate: (_, t) => line`${t.you}, scegli il cartello che guiderai per tutta la partita.`,
  turn: (_, t) => {
    const dice = diceOf(t)
    const armed = dice === 0 ? 'nessun dado azione è armato, ma puoi ancora comprare, cambiare e posare carte' : `hai ${plural(dice, 'dado azione armato', 'dadi azione armati')} per missioni e assalti`
    if (t.view?.extended === 1) return line`${t.you}, ${t.view.actions === 0 ? 'compi una o due azioni, oppure nessuna per uscire dalla fase' : 'compi una seconda azione o termina il turno'}; ${armed}.`
    return line`${t.you}, è il tuo turno: ${armed}.`
  },
  spent: (_, t) => line`${t.you}, le due azioni di questo turno breve sono fatte: terminalo, o fai ciò che non costa azioni.`,
  parley: (_, t) => line`${t.you}, il fantasma sta per agire: se vuoi, tratta con il rivale, poi continua.`,
  share: (_, t) => line`${t.you}, ${holder(t)} ${(t.view?.jobAt ?? -1) >= 0 ? t.place(t.view?.jobAt ?? 0) : 'il territorio'}: dividi la ricompensa, o la tieni tutta con meno probabilità?`,
  target: (_, t) => line`${t.you}, scegli la base da svaligiare: se è fortificata, il bottino vale meno dadi.`,
  boost: (_, t) => line`${t.you}, annuncia i gettoni che aggiungi a questo tiro${(t.view?.jobPlus ?? 0) > 0 ? `, per ora +${t.view?.jobPlus ?? 0}` : ''}, poi continua.`,
  hands: (_, t) => {
    const need = needNow(t, false)
    return line`${t.you}, per ${jobName(t)} serve ${need ? face(need.win) : 'fortuna'}${need && need.plus > 0 ? `, con ${need.plus} in più sul dado` : ''}: ingaggi aiuto, o tiri così?`
  },
  reroll: ({ die }, t) => line`${t.you}, il dado mostra ${die} e la missione fallisce: una volta per round puoi ritirarlo, e conta il secondo risultato.`,
  reinforce: ({ at }, t) => line`${t.you}, scegli i rinforzi contro ${t.place(at)}: restano disarmati fino alla raccolta, e l’equipaggio si spende comunque.`,
  order: (_, t) => line`${t.you}, di’ quando la tua carta coperta va giocata per te; gli altri sapranno soltanto se vuoi decidere di persona.`,
  react: ({ event, by, at }, t) => {
    const card = ownSleeper(t)
    if (holdsDecoy(t)) return line`${t.you}, ${moment(t, event, by, at)}: la tua esca ${t.card(card)} non può reagire, e nessuno può accorgersene.`
    return line`${t.you}, ${moment(t, event, by, at)}: la tua carta ${card >= 0 ? t.card(card) : 'coperta'} reagisce?`
  },
  times: ({ rate }, t) => {
    const { give, amount: n, get } = t.tables.exchanges.rows[rate]
    return line`${t.you}, quante volte cambi ${amount(resources.indexOf(give), n)} con ${amount(resources.indexOf(get), 1)}?`
  },
  sellFor: (_, t) => line`${t.you}, scegli la risorsa che ricevi per la carta venduta.`,
  pickTech: ({ level }, t) => line`${t.you}, hai raggiunto il livello ${level}: scegli una tecnologia avanzata per il resto della partita.`,
  freeFort: (_, t) => line`${t.you}, scegli la base che il gettone fortifica gratis.`,
  any: ({ left, from }, t) => line`${t.you}, prendi ${anyOf(left)}: ${howMuch[resources[from]]}${left > 1 ? ' fra queste' : ''}?`,
  pardon: (_, t) => pardonPrompt(t),
  unpaid: ({ left }, t) => line`${t.you}, la tassa su ${baseCount(left)} non è pagata: scegli ${left === 1 ? 'quale viene girata' : 'la prossima da girare'}.`,
  example: (_, t) => line`${t.you}, il Sovrano vuole dare l’esempio: scegli la base per cui si tira il dado.`,
  patrol: ({ left }, t) => line`${t.you}, le pattuglie girano ${left === 1 ? 'una delle tue basi' : `${left} delle tue basi`} più vicine alla stella: scegli ${left === 1 ? 'quale' : 'la prossima'}.`,
  crew: (_, t) => line`${t.you}, l’equipaggio non basta per tutte le tue basi: scegli la prossima da pagare; le altre verranno girate.`,
  cube: (_, t) => line`${t.you}, riprendi un tuo segnalino dal mercato nero: da quale scala?`,
  market: (_, t) => {
    const from = offererOf(t)
    if (from >= 0) return line`${t.you}, ${t.player(from)} ti fa un’offerta: accettala, rifiutala o rispondi con la tua.`
    return line`${t.you}, durante il turno altrui puoi trattare con chi non sta giocando.`
  },
  draft: ({ to, give, get, things }, t) => {
    const empty = things.length === 0 && [...give, ...get].every((n) => n === 0)
    return line`${t.you}, ${empty ? 'prepara' : 'completa'} la tua offerta ${t.toPlayer(to)}: che cosa dai, e che cosa chiedi.`
  },
}

const howMuch = { credits: 'quanti crediti', influence: 'quanta influenza', crew: 'quanto equipaggio' } as const

/** “Marco tiene” */
function holder(t: Italian): Line {
  const owner = ownerOf(t, t.view?.jobAt ?? -1)
  return owner < 0 ? ['un rivale tiene'] : line`${t.subject(owner)} ${t.say(owner, 'tiene', 'tieni')}`
}

function jobName(t: Italian): Line {
  const card = t.view?.jobCard ?? -1
  if (card < 0) return ['la missione']
  return line`${kindOfCard(t, card) === 'heist' ? 'il colpo' : 'la missione'} ${t.card(card)}`
}

/** What a sleeper could react to. */
function moment(t: Italian, event: number, by: number, at: number): Line {
  const who = by >= 0 ? t.subject(by) : ['il Sovrano']
  switch (event) {
    case EVENT.mission:
      return line`${who} tenta ${jobName(t)}${at >= 0 ? line` ${t.at(at)}` : ''}`
    case EVENT.success:
      return line`${who} ha compiuto ${jobName(t)} e sta per guadagnare ${amounts(t.view?.jobReward ?? [])}`
    case EVENT.assault:
      return line`${who} assalta ${t.baseOf(ownerOf(t, at), at)}`
    case EVENT.purchase:
      return line`${who} compra una base ${t.at(at)}`
    case EVENT.sovereign:
      return line`il Sovrano ha giocato ${sovereignName(t)} e si stanno per comprare le grazie`
    case EVENT.tax:
      return line`devi pagare ${sovereignName(t)}`
    case EVENT.collection:
      return ['tutti hanno fatto la raccolta']
    default:
      return by < 0 ? line`il Sovrano sta per confiscare la tua base ${t.at(at)}` : line`${who} sta per conquistare la tua base ${t.at(at)}`
  }
}

const sovereignName = (t: Italian): Line => (sovereignNow(t) >= 0 ? t.card(sovereignNow(t)) : ['una carta'])

function pardonPrompt(t: Italian): Line {
  const card = t.view?.sovereignCard ?? -1
  if (card >= 0 && card === t.c.sovereign.end) return line`${t.you}, è l’inizio della fine, e nessuno ne riceve la grazia.`
  const bought = ((t.view?.pardoned ?? 0) & (1 << t.reader.viewer)) !== 0
  if (bought) return line`${t.you}, la grazia ti mette al riparo da ${sovereignName(t)}.`
  return line`${t.you}, il Sovrano gioca ${sovereignName(t)}: compra la grazia, o subisci la carta.`
}
