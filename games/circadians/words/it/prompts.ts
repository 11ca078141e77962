import { line, type Line } from '#words/line.ts'
import { boardFoundations as foundationIds, buildings as buildingIds } from '../../data/names.ts'
import type { Prompts, Waiting } from '../assemble.ts'
import { costNow, countedOf, duelOf, effectAt, fightersIn, leadersKept, openPlan, startFighters, trackNow } from '../known.ts'
import { boardFoundations, buildings } from './names.ts'
import { card, effect, energy, fighters, gems, points, regions, research, section, trackAt, type Italian } from './speak.ts'

/** A full sentence to whoever must decide: who, what, and why. */
export const prompts: Prompts<Italian> = {
  chooseFaction: (_, t) => line`${t.you}, scegli la tua fazione: la giochi per tutta la partita.`,
  dismiss: (_, t) => line`${t.you}, due dei tuoi leader lasciano la partita e ${leadersKept(t)} restano: scegli quali, senza che gli altri vedano.`,
  placeBase: (_, t) => line`${t.you}, scegli il posto della tua base e le due regioni su cui si apre.`,
  firstLeader: (_, t) => line`${t.you}, scegli il leader che comincia sulla mappa, e dove.`,
  firstFighters: (_, t) => line`${t.you}, distribuisci i tuoi ${fighters(startFighters(t))} sulle tue due regioni, almeno 1 in ciascuna.`,
  price: (_, t) => line`${t.you}, fissa il prezzo di una fase: tu vi agirai gratis, gli altri pagheranno.`,
  actOrPass: (_, t) => {
    const cost = costNow(t)
    return line`${t.you}, la fase ${trackAt(Math.max(0, trackNow(t)))} ${cost === 0 ? 'è gratuita per te' : `ti costa ${energy(cost)}`}: agisci o passa.`
  },
  passing: (_, t) => line`${t.you}, hai passato: puoi ancora giocare carte.`,
  acting: ({ did }, t) => line`${t.you}, agisci nella fase ${trackAt(Math.max(0, trackNow(t)))}: ${did === 0 ? 'esegui l’azione principale, poi quella secondaria se vuoi' : (did & 2) === 0 ? 'ti resta l’azione secondaria' : 'finisci il turno quando vuoi'}.`,
  choose: (frame, t) => choosePrompt(t, frame.effect, frame.paid),
  chooseElsewhere: (frame, t) => choosePrompt(t, frame.effect, frame.paid),
  research: ({ left, track }, t) => researchPrompt(t, left, track),
  researchElsewhere: ({ left, track }, t) => researchPrompt(t, left, track),
  build: ({ points: left }, t) => line`${t.you}, hai ${points(left, 'build')}: scegli che cosa costruire.`,
  site: ({ kind }, t) => {
    const { one, gender } = buildings[buildingIds[kind]]
    return line`${t.you}, scegli la fondazione ${gender === 'f' ? 'della tua' : 'del tuo'} ${one}: ottieni ciò che mostra.`
  },
  layFoundation: (_, t) => line`${t.you}, scegli la fondazione che lascia la tua plancia.`,
  layAt: ({ foundation }, t) => line`${t.you}, scegli la regione della fondazione «${boardFoundations[foundationIds[foundation]]}».`,
  harvest: ({ points: left, anywhere }, t) =>
    anywhere === 1 ? line`${t.you}, scegli una regione che controlli: vi raccogli senza fonderia.` : line`${t.you}, hai ${points(left, 'harvest')}: scegli una regione dove raccogliere.`,
  recruit: ({ points: left }, t) => line`${t.you}, hai ${points(left, 'recruit')}: fai avanzare i tuoi combattenti.`,
  recruitElsewhere: ({ points: left }, t) => line`${t.you}, hai ${points(left, 'recruit')}: fai avanzare i tuoi combattenti.`,
  deploy: (_, t) => line`${t.you}, scegli il leader da schierare.`,
  upgradeLeader: (_, t) => line`${t.you}, scegli il leader da migliorare: resta così fino alla fine.`,
  upgradeAttribute: (_, t) => line`${t.you}, puoi migliorare un attributo pagando le sue gemme: resta così fino alla fine.`,
  placeToken: ({ lake }, t) => line`${t.you}, puoi posare un gettone Produzione ${lake === 1 ? 'su un lago che controlli' : 'in una regione che controlli: vi resta per sempre'}.`,
  turnToken: (_, t) => line`${t.you}, puoi girare un gettone Produzione sul lato migliore.`,
  moraleRow: ({ back }, t) => line`${t.you}, scegli la fila ${back === 1 ? 'in cui torna il gettone Morale' : 'che dà il gettone Morale'}.`,
  keepDrawn: ({ left }, t) => keepPrompt(t, left),
  keepDrawnElsewhere: ({ left }, t) => keepPrompt(t, left),
  discard: (_, t) => line`${t.you}, hai troppe carte in mano: scartane una.`,
  move: ({ points: left, part }, t) =>
    part >= 0
      ? line`${t.you}, due dei tuoi leader si trovano ${t.at(part)}: uno dei due deve ripartire.`
      : line`${t.you}, hai ${points(left, 'move')}: scegli la regione da lasciare e quella in cui entrare.`,
  redeploy: ({ from, most }, t) =>
    line`${t.you}, puoi rischierare ${most < 99 ? `fino a ${fighters(most)}` : 'unità'}${from >= 0 ? line` ${t.from(from)}` : ''} in una regione dove hai una presenza.`,
  freeMove: ({ lead, most }, t) => {
    if (lead < 0) return line`${t.you}, puoi muovere gratis fino a ${fighters(most)}.`
    return line`${t.you}, ${t.leader(lead)} può muoversi gratis${most > 0 ? ', con combattenti' : ', senza scorta'}.`
  },
  march: ({ from, to }, t) => line`${t.you}, scegli chi parte ${t.from(from)} verso ${t.place(to)}: ${fighters(fightersIn(t, from, t.reader.viewer))} sul posto.`,
  selectBattle: (_, t) => line`${t.you}, scegli il prossimo combattimento: dove, e contro chi. La parità sarà tua.`,
  useIntelligence: (_, t) => line`${t.you}, prima di pianificare, decidi se usare una carta Informazioni${inBattle(t)}.`,
  plan: (_, t) => line`${t.you}, scegli una sezione e una carta${inBattle(t)}: il tuo piano resta segreto finché entrambi non sono sigillati.`,
  planOpenly: (_, t) => {
    const open = openPlan(t)
    if (!open) return line`${t.you}, scegli una sezione e una carta${inBattle(t)}: l’avversario vedrà il tuo piano prima di fare il suo.`
    const along = open.card >= 0 ? line` con ${card(t.tables, t.c.tactics.ids[t.c.tactics.design[open.card]])}` : open.card === -2 ? ' con un bluff' : ' senza carta'
    return line`${t.you}, l’avversario ha scelto ${section(t.c.wheel.ids[open.section])}${along}: scegli il tuo piano.`
  },
  reroll: (_, t) => line`${t.you}, tieni il dado o rilancialo: vale il secondo risultato.`,
  moraleForGems: ({ gems: price }, t) => line`${t.you}, hai vinto: puoi pagare ${gems(price)} per rafforzare qui il morale.`,
  retreat: (_, t) => line`${t.you}, scegli la regione in cui si ritirano i tuoi combattenti.`,
  takeBack: (_, t) => line`${t.you}, puoi riprendere la carta che hai usato.`,
  giveIntelligence: (_, t) => line`${t.you}, puoi cedere carte Informazioni: ognuna vale come una regione in più per questa rendita.`,
  lowerCount: (_, t) => line`${t.you}, scegli di quanto scende il tuo numero di regioni, che è ${countedOf(t, t.reader.viewer)}.`,
  takeIncome: (_, t) => line`${t.you}, prendi la tua rendita nell’ordine che preferisci: conti ${regions(countedOf(t, t.reader.viewer))}.`,
  playRelicCard: (_, t) => line`${t.you}, prima del controllo delle reliquie puoi giocare una carta.`,
}

function choosePrompt(t: Italian, index: number, paid: number): Line {
  const offered = effectAt(t, index)
  const price = paid === 0 && offered.energy + offered.gems > 0
  return price ? line`${t.you}, puoi ottenere ${effect(offered)}.` : line`${t.you}, scegli che cosa ottieni: ${effect({ ...offered, energy: 0, gems: 0 })}.`
}

function researchPrompt(t: Italian, left: number, track: number): Line {
  if (track >= 0) return line`${t.you}, puoi avanzare sul tracciato ${trackAt(track)}, aprendo il lucchetto se c’è.`
  return line`${t.you}, scegli il tracciato su cui avanzi${left > 1 ? ` (${research(left)})` : ''}.`
}

const keepPrompt = (t: Italian, left: number): Line => line`${t.you}, fra le carte appena pescate, mettine via ${left === 1 ? 'una' : left}.`

/** “ contro Marco in C-3” */
function inBattle(t: Italian): Line {
  const duel = duelOf(t)
  return duel ? line` contro ${t.reader.player(duel.opponent)} ${t.at(duel.region)}` : []
}

/** After the name of whoever is waited for. */
export const waiting: Waiting = {
  chooseFaction: 'sceglie una fazione.',
  dismiss: 'sceglie i propri leader.',
  placeBase: 'sceglie il posto della base.',
  firstLeader: 'piazza il primo leader.',
  firstFighters: 'piazza i primi combattenti.',
  price: 'fissa il prezzo di una fase.',
  actOrPass: 'decide se agire o passare.',
  passing: 'passa e può giocare carte.',
  acting: 'gioca il suo turno.',
  choose: 'sceglie un guadagno.',
  chooseElsewhere: 'sceglie un guadagno.',
  research: 'sceglie un tracciato di ricerca.',
  researchElsewhere: 'sceglie un tracciato di ricerca.',
  build: 'sceglie che cosa costruire.',
  site: 'sceglie dove costruire.',
  layFoundation: 'sceglie una fondazione.',
  layAt: 'sceglie dove posare una fondazione.',
  harvest: 'sceglie dove raccogliere.',
  recruit: 'recluta combattenti.',
  recruitElsewhere: 'recluta combattenti.',
  deploy: 'sceglie un leader da schierare.',
  upgradeLeader: 'sceglie un leader da migliorare.',
  upgradeAttribute: 'può migliorare un attributo.',
  placeToken: 'può posare un gettone Produzione.',
  turnToken: 'può migliorare un gettone Produzione.',
  moraleRow: 'sceglie una fila del morale.',
  keepDrawn: 'sceglie le carte da tenere.',
  keepDrawnElsewhere: 'sceglie le carte da tenere.',
  discard: 'scarta fino al limite di mano.',
  move: 'muove le sue unità.',
  redeploy: 'può rischierare unità.',
  freeMove: 'può muovere gratis.',
  march: 'sceglie chi si muove.',
  selectBattle: 'sceglie il prossimo combattimento.',
  useIntelligence: 'può usare una carta Informazioni.',
  plan: 'pianifica il combattimento in segreto.',
  planOpenly: 'pianifica il combattimento.',
  reroll: 'può rilanciare il dado.',
  moraleForGems: 'può rafforzare il morale.',
  retreat: 'sceglie dove ritirarsi.',
  takeBack: 'può riprendere una carta.',
  giveIntelligence: 'può cedere carte Informazioni.',
  lowerCount: 'abbassa il suo numero di regioni.',
  takeIncome: 'prende la sua rendita.',
  playRelicCard: 'può giocare una carta prima delle reliquie.',
}
