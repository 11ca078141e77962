export const passage = {
  title: 'The man in the corridor',
  paragraphs: [
    'Goshen was a planet once. Now it is weather. I flew the Patience through the gravel of other people’s houses with the lamps off, out of respect and out of prudence, in that order.',
    'The Fidge station is bolted to one of the larger pieces. I crossed the last stretch in a suit, under a cloak, with nothing to hold but my breath. The borers took the airlock. Nobody had imagined that anybody would come in that way, which is how I choose my ways.',
    'The drawings were where Jamie had said. What she had not said was Petar. He came round a corner with a crate in his arms, and I would like to report a fight; mostly we fell over. When it was finished I had a bruise, a pistol, and a supply officer with very round eyes who wished to be useful. He knows which sheds hold cloaks, and whose cousin prints passes. He keeps a child’s drawing in his cap.',
    'You told me never to take aboard what I cannot feed. He is in the aft cabin, eating our rice and correcting my stowage.',
    'Received: one laser, on paper. Taken on: one mouth.',
  ],
}
