export const passage = {
  title: 'Le cube',
  paragraphs: [
    'Les chiffres d’abord, tante Oba, car je n’ai pas envie d’écrire la suite. Dépensé : deux capes, et un jeu de papiers valable exactement un après-midi. Reçu : un cube de données, assez petit pour qu’on l’avale. J’y ai songé.',
    'Le portail a lu mon faux nom à voix haute et l’a cru. La clôture n’a rien vu. J’avais oublié ce qu’une cape fait à l’estomac : on cherche ses mains, et il n’y a que le couloir.',
    'Le docteur Neet n’a pas demandé qui j’étais. Il avait le cube au poing et son bon manteau sur le dos, comme ceux qui font leur valise avant qu’on les chasse. Il en était à la troisième adresse quand les coups ont commencé. Il a regardé la porte, puis moi, et il a refermé lui-même mes doigts sur le cube. Alors la porte est entrée, et un morceau ne s’est pas arrêté au bureau.',
    'Contre le mur, je n’étais personne, pendant que six hommes du Renseignement souverain l’enjambaient.',
    'Ses synthétiques dorment dans quatre placards, entre Etna et Tycho. À côté de chaque adresse, il a noté comment les réveiller en douceur.',
    'Dû à Neet : tout. Payable à Honos.',
  ],
}
