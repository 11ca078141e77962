import { line } from '#words/line.ts'
import { zones } from '../../data/names.ts'
import type { Reasons } from '../assemble.ts'
import { amountOf, inZone, type French } from './speak.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons<French> = {
  'noDie SY-5.1': () => ['Une mission demande un dé d’action armé, et les vôtres ont servi.'],
  'noDie SY-6.1': () => ['Un braquage demande un dé d’action armé, et les vôtres ont servi.'],
  'noDie SY-7.1': () => ['Un assaut demande un dé d’action armé, et les vôtres ont servi.'],
  'tooEarly SY-5.1': ({ round }) => [`Cette mission se tente à partir de la manche ${Number(round)}.`],
  'nobodyToRob SY-6.1': ({ zone }) => line`Aucun rival n’a de base ${inZone(zones[Number(zone)])}.`,
  'tooDear SY-5.4': () => ['Vous n’avez pas de quoi payer cette aide.'],
  'tooFewCrew SY-7.2': ({ crew }) => line`Cet assaut coûte ${amountOf('crew', Number(crew))}, plus que vous n’en avez.`,
  'noReinforcements SY-7.4': () => ['Une base fortifiée ou protégée ne s’attaque qu’avec des renforts.'],
  'notArmed SY-7.7': () => ['Ces renforts ont servi ; ils seront réarmés à la collecte.'],
  'tooDear SY-2.2': () => ['Vous n’avez pas de quoi acheter une base ici.'],
  'claimJumped SY-22.7': () => ['Votre achat ici vient d’être annulé ; réessayez à un autre tour.'],
  'tooDear SY-2.4': () => ['Vous n’avez pas de quoi fortifier ici.'],
  'alreadyFortified SY-9.4': () => ['Cette base est déjà fortifiée.'],
  'tooFewCredits SY-10.2': ({ price, credits }) => line`Le prochain niveau coûte ${amountOf('credits', Number(price))}, et vous en avez ${Number(credits)}.`,
  'ladderFull SY-10.3': () => ['Vos marqueurs remplissent cette échelle ; vous en reprenez un à chaque collecte.'],
  'highestLevel SY-10.4': () => ['Vous êtes au bout de cette piste.'],
  'embargo SY-21.10': () => ['L’embargo vous interdit d’acheter un niveau d’assaut dans cette manche.'],
  'withMission SY-11.4': () => ['Ce jeton s’annonce avec une mission, avant le jet.'],
  'highestLevel SY-20.3': () => ['Vos pistes n’ont plus de place pour ce jeton.'],
  'nothingToFortify SY-20.6': () => ['Vous n’avez pas de base à fortifier là où ce jeton sert.'],
  'lowestAlert SY-20.7': () => ['L’alerte ne peut pas descendre plus bas.'],
  'alreadyImmune SY-20.9': () => ['La carte du Souverain ne vous touche déjà plus dans cette manche.'],
  'noPardon SY-15.1': () => ['Nul n’est gracié du Début de la fin.'],
  'framed SY-22.5': () => ['Un coup monté vous prive de grâce dans cette manche.'],
  'tooFewInfluence SY-12.5': ({ price }) => line`Votre grâce coûte ${amountOf('influence', Number(price))}, plus que vous n’en avez.`,
  'moveUnderWay SY-16.9': () => ['On conclut entre deux actions ; attendez la fin de celle-ci.'],
  'twoActions SY-16.15': () => ['Les deux actions de ce tour court sont faites.'],
}
