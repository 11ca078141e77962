import { line, type Line } from '#words/line.ts'
import type { Component } from '../../data/content.ts'
import { amount, anyEssence, essences, nounOf, notGold, of } from './speak.ts'
import { anyBesideX, bonusOf, fromThisOf, type RulingCode } from '../rulings.ts'

const always =
  (text: string) =>
  (): Line => [text]

/** Il, elle, ils, elles: the component itself. */
const it = ({ id }: Component): string => {
  const { gender, plural } = nounOf(id)
  return (gender === 'm' ? 'il' : 'elle') + (plural ? 's' : '')
}
const It = (component: Component): string => it(component).replace(/^./, (first) => first.toUpperCase())
/** L’engager, les engager. */
const Turning = ({ id }: Component): string => (nounOf(id).plural ? 'Les engager' : 'L’engager')
const turnedWord = ({ id }: Component): string => {
  const { gender, plural } = nounOf(id)
  return `engagé${gender === 'f' ? 'e' : ''}${plural ? 's' : ''}`
}

export const rulings: Readonly<Record<RulingCode, (component: Component) => Line>> = {
  bothTypes: (c) => [`${It(c)} est à la fois dragon et créature.`],
  costsNothing: (c) => [`${It(c)} ne coûte rien, mais ${nounOf(c.id).gender === 'm' ? 'le' : 'la'} placer prend une action.`],
  passedIgnore: always('Qui a passé ignore l’attaque, sans rien payer.'),
  missingLife: always('La Vie part d’abord ; chaque Vie manquante coûte 2 autres essences, Or compris.'),
  noWayOut: always('Aucune parade imprimée : seule une réaction permet de l’ignorer.'),
  discardedGivesNothing: always('La carte ainsi défaussée ne rapporte ni Or ni essences par elle-même.'),
  artifactTurnedOrNot: always('L’artefact détruit peut être engagé ou droit ; les essences posées dessus sont perdues.'),
  turnedForOther: (c) => [`${Turning(c)} pour payer un lieu de pouvoir ne déclenche pas son propre pouvoir.`],
  dragonsOnly: always('Ne répond qu’aux dragons : rien à faire contre l’Arc Elfique.'),
  reactWhileTurned: (c) => [`La réaction marche même quand ${it(c)} est ${turnedWord(c)}, autant de fois que vous pouvez payer.`],
  reactNeedsStraight: (c) => [`${It(c)} doit être ${nounOf(c.id).gender === 'm' ? 'droit' : 'droite'} pour réagir.`],
  turningBlocks: (c) => [`${Turning(c)} bloque aussi ${nounOf(c.id).plural ? 'leur' : 'son'} autre pouvoir, jusqu’à ce que vous ${nounOf(c.id).plural ? 'les' : nounOf(c.id).gender === 'm' ? 'le' : 'la'} désengagiez.`],
  repeatable: always('Un pouvoir qui n’engage pas sert plusieurs fois par manche, une action à chaque fois.'),
  whileTurned: always('C’est le seul pouvoir qui sert sur un élément engagé ; l’utiliser prend une action.'),
  discountsAddUp: always('Les remises s’ajoutent, carte droite ou engagée ; un coût ne descend pas sous 0.'),
  discountChoice: always('Vous choisissez quelles essences du coût disparaissent.'),
  discountSparesGold: always('Un Or imprimé reste toujours à payer.'),
  onlyArtifacts: always('L’artefact détruit peut être engagé ou droit ; il va dans votre défausse et ses essences sont perdues.'),
  destroysItself: (c) => line`${It(c)} peut se détruire ${nounOf(c.id).gender === 'm' ? 'lui-même' : 'elle-même'}, pour ${notGold(c.cost.total + bonusOf(c))}.`,
  notItself: (c) => [`${It(c)} ne peut pas se détruire ${nounOf(c.id).gender === 'm' ? 'lui-même' : 'elle-même'}.`],
  printedCost: always('Le coût imprimé compte tout, Or et essences au choix compris, sans les remises.'),
  discardedCounts: (c) => line`C’est le coût de la carte défaussée qui compte, pas celui ${of(c.id)}.`,
  losesPoints: (c) => [`${It(c)} va dans votre défausse : ses points sont perdus.`],
  losesStored: always('Les essences posées dessus sont perdues avec la carte.'),
  xIdentical: always('X essences d’un seul type, Or permis ; X peut être 0.'),
  fromThis: (c) => line`Les ${essences(fromThisOf(c))} viennent de la carte, pas de votre réserve ; le surplus y reste.`,
  anyGivesNothing: (c) => line`Les ${anyEssence(anyBesideX(c))} ne rapportent rien et peuvent être du même type que les X.`,
  otherType: always('Le type gagné diffère du type payé et n’est jamais l’Or.'),
  straightensOwn: always('N’importe lequel de vos éléments : artefact, mage, objet, monument ou lieu, mais jamais chez un rival.'),
  creaturesOnly: always('Seulement une créature à vous ; le Serpent de Mer en est une.'),
  mayUseInVain: always('Vous pouvez l’utiliser même s’il n’y a rien à désengager.'),
  paidOntoOwn: always('Sur n’importe quel élément à vous, engagé ou droit, même un lieu de pouvoir.'),
  rivalsPool: always('Choisissez un seul rival, même s’il a passé ; seule sa réserve compte et il ne perd rien.'),
  rivalsGain: always('Les rivaux qui ont passé gagnent aussi ; personne ne peut refuser.'),
  sameAction: always('La carte arrive droite, dans la même action ; elle peut servir dès votre tour suivant.'),
  mayPlaceNothing: always('Vous pouvez payer ce pouvoir et ne rien placer.'),
  anyDiscard: always('La défausse de n’importe qui convient ; le dragon est désormais à vous.'),
  ownDiscard: always('Seule votre propre défausse convient.'),
  interestOnce: always('Une seule fois par collecte, quel que soit le nombre d’Or.'),
  interestTaken: always('Reprendre les essences fait perdre ce gain.'),
  growsEachType: () => line`Exemple : ${amount(2, 2)} et ${amount(4, 1)} laissés deviennent ${amount(2, 4)} et ${amount(4, 3)}.`,
  upkeepLast: always('Se règle en dernier : une Mort tout juste collectée peut payer.'),
  upkeepLater: always('Rien n’est dû dans la manche où vous vous en emparez.'),
  reorderAlone: always('Votre pioche ou celle des monuments, jamais celle d’un rival ; personne d’autre ne voit les cartes.'),
  shortDeck: always('Si votre pioche est trop courte, votre défausse mélangée la complète.'),
  anyOfHand: always('Les cartes défaussées peuvent être anciennes ou nouvelles et ne rapportent rien.'),
  highestWins: always('À 10 points ou plus, le plus haut total gagne, même si ce n’est pas le vôtre.'),
  checkGoesOn: always('Sinon la manche continue ; rien n’est désengagé.'),
  everyCheck: always('Marche à chaque contrôle, le vôtre ou celui d’un rival, même si vous avez passé.'),
  thisCheckOnly: always('Ces points ne valent que pour ce contrôle ; l’Or payé ne compte plus pour départager.'),
  beforeRefill: always('Vous choisissez ces essences avant de voir le monument suivant.'),
  seenOrUnseen: always('Vaut aussi pour un monument pris sans le voir.'),
  onlyNamedScores: always('Les autres essences posées ici ne valent rien ; reprendre celles qui comptent fait baisser les points.'),
  turnedScores: (c) => [nounOf(c.id).plural ? `Leurs points comptent même ${turnedWord(c)}.` : `Ses points comptent même ${turnedWord(c)}.`],
  bothScore: always('Le Serpent de Mer compte deux fois, comme créature et comme dragon ; engagé ou non.'),
  sameTypes: always('Vous pouvez payer avec de l’Or, et regagner les types payés.'),
  storedUntilCollect: always('Les essences posées y restent jusqu’à une collecte : ni dépensées, ni perdues dans une attaque.'),
  creatureCounts: always('Compte comme créature pour la Druidesse, le Bosquet Sacré et le Bestiaire du Sorcier.'),
  swappedWhenPassing: always('En passant, vous changez d’objet ; le nouveau sert à partir de la manche suivante.'),
}
