export const passage = {
  title: 'First line of a new page',
  paragraphs: [
    'Aunt Oba, you taught me that a smuggler who keeps no accounts is only a thief with a ship. So here is the first line of a new page.',
    'Client: Idmon of the Ascenders, who speaks as if somebody had died in the next room. He is only a few weeks early. A handful of senators have decided that Blackstar should stop existing, with thirty million souls aboard, and the plan of it sleeps under a casino on Honos, where the carpets are thick and nobody asks what the lift is for.',
    'What he wants: a copy of the plan, then ashes. What he pays: everything, which is suspicious, and half of it in advance, which is less so.',
    'To walk into that cellar I need faces that are not mine. AltSynths wear them as we wear gloves. Two people may know where such things are kept, and both would rather not hear from me.',
    'Assets: one ship, the Patience; five measures of fuel; your blessing. Debts: none yet. I leave Cora before the ink is dry.',
  ],
}
