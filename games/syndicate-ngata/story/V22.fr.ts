export const passage = {
  title: 'L’homme du couloir',
  paragraphs: [
    'Goshen était une planète. Maintenant, c’est une météo. J’ai mené la Patience à travers le gravier des maisons des autres, tous feux éteints, par respect et par prudence, dans cet ordre.',
    'La station de Fidge est boulonnée à l’un des plus gros morceaux. J’ai passé le dernier bout en scaphandre, sous une cape, sans rien d’autre à retenir que mon souffle. Les foreuses se sont occupées du sas. Personne n’avait imaginé qu’on entrerait par là : c’est ainsi que je choisis mes entrées.',
    'Les plans étaient où Jamie l’avait dit. Ce qu’elle n’avait pas dit, c’était Petar. Il a débouché d’un angle avec une caisse dans les bras, et j’aimerais rapporter une bagarre ; nous sommes surtout tombés. À la fin, j’avais un bleu, un pistolet et un officier d’intendance aux yeux très ronds qui désirait se rendre utile. Il sait quels hangars gardent des capes, et quel cousin imprime les laissez-passer. Un dessin d’enfant est plié dans sa casquette.',
    'Tu m’as dit de ne jamais embarquer ce que je ne peux pas nourrir. Il est dans la cabine arrière, il mange notre riz et corrige mon arrimage.',
    'Reçu : un laser, sur papier. Embarqué : une bouche.',
  ],
}
