import type { NameTable, VerbTable } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { ladders, resources } from '../data/names.ts'
import { whens } from './sleepers.ts'

/** Every verb that an option may have, with the role and kind of its arguments. Tokens are cards too. */
export const verbTable = {
  pickSyndicate: [['syndicate', 'card']],
  // the turn
  mission: [['card', 'card']],
  assault: [['at', 'territory']],
  lay: [['card', 'card']],
  buy: [['at', 'territory']],
  fortify: [['at', 'territory']],
  level: [['ladder', 'ladder']],
  exchange: [['rate', 'rate']],
  exchangeSpecially: [],
  sell: [['card', 'card']],
  token: [['card', 'card']],
  convert: [['at', 'territory']],
  revoke: [['at', 'territory']],
  lift: [],
  reorder: [],
  end: [],
  ready: [],
  // missions and assaults
  cooperate: [],
  alone: [],
  target: [['at', 'territory']],
  boost: [['card', 'card']],
  goOn: [],
  hire: [],
  noHands: [],
  reroll: [],
  accept: [],
  reinforce: [['reinforcements', 'number']],
  // sleepers
  order: [['when', 'when'], ['whom', 'whom'], ['ask', 'truth']],
  spring: [['whom', 'seat']],
  asOrdered: [],
  decline: [],
  // resources and levels
  times: [['times', 'number']],
  sellFor: [['resource', 'resource']],
  take: [['resource', 'resource'], ['count', 'number']],
  technology: [['technology', 'technology']],
  takeCredits: [],
  // the Sovereign and the collection
  pardon: [],
  turnOver: [['at', 'territory']],
  example: [['at', 'territory']],
  man: [['at', 'territory']],
  removeCube: [['ladder', 'ladder']],
  // trade
  offer: [['to', 'seat']],
  counter: [['to', 'seat']],
  acceptOffer: [['from', 'seat']],
  refuse: [['from', 'seat']],
  withdraw: [['to', 'seat']],
  leaveMarket: [],
  give: [['resource', 'resource'], ['count', 'number']],
  ask: [['resource', 'resource'], ['count', 'number']],
  giveCard: [['card', 'card']],
  askCard: [['card', 'card']],
  giveBase: [['at', 'territory']],
  askBase: [['at', 'territory']],
  giveBeam: [['at', 'territory']],
  askBeam: [['at', 'territory']],
  send: [],
  drop: [],
} as const satisfies VerbTable

const seats = ['p1', 'p2', 'p3', 'p4', 'p5']

export const nameTable = (c: Content): NameTable => ({
  card: [...c.operations.ids, ...c.sovereign.ids, ...c.tokens.copies, ...c.syndicates.ids],
  seat: seats,
  territory: c.territories.ids,
  resource: resources,
  ladder: ladders,
  rate: c.exchanges.give.map((give, rate) => `${resources[give]}_${resources[c.exchanges.get[rate]]}`),
  technology: c.technologies.ids,
  when: whens,
  whom: ['anyone', ...seats],
  truth: ['no', 'yes'],
})
