export const passage = {
  title: 'Une voix au-dessus de la glace',
  paragraphs: [
    'Deux foreuses, tante Oba, et le plus gros de mon courage. Rien n’est plus dur à forcer qu’une chose qui n’attendait pas de visite.',
    'PHNX garde ses oreilles dans un satellite grand comme une armoire, peint couleur de rien, au-dessus de la comète. On ne s’y amarre pas. On sort, on tombe à côté à la même vitesse, et on tâche de ne pas remarquer que tout le reste tombe aussi. La première foreuse a ouvert la trappe. La seconde, la partie qui discute.',
    'Puis une voix, poncée jusqu’à n’avoir plus d’âge : appelle-moi Jamie. Elle connaissait le nom de mon vaisseau, le prix de mon carburant et le nom que tu me donnes quand je tarde à table. J’ai demandé des AltSynths. Elle m’a donné un amiral. Hoshin, à Etna, vend ce que le Souverain égare, et son prix dort dans un tiroir de Fidge & Co. : les plans d’un laser qui mange les astéroïdes.',
    'Ainsi, pour voler le Souverain, il faut d’abord voler les voleurs les plus soigneux du système. J’ai dit que c’était un long détour. « C’est une orbite », a dit Jamie, et la lumière s’est éteinte.',
    'Reçu : une direction.',
  ],
}
