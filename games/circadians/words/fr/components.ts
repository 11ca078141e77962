import { plain } from '#words/line.ts'
import type { CombatIcon } from '../../data/names.ts'
import type { ComponentWords } from '../component-text.ts'
import { attributes, factions, icons, phases, sections, tactics } from './names.ts'
import { sayings } from './sayings.ts'
import { effect, energy, fighters, gems, glory, ofFaction, plural } from './speak.ts'

const iconName = (icon: CombatIcon | null): string => (icon === null ? 'rien' : icons[icon])

/** What components say in French, from their tables. */
export const components: ComponentWords = {
  sayings,
  effect,
  cardTitle: (id, name) => tactics[id]?.text ?? name,
  attributeTitle: (id) => attributes[id] ?? id,
  factionTitle: (id) => factions[id].text,
  factionSummary: (id) =>
    ({
      circadians: 'Peu de combattants, mais qui comptent double ; un vaisseau pour base ; la victoire par les attributs.',
      ai: 'Des combattants en masse et des forteresses piégées ; la victoire par les blessures infligées.',
      zcharo: 'Des avant-postes jumeaux et une étude patiente ; la victoire par la recherche, à la fin des Reliques.',
      leyrien: 'Le peuple des marais ; le moral soutient ses combats et fait sa gloire.',
      jrayek: 'Ils commandent aux Ryh-zu, à grands frais ; la victoire sur les leaders adverses.',
      oxataya: 'Chez eux dans les lacs, avec plusieurs leaders ensemble ; la victoire de combat en combat.',
    })[id],
  phase: (phase) => phases[phase],
  leaderType: (faction) => `Leader ${plain(ofFaction(faction))}`,
  ryhzuType: 'Ryh-zu',
  ryhzu: (upkeep, gain) => [
    'Suit le vainqueur de tout combat auquel il participe. Il immobilise, n’est jamais blessé et n’entre pas dans les lacs.',
    `Au revenu, les Jrayek paient ${effect(upkeep)} s’il les sert, et gagnent ${effect(gain)} s’il sert un autre.`,
  ],
  attributeType: (faction) => `Attribut ${plain(ofFaction(faction))}`,
  intelligenceTitle: (faction) => `Renseignement : ${factions[faction].text}`,
  notes: { locked: 'cadenas : 1 gemme', onlyPassing: 'seulement si vous passez', alsoPassing: 'même si vous passez', early: 'avant l’action principale' },
  goal: (target, late) => (late ? `Victoire avec ${glory(target)} à la fin des Reliques.` : `Victoire dès ${glory(target)}.`),
  recruiting: ({ sectors, start, fastEnergy, reserveFighters }, exchange, points) => [
    `${fighters(start)} au départ sur la carte, ${sectors.join(' + ')} sur la piste de Recrutement${reserveFighters ? `, et ${reserveFighters} hors jeu` : ''}.`,
    fastEnergy === null ? 'Pas d’avance rapide.' : `Avance rapide : 1 point et ${energy(fastEnergy)} par combattant.`,
    `Échange : ${plural(points, 'point', 'points')} contre ${effect(exchange)}.`,
  ],
  column: ({ main, immediate, secondary, locked }, column) =>
    `Colonne ${column}${locked ? ', derrière un cadenas' : ''}. Action principale : ${main}. Action secondaire : ${secondary}.${immediate === null ? '' : ` À l’arrivée : ${immediate}.`}`,
  sectionName: (id) => sections[id] ?? id,
  section: ({ retreat, die, gem, needs, withoutCard }, [left, right]) =>
    [
      `Valeur gauche : ${iconName(left)} ; valeur droite : ${iconName(right)}.`,
      ...(die ? [`Lancez un dé${gem ? ` pour ${gems(gem)}` : ''}.`] : []),
      ...(retreat ? ['Vos combattants battent en retraite : vous ne gagnez pas contre un camp qui reste.'] : []),
      ...(withoutCard ? [`Sans carte, ${plural(withoutCard, 'bouclier', 'boucliers')} de moins.`] : []),
      ...(needs ? [`Exige au moins ${fighters(needs.fighters)} et ${needs.leaders === 0 ? 'aucun leader' : `au plus ${plural(needs.leaders, 'leader', 'leaders')}`}.`] : []),
    ].join(' '),
  originPage: {
    title: 'D’où viennent les chiffres',
    intro: [
      'Aucune source publique ne montre tous les éléments de ce jeu. Ce que la règle et les descriptions publiques ne disent pas, nous l’avons conçu, en accord avec chaque phrase de la règle.',
      'Un petit anneau signale tout élément qui porte une telle valeur. Si vous avez la boîte, vous pouvez remplacer un tableau par les valeurs imprimées : les nouvelles parties se jouent alors avec les vôtres.',
      'L’hôte du serveur place le tableau entier, en JSON, dans le dossier « overrides/circadians » des données du serveur, sous le nom de fichier indiqué ci-dessous ; un tableau qui ne convient pas est refusé, champ et raison à l’appui.',
    ],
    tables: {
      map: 'Carte et terrains',
      foundations: 'Fondations',
      production: 'Jetons Production',
      research: 'Pistes de Recherche',
      prices: 'Jetons Prix',
      factions: 'Plateaux de faction',
      morale: 'Plateau de moral',
      leaders: 'Leaders',
      ryhzu: 'Ryh-zu',
      attributes: 'Attributs',
      intelligence: 'Cartes Renseignement',
      tactics: 'Cartes Tactiques',
      wheel: 'Roue et dé de combat',
      income: 'Revenu',
      start: 'Valeurs de départ',
    },
    doubts: {
      'leaders circadians[0].dep': 'La règle déploie Sable pour une gemme ; une source publique dit 0, et 1 pour la face améliorée : l’exemple montre peut-être la face améliorée.',
      'wheel sections': 'Le côté de chaque icône se déduit des deux exemples de combat.',
      'wheel die': 'La règle montre que les faces donnent de la Force et parfois un bouclier ; les six faces sont les nôtres.',
      'production [*].enabled': 'On ne sait pas lesquelles des huit sortes recensées sont dans la boîte ; nous prenons les six qui donnent des ressources.',
      'prices jrayek': 'La règle dit seulement que ce jeu de jetons diffère ; les coûts et l’absence de carte du jeton 1 sont de nous.',
      'prices twoFactionPriceVariant': 'Une source publique décrit ainsi les jetons 1 et 2 à deux factions ; la règle n’en dit rien, la variante est donc désactivée.',
      'research recruit[0].aux': 'Moins cher que la colonne 2 ; peut-être une erreur pour 5 énergies.',
      'factions [0].powers[0]': 'Qu’une région se récolte sans bâtiment est attesté ; qu’elle doive border le vaisseau est de nous.',
      'factions [0].powers[2]': 'Une restriction sur les forteresses existe ; celle-ci est de nous.',
      'factions [1].baseIncome': 'Une source publique dit 3 énergies ; la règle montre 2 énergies ou 1 gemme.',
      'factions [1].fortress[0]': 'Qu’une forteresse porte un piège réarmé au revenu est attesté ; ce que fait le piège est de nous.',
      'factions [3].powers[1]': 'Une restriction sur les forteresses existe ; celle-ci est de nous.',
      'factions [3].powers[2]': 'Le moment où une victoire renforce le moral est de nous ; les jetons et leurs deux lignes sont attestés.',
    },
  },
}
