import type { RulesSection } from '#words/game-words.ts'
import { line, type Line } from '#words/line.ts'
import type { Tables } from '../../data/tables.ts'
import type { Lexicon } from '../lexicon.ts'
import { zoneNames } from './names.ts'
import { amountOf, amounts, and } from './speak.ts'

/** The rules in two pages, in our own words; numbers come from the tables. */
const section = (title: string, ...lines: readonly (Line | string)[]): RulesSection => ({ title, lines: lines.map((text) => (typeof text === 'string' ? [text] : text)) })

export function rules(tables: Tables, names: Lexicon): readonly RulesSection[] {
  const box = tables.box.rows
  const [plain, reinforced] = tables.assaults.rows
  return [
    section(
      'Le but',
      'Après six à huit manches, le plus de crédits et de points de victoire réunis l’emporte. Influence, équipage et cartes ne valent rien à la fin.',
      'Une manche a trois phases : les tours des joueurs, une carte du Souverain, la collecte.',
    ),
    section(
      'Un tour',
      'Faites autant d’actions que vous voulez, dans l’ordre que vous voulez, tant que vous pouvez payer. Missions, braquages et assauts demandent chacun un dé d’action armé.',
      `Vous avez ${box.actionDice} dés d’action. Chaque dé encore armé à la collecte fait piocher une carte de plus, ${box.operationsForDice} au maximum.`,
    ),
    section(
      'Missions et braquages',
      'Révélez la carte et annoncez tout ce qui compte : si vous partagez avec qui tient le territoire, les jetons, le casino. Puis engagez de l’aide si vous voulez, et lancez le dé.',
      'La réussite paie la récompense. L’échec élève l’alerte de 1. Carte et dé sont dépensés dans tous les cas.',
      'Une mission dépend de qui tient son territoire : personne, vous, ou un rival avec qui vous partagez ou non. Un braquage vole les crédits d’un rival.',
    ),
    section(
      'Assauts',
      line`Nommez une base rivale et les renforts engagés. Il en coûte ${amountOf('crew', plain.crew)}, ${reinforced.crew} avec des renforts, réussite ou non, et l’alerte monte de 1.`,
      `Contre une base non fortifiée, de zéro à ${tables.assaults.rows.length - 1} renforts : ${tables.assaults.rows.map((row) => row.open).join(', ')} ou plus. Contre une base fortifiée ou protégée, il faut des renforts : ${tables.assaults.rows.flatMap((row) => row.fortified ?? []).join(', ')} ou plus.`,
      'Le vainqueur tient la base, non fortifiée et sans recherches.',
    ),
    section(
      'Bases',
      ...tables.zones.rows.map((zone) => line`${zoneNames[zone.id as keyof typeof zoneNames]?.short ?? zone.id} : ${amounts(zone.buy)} ; revenu ${amounts(zone.income.map((n) => Math.max(0, n)))}${zone.income[2] < 0 ? line`, pour ${amountOf('crew', -zone.income[2])}` : ''} ; fortifier : ${amounts(zone.fortify)}.`),
      'Le premier acheteur prend le jeton du territoire. Une mine ajoute des ressources, le casino aide les jets de mission ; installations et stations mènent des recherches qui deviennent des niveaux pendant votre tour.',
      'Les faisceaux d’une installation active protègent des assauts les bases de son propriétaire, et celles auxquelles il l’accorde par échange.',
      ...tables.routes.rows.map(({ id, stops, gain }) => line`Route ${id} (${and(stops.map((stop): Line => [names.territory(stop)]))}) : ${gain} ressources au choix pour qui en tient toutes les étapes, actives.`),
    ),
    section(
      'Niveaux et marché',
      `Au marché noir, un niveau de technologie coûte ${tables.market.rows.tech.join(', ')} crédits et un niveau d’assaut ${tables.market.rows.assault.join(', ')} : la première case sans votre marqueur. Vous en reprenez un à chaque collecte.`,
      line`Les niveaux de technologie ${and(tables.techLevels.rows.map((row) => String(row.level)))} donnent chacun une technologie avancée.`,
      line`À la banque : ${and(tables.exchanges.rows.map((row) => line`${amountOf(row.give, row.amount)} contre ${amountOf(row.get, 1)}`))}. Rien n’achète des crédits. Une carte se vend contre 1 ressource au choix.`,
    ),
    section(
      'Dormantes',
      'Pendant votre tour, posez n’importe quelle opération face cachée ; seule une dormante peut se jouer de là, le reste fait leurre. Une nouvelle carte brûle l’ancienne.',
      'En la posant, vous dites quand et contre qui la jouer, et si vous voulez décider en personne. Sinon, la consigne répond pour vous.',
      'Qui veut décider a quelques secondes, autant pour un leurre ; la partie reprend quand elles sont écoulées, et non quand tous ont répondu. Sans réponse, ou en votre absence, la consigne s’applique.',
    ),
    section(
      'Le Souverain',
      'D’abord, les bases retournées reviennent. Puis une carte est tirée, aussi rude que l’alerte : jaune, orange ou rouge.',
      line`Chacun peut acheter sa grâce : ${amountOf('influence', box.pardonPerBase)} par base, ${box.pardonWithoutBases} sans base ; la carte ne lui fait alors rien.`,
      'Dans une répression, le dé à douze faces est lancé pour chaque base ; jusqu’au seuil, elle est saisie.',
      'Le Début de la fin sort en cinquième, sixième ou septième : la manche suivante est la dernière.',
    ),
    section(
      'La collecte',
      `Piochez ${box.operationsDrawn} cartes, et davantage pour les dés restés armés ; dés et renforts sont réarmés.`,
      'Touchez le racket de votre syndicat et le revenu de vos bases actives. L’équipage d’abord : une base dont il n’est pas payé est retournée jusqu’à la prochaine phase du Souverain.',
      'Puis viennent les recherches, un marqueur repris au marché, et le premier joueur change dans le sens horaire.',
    ),
    section(
      'Choix de la table',
      line`Blocus : à l’alerte maximale, une mission ratée envoie le destroyer sur son territoire ; la base y est hors jeu jusqu’à ce que l’on paie ${amountOf('influence', box.destroyerInfluence)}, que l’alerte baisse ou qu’il reparte.`,
      'Impôt impayé : des bases sont retournées. Échanges : ceux dont ce n’est pas le tour se font des offres ; les promesses n’engagent personne. Tours courts : une ou deux actions à la fois. Fortifier avec l’influence : elle remplace l’équipage dans le prix.',
      `Fantôme, à deux : il commence avec ${box.phantomBases} bases et en tire ${box.phantomDraws} à son tour ; il fortifie les siennes et attaque les vôtres.`,
    ),
    section(
      'D’où viennent les chiffres',
      'Aucune source publique ne donne toutes les cartes et tous les chiffres de ce jeu. Ce que ni le livret ni les pages de l’éditeur ne disent, nous l’avons conçu en accord avec ce qu’ils disent ; un petit anneau marque chaque élément qui porte une telle valeur.',
      'Si vous possédez la boîte, vous pouvez mettre les valeurs imprimées à la place des nôtres. L’hôte du serveur place le tableau entier, en JSON et dans la forme du nôtre, dans le dossier overrides/syndicate des données du serveur, puis relance le serveur : les nouvelles parties se jouent avec lui et leur trace l’emporte. Un tableau qui ne convient pas est refusé, champ et raison à l’appui.',
      `Les tableaux sont les fichiers ${Object.keys(tables).map((name) => `${name}.json`).join(', ')} ; les nôtres sont dans games/syndicate/data.`,
    ),
  ]
}
