export const passage = {
  title: 'La maison perd',
  paragraphs: [
    'La maison gagne toujours, dit-on au Cassiopeia. Note, tante Oba, qu’un soir elle a perdu.',
    'L’un des synthétiques de Neet portait un sénateur : le dos voûté, la bague, l’impatience. L’autre montait la garde depuis mardi et se plaignait de la cantine mieux que je n’aurais su le faire. Je marchais entre eux sous une cape, et pour une fois mon visage était le seul honnête de la maison.',
    'Quatre portes, chacune avec sa question. Le sénateur avait une voix pour la première, les papiers une réponse pour la deuxième, et moi, sans bruit, de quoi contenter la troisième. La quatrième ne s’ouvre que de l’intérieur. Notre garde l’a ouverte. Il lui manquait alors la valeur d’un bras, et il n’en a pas parlé.',
    'La machine pend dans sa cave comme un petit soleil froid. J’ai copié la mort de Blackstar, puis je l’ai fait oublier à la machine, puis je lui ai laissé un paquet à mèche courte, car la mémoire est têtue.',
    'Là-haut, l’orchestre n’a pas manqué une mesure.',
    'Idmon a payé. Surey a sa part. À Neet, j’espère, plus rien n’est dû. Solde : en notre faveur. La Patience rentre à la maison.',
  ],
}
