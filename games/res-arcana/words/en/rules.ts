import type { RulesSection } from '../contract.ts'

/** The rules in a page and a half, in our own words. */
const section = (title: string, ...lines: readonly string[]): RulesSection => ({ title, lines: lines.map((text) => [text]) })

export const rules: readonly RulesSection[] = [
  section(
    'The aim',
    'Have 10 points or more when victory is checked, and more than anybody else. There is a check at the end of every round; some places of power let you call one earlier.',
    'Points come from artifacts, monuments and places of power in play, turned or not, from essences lying on certain places, and from the first-player token (1 point).',
    'If the leaders are level, the richer pool wins, each Gold counting 2; if they are still level, they share the win.',
  ),
  section(
    'Essences',
    'There are five: Elan, Life, Calm, Death and Gold. The supply never runs out.',
    'Your pool holds the essences that you can spend. Those lying on a component are not part of it: they cannot be spent, are safe from attacks and wait for a Collect.',
    'Any essence includes Gold; a non-Gold essence does not.',
  ),
  section(
    '1. Collect',
    'Everybody collects at the same time. Each component gives what its collect says, even when turned.',
    'For each component with essences on it, take all or leave all. Taking those of a place of power lowers its points.',
    'A card placed or claimed during the round collects from the next round on.',
  ),
  section(
    '2. Actions',
    'One action a turn, clockwise from the first player, until all have passed. No turn can be skipped: whoever does not act passes for the round.',
    'Place an artifact from your hand for its cost after discounts. It comes in straight and can be used from your next turn on.',
    'Claim a monument for 4 Gold: one of the two in sight, or the top one of the deck unseen.',
    'Claim a place of power for its cost. Nobody can take it from you.',
    'Discard an artifact from your hand for 1 Gold, or for 2 non-Gold essences.',
    'Use a power of one of your components.',
  ),
  section(
    'Powers',
    'Pay the whole cost, then apply the effect. If the cost says to turn the component, turn it: it cannot be used again until it is straightened, and neither can its other powers.',
    'A power that does not turn its component can be used several times, one action each. A power that is paid for may go without effect.',
    'Collect, discounts and points always work, whether the component is straight or turned.',
    'Only artifacts can be destroyed: they go to their owner’s discards, and essences lying on them are lost.',
  ),
  section(
    'Attacks and reacts',
    'An attack hits all rivals who have not passed. Each chooses: the way out printed on the card, a react, or the loss.',
    'The loss takes Life from the pool. For each Life missing it takes 2 other essences of your choice, Gold included; whoever has too little loses everything.',
    'A react takes no action. If it turns its component, that must be straight; otherwise it works even on a turned one, as often as you can pay.',
  ),
  section(
    '3. Passing',
    'The first to pass takes the first-player token and will start the next round.',
    'Then swap your magic item for another one of the centre, usable from the next round on, and draw a card.',
    'Once you have passed you take no more actions this round and ignore all attacks, but you still receive what the powers of others give.',
  ),
  section(
    '4. End of the round',
    'When all have passed, points are counted. If anybody has 10 or more, the highest total wins.',
    'If not, everything is straightened and a new round begins.',
    'If your deck is empty when you must draw, shuffle your discards into a new one. The monument deck is never renewed.',
  ),
]
