export const passage = {
  title: 'Noir',
  paragraphs: [
    'Voici la ligne que, selon toi, je ne vivrais jamais assez pour écrire.',
    'Il a fallu être cinq pour voler le Cassiopeia : un sénateur qui n’en était pas un, un garde qui n’en était pas un, Jamie dans toutes les oreilles, Petar à bord de la Patience, moteurs chauds et casquette à l’envers, et moi, que personne n’a vu passer.',
    'Le sénateur a demandé à voir la machine, comme font les sénateurs, pour pouvoir dire qu’ils y étaient. Le garde de la dernière porte était à nous depuis la relève du soir. Il y a eu derrière l’acier un bruit bref et laid ; puis la porte s’est ouverte, et il était là, à se réparer, le dos tourné par politesse.',
    'J’attendais du mal qu’il fût plus grand. La fin de Blackstar tient en onze pages, résumé compris. J’ai pris une copie pour Idmon, effacé le reste et posé la charge. En sortant, j’ai mis un jeton sur le noir, parce qu’il fallait bien que quelqu’un le fasse.',
    'Le noir est sorti. J’ai tout laissé sur la table.',
    'Petar a retrouvé son enfant. Jamie ne répond plus, ce qui veut dire qu’elle va bien. Quelque part, un amiral possède un couteau à pain ; mais c’est une autre page.',
    'Solde : trente millions. Compte clos.',
  ],
}
