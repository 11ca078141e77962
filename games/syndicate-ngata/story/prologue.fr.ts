export const passage = {
  title: 'Première ligne d’une page neuve',
  paragraphs: [
    'Tante Oba, tu m’as appris qu’un contrebandier sans comptes n’est qu’un voleur avec un vaisseau. Voici donc la première ligne d’une page neuve.',
    'Client : Idmon, des Ascenders, qui parle comme si quelqu’un venait de mourir dans la pièce voisine. Il n’a que quelques semaines d’avance. Une poignée de sénateurs a décidé que Blackstar cesserait d’exister, avec trente millions d’âmes à bord, et le plan de la chose dort sous un casino d’Honos, là où les tapis sont épais et où personne ne demande à quoi sert l’ascenseur.',
    'Ce qu’il veut : une copie du plan, puis des cendres. Ce qu’il paie : tout, ce qui est louche, et la moitié d’avance, ce qui l’est moins.',
    'Pour descendre dans cette cave, il me faut des visages qui ne soient pas le mien. Les AltSynths en portent comme nous portons des gants. Deux personnes savent peut-être où l’on en garde, et toutes deux préféreraient ne pas avoir de mes nouvelles.',
    'Actif : un vaisseau, la Patience ; cinq mesures de carburant ; ta bénédiction. Passif : rien encore. Je quitte Cora avant que l’encre ne sèche.',
  ],
}
