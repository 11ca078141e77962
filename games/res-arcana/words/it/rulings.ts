import type { Noun } from '#words/grammar.ts'
import { line, type Line } from '#words/line.ts'
import type { Component } from '../../data/content.ts'
import { anyBesideX, bonusOf, fromThisOf, type RulingCode } from '../rulings.ts'
import { agreed, amount, anyEssence, essences, it, nounOf, notGold, of } from './speak.ts'

const always =
  (text: string) =>
  (): Line => [text]

/** A sentence about the component, which agrees with its name. */
const about =
  (say: (noun: Noun) => string) =>
  ({ id }: Component): Line => [say(nounOf(id))]

const many = (noun: Noun, one: string, several: string): string => (noun.plural ? several : one)

export const rulings: Readonly<Record<RulingCode, (component: Component) => Line>> = {
  bothTypes: always('È sia drago sia creatura.'),
  costsNothing: about((noun) => `Non costa nulla, ma giocar${it(noun)} richiede un’azione.`),
  passedIgnore: always('Chi ha passato ignora l’attacco senza pagare nulla.'),
  missingLife: always('Prima si perde la Vita; ogni Vita mancante costa 2 altre essenze, Oro compreso.'),
  noWayOut: always('Nessuna parata stampata: solo una reazione permette di ignorare la perdita.'),
  discardedGivesNothing: always('La carta scartata così non dà né Oro né essenze per conto suo.'),
  artifactTurnedOrNot: always('L’artefatto distrutto può essere ruotato o dritto; le essenze che ha sopra sono perse.'),
  turnedForOther: about((noun) => `Ruotar${it(noun)} per pagare un luogo di potere non attiva il suo potere.`),
  dragonsOnly: always('Risponde solo ai draghi: non serve contro l’Arco Elfico.'),
  reactWhileTurned: about((noun) => `La reazione vale anche quando è ${agreed('ruotat', noun)}, tutte le volte che puoi pagare.`),
  reactNeedsStraight: about((noun) => `Deve essere ${agreed('dritt', noun)} per reagire.`),
  turningBlocks: about((noun) => `Ruotar${it(noun)} blocca anche ${many(noun, 'il suo', 'il loro')} altro potere, finché non ${it(noun)} raddrizzi.`),
  repeatable: always('Un potere che non ruota la carta si può usare più volte, un’azione ogni volta.'),
  whileTurned: always('È il solo potere che si usa su un componente ruotato; usarlo richiede un’azione.'),
  discountsAddUp: always('Gli sconti si sommano, a carta dritta o ruotata; un costo non scende sotto 0.'),
  discountChoice: always('Scegli tu quali essenze del costo togliere.'),
  discountSparesGold: always('Un Oro stampato si paga sempre.'),
  onlyArtifacts: always('L’artefatto può essere ruotato o dritto; va nei tuoi scarti e le essenze che ha sopra sono perse.'),
  destroysItself: (c) => line`Può distruggere sé ${agreed('stess', nounOf(c.id))}, per ${notGold(c.cost.total + bonusOf(c))}.`,
  notItself: about((noun) => `Non può distruggere sé ${agreed('stess', noun)}.`),
  printedCost: always('Il costo stampato conta tutto, Oro ed essenze a scelta compresi, senza gli sconti.'),
  discardedCounts: (c) => line`Conta il costo della carta scartata, non quello ${of(c.id)}.`,
  losesPoints: always('Va nei tuoi scarti: i suoi punti sono persi.'),
  losesStored: always('Le essenze che ha sopra sono perse con la carta.'),
  xIdentical: always('X essenze di un solo tipo, anche Oro; X può essere 0.'),
  fromThis: (c) => line`I ${essences(fromThisOf(c))} vengono dalla carta, non dalla tua riserva; il resto rimane sopra.`,
  anyGivesNothing: (c) => line`Le ${anyEssence(anyBesideX(c))} non rendono nulla e possono essere dello stesso tipo delle X.`,
  otherType: always('Il tipo ottenuto è diverso da quello pagato e non è mai Oro.'),
  straightensOwn: always('Qualunque tuo componente: artefatto, mago, oggetto, monumento o luogo, mai quello di un rivale.'),
  creaturesOnly: always('Solo una tua creatura; il Serpente Marino lo è.'),
  mayUseInVain: always('Puoi usarlo anche se non c’è nulla da raddrizzare.'),
  paidOntoOwn: always('Su qualunque tuo componente, ruotato o dritto, anche un luogo di potere.'),
  rivalsPool: always('Scegli un solo rivale, anche se ha passato; conta solo la sua riserva, e non perde nulla.'),
  rivalsGain: always('Ottengono anche i rivali che hanno passato; nessuno può rifiutare.'),
  sameAction: always('La carta arriva dritta, nella stessa azione; si può usare dal tuo turno successivo.'),
  mayPlaceNothing: always('Puoi pagare questo potere e non giocare nulla.'),
  anyDiscard: always('Vanno bene gli scarti di chiunque; da quel momento il drago è tuo.'),
  ownDiscard: always('Valgono solo i tuoi scarti.'),
  interestOnce: always('Una sola volta per raccolta, per quanto Oro ci sia.'),
  interestTaken: always('Riprendere le essenze fa perdere questo guadagno.'),
  growsEachType: () => line`Esempio: ${amount(2, 2)} e ${amount(4, 1)} lasciati sopra diventano ${amount(2, 4)} e ${amount(4, 3)}.`,
  upkeepLast: always('Si regola per ultima: può pagare una Morte appena raccolta.'),
  upkeepLater: always('Nulla è dovuto nel round in cui si prende.'),
  reorderAlone: always('Il tuo mazzo o quello dei monumenti, mai quello di un rivale; nessun altro vede le carte.'),
  shortDeck: always('Se il tuo mazzo è troppo corto, lo completano i tuoi scarti mescolati.'),
  anyOfHand: always('Puoi scartare carte vecchie o nuove della mano; non rendono nulla.'),
  highestWins: always('Con 10 punti o più vince il totale più alto, anche se non è il tuo.'),
  checkGoesOn: always('Altrimenti il round continua; nulla si raddrizza.'),
  everyCheck: always('Vale a ogni verifica, tua o di un rivale, anche se hai passato.'),
  thisCheckOnly: always('Questi punti valgono solo per questa verifica; l’Oro pagato non conta più per lo spareggio.'),
  beforeRefill: always('Scegli queste essenze prima di vedere il monumento successivo.'),
  seenOrUnseen: always('Vale anche per un monumento preso senza vederlo.'),
  onlyNamedScores: always('Le altre essenze qui sopra non valgono nulla; riprendere quelle che contano abbassa i punti.'),
  turnedScores: about((noun) => `I punti contano anche quando ${many(noun, 'è', 'sono')} ${agreed('ruotat', noun)}.`),
  bothScore: always('Il Serpente Marino conta due volte, come creatura e come drago, ruotato o no.'),
  sameTypes: always('Puoi pagare con Oro, e riavere i tipi pagati.'),
  storedUntilCollect: always('Le essenze messe sopra aspettano una raccolta: non si spendono e non si perdono negli attacchi.'),
  creatureCounts: always('Conta come creatura per la Druidessa, il Bosco Sacro e il Bestiario dello Stregone.'),
  swappedWhenPassing: always('Quando passi cambi oggetto; quello nuovo vale dal round successivo.'),
}
