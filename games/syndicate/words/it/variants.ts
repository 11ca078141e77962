import type { VariantWords } from '#words/game-words.ts'
import type { Tables } from '../../data/tables.ts'
import type { Source } from '../contract.ts'

export const sources: Readonly<Record<Source, string>> = { credits: 'Crediti', rewards: 'Imprese', tokens: 'Gettoni', technologies: 'Tecnologie', bases: 'Basi' }

const fortifyWith = {
  crew: { label: 'Equipaggio', hint: 'Fortificare costa crediti ed equipaggio: la lettura che consigliamo.' },
  influence: { label: 'Influenza', hint: 'Il secondo prezzo di una fortificazione è influenza invece di equipaggio.' },
}

const lastCollection = {
  yes: { label: 'Con raccolta', hint: 'L’ultimo round si gioca per intero, raccolta compresa.' },
  no: { label: 'Senza raccolta', hint: 'La partita finisce dopo la fase del Sovrano dell’ultimo round.' },
}

const perBase = (n: number): { readonly label: string; readonly hint: string } =>
  n === 0 ? { label: 'Nessuno', hint: 'Una base vale ciò che rende, e nulla alla fine.' } : { label: `${n} per base`, hint: `Ogni base tenuta alla fine vale ${n === 1 ? 'un punto vittoria' : `${n} punti vittoria`}.` }

export function variants(tables: Tables): Readonly<Record<string, VariantWords>> {
  const { rows } = tables.readings
  return {
    blockade: {
      label: 'Cacciatorpediniere del Sovrano',
      values: {
        off: { label: 'Senza', hint: 'Resta sul suo tracciato: l’ideale per una prima partita.' },
        on: { label: 'Blocco', hint: 'Con l’allerta al massimo, una missione fallita lo manda sul suo territorio.' },
      },
    },
    taxDefault: {
      label: 'Tassa non pagata',
      values: {
        off: { label: 'Si paga quel che c’è', hint: 'Chi non può pagare tutta la tassa dà ciò che ha.' },
        on: { label: 'Basi girate', hint: 'Ogni base la cui tassa non è pagata viene girata per un round.' },
      },
    },
    trading: {
      label: 'Scambi fra giocatori',
      values: {
        off: { label: 'Senza', hint: 'Si tratta soltanto con la banca.' },
        on: { label: 'Fuori dal turno', hint: 'Chi non è di turno fa offerte agli altri: risorse, carte, gettoni, basi, raggi.' },
      },
    },
    turns: {
      label: 'Turni',
      values: {
        whole: { label: 'Turni interi', hint: 'Ognuno agisce finché può pagare, poi passa la mano.' },
        extended: { label: 'Turni brevi', hint: 'Una o due azioni alla volta, intorno al tavolo, finché nessuno agisce più.' },
      },
    },
    phantom: {
      label: 'Fantasma',
      values: {
        off: { label: 'Senza', hint: 'Due cartelli, e nessun altro.' },
        on: { label: 'Con un fantasma', hint: 'Una terza forza senza giocatore tiene basi e assalta le tue. Solo in due.' },
      },
    },
    fortifyWith: { label: 'Fortificare con', values: Object.fromEntries(rows.fortifyWith.map((value) => [value, fortifyWith[value]])) },
    pointsPerBase: { label: 'Punti delle basi', values: Object.fromEntries(rows.pointsPerBase.map((n) => [String(n), perBase(n)])) },
    lastCollection: { label: 'Ultimo round', values: Object.fromEntries(rows.lastCollection.map((value) => [value, lastCollection[value]])) },
  }
}
