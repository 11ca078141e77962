import { plain } from '#words/line.ts'
import type { CombatIcon } from '../../data/names.ts'
import type { ComponentWords } from '../component-text.ts'
import { attributes, factions, icons, phases, sections, tactics } from './names.ts'
import { sayings } from './sayings.ts'
import { effect, energy, fighters, gems, glory, ofFaction, plural } from './speak.ts'

const iconName = (icon: CombatIcon | null): string => (icon === null ? 'niente' : icons[icon])

/** What components say in Italian, from their tables. */
export const components: ComponentWords = {
  sayings,
  effect,
  cardTitle: (id, name) => tactics[id] ?? name,
  attributeTitle: (id) => attributes[id] ?? id,
  factionTitle: (id) => factions[id].text,
  factionSummary: (id) =>
    ({
      circadians: 'Pochi combattenti, ma che valgono doppio; una nave per base; la vittoria con gli attributi.',
      ai: 'Combattenti in massa e fortezze con trappole; la vittoria con le ferite inflitte.',
      zcharo: 'Avamposti gemelli e studio paziente; la vittoria con la ricerca, alla fine delle Reliquie.',
      leyrien: 'Il popolo delle paludi; il morale ne sostiene i combattimenti e ne fa la gloria.',
      jrayek: 'Comandano i Ryh-zu, a caro prezzo; la vittoria sui leader avversari.',
      oxataya: 'Di casa nei laghi, con più leader insieme; la vittoria un combattimento dopo l’altro.',
    })[id],
  phase: (phase) => phases[phase],
  leaderType: (faction) => `Leader ${plain(ofFaction(faction))}`,
  ryhzuType: 'Ryh-zu',
  ryhzu: (upkeep, gain) => [
    'Segue chi vince un combattimento a cui partecipa. Immobilizza, non è mai ferito e non entra nei laghi.',
    `Alla rendita i Jrayek pagano ${effect(upkeep)} se li serve, e ottengono ${effect(gain)} se serve un altro.`,
  ],
  attributeType: (faction) => `Attributo ${plain(ofFaction(faction))}`,
  intelligenceTitle: (faction) => `Informazioni: ${factions[faction].text}`,
  notes: { locked: 'lucchetto: 1 gemma', onlyPassing: 'solo se passi', alsoPassing: 'anche se passi', early: 'prima dell’azione principale' },
  goal: (target, late) => (late ? `Vittoria con ${glory(target)} alla fine delle Reliquie.` : `Vittoria immediata con ${glory(target)}.`),
  recruiting: ({ sectors, start, fastEnergy, reserveFighters }, exchange, points) => [
    `${fighters(start)} all’inizio sulla mappa, ${sectors.join(' + ')} sul tracciato di reclutamento${reserveFighters ? `, e ${reserveFighters} fuori gioco` : ''}.`,
    fastEnergy === null ? 'Nessuna avanzata rapida.' : `Avanzata rapida: 1 punto e ${energy(fastEnergy)} per combattente.`,
    `Scambio: ${plural(points, 'punto', 'punti')} con ${effect(exchange)}.`,
  ],
  column: ({ main, immediate, secondary, locked }, column) =>
    `Colonna ${column}${locked ? ', dietro un lucchetto' : ''}. Azione principale: ${main}. Azione secondaria: ${secondary}.${immediate === null ? '' : ` All’arrivo: ${immediate}.`}`,
  sectionName: (id) => sections[id] ?? id,
  section: ({ retreat, die, gem, needs, withoutCard }, [left, right]) =>
    [
      `Valore sinistro: ${iconName(left)}; valore destro: ${iconName(right)}.`,
      ...(die ? [`Lancia un dado${gem ? ` per ${gems(gem)}` : ''}.`] : []),
      ...(retreat ? ['I tuoi combattenti si ritirano: non vinci contro chi resta.'] : []),
      ...(withoutCard ? [`Senza carta, ${plural(withoutCard, 'scudo', 'scudi')} in meno.`] : []),
      ...(needs ? [`Richiede almeno ${fighters(needs.fighters)} e ${needs.leaders === 0 ? 'nessun leader' : `al massimo ${needs.leaders} leader`}.`] : []),
    ].join(' '),
  originPage: {
    title: 'Da dove vengono i numeri',
    intro: [
      'Nessuna fonte pubblica mostra tutti i componenti di questo gioco. Ciò che il regolamento e le descrizioni pubbliche non dicono l’abbiamo ideato noi, d’accordo con ogni frase del regolamento.',
      'Un piccolo anello segnala ogni componente con un valore simile. Se possiedi la scatola, puoi sostituire una tabella con i valori stampati: le nuove partite si giocano allora con i tuoi.',
      'Chi ospita il server mette l’intera tabella, in JSON, nella cartella «overrides/circadians» dei dati del server, con il nome di file indicato qui sotto; una tabella che non va bene viene rifiutata, con campo e motivo.',
    ],
    tables: {
      map: 'Mappa e terreni',
      foundations: 'Fondazioni',
      production: 'Gettoni Produzione',
      research: 'Tracciati di ricerca',
      prices: 'Gettoni Prezzo',
      factions: 'Plance delle fazioni',
      morale: 'Plancia del morale',
      leaders: 'Leader',
      ryhzu: 'Ryh-zu',
      attributes: 'Attributi',
      intelligence: 'Carte Informazioni',
      tactics: 'Carte Tattica',
      wheel: 'Ruota e dado di combattimento',
      income: 'Rendita',
      start: 'Valori iniziali',
    },
    doubts: {
      'leaders circadians[0].dep': 'Il regolamento schiera Sable per una gemma; una fonte pubblica dice 0, e 1 sul lato migliorato: forse l’esempio mostra quel lato.',
      'wheel sections': 'Il lato di ogni icona si deduce dai due esempi di combattimento.',
      'wheel die': 'Il regolamento mostra che le facce danno Forza e talvolta uno scudo; le sei facce sono nostre.',
      'production [*].enabled': 'Non si sa quali degli otto tipi registrati siano nella scatola; prendiamo i sei che danno risorse.',
      'prices jrayek': 'Il regolamento dice solo che questi gettoni sono diversi; i costi e la carta mancante del gettone 1 sono nostri.',
      'prices twoFactionPriceVariant': 'Una fonte pubblica descrive così i gettoni 1 e 2 con due fazioni; il regolamento non ne parla, perciò la variante è disattivata.',
      'research recruit[0].aux': 'Meno caro della colonna 2; forse un errore per 5 energie.',
      'factions [0].powers[0]': 'Che una regione si raccolga senza edificio è attestato; che debba confinare con la nave è nostro.',
      'factions [0].powers[2]': 'Un limite alle fortezze esiste; questo è nostro.',
      'factions [1].baseIncome': 'Una fonte pubblica dice 3 energie; il regolamento mostra 2 energie o 1 gemma.',
      'factions [1].fortress[0]': 'Che una fortezza abbia una trappola riarmata alla rendita è attestato; ciò che fa la trappola è nostro.',
      'factions [3].powers[1]': 'Un limite alle fortezze esiste; questo è nostro.',
      'factions [3].powers[2]': 'Quando una vittoria rafforzi il morale è nostro; i gettoni e le loro due file sono attestati.',
    },
  },
}
