export const passage = {
  title: 'A voice above the ice',
  paragraphs: [
    'Two borers, Aunt Oba, and most of my courage. Nothing is harder to enter than a thing that was never meant to have a visitor.',
    'PHNX keep their ears in a satellite the size of a wardrobe, painted the colour of nothing, above the comet. You do not dock with it. You step out and fall beside it at the same speed, and try not to notice that everything else is falling too. The first borer opened the hatch. The second opened the part that argues.',
    'Then a voice, sanded down until it had no age: call me Jamie. She knew the name of my ship, the price of my fuel, and what you call me when I am late for dinner. I asked for AltSynths. She gave me an admiral. Hoshin, on Etna, sells what the Sovereign mislays, and his price lies in a drawer of Fidge & Co.: the drawings of a laser that eats asteroids.',
    'So, to rob the Sovereign I must first rob the most careful thieves in the system. I said that it sounded like a long way round. “It is an orbit,” said Jamie, and the light went out.',
    'Received: one direction.',
  ],
}
