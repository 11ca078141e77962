import type { VariantWords } from '#words/game-words.ts'
import type { Tables } from '../../data/tables.ts'
import type { Source } from '../contract.ts'

export const sources: Readonly<Record<Source, string>> = { credits: 'Crédits', rewards: 'Exploits', tokens: 'Jetons', technologies: 'Technologies', bases: 'Bases' }

const fortifyWith = {
  crew: { label: 'Équipage', hint: 'Fortifier coûte des crédits et de l’équipage : la lecture que nous conseillons.' },
  influence: { label: 'Influence', hint: 'Le second prix d’une fortification est de l’influence, pas de l’équipage.' },
}

const lastCollection = {
  yes: { label: 'Avec collecte', hint: 'La dernière manche se joue en entier, collecte comprise.' },
  no: { label: 'Sans collecte', hint: 'La partie finit après la phase du Souverain de la dernière manche.' },
}

const perBase = (n: number): { readonly label: string; readonly hint: string } =>
  n === 0 ? { label: 'Aucun', hint: 'Une base vaut ce qu’elle rapporte, et rien à la fin.' } : { label: `${n} par base`, hint: `Chaque base tenue à la fin vaut ${n === 1 ? 'un point' : `${n} points`} de victoire.` }

export function variants(tables: Tables): Readonly<Record<string, VariantWords>> {
  const { rows } = tables.readings
  return {
    blockade: {
      label: 'Destroyer du Souverain',
      values: {
        off: { label: 'Sans', hint: 'Le destroyer reste sur sa piste : parfait pour une première partie.' },
        on: { label: 'Blocus', hint: 'À l’alerte maximale, une mission ratée envoie le destroyer sur son territoire.' },
      },
    },
    taxDefault: {
      label: 'Impôt impayé',
      values: {
        off: { label: 'Payer ce qu’on a', hint: 'Qui ne peut payer tout l’impôt donne ce qu’il a.' },
        on: { label: 'Bases retournées', hint: 'Chaque base dont l’impôt n’est pas payé est retournée pour une manche.' },
      },
    },
    trading: {
      label: 'Échanges entre joueurs',
      values: {
        off: { label: 'Sans', hint: 'On ne traite qu’avec la banque.' },
        on: { label: 'Hors de son tour', hint: 'Ceux qui ne jouent pas se font des offres : ressources, cartes, jetons, bases, faisceaux.' },
      },
    },
    turns: {
      label: 'Tours',
      values: {
        whole: { label: 'Tours entiers', hint: 'Chacun agit tant qu’il peut payer, puis passe la main.' },
        extended: { label: 'Tours courts', hint: 'Une ou deux actions à la fois, autour de la table, jusqu’à ce que plus personne n’agisse.' },
      },
    },
    phantom: {
      label: 'Fantôme',
      values: {
        off: { label: 'Sans', hint: 'Deux syndicats, et personne d’autre.' },
        on: { label: 'Avec un fantôme', hint: 'Une troisième force sans joueur tient des bases et attaque les vôtres. À deux seulement.' },
      },
    },
    fortifyWith: { label: 'Fortifier avec', values: Object.fromEntries(rows.fortifyWith.map((value) => [value, fortifyWith[value]])) },
    pointsPerBase: { label: 'Points des bases', values: Object.fromEntries(rows.pointsPerBase.map((n) => [String(n), perBase(n)])) },
    lastCollection: { label: 'Dernière manche', values: Object.fromEntries(rows.lastCollection.map((value) => [value, lastCollection[value]])) },
  }
}
