import type { RulesSection } from '#words/game-words.ts'
import { line, type Line } from '#words/line.ts'
import type { Tables } from '../../data/tables.ts'
import type { Lexicon } from '../lexicon.ts'
import { zoneNames } from './names.ts'
import { amountOf, amounts, and } from './speak.ts'

/** The rules in two pages, in our own words; numbers come from the tables. */
const section = (title: string, ...lines: readonly (Line | string)[]): RulesSection => ({ title, lines: lines.map((text) => (typeof text === 'string' ? [text] : text)) })

export function rules(tables: Tables, names: Lexicon): readonly RulesSection[] {
  const box = tables.box.rows
  const [plain, reinforced] = tables.assaults.rows
  return [
    section(
      'Lo scopo',
      'Dopo sei, sette od otto round vince chi ha più crediti e punti vittoria insieme. Influenza, equipaggio e carte alla fine non valgono nulla.',
      'Un round ha tre fasi: i turni dei giocatori, una carta del Sovrano, la raccolta.',
    ),
    section(
      'Il turno',
      'Compi quante azioni vuoi, nell’ordine che vuoi, finché puoi pagarle. Missioni, colpi e assalti richiedono ciascuno un dado azione armato.',
      `Hai ${box.actionDice} dadi azione. Ogni dado ancora armato alla raccolta fa pescare una carta in più, al massimo ${box.operationsForDice}.`,
    ),
    section(
      'Missioni e colpi',
      'Rivela la carta e annuncia tutto ciò che conta: se dividi con chi tiene il territorio, i gettoni, il casinò. Poi ingaggia aiuto, se vuoi, e tira il dado.',
      'Il successo paga la ricompensa. Il fallimento alza l’allerta di 1. Carta e dado sono spesi in ogni caso.',
      'Una missione dipende da chi tiene il suo territorio: nessuno, tu, o un rivale con cui dividi oppure no. Un colpo ruba i crediti di un rivale.',
    ),
    section(
      'Assalti',
      line`Nomina una base rivale e i rinforzi impiegati. Costa ${amountOf('crew', plain.crew)}, ${reinforced.crew} con rinforzi, comunque vada, e l’allerta sale di 1.`,
      `Contro una base non fortificata, da zero a ${tables.assaults.rows.length - 1} rinforzi: ${tables.assaults.rows.map((row) => row.open).join(', ')} o più. Contro una base fortificata o protetta servono rinforzi: ${tables.assaults.rows.flatMap((row) => row.fortified ?? []).join(', ')} o più.`,
      'Chi vince tiene la base, non fortificata e senza ricerche.',
    ),
    section(
      'Basi',
      ...tables.zones.rows.map((zone) => line`${zoneNames[zone.id as keyof typeof zoneNames]?.short ?? zone.id}: ${amounts(zone.buy)}; rendita ${amounts(zone.income.map((n) => Math.max(0, n)))}${zone.income[2] < 0 ? line`, per ${amountOf('crew', -zone.income[2])}` : ''}; fortificare: ${amounts(zone.fortify)}.`),
      'Chi compra per primo prende il gettone del territorio. Una miniera aggiunge risorse, il casinò aiuta i tiri di missione; installazioni e stazioni fanno ricerche che nel tuo turno diventano livelli.',
      'I raggi di un’installazione attiva proteggono dagli assalti le basi di chi la possiede, e quelle a cui li concede in uno scambio.',
      ...tables.routes.rows.map(({ id, stops, gain }) => line`Rotta ${id} (${and(stops.map((stop): Line => [names.territory(stop)]))}): ${gain} risorse a scelta per chi ne tiene tutte le tappe, attive.`),
    ),
    section(
      'Livelli e mercato',
      `Al mercato nero un livello di tecnologia costa ${tables.market.rows.tech.join(', ')} crediti e uno d’assalto ${tables.market.rows.assault.join(', ')}: la prima casella senza un tuo segnalino. Ne riprendi uno a ogni raccolta.`,
      line`I livelli di tecnologia ${and(tables.techLevels.rows.map((row) => String(row.level)))} danno ciascuno una tecnologia avanzata.`,
      line`Alla banca: ${and(tables.exchanges.rows.map((row) => line`${amountOf(row.give, row.amount)} per ${amountOf(row.get, 1)}`))}. Nulla compra crediti. Una carta si vende per 1 risorsa a scelta.`,
    ),
    section(
      'Dormienti',
      'Nel tuo turno posa una qualsiasi operazione a faccia in giù; solo una dormiente si può giocare da lì, le altre fanno da esca. Una nuova carta brucia la vecchia.',
      'Posandola dici quando e contro chi giocarla, e se vuoi decidere di persona. Altrimenti l’ordine risponde per te.',
      'Chi vuole decidere ha qualche secondo, lo stesso per un’esca; il gioco riprende quando è passato, non quando tutti hanno risposto. Senza risposta, o se non ci sei, vale l’ordine.',
    ),
    section(
      'Il Sovrano',
      'Prima tornano le basi girate. Poi si pesca una carta, severa quanto l’allerta: gialla, arancione o rossa.',
      line`Ognuno può comprare la grazia: ${amountOf('influence', box.pardonPerBase)} per base, ${box.pardonWithoutBases} senza basi; la carta allora non gli fa nulla.`,
      'In una repressione si tira il dado a dodici facce per ogni base; fino alla soglia è confiscata.',
      'L’inizio della fine esce per quinto, sesto o settimo: il round seguente è l’ultimo.',
    ),
    section(
      'La raccolta',
      `Pesca ${box.operationsDrawn} carte, e altre per i dadi rimasti armati; dadi e rinforzi si riarmano.`,
      'Prendi il racket del tuo cartello e la rendita delle basi attive. Prima l’equipaggio: una base non pagata viene girata fino alla prossima fase del Sovrano.',
      'Poi le ricerche, un segnalino ripreso dal mercato, e il primo giocatore cambia in senso orario.',
    ),
    section(
      'Scelte del tavolo',
      line`Blocco: con l’allerta al massimo una missione fallita manda il cacciatorpediniere sul suo territorio; la base è fuori gioco finché non si pagano ${amountOf('influence', box.destroyerInfluence)}, l’allerta scende o riparte.`,
      'Tassa non pagata: si girano basi. Scambi: chi non è di turno fa offerte; le promesse non impegnano nessuno. Turni brevi: una o due azioni alla volta. Fortificare con influenza: nel prezzo sostituisce l’equipaggio.',
      `Fantasma, in due: inizia con ${box.phantomBases} basi e nel suo turno ne estrae ${box.phantomDraws}; fortifica le proprie e assalta le tue.`,
    ),
    section(
      'Da dove vengono i numeri',
      'Nessuna fonte pubblica dà tutte le carte e tutti i numeri di questo gioco. Quello che né il regolamento né le pagine dell’editore dicono lo abbiamo ideato noi, in accordo con quello che dicono; un piccolo anello segna ogni elemento con un valore simile.',
      'Se possiedi la scatola, puoi mettere i valori stampati al posto dei nostri. Chi ospita il server mette l’intera tabella, in JSON e nella forma della nostra, nella cartella overrides/syndicate dei dati del server e riavvia il server: le nuove partite si giocano con quella, e la loro traccia la porta con sé. Una tabella che non va bene viene rifiutata, con campo e motivo.',
      `Le tabelle sono i file ${Object.keys(tables).map((name) => `${name}.json`).join(', ')}; le nostre sono in games/syndicate/data.`,
    ),
  ]
}
