import { line } from '#words/line.ts'
import { zones } from '../../data/names.ts'
import type { Reasons } from '../assemble.ts'
import { amountOf, inZone, type Italian } from './speak.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons<Italian> = {
  'noDie SY-5.1': () => ['Una missione richiede un dado azione armato, e i tuoi sono già usati.'],
  'noDie SY-6.1': () => ['Un colpo richiede un dado azione armato, e i tuoi sono già usati.'],
  'noDie SY-7.1': () => ['Un assalto richiede un dado azione armato, e i tuoi sono già usati.'],
  'tooEarly SY-5.1': ({ round }) => [`Questa missione si può tentare dal round ${Number(round)} in poi.`],
  'nobodyToRob SY-6.1': ({ zone }) => line`Nessun rivale ha una base ${inZone(zones[Number(zone)])}.`,
  'tooDear SY-5.4': () => ['Non hai di che pagare questo aiuto.'],
  'tooFewCrew SY-7.2': ({ crew }) => line`Questo assalto costa ${amountOf('crew', Number(crew))}, più di quanto hai.`,
  'noReinforcements SY-7.4': () => ['Una base fortificata o protetta si assalta solo con rinforzi.'],
  'notArmed SY-7.7': () => ['Questi rinforzi sono già usati; si riarmano nella raccolta.'],
  'tooDear SY-2.2': () => ['Non hai di che comprare una base qui.'],
  'claimJumped SY-22.7': () => ['Il tuo acquisto qui è stato annullato; riprova in un altro turno.'],
  'tooDear SY-2.4': () => ['Non hai di che fortificare qui.'],
  'alreadyFortified SY-9.4': () => ['Questa base è già fortificata.'],
  'tooFewCredits SY-10.2': ({ price, credits }) => line`Il prossimo livello costa ${amountOf('credits', Number(price))}, e ne hai ${Number(credits)}.`,
  'ladderFull SY-10.3': () => ['I tuoi segnalini riempiono questa scala; ne riprendi uno a ogni raccolta.'],
  'highestLevel SY-10.4': () => ['Hai raggiunto la fine di questo tracciato.'],
  'embargo SY-21.10': () => ['L’embargo ti vieta di comprare livelli d’assalto in questo round.'],
  'withMission SY-11.4': () => ['Questo gettone si annuncia con una missione, prima del tiro.'],
  'highestLevel SY-20.3': () => ['I tuoi tracciati non hanno più posto per questo gettone.'],
  'nothingToFortify SY-20.6': () => ['Non hai basi da fortificare dove questo gettone ha effetto.'],
  'lowestAlert SY-20.7': () => ['L’allerta non può scendere oltre.'],
  'alreadyImmune SY-20.9': () => ['La carta del Sovrano di questo round già non ti tocca.'],
  'noPardon SY-15.1': () => ['Nessuno riceve la grazia dall’inizio della fine.'],
  'framed SY-22.5': () => ['Qualcuno ti ha incastrato: nessuna grazia per te in questo round.'],
  'tooFewInfluence SY-12.5': ({ price }) => line`La grazia ti costa ${amountOf('influence', Number(price))}, più di quanto hai.`,
  'moveUnderWay SY-16.9': () => ['Gli accordi si chiudono fra un’azione e l’altra; aspetta che questa finisca.'],
  'twoActions SY-16.15': () => ['Le due azioni di questo turno breve sono fatte.'],
}
