export const passage = {
  title: 'Two borers for an open door',
  paragraphs: [
    'Expenses, Aunt Oba: two security borers, ruined, on a door that turned out to be unlocked from the other side.',
    'Nina Surey let me drill. She sat at her desk with her tea and listened to me sweat through forty centimetres of steel, because the last time we worked together I left her to explain a hole in a hull to a Sovereign inspector. “Now we are even,” she said, and poured a second cup.',
    'I told her about Blackstar. She put the cup down. She remembers Goshen when it was a planet; she still owns letters with its stamps. After that there was no price to haggle over, only her share of any curious machine I happen to bring home.',
    'She has no AltSynths. She knows a man who wakes them: Neet, a scholar in uniform, shut inside the ring of Ceto, who has waited years for somebody to ask. To reach him I must be invisible at the fence and somebody else at the gate. Cloaks and papers, then. She drew me up a list in that tidy hand of hers.',
    'Received: one list, one ally. Owed: one door.',
  ],
}
