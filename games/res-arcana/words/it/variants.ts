import type { VariantWords } from '#words/game-words.ts'
import type { Source } from '../contract.ts'

export const variants: Readonly<Record<string, VariantWords>> = {
  setup: {
    label: 'Preparazione',
    values: {
      standard: { label: 'Standard', hint: 'Ognuno riceve 8 artefatti e 2 maghi, e tiene un mago. I lati dei luoghi sono sorteggiati.' },
      'first-game': { label: 'Prima partita', hint: 'Mani già pronte e luoghi sul lato sole, per scoprire il gioco.' },
      draft: { label: 'Draft', hint: 'Ognuno tiene una carta e passa il resto, due volte 4 carte, prima di scegliere il mago.' },
    },
  },
  match: {
    label: 'Durata',
    values: {
      single: { label: 'Una partita', hint: 'Una sola partita, da 4 a 6 round.' },
      'best-of-three': { label: 'Al meglio di tre', hint: 'Per due: si tiene il mago e ci si divide i 16 artefatti prima della seconda partita.' },
    },
  },
  collect: {
    label: 'Raccolta',
    values: {
      together: { label: 'Tutti insieme', hint: 'Tutti raccolgono nello stesso momento: è il modo più rapido.' },
      'on-request': { label: 'Su richiesta', hint: 'Prima di ogni raccolta in cui l’ordine può contare, chiunque può chiedere l’ordine di turno.' },
      'in-order': { label: 'In ordine di turno', hint: 'Si raccoglie uno dopo l’altro, a partire dal primo giocatore.' },
    },
  },
}

export const sources: Readonly<Record<Source, string>> = {
  artifact: 'Artefatti',
  mage: 'Mago',
  item: 'Oggetto magico',
  monument: 'Monumenti',
  place: 'Luoghi di potere',
  token: 'Segnalino primo giocatore',
  react: 'Reazione alla verifica',
  game1: 'Partita 1',
  game2: 'Partita 2',
  game3: 'Partita 3',
}
