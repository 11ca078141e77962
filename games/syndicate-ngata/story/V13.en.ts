export const passage = {
  title: 'The house loses',
  paragraphs: [
    'The house always wins, they say at the Cassiopeia. Write down, Aunt Oba, that on one night it did not.',
    'One of Neet’s synths wore a senator: the stoop, the ring, the impatience. The other had been a guard since Tuesday and complained about the canteen more convincingly than I ever could. I walked between them under a cloak, and for once mine was the only honest face in the building.',
    'Four doors, each with its own question. The senator had a voice for the first, the papers an answer for the second, and I, quietly, something for the third. The fourth opens only from inside. Our guard opened it. He had lost an arm’s worth of himself by then and did not mention it.',
    'The machine hangs in its cellar like a small cold sun. I copied the death of Blackstar, then I made the machine forget it, then I left it a parcel with a short fuse, because memory is stubborn.',
    'Upstairs the orchestra did not miss a bar.',
    'Idmon has paid. Surey has her share. Neet, I hope, is owed nothing more. Balance: in our favour. The Patience is coming home.',
  ],
}
