import type { RuledEffect } from '../card-text.ts'

/** Short answers to what players ask. */
export const rulings: Readonly<Record<RuledEffect, readonly string[]>> = {
  mission: ['Nothing fails or succeeds by itself: a 1 with a bonus reaches 2.', 'A shared reward is halved resource by resource; the odd one is the roller’s.'],
  heist: ['Nobody can be robbed of more than there is.', 'Beams and technologies do not count as fortification against a heist.'],
  sleeper: ['A sleeper is sprung only if it changes something.'],
  'double cross': ['Your half is taken before the mission is shared; what a syndicate adds is not touched.'],
  informant: ['Extra hands lower the number from there.'],
  sabotage: ['With none left against a fortified or protected base, the assault cannot succeed; its crew stays spent.'],
  'frame job': ['Not with the Beginning of the End, from which nobody is pardoned.'],
  skim: ['By standing order it strikes the rival with most credits among those who have more bases.'],
  safehouse: ['The base keeps its research, and the assault does not count as won.'],
  smuggle: ['Heists are no ordinary missions.'],
  'mission credits': ['They come from the bank, and are neither shared nor crossed.'],
  reroll: ['You are asked only after a failure.'],
  'third die': ['Cards for dice left armed stay at two more.'],
  lance: ['It counts without using a marker.'],
  'half pardon': ['The price is halved before a syndicate takes off its own reduction.'],
  deflect: ['It helps neither against the Sovereign nor against heists.'],
  crackdown: ['Beams and the Deflector Grid do not help; a seized territory has no token.'],
  lull: ['The alert falls once, whoever is pardoned.'],
  end: ['Nobody can or need be pardoned from it.'],
}
