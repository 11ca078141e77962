import { fail } from '#kernel/errors.ts'
import { COURIER, DEFENSE, KEYS, MISSIONS, TECH, TRADER } from '../data/content.ts'
import type { Rules } from './rules.ts'
import { activeMission, bits, deliveredCrystals, improved } from './ship.ts'
import { RESULT, TERRITORIES, type State } from './state.ts'
import { confrontationCard, zone } from './zones.ts'

/** Cards, tiles, crystals and cubes are those of the box, and what follows from something else does follow. */
export function check(rules: Rules, s: State): void {
  checkShip(rules, s)
  checkCrystals(rules, s)
  checkConfrontations(rules, s)
  checkVaults(rules, s)
}

const must = (holds: boolean, code: string, what: string): void => {
  if (!holds) fail(`check.${code}`, what)
}

function checkShip(rules: Rules, s: State): void {
  const { c } = rules
  must(s.tank === improved(rules, s, 'tank', c.box.fuel), 'tank', `Room for ${s.tank} fuel`)
  must(s.compartment === improved(rules, s, 'compartment', c.box.compartment), 'compartment', `${s.compartment} slots`)
  must(s.fuel >= 0 && s.fuel <= s.tank, 'fuel', `${s.fuel} fuel in a tank for ${s.tank}`)
  must(s.credits >= 0 && s.influence >= 0, 'negative', `${s.credits} credits, ${s.influence} influence`)
  must(s.assault >= c.box.assault && s.assault <= c.box.assaultMax, 'assault', `Assault level ${s.assault}`)
  must([...s.keys, ...s.placed, ...s.delivered].every((count) => count >= 0), 'negative', 'A count is below zero')
  must(s.refills >= 0 && s.refills <= c.box.refills, 'fuelDeck', `${s.refills} refills`)
  must(s.confrontations >= 0 && s.confrontations <= s.fuelConfrontations, 'fuelDeck', `${s.confrontations} confrontations`)
  must(s.cards.at[zone.hand].length <= c.box.hand, 'hand', `${s.cards.at[zone.hand].length} missions in hand`)
}

/** Crystals belong to the active mission, and none is made or lost unseen. */
function checkCrystals({ c: { missions } }: Rules, s: State): void {
  const mission = activeMission(s)
  must(s.cards.at[zone.active].length <= 1, 'active', 'Two special missions')
  if (mission < 0) return must(s.crystals === 0 && s.picked === 0 && deliveredCrystals(s) === 0, 'crystals', 'Crystals without a mission')
  const kind = missions.kind[mission]
  must((s.picked & ~missions.picks[mission]) === 0, 'crystals', 'A crystal from elsewhere')
  if (kind === COURIER) {
    must(s.crystals > 0 && s.crystals + deliveredCrystals(s) <= missions.crystals[mission], 'crystals', `${s.crystals} crystals by courier`)
    for (let at = 0; at < TERRITORIES; at++)
      must(s.delivered[at] <= ((missions.drops[mission] & (1 << at)) !== 0 ? missions.capEach[mission] : 0), 'crystals', `${s.delivered[at]} crystals at ${at}`)
  } else must(deliveredCrystals(s) === 0, 'crystals', 'Delivered by no courier')
  if (kind === TECH) must(s.crystals === bits(s.picked), 'crystals', `${s.crystals} crystals for a technology`)
  if (kind === DEFENSE) must(s.crystals >= 0 && s.crystals <= bits(s.picked), 'crystals', `${s.crystals} crystals for a defence`)
}

function checkConfrontations({ c }: Rules, s: State): void {
  let blocked = 0
  s.fledAt.forEach((at, confrontation) => {
    must(at >= 0 === (s.cards.zone[confrontationCard(confrontation)] === zone.fled), 'fled', `Confrontation ${confrontation} and its tile`)
    if (at >= 0) blocked |= 1 << at
  })
  must(s.blocked === blocked, 'blocked', 'The blocked territories')
  must(s.cards.at[zone.fled].length <= c.box.confrontationTiles, 'tiles', 'More confrontation tiles than there are')
  must(bits(s.traderTiles) <= Math.min(c.box.traderTiles, s.cards.at[zone.traders].length), 'tiles', 'More trader tiles than traders')
  for (const card of s.cards.at[zone.traders]) must(c.confrontations.side[card - MISSIONS] === TRADER, 'traders', `Confrontation ${card - MISSIONS} trades`)
  must(s.cards.at[zone.errand].length === (s.cubes > 0 ? 1 : 0), 'cubes', 'Red cubes and their card')
  must(s.cubes >= 0 && s.cubes <= 3 && bits(s.cubes) <= s.compartment, 'cubes', `Red cubes ${s.cubes}`)
  const pending = s.stack.some((frame) => frame.step === 'confront')
  must(s.cards.at[zone.met].length === (pending ? 1 : 0), 'met', 'A confrontation that nobody resolves')
}

function checkVaults({ c }: Rules, s: State): void {
  const { vaults, decks, alertMax } = c.variations[s.variation]
  must(s.opened >= 0 && s.opened <= vaults.length, 'vaults', `${s.opened} vaults are open`)
  must((s.result === RESULT.won) === (s.opened === vaults.length), 'vaults', 'Won without the last vault')
  must((s.result === RESULT.alert) === (s.alert >= alertMax), 'alert', `Alert ${s.alert} of ${alertMax}`)
  must((s.result === RESULT.none) === (s.over === 0), 'result', `Result ${s.result}`)
  if (s.opened < vaults.length) for (let key = 0; key < KEYS; key++) must(s.placed[key] <= c.vaults.keys[vaults[s.opened] * KEYS + key], 'placed', 'Too many keys in a vault')
  const locked = vaults.slice(s.opened).map((vault) => c.vaults.deck[vault])
  for (const deck of decks)
    if (locked.includes(deck))
      must(s.cards.at[zone.deck + deck].length === c.missions.deck.filter((each) => each === deck).length, 'locked', `A mission left the locked deck ${c.decks.ids[deck]}`)
}
