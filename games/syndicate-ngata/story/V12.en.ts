export const passage = {
  title: 'The cube',
  paragraphs: [
    'Figures first, Aunt Oba, since I do not want to write the rest. Spent: two cloaks, and one set of papers, good for exactly one afternoon. Received: one data cube, small enough to swallow. I considered it.',
    'The gate read my forged name aloud and believed it. The fence never saw me. I had forgotten what a cloak does to the stomach: you look for your hands, and there is only corridor.',
    'Dr Neet did not ask who I was. He had the cube in his fist and his good coat on, like a man who packs before he is told to leave. He was explaining the third address when they began to hammer. He looked at the door, then at me, and closed my fingers over the cube himself. Then the door came in, and a piece of it did not stop at the desk.',
    'I stood against the wall, being nobody, while six men of Sovereign Intelligence stepped over him.',
    'His synths sleep in four cupboards between Etna and Tycho. Beside each address he wrote how to wake them gently.',
    'Owed to Neet: everything. Payable on Honos.',
  ],
}
