export const passage = {
  title: 'Black',
  paragraphs: [
    'Here is the entry that you said I would never live to write.',
    'It took five of us to rob the Cassiopeia: a senator who was not one, a guard who was not one, Jamie in everybody’s ear, Petar aboard the Patience with the engines warm and his cap on backwards, and me, whom nobody saw.',
    'The senator asked to look at the machine, as senators do, in order to have been in the room. The guard at the last door had been ours since the evening shift. There was a short, ugly noise behind the steel; then it opened, and he stood there mending himself, his back politely turned.',
    'I had expected wickedness to be larger. The end of Blackstar is eleven pages with a summary. I took a copy for Idmon, erased the rest and set the charge. On the way out I put one chip on black, because somebody ought to.',
    'It came up black. I left it on the table.',
    'Petar is with his child. Jamie has stopped answering, which means that she is well. Somewhere an admiral has a knife for bread; but that is a new page.',
    'Balance: thirty million. Closed.',
  ],
}
