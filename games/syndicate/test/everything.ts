import type { EventType } from '../rules/events.ts'
import { content } from './table.ts'

const events: Readonly<Record<EventType, true>> = {
  pickedSyndicate: true, startBase: true, startDice: true, firstPlayer: true, round: true, turn: true, turnEnded: true, phantomTurn: true,
  phantomDrew: true, drew: true, reshuffled: true, revealed: true, announced: true, targeted: true, hired: true, missionRoll: true,
  missionPaid: true, looted: true, assault: true, assaultOdds: true, assaultRoll: true, baseTaken: true, laid: true, burned: true, ordered: true,
  sprung: true, doubleCrossed: true, skimmed: true, bought: true, tokenTaken: true, fortified: true, boughtLevel: true, techLevel: true,
  assaultLevel: true, technology: true, consoled: true, researched: true, exchanged: true, sold: true, gained: true, tokenPlayed: true,
  rewarded: true, alert: true, destroyerMoved: true, destroyerLeft: true, blockadeLifted: true, restored: true, sovereign: true,
  beginningOfTheEnd: true, pardoned: true, taxed: true, turnedOver: true, crackdown: true, seized: true, lost: true, embargo: true, shutdown: true,
  collection: true, manned: true, collected: true, research: true, cubeRemoved: true, gameOver: true, offered: true, traded: true, refused: true,
  withdrew: true, revoked: true,
}

/** All that can come into use in a game, as `usesIn` calls it. Copies of a sleeper are one card. */
export const everything: readonly string[] = [
  ...content.missions.ids,
  ...content.heists.ids,
  ...content.sleepers.ids,
  ...content.tokens.ids,
  ...content.sovereign.ids,
  ...content.syndicates.ids,
  ...content.technologies.ids,
  ...content.rewards.ids.map((id) => `reward ${id}`),
  ...content.routes.ids.map((id) => `route ${id}`),
  ...Object.keys(events),
]
