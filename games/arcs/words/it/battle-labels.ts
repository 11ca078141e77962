import { line } from '#words/line.ts'
import type { BattleLabels } from '../battle-labels.ts'
import { ambitionName, amountOf, and, at, buildingHits, cardCount, countOf, diceCount, hits, keys, plural, resourceName, the } from './speak.ts'

/** The battle dialogue in Italian. */
export const battle: BattleLabels = {
  title: (system) => line`Combatti ${at(system)}`,
  subtitle: (attacker, defender) =>
    attacker === 'you' ? line`Attacchi ${defender === 'you' ? 'i tuoi pezzi' : defender}.` : defender === 'you' ? line`${attacker} ti attacca.` : line`${attacker} attacca ${defender}.`,
  paidWithPip: (i, n) => `Punto azione ${i} di ${n}`,
  rules: 'Regole del combattimento',
  attack: 'Attacco',
  defence: 'Difesa',
  diceAtMost: (ships, dice) => `${countOf('ship', ships)}, quindi al massimo ${diceCount(dice)}`,
  diceAtLeast: (dice) => `almeno ${diceCount(dice)}`,
  hitsToDestroy: (n) => `${hits(n)} ti ${n === 1 ? 'distruggerebbe' : 'distruggerebbero'}`,
  presets: {
    careful: { name: 'Prudente', hint: 'Dadi Incursione: nessun rischio.' },
    balanced: { name: 'Equilibrato', hint: 'Un misto di Assalto e Incursione.' },
    allOut: { name: 'Assalto totale', hint: 'Solo dadi Assalto: più colpi, più perdite.' },
    plunder: { name: 'Saccheggio', hint: 'Dadi Razzia per rubare, dadi Assalto per aprire la strada.' },
  },
  meanTrophies: (mean) => `Trofei ${mean}`,
  lossChance: (percent) => `perdita ${percent}`,

  raidAllowed: 'C’è un edificio in difesa: i dadi Razzia sono permessi.',
  raidAllowedNoBuildings: 'Il difensore non ha edifici sulla mappa: i dadi Razzia sono permessi.',
  raidForbidden: 'Nessun edificio in difesa qui: niente dadi Razzia.',
  raidForbiddenHarbors: 'I Porti nascosti coprono uno spazioporto integro: niente dadi Razzia.',
  toPlunder: 'Da rubare: costo in chiavi',
  guarded: 'I Protettori giurati difendono tutto il resto.',
  cityDestroyed: (resource, tokens, cards) => {
    const lost = [...(tokens > 0 ? [amountOf(resource, tokens)] : []), ...(cards > 0 ? [cardCount(cards)] : [])]
    return line`Città distrutta: Oltraggio (${resourceName(resource)})${lost.length > 0 ? line`, scarti ${and(lost)}` : ''}.`
  },
  thenRansack: 'Poi soggioghi la Corte.',
  noRansack: 'Il difensore è Venerato: non soggioghi la Corte.',
  railgunFirst: 'Le Batterie elettromagnetiche ti infliggono 1 colpo prima dei dadi.',
  ambitionsBefore: 'Le sue ambizioni prima del combattimento',

  oddsHeading: (dice) => (dice > 1 ? `Quanto valgono questi ${dice} dadi` : dice === 1 ? 'Quanto vale questo dado' : 'Senza dadi non succede nulla'),
  exactOdds: (rolls) => `probabilità esatte in %, ${rolls} tiri`,
  mean: (mean) => `media ${mean}`,
  theirShips: 'Le sue navi',
  theirBuildings: 'I suoi edifici',
  keys: 'Chiavi',
  hitsTaken: 'Colpi subiti',
  interceptChance: (percent) => `intercettazione: ${percent}`,

  someTrophy: 'Almeno un Trofeo',
  stealToken: (resource) => line`Rubi ${amountOf(resource, 1)}`,
  stealCard: (card) => line`Rubi ${the(card)}`,
  forKeys: keys,
  destroyBuilding: 'Distruggi un edificio',
  destroyCity: 'Distruggi una città',
  loseShip: 'Perdi almeno una nave',
  loseAllShips: 'Perdi tutte le tue navi qui',
  trophyFor: (player) => line`un Trofeo per ${player}`,
  aheadIn: (ambition, power) => line`in testa in ${ambitionName(ambition)}, +${power}`,
  tiedIn: (ambition, power) => line`in pareggio in ${ambitionName(ambition)}, +${power}`,

  orderHeading: 'Assegni, in quest’ordine',
  order: ['Bruciature sulle tue navi', 'Intercettazione', 'Navi, poi edifici', 'Solo edifici', 'Razzia, se resta una nave'],
  interceptWouldHit: (n) => `Intercettazione: ${hits(n)}`,

  cannotUndo: 'Una volta tirati i dadi, non si torna indietro.',
  giveUp: 'Rinuncia al combattimento',
  giveUpHint: 'torna alla scelta dell’azione',
  roll: (dice) => (dice === 0 ? 'Combatti senza dadi' : `Tira ${diceCount(dice)}`),

  result: 'Risultato',
  keepRoll: 'Tieni questo tiro',
  rerollUpTo: (n) => `Rilancia fino a ${diceCount(n)}`,
  assign: 'Assegna i colpi',
  assignForMe: 'Assegna per me',
  left: (kind, n) =>
    ({
      self: `${plural(n, 'bruciatura', 'bruciature')} da subire`,
      intercept: `${hits(n)} di intercettazione da subire`,
      hits: `${hits(n)} da infliggere`,
      building: `${buildingHits(n)} da infliggere`,
    })[kind],
  keysLeft: (n) => (n === 0 ? 'nessuna chiave' : `${keys(n)} da spendere`),
  surplusLost: 'I colpi in eccesso sono persi.',
  onShip: 'su una nave',
  onBuilding: 'su un edificio',
  willBeDamaged: 'verrà danneggiato',
  willBeDestroyed: 'verrà distrutto',
  confirm: 'Conferma',
  endRaid: 'Termina la razzia',
  keysLost: 'Le chiavi che restano sono perse.',
  noShipLeft: 'Nessuna nave in attacco è sopravvissuta: niente razzia.',
}
