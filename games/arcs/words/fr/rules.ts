import type { RulesSection } from '#words/game-words.ts'

/** The rules in two pages, in our own words. */
const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

export const rules: readonly RulesSection[] = [
  section(
    'Le but',
    'Avoir le plus de Pouvoir à la fin. La partie s’arrête après le chapitre où quelqu’un atteint 27 de Pouvoir à quatre, 30 à trois, 33 à deux, et de toute façon après le cinquième chapitre. À égalité, le premier dans l’ordre du tour l’emporte, à partir de qui a l’initiative.',
    'Le Pouvoir vient des ambitions déclarées pendant le chapitre, peu importe par qui.',
    'Loyal veut dire à vous, Rival à un autre joueur.',
  ),
  section(
    'Le plateau',
    'Six secteurs d’une porte et trois planètes : Flèche, Croissant, Hexagone. Une porte touche ses trois planètes et les portes voisines ; Flèche touche Croissant, Croissant touche Hexagone. Entre secteurs, seuls 2 Hexagone et 3 Flèche, 5 Hexagone et 6 Flèche se touchent.',
    'Un secteur hors-jeu n’existe pas : le passage relie les portes de part et d’autre.',
    'Vous contrôlez un système si vous y avez plus de vaisseaux intacts que chaque Rival. À égalité, personne ne le contrôle. Bâtiments et vaisseaux endommagés ne comptent pas.',
  ),
  section(
    'La manche',
    'Qui a l’initiative mène avec une carte face visible et agit autant de fois qu’elle a de points d’action ; ou passe l’initiative au suivant qui a des cartes, et la manche finit aussitôt.',
    'Les autres suivent dans le sens horaire. Surpasser : même couleur, numéro plus haut que la carte de Meneur, tous les points d’action. Copier : n’importe quelle carte face cachée, une action de la carte de Meneur. Pivoter : une autre couleur, une action de cette couleur.',
    'Avant d’agir, qui suit peut saisir l’initiative en jouant une carte de plus face cachée, si personne ne l’a fait dans la manche. Surpasser avec un 7 la saisit d’office.',
    'En fin de manche, l’initiative reste à qui l’a saisie ; sinon elle va au plus haut Surpasser ; sinon elle ne bouge pas.',
    'Le chapitre finit quand personne n’a plus de carte, ou quand tous ceux qui en ont passent à la suite.',
  ),
  section(
    'Déclarer une ambition',
    'Avant d’agir, qui mène peut déclarer l’ambition de sa carte : 2 Abondance, 3 Tyrannie, 4 Triomphe, 5 Protection, 6 Emprise, 7 au choix, 1 aucune.',
    'Le marqueur disponible de plus grande valeur y est placé, et la carte de Meneur vaut désormais 0. Une ambition peut porter plusieurs marqueurs.',
  ),
  section(
    'Le Prélude',
    'Entre la carte jouée et son premier point d’action, dépensez autant de ressources et utilisez autant de cartes que vous voulez.',
    'Matériau : construire ou réparer. Fuel : se déplacer. Arme : vos points d’action permettent aussi de combattre pendant ce tour. Relique : sécuriser. Psionique : une action de la carte de Meneur.',
    'Les jetons dépensés ne reviennent en réserve qu’à la fin du Prélude. Une carte sécurisée pendant le Prélude n’y sert pas.',
  ),
  section(
    'Les actions',
    'Taxer : gagnez la ressource d’une de vos cités, ou d’une cité Rivale que vous contrôlez ; dans ce cas, capturez aussi un agent de la réserve de ce Rival. Une fois par cité et par tour.',
    'Construire : une cité ou un spatioport dans un emplacement libre d’un système où vous avez une pièce, ou un vaisseau à un de vos spatioports, un par spatioport et par tour. Là où un Rival contrôle, la pièce arrive endommagée.',
    'Se déplacer : autant de vaisseaux que vous voulez vers un système adjacent. Depuis un de vos spatioports, la Catapulte continue de porte en porte, jusqu’à une planète ou une porte contrôlée par un Rival ; vous pouvez déposer des vaisseaux en chemin.',
    'Réparer : une de vos pièces, n’importe où.',
    'Influencer : un agent sur une carte de la Cour. Sécuriser : prenez une carte où vous avez plus d’agents que chaque Rival ; les vôtres reviennent, les autres sont vos Captifs.',
  ),
  section(
    'Le combat',
    'Choisissez un système où vous avez des vaisseaux et un Rival qui y a des pièces. Prenez jusqu’à un dé par vaisseau, 6 au plus d’un type. Dés de raid : seulement si le défenseur a un bâtiment dans le système, ou aucun sur tout le plateau.',
    'Dans l’ordre : les brûlures touchent vos vaisseaux ; une interception vous inflige 1 dégât par vaisseau intact en défense ; les dégâts touchent les vaisseaux, puis les bâtiments ; les dégâts aux bâtiments touchent les bâtiments. L’attaquant répartit tout.',
    'Touchée, une pièce intacte est endommagée, une pièce endommagée est détruite : c’est un Trophée pour l’autre camp.',
    'S’il vous reste un vaisseau, les clés volent des ressources, au coût de leur emplacement, et des cartes Guilde, à leur propre coût.',
  ),
  section(
    'Détruire une cité',
    'Vous Provoquez un Outrage : défaussez vos jetons et cartes Guilde de ce type et placez un agent sur la case ; ce type ne se dépense plus pour son action de Prélude.',
    'Puis vous pillez la Cour : sécurisez une carte qui porte un agent du défenseur ; tous les agents Rivaux qui s’y trouvent sont vos Trophées.',
  ),
  section(
    'La fin du chapitre',
    'Pour chaque ambition déclarée, le premier prend la grande valeur des marqueurs, le second la petite. À égalité en tête, chacun prend la petite valeur et les autres rien ; à égalité pour la seconde place, personne ne la prend. Il faut en avoir au moins 1.',
    'Abondance : icônes Matériau et Fuel. Tyrannie : Captifs. Triomphe : Trophées. Protection : icônes Relique. Emprise : icônes Psionique. Jetons et cartes Guilde comptent.',
    'Remporter une ambition sans égalité ajoute le bonus des cités : +2 s’il ne reste qu’une cité sur votre plateau joueur, +5 s’il n’en reste aucune.',
    'Si Triomphe était déclarée, tous les Trophées sont rendus ; si Tyrannie l’était, tous les Captifs. Le plus petit marqueur se retourne sur sa face forte, et chacun reçoit 6 nouvelles cartes.',
  ),
  section(
    'À deux',
    'Les ressources des planètes hors-jeu comptent aux ambitions comme un troisième joueur, qui peut gagner, égaliser ou prendre la seconde place.',
    'Après chaque distribution, qui n’a pas l’initiative peut changer toute sa main, une fois.',
  ),
]
