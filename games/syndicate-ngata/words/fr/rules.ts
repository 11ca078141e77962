import type { RulesSection } from '#words/game-words.ts'
import { bookTables } from '../../data/tables.ts'

/** The rules in two pages, in our own words. */
const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

const files = Object.keys(bookTables)
  .map((name) => `${name}.json`)
  .join(', ')

export const rules: readonly RulesSection[] = [
  section(
    'Le but',
    'Vous faites de la contrebande pour la famille Ngata. Ouvrez les coffres de votre campagne dans l’ordre : le dernier, à Honos, donne aussitôt la victoire.',
    'Deux choses font perdre : l’alerte à son maximum, à l’instant même ; et plus aucune mission en main, en cours ou à piocher, quand ni vos clés ni vos marchands ne peuvent remplir le prochain coffre.',
    'Vous agissez autant que vous voulez, dans l’ordre que vous voulez. Il n’y a ni manches ni revenus.',
  ),
  section(
    'Voyager',
    'Dans une zone : 1 de carburant, avec n’importe quel chargement. Le long d’une route commerciale : 1 de carburant, si toute la contrebande tient dans le compartiment.',
    'Hypersaut vers une autre zone, avec n’importe quel chargement : 2 de carburant et 1 dé vers une zone voisine, 3 de carburant et 2 dés entre la zone EXO et la zone interne. Le vaisseau arrive d’abord ; puis le plus haut dé compte : de 1 à 3 rien, 4 ou 5 une confrontation, 6 un piège du Souverain, qui prend toute la contrebande et fait monter l’alerte.',
    'On se ravitaille partout : une carte de carburant fait le plein ou amène une confrontation. Une carte tirée ne revient que lorsque la pile est épuisée.',
  ),
  section(
    'Le chargement',
    'Clés, cristaux et cubes rouges sont de la contrebande. Le compartiment a 2 places, à l’abri des syndicats ; la soute prend tout. Vous rangez comme vous voulez ; les cubes rouges restent dans le compartiment.',
    'La contrebande peut être larguée à tout moment ; elle est alors perdue.',
  ),
  section(
    'Les missions',
    'On pioche à Cora et aux coffres ouverts, jusqu’à 4 en main. Une mission se défausse à tout moment, sans contrepartie.',
    'Ordinaire : sur son territoire, lancez 1 dé, davantage en payant des aides ; un seul dé qui atteint la valeur suffit. Quand la carte le dit, une clé verte facilite le jet. Réussie ou non, la carte disparaît.',
    'Messager : chargez tous les cristaux, livrez-les, et touchez une seule fois la paie du nombre livré. Technologie : prenez un cristal à chaque endroit et portez-les tous au même ; en perdre un fait échouer. Défense : lancez 1 dé, 1 de moins à atteindre par cristal à bord.',
    'Une seule mission spéciale à la fois ; les ordinaires continuent à côté.',
  ),
  section(
    'Les confrontations',
    'Elles se règlent avant tout le reste. Pot-de-vin : payez, et c’est tout. Attaque : 1 dé par niveau d’assaut ; votre plus haut doit dépasser le leur, sinon tout ce qui n’est pas dans le compartiment est perdu et l’alerte monte.',
    'Fouille, avec le Souverain seulement : toute la contrebande est perdue et l’alerte monte. Mission : deux cubes rouges pour deux lieux ; en perdre un fait monter l’alerte.',
    'Fuite : payez le carburant et gagnez une autre zone. La carte reste sur place sous une tuile, et on ne peut plus y faire qu’arriver, repartir et se ravitailler, tant que l’affaire n’est pas réglée.',
    'Les marchands ne barrent jamais la route. À chaque tuile de marchand, vous traitez avec tous ceux que vous avez rencontrés.',
  ),
  section(
    'Les coffres',
    'Seul le premier coffre verrouillé accepte des clés, sur son territoire, en autant de visites que vous voulez. Une clé placée reste en place.',
    'Un coffre ouvert donne ses missions, et une page de l’histoire.',
  ),
  section(
    'D’où viennent les chiffres',
    'Le livret donne les procédures, l’emplacement des coffres et le nombre de cartes ; aucune source publique ne montre les cartes. Missions, confrontations et clés sont donc de notre main, et un petit anneau marque chaque carte qui porte de telles valeurs.',
    'Si vous possédez la boîte, vous pouvez mettre les valeurs imprimées à la place des nôtres. L’hôte du serveur place le tableau entier, en JSON et dans la forme du nôtre, dans le dossier overrides/syndicate-ngata des données du serveur, puis relance le serveur : les nouvelles campagnes se jouent avec lui. Un tableau qui ne convient pas est refusé, champ et raison à l’appui.',
    `Les tableaux sont les fichiers ${files} ; les nôtres sont dans games/syndicate-ngata/data.`,
  ),
]
