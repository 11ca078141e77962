import type { RulesSection } from '../contract.ts'

/** The rules in a page and a half, in our own words. */
const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

export const rules: readonly RulesSection[] = [
  section(
    'Le but',
    'Avoir 10 points ou plus quand on contrôle la victoire, et plus que les autres. Le contrôle se fait à la fin de chaque manche ; certains lieux de pouvoir permettent d’en demander un avant.',
    'Les points viennent des artefacts, des monuments et des lieux de pouvoir en jeu, engagés ou non, des essences posées sur certains lieux, et du jeton de premier joueur (1 point).',
    'À égalité en tête, la plus riche réserve l’emporte, chaque Or comptant 2 ; si l’égalité demeure, la victoire est partagée.',
  ),
  section(
    'Les essences',
    'Il y en a cinq : Vigueur, Vie, Sérénité, Mort et Or. Le stock commun est sans limite.',
    'Votre réserve contient les essences que vous pouvez dépenser. Celles qui sont posées sur un élément n’en font pas partie : elles ne se dépensent pas, ne se perdent pas dans une attaque et attendent une collecte.',
    '« N’importe quelle essence » comprend l’Or ; « sauf Or » l’exclut.',
  ),
  section(
    '1. La collecte',
    'Tout le monde collecte en même temps. Chaque élément donne ce qu’indique sa collecte, même engagé.',
    'Pour chaque élément qui porte des essences, prenez tout ou laissez tout. Prendre celles d’un lieu de pouvoir fait baisser ses points.',
    'Une carte placée ou prise pendant la manche ne collecte qu’à partir de la suivante.',
  ),
  section(
    '2. Les actions',
    'Une action par tour, dans le sens horaire à partir du premier joueur, jusqu’à ce que tous aient passé. On ne saute pas son tour : qui n’agit pas passe pour la manche.',
    'Placer un artefact de votre main en payant son coût, remises déduites. Il arrive droit et peut servir dès votre tour suivant.',
    'Prendre un monument pour 4 Or : un des deux visibles, ou le premier de la pioche sans le voir.',
    'Prendre un lieu de pouvoir en payant son coût. Personne ne pourra vous le reprendre.',
    'Défausser un artefact de votre main pour 1 Or, ou pour 2 essences sauf Or.',
    'Utiliser un pouvoir d’un de vos éléments.',
  ),
  section(
    'Les pouvoirs',
    'Payez tout le coût, puis appliquez l’effet. Si le coût demande d’engager l’élément, tournez-le : il ne sert plus avant d’être désengagé, et ses autres pouvoirs non plus.',
    'Un pouvoir qui n’engage pas peut servir plusieurs fois, une action à chaque fois. Un pouvoir payé peut rester sans effet.',
    'Collecte, remises et points marchent toujours, que l’élément soit droit ou engagé.',
    'Seuls les artefacts peuvent être détruits : ils vont dans la défausse de leur propriétaire, et les essences posées dessus sont perdues.',
  ),
  section(
    'Les attaques et les réactions',
    'Une attaque touche tous les rivaux qui n’ont pas passé. Chacun choisit : la parade imprimée sur la carte, une réaction, ou la perte.',
    'La perte prend la Vie de la réserve. Pour chaque Vie qui manque, 2 autres essences au choix, Or compris ; qui n’a pas assez perd tout ce qu’il a.',
    'Une réaction ne prend pas d’action. Si elle demande d’engager l’élément, il doit être droit ; sinon elle marche même sur un élément engagé, autant de fois que l’on peut payer.',
  ),
  section(
    '3. Passer',
    'Le premier à passer prend le jeton de premier joueur et commencera la manche suivante.',
    'Échangez ensuite votre objet magique contre un autre du centre, utilisable à la manche suivante, puis piochez une carte.',
    'Après avoir passé, vous ne jouez plus de la manche et vous ignorez toutes les attaques, mais vous recevez encore ce que donnent les pouvoirs des autres.',
  ),
  section(
    '4. La fin de manche',
    'Quand tous ont passé, on compte. Si quelqu’un a 10 points ou plus, le plus haut total gagne.',
    'Sinon, tout est désengagé et une nouvelle manche commence.',
    'Pioche vide au moment de piocher : mélangez votre défausse pour en refaire une. La pioche des monuments ne se refait pas.',
  ),
]
