export const passage = {
  title: 'What the admiral bought',
  paragraphs: [
    'On Etna even the rain has been used before; it comes down brown. I entered the base the way potatoes do, in a lorry, under a cloak, having persuaded its door with a borer. The passes that Petar’s cousin printed did the rest. One of them has my photograph and the name of a cook.',
    'Admiral Hoshin was alone with a bottle and had filled two glasses, so he had been counting my steps. He unrolled the drawings and looked at them for a long while, as people look at a child asleep. “A mining tool,” I said. “Certainly,” he said. “And a knife is for bread.” I drank, Aunt Oba. I should have liked to take them back, and I did not.',
    'He kept his word: four addresses, four AltSynths, mislaid by clerks whom nobody will ever ask. He also told me where my ship was berthed, in case it had slipped my mind, and that the kitchen gate would look elsewhere for the length of a cigarette. I do not smoke. I ran.',
    'Received: very nearly the keys of Honos. Sold: something that I shall meet again.',
  ],
}
