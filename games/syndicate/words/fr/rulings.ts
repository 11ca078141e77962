import type { RuledEffect } from '../card-text.ts'

/** Short answers to what players ask. */
export const rulings: Readonly<Record<RuledEffect, readonly string[]>> = {
  mission: ['Rien n’échoue ni ne réussit d’office : un 1 avec un bonus atteint 2.', 'Une récompense partagée se divise ressource par ressource ; l’unité en trop revient à qui lance le dé.'],
  heist: ['On ne vole pas plus qu’il n’y a.', 'Faisceaux et technologies ne valent pas fortification face à un braquage.'],
  sleeper: ['Une dormante ne se déclenche que si elle change quelque chose.'],
  'double cross': ['Votre moitié se prend avant le partage ; ce qu’ajoute un syndicat n’est pas touché.'],
  informant: ['L’aide abaisse le nombre à partir de là.'],
  sabotage: ['S’il n’en reste aucun face à une base fortifiée ou protégée, l’assaut ne peut pas réussir ; son équipage reste dépensé.'],
  'frame job': ['Sans effet sur le Début de la fin, dont nul n’est gracié.'],
  skim: ['Par consigne, il frappe le rival le plus riche parmi ceux qui ont plus de bases que vous.'],
  safehouse: ['La base garde ses recherches, et l’assaut ne compte pas comme gagné.'],
  smuggle: ['Un braquage n’est pas une mission ordinaire.'],
  'mission credits': ['Ils viennent de la banque ; ils ne se partagent ni ne se détournent.'],
  reroll: ['On ne vous le demande qu’après un échec.'],
  'third die': ['Les dés restés armés rapportent toujours deux cartes au plus.'],
  lance: ['Ce renfort compte sans qu’un marqueur serve.'],
  'half pardon': ['Le prix est divisé avant la remise d’un syndicat.'],
  deflect: ['Sans effet contre le Souverain ni contre les braquages.'],
  crackdown: ['Faisceaux et Réseau déflecteur n’y font rien ; un territoire saisi n’a plus de jeton.'],
  lull: ['L’alerte baisse une seule fois, grâces ou non.'],
  end: ['Nul ne peut ni ne doit en être gracié.'],
}
