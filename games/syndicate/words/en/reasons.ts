import { line } from '#words/line.ts'
import { zones } from '../../data/names.ts'
import type { Reasons } from '../assemble.ts'
import { amountOf, zoneName, type English } from './speak.ts'

/** Why not, in one sentence; the rule's number is added by whoever shows it. */
export const reasons: Reasons<English> = {
  'noDie SY-5.1': () => ['A mission needs an armed action die, and yours are used.'],
  'noDie SY-6.1': () => ['A heist needs an armed action die, and yours are used.'],
  'noDie SY-7.1': () => ['An assault needs an armed action die, and yours are used.'],
  'tooEarly SY-5.1': ({ round }) => [`This mission can be attempted from round ${Number(round)} on.`],
  'nobodyToRob SY-6.1': ({ zone }) => line`No rival has a base in the ${zoneName(zones[Number(zone)])}.`,
  'tooDear SY-5.4': () => ['You cannot pay what extra hands cost.'],
  'tooFewCrew SY-7.2': ({ crew }) => line`This assault costs ${amountOf('crew', Number(crew))}, more than you have.`,
  'noReinforcements SY-7.4': () => ['A fortified or protected base can only be assaulted with reinforcements.'],
  'notArmed SY-7.7': () => ['Those reinforcements are used; they are armed again in the collection.'],
  'tooDear SY-2.2': () => ['You cannot pay for a base here.'],
  'claimJumped SY-22.7': () => ['Your purchase here was called off; try again in another turn.'],
  'tooDear SY-2.4': () => ['You cannot pay for fortifying here.'],
  'alreadyFortified SY-9.4': () => ['This base is fortified already.'],
  'tooFewCredits SY-10.2': ({ price, credits }) => line`The next level costs ${amountOf('credits', Number(price))}, and you have ${Number(credits)}.`,
  'ladderFull SY-10.3': () => ['Your markers fill this ladder; you take one back in each collection.'],
  'highestLevel SY-10.4': () => ['You are at the end of this track.'],
  'embargo SY-21.10': () => ['The arms embargo forbids you to buy an assault level in this round.'],
  'withMission SY-11.4': () => ['This token is announced with a mission, before the roll.'],
  'highestLevel SY-20.3': () => ['Your tracks have no room for this token.'],
  'nothingToFortify SY-20.6': () => ['You have no unfortified base where this token works.'],
  'lowestAlert SY-20.7': () => ['The alert cannot fall any further.'],
  'alreadyImmune SY-20.9': () => ['You are immune to this round’s Sovereign card already.'],
  'noPardon SY-15.1': () => ['Nobody is pardoned from the Beginning of the End.'],
  'framed SY-22.5': () => ['You were framed: no pardon for you in this round.'],
  'tooFewInfluence SY-12.5': ({ price }) => line`A pardon costs you ${amountOf('influence', Number(price))}, more than you have.`,
  'moveUnderWay SY-16.9': () => ['Deals are closed between two actions; wait for this one to end.'],
  'twoActions SY-16.15': () => ['Both actions of this short turn are taken.'],
}
