import { line } from '#words/line.ts'
import type { Reasons } from '../assemble.ts'
import { nextVault, underWay } from '../known.ts'
import type { Italian } from './speak.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons<Italian> = {
  'noFuel NG-5.5': () => ['Nel serbatoio non c’è abbastanza carburante.'],
  'tooMuchContraband NG-4.3': () => ['Su una rotta commerciale tutto il contrabbando deve stare nel compartimento.'],
  'underATile NG-4.9': () => ['Qui c’è una tessera confronto: prima risolvi ciò che hai lasciato in sospeso.'],
  'handFull NG-6.1': (_, { c }) => [`La tua mano è piena: al massimo ${c.box.hand} missioni.`],
  'deckEmpty NG-6.1': () => ['In questo mazzo non restano missioni.'],
  'deckLocked NG-8.3': () => ['Questo mazzo sta sotto un caveau ancora chiuso.'],
  'elsewhere NG-6.2': () => ['Questa missione si tenta nel suo territorio.'],
  'startsElsewhere NG-6.8': () => ['Questa missione inizia altrove.'],
  'anotherActive NG-6.8': (_, t) => (underWay(t) < 0 ? ['Un’altra missione speciale è in corso.'] : line`Un’altra missione speciale è in corso: ${t.missionAt(underWay(t))}.`),
  'cannotPay NG-6.2': () => ['Non puoi pagare così tanti aiutanti.'],
  'noGreenKey NG-6.3': () => ['Non hai una chiave verde da usare.'],
  'deliveredElsewhere NG-6.14': () => ['I cristalli si consegnano altrove.'],
  'noMoreWantedHere NG-6.5': () => ['Qui non si accettano altri cristalli di questa missione.'],
  'crystalsMissing NG-6.6': () => ['Non hai ancora preso tutti i cristalli di questa missione.'],
  'elsewhere NG-6.7': () => ['La difesa si gioca nel suo territorio.'],
  'noTraderHere NG-7.11': () => ['Qui non c’è una tessera mercante.'],
  'cannotPay NG-7.12': () => ['Non hai ciò che il mercante chiede.'],
  'cannotPay NG-10.2': () => ['Non hai abbastanza crediti per la banca.'],
  'vaultElsewhere NG-8.1': (_, t) => {
    const vault = nextVault(t)
    return vault < 0 ? ['Questo caveau è altrove.'] : line`Il ${t.vaultAt(vault)} è a ${t.at(t.c.vaults.territory[vault])}.`
  },
  'keyNotWanted NG-8.1': (_, t) => line`Il ${nextVault(t) < 0 ? 'caveau' : t.vaultAt(nextVault(t))} non aspetta chiavi di questo colore.`,
  'cannotPay NG-7.2': () => ['Non puoi pagare questa tangente.'],
  'noFuel NG-7.6': () => ['Non c’è abbastanza carburante per fuggire.'],
  'noTile NG-7.6': () => ['Non restano tessere confronto per fuggire.'],
  'fledBefore NG-7.7': () => ['La fuga riesce una volta sola: ora va risolto.'],
  'cubesAboard NG-7.10': () => ['Hai già cubi rossi a bordo.'],
  'noRoomForCubes NG-7.8': () => ['Il compartimento ha troppo pochi posti per i cubi rossi.'],
}
