import { line, type Line } from '#words/line.ts'
import { bands, standings } from '../../data/names.ts'
import type { Tables } from '../../data/tables.ts'
import type { CardWords, SovereignCard, Special, Syndicate } from '../card-text.ts'
import type { CardLine } from '../contract.ts'
import type { Lexicon } from '../lexicon.ts'
import { bandNames, specialNames, zoneNames } from './names.ts'
import { rulings } from './rulings.ts'
import { amountOf, amounts, and, anyOf, baseCount, cardCount, face, isNothing, plural, points, zoneName, zonesOf } from './speak.ts'

/** What cards say, made from their tables. */
export const cards = (tables: Tables, names: Lexicon): CardWords => ({
  types: {
    mission: (territory, gate) => `Mission · ${territory}${gate > 1 ? ` · from round ${gate}` : ''}`,
    heist: (zone) => `Heist · ${zoneNames[zone].short}`,
    sleeper: 'Sleeper',
    sovereign: (does) => `Sovereign · ${sovereignKinds[does]}`,
    token: (zone) => `Token · ${zoneNames[zone].short}`,
    syndicate: 'Syndicate',
    technology: (level) => `Advanced technology · level ${level}`,
    territory: (zone, special) => `${zoneNames[zone].short}${special ? ` · ${specialNames[special.kind]}` : ''}`,
    reward: (vp) => `Reward · ${points(vp)}`,
  },
  mission: ({ win, hands, reward }) => [
    { title: 'Needed', text: [`${standings.map((standing, i) => `${standingWords[standing]} ${face(win[i])}`).join('; ')}.`] },
    { title: 'Extra hands', text: handsLine(hands) },
    { title: 'Reward', text: line`${amounts(reward)}.` },
  ],
  heist: ({ zone, win, hands, dice }) => [
    { title: 'Target', text: line`A rival’s base in the ${zoneName(zone)}: ${face(win)}.` },
    { title: 'Extra hands', text: handsLine(hands) },
    { title: 'Loot', text: [`The victim’s credits: the sum of ${plural(dice.open, 'die', 'dice')}, or ${dice.fortified === 0 ? 'nothing' : `of ${plural(dice.fortified, 'die', 'dice')}`} if the base is fortified.`] },
  ],
  sleeper: (does) => {
    const say = (when: string, effect: Line | string): readonly CardLine[] => [
      { title: 'When', text: [when] },
      { title: 'Effect', text: typeof effect === 'string' ? [effect] : effect },
    ]
    switch (does.does) {
      case 'double cross':
        return say('A rival has just accomplished an ordinary mission.', 'You take half of each resource of the reward, rounded down; the rival gets the rest.')
      case 'ambush':
        return say('An assault on one of your bases is declared.', `The roll needs ${does.plus} more; above 6 the assault fails.`)
      case 'informant':
        return say('A rival reveals a mission or a heist.', `The roll needs ${does.plus} more, at most ${does.most}.`)
      case 'sabotage':
        return say('A rival declares an assault, on whomever.', `${does.fewer === 1 ? 'One reinforcement does' : `${does.fewer} reinforcements do`} not count, though used.`)
      case 'frame job':
        return say('A Sovereign card has been drawn.', 'A rival of your choice cannot be pardoned in this round.')
      case 'cooked books':
        return say('A tax or tariff is due from you.', 'You pay nothing and turn nothing over.')
      case 'claim jump':
        return say('A rival buys a base, before paying.', 'The purchase is called off and cannot be repeated there in this turn.')
      case 'skim':
        return say('In the collection, when everybody has collected.', line`You take up to ${amountOf('credits', does.credits)} from a rival who owns more bases than you.`)
      case 'safehouse':
        return say('One of your bases would be seized or lost.', 'You keep it, unfortified and turned over until the next Sovereign phase.')
    }
  },
  sovereign: (does) => sovereignLines(does),
  token: (does) => {
    switch (does.does) {
      case 'gain':
        return line`Gain ${amounts(does.amounts)}.`
      case 'any':
        return [`Gain ${anyOf(does.gain)}.`]
      case 'levels':
        return [`Gain ${[does.tech > 0 ? plural(does.tech, 'technology level', 'technology levels') : '', does.assault > 0 ? plural(does.assault, 'assault level', 'assault levels') : ''].filter((part) => part !== '').join(' and ')}.`]
      case 'draw':
        return [`Draw ${plural(does.cards, 'operation card', 'operation cards')}.`]
      case 'roll':
        return [`Add ${does.plus} to one mission roll, announced before it.`]
      case 'fortify':
        return line`Fortify one of your bases in ${zonesOf(does.zones)} for nothing.`
      case 'alert':
        return [`Lower the alert by ${does.less}.`]
      case 'die':
        return ['One more armed action die until the end of the turn.']
      case 'immune':
        return ['This round’s Sovereign card does nothing to you.']
      case 'points':
        return [`Worth ${points(does.vp)}, now or at the end.`]
    }
  },
  syndicate: (row) => [
    { title: 'Start', text: line`${amounts(row.start)}; technology ${row.tech}, assault ${row.assault}.` },
    { title: 'Racket', text: line`${amounts(row.racket)} in each collection.` },
    { title: 'Bonus', text: bonusLine(row, names) },
  ],
  technology: (does) => {
    switch (does.does) {
      case 'reroll':
        return ['Once a round, roll a failed mission die of yours again; the second result counts.']
      case 'half hands':
        return ['Extra hands cost you half, each resource rounded down.']
      case 'collect any':
        return [`Take ${anyOf(does.gain)} in each collection.`]
      case 'collect credits':
        return line`Take ${amountOf('credits', does.credits)} in each collection.`
      case 'draw':
        return [`Draw ${cardCount(does.cards)} more in each collection.`]
      case 'deflect':
        return ['Your unfortified bases count as fortified against assaults.']
      case 'third die':
        return ['A third action die, armed from your next collection on.']
      case 'crew relief':
        return [`Each middle base costs you ${does.middle} crew less, each inner base ${does.inner} less.`]
      case 'silent':
        return ['Your failed missions neither raise the alert nor move the destroyer.']
      case 'points':
        return [`Worth ${points(does.vp)} at the end.`]
      case 'lance':
        return ['One more reinforcement counts in each of your assaults, at most four; each costs the crew of a reinforced one.']
      case 'half pardon':
        return ['Pardons cost you half, rounded up.']
    }
  },
  territory: (row, zone, routes) => [
    { title: 'Base', text: line`${amounts(zone.buy)}; to fortify ${amounts(zone.fortify)}.` },
    { title: 'Income', text: zone.income[2] < 0 ? line`${amounts(zone.income.map((n) => Math.max(0, n)))}, for ${amountOf('crew', -zone.income[2])}.` : line`${amounts(zone.income)}.` },
    ...(row.special ? [{ title: specialNames[row.special.kind], text: specialLine(row.special, names) }] : []),
    ...routes.map(({ id, stops, gain }) => ({ title: `Route ${id}`, text: line`With ${and(stops.filter((stop) => stop !== row.id).map((stop): Line => [names.territory(stop)]))}: ${anyOf(gain)} in each collection.` })),
  ],
  reward: ({ feat, vp }) => {
    const worth = points(vp)
    switch (feat.first) {
      case 'all zones':
        return [`The first with a base in all ${tables.zones.rows.length} zones: ${worth}.`]
      case 'route':
        return [`The first to hold every stop of a trade route: ${worth}.`]
      case 'bases':
        return [`The first with ${baseCount(feat.count)}: ${worth}.`]
      case 'bases in zone':
        return line`The first with ${baseCount(feat.count)} in the ${zoneName(feat.zone)}: ${worth}.`
      case 'fortified bases':
        return [`The first with ${plural(feat.count, 'fortified base', 'fortified bases')} at once: ${worth}.`]
      case 'tech':
        return [`The first at technology level ${feat.level}: ${worth}.`]
      case 'assault':
        return [`The first at assault level ${feat.level}: ${worth}.`]
      case 'missions':
        return [`The first to accomplish ${plural(feat.count, 'mission', 'missions')}, heists included: ${worth}.`]
      case 'assaults won':
        return [`The first to win ${plural(feat.count, 'assault', 'assaults')}: ${worth}.`]
    }
  },
  rulings,
})

const standingWords = { unoccupied: 'free territory', own: 'your own', cooperative: 'a rival’s, shared', hostile: 'a rival’s, not shared' } as const

const sovereignKinds: Readonly<Record<SovereignCard['does']['does'], string>> = {
  tax: 'tax',
  lull: 'lull',
  crackdown: 'crackdown',
  example: 'crackdown',
  lose: 'levy',
  embargo: 'embargo',
  shutdown: 'shutdown',
  patrols: 'patrols',
  end: 'end of the game',
}

const handsLine = ({ cost, shift }: { readonly cost: readonly number[]; readonly shift: number }): Line => line`${isNothing(cost) ? 'Free of charge' : line`For ${amounts(cost)}`} the number needed falls by ${shift}, never below 2.`

/** Yellow, orange, red. */
const bySeverity = 'Yellow / orange / red'
const three = (values: readonly number[]): string => values.join(' / ')

/** A line for each severity. */
const byBand = (text: (band: number) => string): readonly CardLine[] => bands.map((band, i) => ({ title: capital(bandNames[band]), text: [`${capital(text(i))}.`] }))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function sovereignLines(does: SovereignCard['does']): readonly CardLine[] {
  const say = (...texts: readonly (Line | string)[]): readonly CardLine[] => texts.map((text, i) => ({ ...(i === 0 ? { title: bySeverity } : {}), text: typeof text === 'string' ? [text] : text }))
  switch (does.does) {
    case 'tax':
      return say(line`${three(does.perBase)} credits for each base${does.zones.length < 3 ? line` in ${zonesOf(does.zones)}` : ''}.`)
    case 'lull':
      return byBand((band) => {
        const parts = [...(does.credits[band] > 0 ? [`lose up to ${plural(does.credits[band], 'credit', 'credits')}`] : []), ...(does.alert[band] > 0 ? [`the alert falls by ${does.alert[band]}`] : [])]
        return parts.length > 0 ? parts.join(', then ') : 'nothing happens'
      })
    case 'crackdown':
      return say(line`For each base${does.zones.length < 3 ? line` in ${zonesOf(does.zones)}` : ''} the twelve-sided die is rolled: up to ${three(does.open)} it is seized.`, `Fortified: up to ${three(does.fortified)}.`)
    case 'example':
      return say(`For one base of each player, in the zone nearest the star, the twelve-sided die is rolled: up to ${three(does.open)} it is seized.`, `Fortified: up to ${three(does.fortified)}.`)
    case 'lose':
      return say(`Lose ${three(does.amount)} ${does.resource}.`)
    case 'embargo':
      return byBand((band) => embargoWords[does.steps[band]])
    case 'shutdown':
      return say(`Draw ${three(does.fewer)} fewer cards in this collection.`)
    case 'patrols':
      return say(`Turn over ${three(does.bases)} of your bases, from the zone nearest the star.`)
    case 'end':
      return [{ text: [`The alert rises by ${does.alert}, and the next round is the last.`] }]
  }
}

const embargoWords = { 'market closed': 'no assault level can be bought in the next round', 'not rearmed': 'reinforcements are not armed in this collection', 'level lost': 'one assault level is lost' } as const

function bonusLine({ bonus }: Syndicate, names: Lexicon): Line {
  if (!bonus) return ['None: its start and its racket are its strength.']
  switch (bonus.does) {
    case 'start base':
      return line`Starts with a ${bonus.fortified ? 'fortified base' : 'base'} on ${names.territory(bonus.at)}, without its token.`
    case 'smuggle':
      return ['Ordinary missions on a rival’s territory are as on a free one and never shared.']
    case 'draw':
      return [`Draws ${cardCount(bonus.cards)} more in each collection.`]
    case 'assault crew':
      return line`Assaults cost ${amountOf('crew', bonus.plain)}, with reinforcements ${bonus.reinforced}.`
    case 'mission credits':
      return line`${amountOf('credits', bonus.credits)} more for each ordinary mission accomplished in the ${zoneName(bonus.zone)}.`
    case 'cheap pardon':
      return line`Pardons cost ${amountOf('influence', bonus.less)} less, but at least ${bonus.least}.`
    case 'half fortify':
      return ['Fortifying costs half, each resource rounded up.']
    case 'exchange':
      return line`May exchange ${amountOf('credits', bonus.pay)} for ${bonus.gain} of influence and crew in any mix.`
  }
}

function specialLine(special: Special, names: Lexicon): Line {
  switch (special.kind) {
    case 'mining':
      return [`Adds ${anyOf(special.gain)} in each collection.`]
    case 'military':
      return line`${plural(special.boxes, 'box', 'boxes')} of weapon research; its beams shield ${and(special.beams.map((id): Line => [names.territory(id)]))} against assaults.`
    case 'research':
      return [`${plural(special.boxes, 'box', 'boxes')} of technology research.`]
    case 'casino':
      return [`Adds ${special.plus} to every mission roll of its owner.`]
  }
}
