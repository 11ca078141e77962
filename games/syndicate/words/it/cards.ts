import { line, type Line } from '#words/line.ts'
import { bands, standings } from '../../data/names.ts'
import type { Tables } from '../../data/tables.ts'
import type { CardWords, SovereignCard, Special, Syndicate } from '../card-text.ts'
import type { CardLine } from '../contract.ts'
import type { Lexicon } from '../lexicon.ts'
import { bandNames, specialNames, zoneNames } from './names.ts'
import { rulings } from './rulings.ts'
import { amountOf, amounts, and, anyOf, baseCount, cardCount, face, inZone, isNothing, plural, points, zonesOf } from './speak.ts'

/** What cards say, made from their tables. */
export const cards = (_tables: Tables, names: Lexicon): CardWords => ({
  types: {
    mission: (territory, gate) => `Missione · ${territory}${gate > 1 ? ` · dal round ${gate}` : ''}`,
    heist: (zone) => `Colpo · ${zoneNames[zone].short}`,
    sleeper: 'Dormiente',
    sovereign: (does) => `Sovrano · ${sovereignKinds[does]}`,
    token: (zone) => `Gettone · ${zoneNames[zone].short}`,
    syndicate: 'Cartello',
    technology: (level) => `Tecnologia avanzata · livello ${level}`,
    territory: (zone, special) => `${zoneNames[zone].short}${special ? ` · ${specialNames[special.kind]}` : ''}`,
    reward: (vp) => `Impresa · ${points(vp)}`,
  },
  mission: ({ win, hands, reward }) => [
    { title: 'Serve', text: [`${standings.map((standing, i) => `${standingWords[standing]} ${face(win[i])}`).join('; ')}.`] },
    { title: 'Aiuto', text: handsLine(hands) },
    { title: 'Ricompensa', text: line`${amounts(reward)}.` },
  ],
  heist: ({ zone, win, hands, dice }) => [
    { title: 'Bersaglio', text: line`Una base rivale ${inZone(zone)}: ${face(win)}.` },
    { title: 'Aiuto', text: handsLine(hands) },
    { title: 'Bottino', text: [`Crediti della vittima: la somma di ${plural(dice.open, 'dado', 'dadi')}, o ${dice.fortified === 0 ? 'nulla' : `di ${plural(dice.fortified, 'dado', 'dadi')}`} se la base è fortificata.`] },
  ],
  sleeper: (does) => {
    const say = (when: string, effect: Line | string): readonly CardLine[] => [
      { title: 'Quando', text: [when] },
      { title: 'Effetto', text: typeof effect === 'string' ? [effect] : effect },
    ]
    switch (does.does) {
      case 'double cross':
        return say('Un rivale ha appena compiuto una missione ordinaria.', 'Prendi metà di ogni risorsa della ricompensa, arrotondata per difetto; il rivale tiene il resto.')
      case 'ambush':
        return say('Viene annunciato un assalto a una tua base.', `Al dado serve ${does.plus} in più; oltre 6 l’assalto fallisce.`)
      case 'informant':
        return say('Un rivale rivela una missione o un colpo.', `Al dado serve ${does.plus} in più, al massimo ${does.most}.`)
      case 'sabotage':
        return say('Un rivale annuncia un assalto, contro chiunque.', `${does.fewer === 1 ? 'Un rinforzo non conta, benché usato' : `${does.fewer} rinforzi non contano, benché usati`}.`)
      case 'frame job':
        return say('È stata pescata una carta del Sovrano.', 'Un rivale a tua scelta non può ricevere la grazia in questo round.')
      case 'cooked books':
        return say('Devi pagare una tassa o un dazio.', 'Non paghi nulla e non giri nulla.')
      case 'claim jump':
        return say('Un rivale compra una base, prima di pagare.', 'L’acquisto è annullato e lì non si può ripetere in questo turno.')
      case 'skim':
        return say('Nella raccolta, quando tutti hanno raccolto.', line`Prendi fino a ${amountOf('credits', does.credits)} a un rivale che ha più basi di te.`)
      case 'safehouse':
        return say('Una tua base sta per essere confiscata o persa.', 'La tieni, non fortificata e girata fino alla prossima fase del Sovrano.')
    }
  },
  sovereign: (does) => sovereignLines(does),
  token: (does) => {
    switch (does.does) {
      case 'gain':
        return line`Guadagni ${amounts(does.amounts)}.`
      case 'any':
        return [`Guadagni ${anyOf(does.gain)}.`]
      case 'levels':
        return [`Guadagni ${[does.tech > 0 ? plural(does.tech, 'livello di tecnologia', 'livelli di tecnologia') : '', does.assault > 0 ? plural(does.assault, 'livello d’assalto', 'livelli d’assalto') : ''].filter((part) => part !== '').join(' e ')}.`]
      case 'draw':
        return [`Peschi ${plural(does.cards, 'carta operazione', 'carte operazione')}.`]
      case 'roll':
        return [`Aggiungi ${does.plus} a un tiro di missione, annunciandolo prima.`]
      case 'fortify':
        return line`Fortifichi gratis una tua base ${zonesOf(does.zones)}.`
      case 'alert':
        return [`L’allerta scende di ${does.less}.`]
      case 'die':
        return ['Un dado azione armato in più fino alla fine del turno.']
      case 'immune':
        return ['La carta del Sovrano di questo round non ti fa nulla.']
      case 'points':
        return [`Vale ${points(does.vp)}, ora o alla fine.`]
    }
  },
  syndicate: (row) => [
    { title: 'Inizio', text: line`${amounts(row.start)}; tecnologia ${row.tech}, assalto ${row.assault}.` },
    { title: 'Racket', text: line`${amounts(row.racket)} a ogni raccolta.` },
    { title: 'Dote', text: bonusLine(row, names) },
  ],
  technology: (does) => {
    switch (does.does) {
      case 'reroll':
        return ['Una volta per round ritira un tuo dado di missione fallito; conta il secondo risultato.']
      case 'half hands':
        return ['L’aiuto ti costa metà, ogni risorsa arrotondata per difetto.']
      case 'collect any':
        return [`Prendi ${anyOf(does.gain)} a ogni raccolta.`]
      case 'collect credits':
        return line`Prendi ${amountOf('credits', does.credits)} a ogni raccolta.`
      case 'draw':
        return [`Peschi ${cardCount(does.cards)} in più a ogni raccolta.`]
      case 'deflect':
        return ['Le tue basi non fortificate contano come fortificate contro gli assalti.']
      case 'third die':
        return ['Un terzo dado azione, armato dalla tua prossima raccolta.']
      case 'crew relief':
        return line`Ogni base mediana ti costa ${amountOf('crew', does.middle)} in meno, ogni base interna ${does.inner} in meno.`
      case 'silent':
        return ['Le tue missioni fallite non alzano l’allerta e non muovono il cacciatorpediniere.']
      case 'points':
        return [`Vale ${points(does.vp)} alla fine.`]
      case 'lance':
        return ['Un rinforzo in più conta in ogni tuo assalto, al massimo quattro; ognuno costa l’equipaggio di un assalto con rinforzi.']
      case 'half pardon':
        return ['La grazia ti costa metà, arrotondata per eccesso.']
    }
  },
  territory: (row, zone, routes) => [
    { title: 'Base', text: line`${amounts(zone.buy)}; fortificare: ${amounts(zone.fortify)}.` },
    { title: 'Rendita', text: zone.income[2] < 0 ? line`${amounts(zone.income.map((n) => Math.max(0, n)))}, per ${amountOf('crew', -zone.income[2])}.` : line`${amounts(zone.income)}.` },
    ...(row.special ? [{ title: specialNames[row.special.kind], text: specialLine(row.special, names) }] : []),
    ...routes.map(({ id, stops, gain }) => ({ title: `Rotta ${id}`, text: line`Con ${and(stops.filter((stop) => stop !== row.id).map((stop): Line => [names.territory(stop)]))}: ${anyOf(gain)} a ogni raccolta.` })),
  ],
  reward: ({ feat, vp }) => {
    const worth = points(vp)
    switch (feat.first) {
      case 'all zones':
        return [`Avere per primi una base in ogni zona: ${worth}.`]
      case 'route':
        return [`Tenere per primi tutte le tappe di una rotta commerciale: ${worth}.`]
      case 'bases':
        return [`Avere per primi ${baseCount(feat.count)}: ${worth}.`]
      case 'bases in zone':
        return line`Avere per primi ${baseCount(feat.count)} ${inZone(feat.zone)}: ${worth}.`
      case 'fortified bases':
        return [`Avere per primi ${plural(feat.count, 'base fortificata', 'basi fortificate')} insieme: ${worth}.`]
      case 'tech':
        return [`Raggiungere per primi il livello di tecnologia ${feat.level}: ${worth}.`]
      case 'assault':
        return [`Raggiungere per primi il livello d’assalto ${feat.level}: ${worth}.`]
      case 'missions':
        return [`Compiere per primi ${plural(feat.count, 'missione', 'missioni')}, colpi compresi: ${worth}.`]
      case 'assaults won':
        return [`Vincere per primi ${plural(feat.count, 'assalto', 'assalti')}: ${worth}.`]
    }
  },
  rulings,
})

const standingWords = { unoccupied: 'territorio libero', own: 'tuo', cooperative: 'di un rivale, divisa', hostile: 'di un rivale, non divisa' } as const

const sovereignKinds: Readonly<Record<SovereignCard['does']['does'], string>> = {
  tax: 'tassa',
  lull: 'bonaccia',
  crackdown: 'repressione',
  example: 'repressione',
  lose: 'requisizione',
  embargo: 'embargo',
  shutdown: 'blocco',
  patrols: 'pattuglie',
  end: 'fine della partita',
}

const handsLine = ({ cost, shift }: { readonly cost: readonly number[]; readonly shift: number }): Line => line`${isNothing(cost) ? 'Gratis' : line`Per ${amounts(cost)}`}, al dado serve ${shift} in meno, mai meno di 2.`

/** Yellow, orange, red. */
const bySeverity = 'Gialla / arancione / rossa'
const three = (values: readonly number[]): string => values.join(' / ')
const lostWords = { credits: 'crediti', influence: 'd’influenza', crew: 'd’equipaggio' } as const

/** A line for each severity. */
const byBand = (text: (band: number) => string): readonly CardLine[] => bands.map((band, i) => ({ title: capital(bandNames[band]), text: [`${capital(text(i))}.`] }))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function sovereignLines(does: SovereignCard['does']): readonly CardLine[] {
  const say = (...texts: readonly (Line | string)[]): readonly CardLine[] => texts.map((text, i) => ({ ...(i === 0 ? { title: bySeverity } : {}), text: typeof text === 'string' ? [text] : text }))
  switch (does.does) {
    case 'tax':
      return say(line`Paghi ${three(does.perBase)} crediti per ogni base${does.zones.length < 3 ? line` ${zonesOf(does.zones)}` : ''}.`)
    case 'lull':
      return byBand((band) => {
        const parts = [...(does.credits[band] > 0 ? [`perdi fino a ${plural(does.credits[band], 'credito', 'crediti')}`] : []), ...(does.alert[band] > 0 ? [`l’allerta scende di ${does.alert[band]}`] : [])]
        return parts.length > 0 ? parts.join(', poi ') : 'non succede nulla'
      })
    case 'crackdown':
      return say(line`Per ogni base${does.zones.length < 3 ? line` ${zonesOf(does.zones)}` : ''} si tira il dado a dodici facce: fino a ${three(does.open)} è confiscata.`, `Fortificata: fino a ${three(does.fortified)}.`)
    case 'example':
      return say(`Per una base di ognuno, nella sua zona più vicina alla stella, si tira il dado a dodici facce: fino a ${three(does.open)} è confiscata.`, `Fortificata: fino a ${three(does.fortified)}.`)
    case 'lose':
      return say(`Perdi ${three(does.amount)} ${lostWords[does.resource]}.`)
    case 'embargo':
      return byBand((band) => embargoWords[does.steps[band]])
    case 'shutdown':
      return say(`Peschi ${three(does.fewer)} carte in meno in questa raccolta.`)
    case 'patrols':
      return say(`Giri ${three(does.bases)} delle tue basi, nella zona più vicina alla stella.`)
    case 'end':
      return [{ text: [`L’allerta sale di ${does.alert}, e il prossimo round è l’ultimo.`] }]
  }
}

const embargoWords = { 'market closed': 'nessun livello d’assalto si compra nel prossimo round', 'not rearmed': 'i rinforzi non si riarmano in questa raccolta', 'level lost': 'si perde un livello d’assalto' } as const

function bonusLine({ bonus }: Syndicate, names: Lexicon): Line {
  if (!bonus) return ['Nessuna: la sua forza sono l’inizio e il racket.']
  switch (bonus.does) {
    case 'start base':
      return line`Inizia con una base${bonus.fortified ? ' fortificata' : ''} su ${names.territory(bonus.at)}, senza il suo gettone.`
    case 'smuggle':
      return ['Le missioni ordinarie in casa di un rivale valgono come in territorio libero e non si dividono mai.']
    case 'draw':
      return [`Pesca ${cardCount(bonus.cards)} in più a ogni raccolta.`]
    case 'assault crew':
      return line`Un assalto costa ${amountOf('crew', bonus.plain)}, ${bonus.reinforced} con rinforzi.`
    case 'mission credits':
      return line`Guadagna ${amountOf('credits', bonus.credits)} in più per ogni missione ordinaria compiuta ${inZone(bonus.zone)}.`
    case 'cheap pardon':
      return line`La grazia costa ${amountOf('influence', bonus.less)} in meno, ma almeno ${bonus.least}.`
    case 'half fortify':
      return ['Fortificare costa metà, ogni risorsa arrotondata per eccesso.']
    case 'exchange':
      return line`Può cambiare ${amountOf('credits', bonus.pay)} con ${bonus.gain} a scelta, fra influenza ed equipaggio.`
  }
}

function specialLine(special: Special, names: Lexicon): Line {
  switch (special.kind) {
    case 'mining':
      return [`Aggiunge ${anyOf(special.gain)} a ogni raccolta.`]
    case 'military':
      return line`${plural(special.boxes, 'casella', 'caselle')} di ricerca bellica; i suoi raggi proteggono ${and(special.beams.map((id): Line => [names.territory(id)]))} dagli assalti.`
    case 'research':
      return [`${plural(special.boxes, 'casella', 'caselle')} di ricerca tecnologica.`]
    case 'casino':
      return [`Aggiunge ${special.plus} a ogni tiro di missione di chi lo possiede.`]
  }
}
