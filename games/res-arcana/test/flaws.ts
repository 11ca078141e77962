import { flawFinder } from '#words/test/flaws.ts'

export const flawsOf = flawFinder({
  keys: /\bseat\d|[<>]/,
  own: {
    fr: ['les', 'des', 'vous', 'votre', 'cartes', 'payez', 'vie', 'mort', 'réserve', 'pioche', 'avec', 'est'],
    it: ['gli', 'dell[ae]', 'che', 'paga', 'carta', 'vita', 'morte', 'riserva', 'mazzo', 'sono'],
    en: ['the', 'your?', 'pays?', 'draws?', 'turns?', 'cards?', 'life', 'death', 'gold', 'elan', 'calm', 'pool', 'deck', 'hand', 'with', 'and', 'from', 'put', 'each', 'loses?'],
  },
  counted: {
    fr: [
      'carte|point|essence|artefact|Vie|Vigueur|Sérénité|Mort',
      'cartes|points|essences|artefacts|Vies|Vigueurs|Sérénités|Morts',
    ],
    it: [
      'carta|punto|essenza|artefatto',
      'carte|punti|essenze|artefatti',
    ],
    en: [
      'card|point|essence|artifact|monument',
      'cards|points|essences|artifacts|monuments',
    ],
  },
  sounded: 'Harnais',
})
