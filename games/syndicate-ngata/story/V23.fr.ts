export const passage = {
  title: 'Ce que l’amiral a acheté',
  paragraphs: [
    'À Etna, même la pluie a déjà servi ; elle tombe brune. J’ai passé l’enceinte à la façon des pommes de terre, en camion, sous une cape, après avoir convaincu la portière avec une foreuse. Les laissez-passer du cousin de Petar ont fait le reste. L’un d’eux porte ma photographie et le nom d’un cuisinier.',
    'L’amiral Hoshin était seul avec une bouteille et avait rempli deux verres : il comptait donc mes pas. Il a déroulé les plans et les a regardés longtemps, comme on regarde un enfant qui dort. « Un outil de mineur », ai-je dit. « Certes, a-t-il répondu. Et un couteau, c’est pour le pain. » J’ai bu, tante Oba. J’aurais aimé les reprendre, et je ne l’ai pas fait.',
    'Il a tenu parole : quatre adresses, quatre AltSynths, égarés par des commis que nul n’interrogera jamais. Il m’a aussi dit à quel quai dormait mon vaisseau, au cas où je l’aurais oublié, et que la porte des cuisines regarderait ailleurs le temps d’une cigarette. Je ne fume pas. J’ai couru.',
    'Reçu : à peu de chose près, les clés d’Honos. Vendu : quelque chose que je reverrai.',
  ],
}
