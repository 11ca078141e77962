import { line, type Line } from '#words/line.ts'
import { boardFoundations as foundationIds, buildings as buildingIds } from '../../data/names.ts'
import type { Prompts, Waiting } from '../assemble.ts'
import { costNow, countedOf, duelOf, effectAt, fightersIn, leadersKept, openPlan, startFighters, trackNow, type Known } from '../known.ts'
import { boardFoundations, buildings } from './names.ts'
import { card, effect, energy, fighters, gems, plural, points, section, trackAt, type English } from './speak.ts'

/** A full sentence to whoever must decide: who, what, and why. */
export const prompts: Prompts<English> = {
  chooseFaction: (_, t) => line`${t.you}, choose your faction: it is yours for the whole game.`,
  dismiss: (_, t) => line`${t.you}, two of your leaders leave the game and ${leadersKept(t)} stay: choose the two, unseen by the others.`,
  placeBase: (_, t) => line`${t.you}, choose where your base stands and on which two regions it opens.`,
  firstLeader: (_, t) => line`${t.you}, choose the leader that starts on the map, and where.`,
  firstFighters: (_, t) => line`${t.you}, spread your ${fighters(startFighters(t))} over your two regions, at least 1 on each.`,
  price: (_, t) => line`${t.you}, set the price of a phase: you will act there for free, the others pay.`,
  actOrPass: (_, t) => {
    const cost = costNow(t)
    return line`${t.you}, ${trackAt(Math.max(0, trackNow(t)))} ${cost === 0 ? 'is free for you' : `costs you ${energy(cost)}`}: act, or pass.`
  },
  passing: (_, t) => line`${t.you}, you have passed: you may still play cards.`,
  acting: ({ did }, t) => line`${t.you}, you act in ${trackAt(Math.max(0, trackNow(t)))}: ${did === 0 ? 'take the main action, then perhaps the secondary one' : (did & 2) === 0 ? 'you may still take the secondary action' : 'end your turn when you are ready'}.`,
  choose: (frame, t) => choosePrompt(t, frame.effect, frame.paid),
  chooseElsewhere: (frame, t) => choosePrompt(t, frame.effect, frame.paid),
  research: ({ left, track }, t) => researchPrompt(t, left, track),
  researchElsewhere: ({ left, track }, t) => researchPrompt(t, left, track),
  build: ({ points: left }, t) => line`${t.you}, you have ${points(left, 'build')}: choose what to build.`,
  site: ({ kind }, t) => line`${t.you}, choose the foundation for your ${buildings[buildingIds[kind]].one}: you gain what it shows.`,
  layFoundation: (_, t) => line`${t.you}, choose the foundation that leaves your board.`,
  layAt: ({ foundation }, t) => line`${t.you}, choose the region for the foundation “${boardFoundations[foundationIds[foundation]]}”.`,
  harvest: ({ points: left, anywhere }, t) =>
    anywhere === 1 ? line`${t.you}, choose a region that you control: you harvest it without a foundry.` : line`${t.you}, you have ${points(left, 'harvest')}: choose a region to harvest.`,
  recruit: ({ points: left }, t) => line`${t.you}, you have ${points(left, 'recruit')}: bring fighters forward.`,
  recruitElsewhere: ({ points: left }, t) => line`${t.you}, you have ${points(left, 'recruit')}: bring fighters forward.`,
  deploy: (_, t) => line`${t.you}, choose the leader to deploy.`,
  upgradeLeader: (_, t) => line`${t.you}, choose the leader to upgrade: it stays so for good.`,
  upgradeAttribute: (_, t) => line`${t.you}, you may upgrade an attribute for its gems: it stays so for good.`,
  placeToken: ({ lake }, t) => line`${t.you}, you may place a production token ${lake === 1 ? 'on a lake that you control' : 'in a region that you control: it lies there for good'}.`,
  turnToken: (_, t) => line`${t.you}, you may turn a production token to its better side.`,
  moraleRow: ({ back }, t) => line`${t.you}, choose the row ${back === 1 ? 'to which the morale token returns' : 'that gives the morale token'}.`,
  keepDrawn: ({ left }, t) => keepPrompt(t, left),
  keepDrawnElsewhere: ({ left }, t) => keepPrompt(t, left),
  discard: (_, t) => line`${t.you}, you hold too many cards: discard one.`,
  move: ({ points: left, part }, t) =>
    part >= 0 ? line`${t.you}, two of your leaders stand together ${t.at(part)}: one of them must go on.` : line`${t.you}, you have ${points(left, 'move')}: choose a region to leave and one to enter.`,
  redeploy: ({ from, most }, t) => line`${t.you}, you may redeploy${most < 99 ? ` up to ${fighters(most)}` : ' units'}${from >= 0 ? line` from ${t.place(from)}` : ''} to a region where you are present.`,
  freeMove: ({ lead, most }, t) => {
    if (lead < 0) return line`${t.you}, you may move up to ${fighters(most)} for free.`
    return line`${t.you}, ${t.leader(lead)} may move for free${most > 0 ? ', with fighters' : ', alone'}.`
  },
  march: ({ from, to }, t) => line`${t.you}, choose who goes from ${t.place(from)} to ${t.place(to)}: ${fighters(fightersIn(t, from, t.reader.viewer))} there.`,
  selectBattle: (_, t) => line`${t.you}, choose the next battle: where, and against whom. A tie will be yours.`,
  useIntelligence: (_, t) => line`${t.you}, before planning, decide whether to use an intelligence card${inBattle(t)}.`,
  plan: (_, t) => line`${t.you}, choose a section and a card${inBattle(t)}: your plan stays secret until both are sealed.`,
  planOpenly: (_, t) => {
    const open = openPlan(t)
    if (!open) return line`${t.you}, choose a section and a card${inBattle(t)}: your opponent will see your plan before planning.`
    const along = open.card >= 0 ? line` with ${card(t.tables, t.c.tactics.ids[t.c.tactics.design[open.card]])}` : open.card === -2 ? ' with a bluff' : ' without a card'
    return line`${t.you}, your opponent has chosen ${section(t.c.wheel.ids[open.section])}${along}: choose your own plan.`
  },
  reroll: (_, t) => line`${t.you}, keep the die, or roll it again: the second roll stands.`,
  moraleForGems: ({ gems: price }, t) => line`${t.you}, you have won: you may pay ${gems(price)} to boost morale here.`,
  retreat: (_, t) => line`${t.you}, choose the region to which your fighters retreat.`,
  takeBack: (_, t) => line`${t.you}, you may take back the card that you used.`,
  giveIntelligence: (_, t) => line`${t.you}, you may give away intelligence cards: each counts as one more region in this Income.`,
  lowerCount: (_, t) => line`${t.you}, choose by how much your region count goes down from ${countedOf(t, t.reader.viewer)}.`,
  takeIncome: (_, t) => line`${t.you}, take your income in the order that you like: you count ${plural(countedOf(t, t.reader.viewer), 'region', 'regions')}.`,
  playRelicCard: (_, t) => line`${t.you}, before the relics are checked you may play a card.`,
}

function choosePrompt(t: English, index: number, paid: number): Line {
  const offered = effectAt(t, index)
  const price = paid === 0 && offered.energy + offered.gems > 0
  return price ? line`${t.you}, you may gain ${effect(offered)}.` : line`${t.you}, choose what you gain: ${effect({ ...offered, energy: 0, gems: 0 })}.`
}

function researchPrompt(t: English, left: number, track: number): Line {
  if (track >= 0) return line`${t.you}, you may advance on ${trackAt(track)}, past its lock if there is one.`
  return line`${t.you}, choose the track on which you advance${left > 1 ? ` (${left} research)` : ''}.`
}

const keepPrompt = (t: English, left: number): Line => line`${t.you}, of the cards that you have just drawn, put ${left === 1 ? 'one' : left} away.`

/** “ against Marco in C-3” */
function inBattle(t: English & Known): Line {
  const duel = duelOf(t)
  return duel ? line` against ${t.reader.player(duel.opponent)} ${t.at(duel.region)}` : []
}

/** After the name of whoever is waited for. */
export const waiting: Waiting = {
  chooseFaction: 'chooses a faction.',
  dismiss: 'chooses which leaders to keep.',
  placeBase: 'chooses a place for the base.',
  firstLeader: 'places a first leader.',
  firstFighters: 'places the first fighters.',
  price: 'sets the price of a phase.',
  actOrPass: 'decides whether to act or pass.',
  passing: 'passes, and may play cards.',
  acting: 'takes a turn.',
  choose: 'chooses a gain.',
  chooseElsewhere: 'chooses a gain.',
  research: 'chooses a research track.',
  researchElsewhere: 'chooses a research track.',
  build: 'chooses what to build.',
  site: 'chooses where to build.',
  layFoundation: 'chooses a foundation.',
  layAt: 'chooses where to lay a foundation.',
  harvest: 'chooses regions to harvest.',
  recruit: 'recruits fighters.',
  recruitElsewhere: 'recruits fighters.',
  deploy: 'chooses a leader to deploy.',
  upgradeLeader: 'chooses a leader to upgrade.',
  upgradeAttribute: 'may upgrade an attribute.',
  placeToken: 'may place a production token.',
  turnToken: 'may upgrade a production token.',
  moraleRow: 'chooses a morale row.',
  keepDrawn: 'chooses which cards to keep.',
  keepDrawnElsewhere: 'chooses which cards to keep.',
  discard: 'discards down to the hand limit.',
  move: 'moves units.',
  redeploy: 'may redeploy units.',
  freeMove: 'may move for free.',
  march: 'chooses who moves.',
  selectBattle: 'chooses the next battle.',
  useIntelligence: 'may use an intelligence card.',
  plan: 'plans the battle in secret.',
  planOpenly: 'plans the battle.',
  reroll: 'may roll the die again.',
  moraleForGems: 'may boost morale.',
  retreat: 'chooses where to retreat.',
  takeBack: 'may take a card back.',
  giveIntelligence: 'may give away intelligence cards.',
  lowerCount: 'lowers the region count.',
  takeIncome: 'takes income.',
  playRelicCard: 'may play a card before the relics.',
}
