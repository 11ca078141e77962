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
    mission: (territory, gate) => `Mission · ${territory}${gate > 1 ? ` · dès la manche ${gate}` : ''}`,
    heist: (zone) => `Braquage · ${zoneNames[zone].short}`,
    sleeper: 'Dormante',
    sovereign: (does) => `Souverain · ${sovereignKinds[does]}`,
    token: (zone) => `Jeton · ${zoneNames[zone].short}`,
    syndicate: 'Syndicat',
    technology: (level) => `Technologie avancée · niveau ${level}`,
    territory: (zone, special) => `${zoneNames[zone].short}${special ? ` · ${specialNames[special.kind]}` : ''}`,
    reward: (vp) => `Exploit · ${points(vp)}`,
  },
  mission: ({ win, hands, reward }) => [
    { title: 'Il faut', text: [`${standings.map((standing, i) => `${standingWords[standing]} ${face(win[i])}`).join(' ; ')}.`] },
    { title: 'Aide', text: handsLine(hands) },
    { title: 'Récompense', text: line`${amounts(reward)}.` },
  ],
  heist: ({ zone, win, hands, dice }) => [
    { title: 'Cible', text: line`Une base rivale ${inZone(zone)} : ${face(win)}.` },
    { title: 'Aide', text: handsLine(hands) },
    { title: 'Butin', text: [`Des crédits de la victime : la somme de ${plural(dice.open, 'dé', 'dés')}, ou ${dice.fortified === 0 ? 'rien' : `de ${plural(dice.fortified, 'dé', 'dés')}`} si la base est fortifiée.`] },
  ],
  sleeper: (does) => {
    const say = (when: string, effect: Line | string): readonly CardLine[] => [
      { title: 'Quand', text: [when] },
      { title: 'Effet', text: typeof effect === 'string' ? [effect] : effect },
    ]
    switch (does.does) {
      case 'double cross':
        return say('Un rival vient de réussir une mission ordinaire.', 'Vous prenez la moitié de chaque ressource de la récompense, arrondie en dessous ; le rival garde le reste.')
      case 'ambush':
        return say('Un assaut est annoncé contre une de vos bases.', `Il faut ${does.plus} de plus au dé ; au-delà de 6, l’assaut échoue.`)
      case 'informant':
        return say('Un rival révèle une mission ou un braquage.', `Il faut ${does.plus} de plus au dé, ${does.most} au maximum.`)
      case 'sabotage':
        return say('Un rival annonce un assaut, contre qui que ce soit.', `${does.fewer === 1 ? 'Un renfort ne compte pas, bien qu’il serve' : `${does.fewer} renforts ne comptent pas, bien qu’ils servent`}.`)
      case 'frame job':
        return say('Une carte du Souverain vient d’être tirée.', 'Un rival de votre choix ne peut obtenir de grâce dans cette manche.')
      case 'cooked books':
        return say('Vous devez payer un impôt ou des droits.', 'Vous ne payez rien et ne retournez rien.')
      case 'claim jump':
        return say('Un rival achète une base, avant de payer.', 'L’achat est annulé et ne peut s’y répéter dans ce tour.')
      case 'skim':
        return say('À la collecte, quand chacun a touché ses ressources.', line`Vous prenez jusqu’à ${amountOf('credits', does.credits)} à un rival qui a plus de bases que vous.`)
      case 'safehouse':
        return say('Une de vos bases va être saisie ou perdue.', 'Vous la gardez, non fortifiée et retournée jusqu’à la prochaine phase du Souverain.')
    }
  },
  sovereign: (does) => sovereignLines(does),
  token: (does) => {
    switch (does.does) {
      case 'gain':
        return line`Gagnez ${amounts(does.amounts)}.`
      case 'any':
        return [`Gagnez ${anyOf(does.gain)}.`]
      case 'levels':
        return [`Gagnez ${[does.tech > 0 ? plural(does.tech, 'niveau de technologie', 'niveaux de technologie') : '', does.assault > 0 ? plural(does.assault, 'niveau d’assaut', 'niveaux d’assaut') : ''].filter((part) => part !== '').join(' et ')}.`]
      case 'draw':
        return [`Piochez ${plural(does.cards, 'carte opération', 'cartes opération')}.`]
      case 'roll':
        return [`Ajoutez ${does.plus} à un jet de mission, à annoncer avant le jet.`]
      case 'fortify':
        return line`Fortifiez gratuitement une de vos bases ${zonesOf(does.zones)}.`
      case 'alert':
        return [`L’alerte baisse de ${does.less}.`]
      case 'die':
        return ['Un dé d’action armé de plus jusqu’à la fin du tour.']
      case 'immune':
        return ['La carte du Souverain de cette manche ne vous fait rien.']
      case 'points':
        return [`Vaut ${points(does.vp)}, maintenant ou à la fin.`]
    }
  },
  syndicate: (row) => [
    { title: 'Départ', text: line`${amounts(row.start)} ; technologie ${row.tech}, assaut ${row.assault}.` },
    { title: 'Racket', text: line`${amounts(row.racket)} à chaque collecte.` },
    { title: 'Atout', text: bonusLine(row, names) },
  ],
  technology: (does) => {
    switch (does.does) {
      case 'reroll':
        return ['Une fois par manche, relancez un dé de mission raté ; le second résultat compte.']
      case 'half hands':
        return ['L’aide vous coûte moitié prix, chaque ressource arrondie en dessous.']
      case 'collect any':
        return [`Prenez ${anyOf(does.gain)} à chaque collecte.`]
      case 'collect credits':
        return line`Prenez ${amountOf('credits', does.credits)} à chaque collecte.`
      case 'draw':
        return [`Piochez ${cardCount(does.cards)} de plus à chaque collecte.`]
      case 'deflect':
        return ['Vos bases non fortifiées comptent comme fortifiées face aux assauts.']
      case 'third die':
        return ['Un troisième dé d’action, armé dès votre prochaine collecte.']
      case 'crew relief':
        return line`Chaque base médiane vous coûte ${amountOf('crew', does.middle)} de moins, chaque base interne ${does.inner} de moins.`
      case 'silent':
        return ['Vos missions ratées n’élèvent pas l’alerte et ne déplacent pas le destroyer.']
      case 'points':
        return [`Vaut ${points(does.vp)} à la fin.`]
      case 'lance':
        return ['Un renfort de plus compte dans chacun de vos assauts, quatre au plus ; chacun coûte l’équipage d’un assaut renforcé.']
      case 'half pardon':
        return ['Votre grâce coûte moitié prix, arrondie au-dessus.']
    }
  },
  territory: (row, zone, routes) => [
    { title: 'Base', text: line`${amounts(zone.buy)} ; fortifier : ${amounts(zone.fortify)}.` },
    { title: 'Revenu', text: zone.income[2] < 0 ? line`${amounts(zone.income.map((n) => Math.max(0, n)))}, pour ${amountOf('crew', -zone.income[2])}.` : line`${amounts(zone.income)}.` },
    ...(row.special ? [{ title: specialNames[row.special.kind], text: specialLine(row.special, names) }] : []),
    ...routes.map(({ id, stops, gain }) => ({ title: `Route ${id}`, text: line`Avec ${and(stops.filter((stop) => stop !== row.id).map((stop): Line => [names.territory(stop)]))} : ${anyOf(gain)} à chaque collecte.` })),
  ],
  reward: ({ feat, vp }) => {
    const worth = points(vp)
    switch (feat.first) {
      case 'all zones':
        return [`Avoir en premier une base dans chaque zone : ${worth}.`]
      case 'route':
        return [`Tenir en premier toutes les étapes d’une route commerciale : ${worth}.`]
      case 'bases':
        return [`Avoir en premier ${baseCount(feat.count)} : ${worth}.`]
      case 'bases in zone':
        return line`Avoir en premier ${baseCount(feat.count)} ${inZone(feat.zone)} : ${worth}.`
      case 'fortified bases':
        return [`Avoir en premier ${plural(feat.count, 'base fortifiée', 'bases fortifiées')} à la fois : ${worth}.`]
      case 'tech':
        return [`Atteindre en premier le niveau de technologie ${feat.level} : ${worth}.`]
      case 'assault':
        return [`Atteindre en premier le niveau d’assaut ${feat.level} : ${worth}.`]
      case 'missions':
        return [`Réussir en premier ${plural(feat.count, 'mission', 'missions')}, braquages compris : ${worth}.`]
      case 'assaults won':
        return [`Gagner en premier ${plural(feat.count, 'assaut', 'assauts')} : ${worth}.`]
    }
  },
  rulings,
})

const standingWords = { unoccupied: 'territoire libre', own: 'à vous', cooperative: 'à un rival, partagée', hostile: 'à un rival, sans partage' } as const

const sovereignKinds: Readonly<Record<SovereignCard['does']['does'], string>> = {
  tax: 'impôt',
  lull: 'accalmie',
  crackdown: 'répression',
  example: 'répression',
  lose: 'réquisition',
  embargo: 'embargo',
  shutdown: 'coupure',
  patrols: 'patrouilles',
  end: 'fin de la partie',
}

const handsLine = ({ cost, shift }: { readonly cost: readonly number[]; readonly shift: number }): Line => line`${isNothing(cost) ? 'Gratuitement' : line`Pour ${amounts(cost)}`}, il faut ${shift} de moins au dé, jamais moins de 2.`

/** Yellow, orange, red. */
const bySeverity = 'Jaune / orange / rouge'
const three = (values: readonly number[]): string => values.join(' / ')
const lostWords = { credits: 'crédits', influence: 'd’influence', crew: 'équipiers' } as const

/** A line for each severity. */
const byBand = (text: (band: number) => string): readonly CardLine[] => bands.map((band, i) => ({ title: capital(bandNames[band]), text: [`${capital(text(i))}.`] }))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function sovereignLines(does: SovereignCard['does']): readonly CardLine[] {
  const say = (...texts: readonly (Line | string)[]): readonly CardLine[] => texts.map((text, i) => ({ ...(i === 0 ? { title: bySeverity } : {}), text: typeof text === 'string' ? [text] : text }))
  switch (does.does) {
    case 'tax':
      return say(line`Payez ${three(does.perBase)} crédits par base${does.zones.length < 3 ? line` ${zonesOf(does.zones)}` : ''}.`)
    case 'lull':
      return byBand((band) => {
        const parts = [...(does.credits[band] > 0 ? [`perdez jusqu’à ${plural(does.credits[band], 'crédit', 'crédits')}`] : []), ...(does.alert[band] > 0 ? [`l’alerte baisse de ${does.alert[band]}`] : [])]
        return parts.length > 0 ? parts.join(', puis ') : 'rien ne se passe'
      })
    case 'crackdown':
      return say(line`Pour chaque base${does.zones.length < 3 ? line` ${zonesOf(does.zones)}` : ''}, le dé à douze faces est lancé : jusqu’à ${three(does.open)}, elle est saisie.`, `Fortifiée : jusqu’à ${three(does.fortified)}.`)
    case 'example':
      return say(`Pour une base de chacun, dans sa zone la plus proche de l’étoile, le dé à douze faces est lancé : jusqu’à ${three(does.open)}, elle est saisie.`, `Fortifiée : jusqu’à ${three(does.fortified)}.`)
    case 'lose':
      return say(`Perdez ${three(does.amount)} ${lostWords[does.resource]}.`)
    case 'embargo':
      return byBand((band) => embargoWords[does.steps[band]])
    case 'shutdown':
      return say(`Piochez ${three(does.fewer)} cartes de moins dans cette collecte.`)
    case 'patrols':
      return say(`Retournez ${three(does.bases)} de vos bases, dans la zone la plus proche de l’étoile.`)
    case 'end':
      return [{ text: [`L’alerte monte de ${does.alert}, et la prochaine manche est la dernière.`] }]
  }
}

const embargoWords = { 'market closed': 'aucun niveau d’assaut ne s’achète à la prochaine manche', 'not rearmed': 'les renforts ne sont pas réarmés dans cette collecte', 'level lost': 'un niveau d’assaut est perdu' } as const

function bonusLine({ bonus }: Syndicate, names: Lexicon): Line {
  if (!bonus) return ['Aucun : son départ et son racket font sa force.']
  switch (bonus.does) {
    case 'start base':
      return line`Commence avec une base${bonus.fortified ? ' fortifiée' : ''} sur ${names.territory(bonus.at)}, sans son jeton.`
    case 'smuggle':
      return ['Les missions ordinaires chez un rival se jouent comme en territoire libre et ne se partagent jamais.']
    case 'draw':
      return [`Pioche ${cardCount(bonus.cards)} de plus à chaque collecte.`]
    case 'assault crew':
      return line`Un assaut coûte ${amountOf('crew', bonus.plain)}, ${bonus.reinforced} avec des renforts.`
    case 'mission credits':
      return line`Gagne ${amountOf('credits', bonus.credits)} de plus par mission ordinaire réussie ${inZone(bonus.zone)}.`
    case 'cheap pardon':
      return line`La grâce coûte ${amountOf('influence', bonus.less)} de moins, mais au moins ${bonus.least}.`
    case 'half fortify':
      return ['Fortifier coûte moitié prix, chaque ressource arrondie au-dessus.']
    case 'exchange':
      return line`Peut échanger ${amountOf('credits', bonus.pay)} contre ${bonus.gain} au choix, en influence ou en équipage.`
  }
}

function specialLine(special: Special, names: Lexicon): Line {
  switch (special.kind) {
    case 'mining':
      return [`Ajoute ${anyOf(special.gain)} à chaque collecte.`]
    case 'military':
      return line`${plural(special.boxes, 'case', 'cases')} de recherche d’armement ; ses faisceaux protègent ${and(special.beams.map((id): Line => [names.territory(id)]))} des assauts.`
    case 'research':
      return [`${plural(special.boxes, 'case', 'cases')} de recherche technologique.`]
    case 'casino':
      return [`Ajoute ${special.plus} à chaque jet de mission de son propriétaire.`]
  }
}
