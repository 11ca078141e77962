import type { RulesSection, VariantWords } from '#words/game-words.ts'
import { factions as factionIds } from '../../data/names.ts'
import type { Tables } from '../../data/tables.ts'
import { effectOf } from '../component-text.ts'
import type { Source } from '../contract.ts'
import { factions } from './names.ts'
import { effect } from './speak.ts'

export const sources: Readonly<Record<Source, string>> = { glory: 'Gloria', regions: 'Regioni terrestri', relics: 'Reliquie raccolte' }

export const variants: Readonly<Record<string, VariantWords>> = {
  factions: {
    label: 'Fazioni',
    values: {
      choose: { label: 'A scelta', hint: 'Posto dopo posto, ognuno sceglie la sua fazione.' },
      random: { label: 'A caso', hint: 'Ognuno riceve una fazione a caso.' },
    },
  },
}

const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

export function rules(tables: Tables): readonly RulesSection[] {
  const goals = factionIds.map((id) => `${factions[id].text} ${tables.factions.rows.find((row) => row.id === id)?.gloryTarget ?? 0}`)
  const { standard, bonus } = tables.prices.rows
  const { slots, regionCount } = tables.income.rows
  const phrase = (text: string): string => effect(effectOf(text))
  const counts = regionCount.map(({ from, gain, times }) => `da ${from}, ${times > 1 ? `${times} volte ` : ''}${phrase(gain)}`)
  const start = tables.start.rows
  return [
    section(
      'Lo scopo',
      `Raggiungere l’obiettivo di gloria della propria fazione: ${goals.join(', ')}. Gli Zcharo vincono solo alla fine delle Reliquie, gli altri subito.`,
      'Oppure controllare tutte le regioni con una reliquia rimasta al momento del controllo.',
      'Dopo sei round senza vincitore: più regioni terrestri controllate, poi più reliquie raccolte; altrimenti la vittoria è condivisa.',
    ),
    section(
      'Presenza, controllo, adiacenza',
      'Un’unità è un combattente, un leader o un Ryh-zu. Hai una presenza dove si trova una tua unità o un tuo edificio, e controlli una regione dove nessun altro ne ha. La tua base è sempre tua.',
      'Due regioni con un lato in comune sono adiacenti, salvo che vi sorga una montagna; le gallerie uniscono regioni lontane. Solo gli Oxataya entrano nei laghi, e nessuno entra in una base.',
    ),
    section(
      'Fissare i prezzi',
      'In senso orario dalla pistola da segnalazione, ogni fazione fissa con un gettone il prezzo di una delle cinque fasi d’azione; con due fazioni, due ciascuna. Chi ha fissato un prezzo comincia la fase e agisce gratis.',
      `Costo per gli altri, a chi ha fissato e alla banca: ${standard.map(({ id, toOwner, toBank }) => `gettone ${id}, ${toOwner} + ${toBank}`).join('; ')}. Il gettone 1 riprende il forziere e pesca una carta, il gettone 2 dà una ricerca sul tracciato della fase.`,
      `Fissare Costruire dà ${phrase(bonus.build)}, Reclutare ${phrase(bonus.recruit)}, Muovere in apertura ${phrase(bonus.move)}. Gettoni neutrali completano il resto.`,
      'Appena è fissato il prezzo di Muovere, la pistola da segnalazione passa al vicino di sinistra di chi l’ha fissato.',
    ),
    section(
      'Fasi d’azione',
      'In ogni fase ciascuna fazione agisce o passa. Chi agisce paga il prezzo, esegue l’azione principale della sua colonna, poi se vuole quella secondaria.',
      'Un lucchetto costa 1 gemma. La ricerca sposta un segnalino di una colonna su un tracciato a scelta e dà subito ciò che la colonna mostra.',
      'Costruire: un punto costruisce l’edificio più a sinistra di un tipo su una fondazione libera, o posa una fondazione della plancia, in una regione terrestre controllata. Un edificio di ogni tipo per regione.',
      'Raccogliere: un punto raccoglie alla base o in una regione controllata con fonderia, una volta per round e per regione.',
      'Reclutare: un punto fa avanzare un combattente di un settore, dall’ultimo alla base.',
      'Muovere: un punto muove quante unità vuoi da una regione a un’altra adiacente.',
    ),
    section(
      'Movimenti',
      'Immobilizzazione: in una regione con unità avversarie lascia almeno tante unità quante ne ha la forza avversaria più grande.',
      'Rischierare è muovere in una regione dove hai già una presenza; l’immobilizzazione non conta.',
      'Alla fine di un turno due tuoi leader non possono condividere una regione, salvo la base.',
    ),
    section(
      'Combattere',
      'In senso orario dalla pistola da segnalazione, ognuno sceglie un combattimento finché ce ne sono. Le due parti pianificano in segreto: una sezione della ruota e una carta, nessuna, o un bluff.',
      'Prima si confrontano le Forze: il totale più alto vince, la parità va a chi ha scelto. Chi si ritira non vince contro chi resta.',
      `Poi l’Attacco meno gli scudi avversari ferisce combattenti, ${tables.wheel.rows.maxWounds} al massimo per parte; tornano nel primo settore. Quindi parte chi si ritira.`,
      'Infine lo sconfitto lascia la regione: combattenti alla base, leader nella riserva, edifici di nuovo sulla plancia con ciò che mostra la loro casella. I Ryh-zu seguono il vincitore.',
    ),
    section(
      'Rendita',
      `Il numero di regioni dà: ${counts.join('; ')}.`,
      `Ogni edificio sulla mappa dà: fonderia ${phrase(slots.foundry)}, avamposto ${phrase(slots.outpost)}, fortezza ${phrase(slots.fortress)}; la plancia aggiunge la sua rendita di base.`,
    ),
    section(
      'Reliquie',
      'Chi controlla la regione della reliquia con il numero del round la raccoglie, ottiene ciò che mostra la sua prossima casella di reliquia, e rimanda alla base tutte le sue unità lì presenti. Se nessuno la controlla, lascia la partita.',
    ),
    section(
      'Carte Tattica',
      'Una carta si usa in combattimento o si gioca nella fase che indica. Non si gioca nella fase in cui è stata ottenuta, ma si può usare in combattimento.',
      `Il limite di mano è di ${start.handLimit} carte.`,
    ),
  ]
}
