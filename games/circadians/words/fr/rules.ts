import type { RulesSection, VariantWords } from '#words/game-words.ts'
import { factions as factionIds } from '../../data/names.ts'
import type { Tables } from '../../data/tables.ts'
import { effectOf } from '../component-text.ts'
import type { Source } from '../contract.ts'
import { factions } from './names.ts'
import { effect } from './speak.ts'

export const sources: Readonly<Record<Source, string>> = { glory: 'Gloire', regions: 'Régions terrestres', relics: 'Reliques récupérées' }

export const variants: Readonly<Record<string, VariantWords>> = {
  factions: {
    label: 'Factions',
    values: {
      choose: { label: 'Au choix', hint: 'Place après place, chacun choisit sa faction.' },
      random: { label: 'Au hasard', hint: 'Chacun reçoit une faction au hasard.' },
    },
  },
}

const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

export function rules(tables: Tables): readonly RulesSection[] {
  const goals = factionIds.map((id) => `${factions[id].text} ${tables.factions.rows.find((row) => row.id === id)?.gloryTarget ?? 0}`)
  const { standard, bonus } = tables.prices.rows
  const { slots, regionCount } = tables.income.rows
  const phrase = (text: string): string => effect(effectOf(text))
  const counts = regionCount.map(({ from, gain, times }) => `dès ${from}, ${times > 1 ? `${times} fois ` : ''}${phrase(gain)}`)
  const start = tables.start.rows
  return [
    section(
      'Le but',
      `Atteindre l’objectif de gloire de sa faction : ${goals.join(', ')}. Les Zcharo gagnent seulement à la fin des Reliques, les autres aussitôt.`,
      'Ou contrôler toutes les régions à relique restantes au moment du contrôle.',
      'Après six manches sans vainqueur : le plus de régions terrestres contrôlées, puis le plus de reliques récupérées ; sinon la victoire est partagée.',
    ),
    section(
      'Présence, contrôle, adjacence',
      'Une unité est un combattant, un leader ou un Ryh-zu. Vous avez une présence là où se trouve une unité ou un bâtiment à vous, et contrôlez une région où personne d’autre n’en a. Votre base est toujours à vous.',
      'Deux régions qui partagent un côté sont adjacentes, sauf si une montagne s’y dresse ; les tunnels relient des régions lointaines. Seuls les Oxataya entrent dans les lacs, et personne n’entre dans une base.',
    ),
    section(
      'Fixer les prix',
      'Depuis le pistolet de détresse, dans le sens horaire, chaque faction fixe le prix d’une des cinq phases d’action avec un jeton ; à deux factions, chacune en fixe deux. Qui a fixé un prix commence la phase et agit gratuitement.',
      `Coût pour les autres, au fixeur et à la banque : ${standard.map(({ id, toOwner, toBank }) => `jeton ${id}, ${toOwner} + ${toBank}`).join(' ; ')}. Le jeton 1 reprend le coffre et pioche une carte, le jeton 2 donne une recherche sur la piste de la phase.`,
      `Fixer Construire rapporte ${phrase(bonus.build)}, Recruter ${phrase(bonus.recruit)}, Déplacer en premier ${phrase(bonus.move)}. Des jetons neutres complètent.`,
      'Dès que le prix de Déplacer est fixé, le pistolet de détresse passe au voisin de gauche du fixeur.',
    ),
    section(
      'Phases d’action',
      'À chaque phase, chaque faction agit ou passe. Qui agit paie le prix, effectue l’action principale de sa colonne, puis l’action secondaire s’il le souhaite.',
      'Un cadenas coûte 1 gemme. La recherche avance un marqueur d’une colonne sur une piste au choix et donne aussitôt ce qu’indique la colonne.',
      'Construire : un point construit le bâtiment le plus à gauche d’un type sur une fondation libre, ou pose une fondation du plateau, dans une région terrestre contrôlée. Un bâtiment de chaque type par région.',
      'Récolter : un point récolte à la base ou dans une région contrôlée avec fonderie, une fois par manche et par région.',
      'Recruter : un point avance un combattant d’un secteur, du dernier à la base.',
      'Déplacer : un point déplace autant d’unités que vous voulez d’une région à une région adjacente.',
    ),
    section(
      'Déplacements',
      'Immobilisation : dans une région avec des unités adverses, laissez au moins autant d’unités que la plus grande force adverse.',
      'Redéployer, c’est se déplacer vers une région où l’on a déjà une présence ; l’immobilisation ne compte pas.',
      'À la fin d’un tour, deux de vos leaders ne peuvent pas partager une région, sauf la base.',
    ),
    section(
      'Combattre',
      'Depuis le pistolet de détresse, dans le sens horaire, chacun choisit un combat jusqu’à ce qu’il n’y en ait plus. Les deux camps planifient en secret : une section de la roue et une carte, aucune, ou un bluff.',
      'On compare d’abord les Forces : le plus grand total gagne, l’égalité va à qui a choisi le combat. Un camp en retraite ne gagne pas contre un camp qui reste.',
      `Puis l’Attaque moins les boucliers adverses blesse des combattants, ${tables.wheel.rows.maxWounds} au plus de chaque côté ; ils retournent au premier secteur. Ensuite part qui bat en retraite.`,
      'Enfin le perdant quitte la région : combattants à la base, leaders en réserve, bâtiments de retour sur le plateau avec ce qu’indique leur case. Les Ryh-zu suivent le vainqueur.',
    ),
    section(
      'Revenu',
      `Le nombre de régions rapporte : ${counts.join(' ; ')}.`,
      `Chaque bâtiment sur la carte rapporte : fonderie ${phrase(slots.foundry)}, avant-poste ${phrase(slots.outpost)}, forteresse ${phrase(slots.fortress)} ; le plateau ajoute son revenu de base.`,
    ),
    section(
      'Reliques',
      'Qui contrôle la région de la relique portant le numéro de la manche la récupère, gagne ce qu’indique sa prochaine case de relique, et renvoie à sa base toutes ses unités présentes. Si personne ne la contrôle, elle quitte la partie.',
    ),
    section(
      'Cartes Tactiques',
      'Une carte s’utilise en combat ou se joue dans la phase qu’elle nomme. On ne la joue pas dans la phase où on l’a gagnée, mais on peut l’utiliser en combat.',
      `La limite de main est de ${start.handLimit} cartes.`,
    ),
  ]
}
