import { line, type Line } from '#words/line.ts'
import { ambitions, dice } from '../../data/names.ts'
import type { Prompts } from '../assemble.ts'
import {
  ambitionOfCard,
  hasPrelude,
  leadOf,
  leads,
  maySeize,
  maySing,
  mostDice,
  nextMarkerValue,
  pipActions,
  playedBy,
  reachOf,
  shipsLeft,
  stillToDraft,
} from '../known.ts'
import { actions, dice as diceNames } from './names.ts'
import { ambitionName, amount, cardCount, countOf, hits, keys, marker, ofAmbition, or, pips, plural, shipGroup, type French } from './speak.ts'

/** A full sentence to whoever must decide: who, what, and why. */
export const prompts: Prompts<French> = {
  draft: (_, t) => {
    const { leader, lore } = stillToDraft(t)
    return line`${t.you}, choisissez ${leader && lore ? 'un Héros ou un Savoir' : leader ? 'votre Héros' : 'un Savoir'} : il vous accompagne toute la partie.`
  },
  mulligan: (_, t) => line`${t.you}, vous n’avez pas l’initiative : gardez cette main, ou changez-la tout entière contre 6 nouvelles cartes, une seule fois.`,
  lead: (_, t) => line`${t.you}, vous avez l’initiative : menez la manche avec une carte, ou passez l’initiative.`,
  follow: (_, t) => {
    const lead = leadOf(t)
    if (!lead) return line`${t.you}, jouez une carte : surpassez, copiez ou pivotez.`
    return line`${t.you}, ${t.reader.player(lead.seat)} mène avec ${t.the(lead.card)}${lead.number === 0 ? ', qui vaut 0' : ''} : surpassez cette carte, copiez-la ou pivotez.`
  },
  before: (_, t) => beforePrompt(t),
  turn: (_, t) => {
    const left = t.view?.pips ?? 0
    const what = or(pipActions(t).map((verb) => actions[verb].toLowerCase()))
    if (hasPrelude(t)) return line`${t.you}, c’est votre Prélude : dépensez des ressources si vous voulez, puis ${left > 1 ? `vos ${left} points` : 'votre point'} d’action (${what}).`
    return line`${t.you}, il vous reste ${pips(left)} (${what}) : agissez, ou finissez votre tour.`
  },
  comeback: (_, t) => line`${t.you}, vous n’avez plus ni vaisseau ni spatioport sur le plateau : placez ${countOf('ship', Math.min(3, shipsLeft(t)))} dans la porte de votre choix.`,
  generous: ({ ambition }, t) => line`${t.you}, votre Héros est Généreux : pour déclarer ${ambitionName(ambitions[ambition])}, donnez une carte Guilde au Rival qui a le moins de Pouvoir.`,
  declared: ({ left }, t) => {
    const gifts = [
      ...((left & 1) !== 0 ? ['regarder la main d’un Rival'] : []),
      ...((left & 2) !== 0 ? ['gagner une ressource'] : []),
      ...((left & 4) !== 0 ? ['influencer la Cour'] : []),
    ]
    return line`${t.you}, vous venez de déclarer une ambition : vous pouvez ${or(gifts)}.`
  },
  exchange: ({ rival }, t) => line`${t.you}, vous voyez la main ${t.ofPlayer(rival)} : échangez une carte contre une des siennes, ou n’échangez rien.`,
  bold: (_, t) => line`${t.you}, votre Héros est Audacieux : placez un agent sur autant de cartes de la Cour que vous voulez, un par carte.`,
  overflow: ({ type }, t) => overflowPrompt(t, type),
  overflowElsewhere: ({ type }, t) => overflowPrompt(t, type),
  arrange: ({ at }, t) => arrangePrompt(t, at),
  arrangeElsewhere: ({ at }, t) => arrangePrompt(t, at),
  tax: ({ loyal }, t) => line`${t.you}, choisissez ${loyal === 1 ? 'celle de vos cités que vous nourrissez : elle est taxée.' : 'la cité à taxer : une des vôtres, ou une cité Rivale que vous contrôlez.'}`,
  build: (_, t) => line`${t.you}, choisissez ce que vous construisez, et où.`,
  repair: (_, t) => line`${t.you}, choisissez la pièce endommagée à réparer, où qu’elle soit.`,
  influence: ({ secure }, t) => line`${t.you}, choisissez la carte de la Cour où placer un agent${secure === 1 ? ' ; vous sécurisez une carte aussitôt après' : ''}.`,
  influenceAfter: (_, t) => line`${t.you}, votre Héros est Charismatique : vous pouvez encore placer un agent sur une carte de la Cour.`,
  beloved: (_, t) => line`${t.you}, on vous a pris un Trophée et votre Héros est Vénéré : vous pouvez placer un agent sur une carte de la Cour.`,
  secure: (_, t) => line`${t.you}, choisissez la carte à sécuriser parmi celles où vous avez le plus d’agents.`,
  move: ({ battle }, t) => line`${t.you}, choisissez le système d’où partent vos vaisseaux${battle === 1 ? ' ; un combat doit suivre' : ''}.`,
  moveAfter: (_, t) => line`${t.you}, votre Héros est Tacticien : après ce combat, vous pouvez déplacer des vaisseaux.`,
  group: ({ system }, t) => line`${t.you}, choisissez combien de vaisseaux partent ${t.from(system)}.`,
  leg: (v, t) => {
    const reach = reachOf(t, v)
    const where = reach === undefined ? '' : ` : ${plural(reach, 'système à portée', 'systèmes à portée')}`
    return line`${t.you}, choisissez où ${v.fresh + v.damaged > 1 ? 'vont' : 'va'} ${shipGroup(v.fresh, v.damaged)} ${t.from(v.system)}${where}.`
  },
  catapult: (v, t) => line`${t.you}, la Catapulte vous porte plus loin que ${t.theSystem(v.system)} : continuez, déposez des vaisseaux, ou arrêtez-vous.`,
  sprint: (_, t) => line`${t.you}, vos Propulseurs de sprint peuvent déplacer encore un groupe de vaisseaux intacts qui vient de bouger.`,
  pressgang: ({ done }, t) => line`${t.you}, ${done > 0 ? 'choisissez un autre Captif à rendre' : 'choisissez le Captif que vous rendez'} et la ressource gagnée en échange.`,
  execute: ({ done }, t) => line`${t.you}, choisissez ${done > 0 ? 'un autre Captif' : 'le Captif'} dont vous faites un Trophée.`,
  abduct: (_, t) => line`${t.you}, choisissez la carte de la Cour dont vous enlevez les agents Rivaux : moins nombreux que vos icônes Arme.`,
  trade: (_, t) => line`${t.you}, choisissez la cité Rivale que vous contrôlez et la ressource à prendre à son propriétaire.`,
  tradeGive: ({ rival, type }, t) => line`${t.you}, contre ${amount(type, 1)}, choisissez la ressource que vous donnez à ${t.reader.player(rival)} : un type qui lui manque.`,
  summon: (_, t) => line`${t.you}, choisissez la cité que vous contrôlez où construire un vaisseau.`,
  prune: (_, t) => line`${t.you}, choisissez le bâtiment à remplacer : un spatioport devient cité, une cité devient spatioport.`,
  battle: (_, t) => line`${t.you}, choisissez où combattre, et contre qui : tous vos vaisseaux du système attaquent.`,
  railgun: ({ rival, system }, t) => line`${t.you}, les Batteries électromagnétiques ${t.ofPlayer(rival)} tirent les premières ${t.at(system)} : choisissez lequel de vos vaisseaux subit 1 dégât.`,
  collect: ({ seat, rival, system, dice: taken }, t) => {
    const left = mostDice(t, seat, system) - taken.reduce((sum, n) => sum + n, 0)
    return line`${t.you}, contre ${t.reader.player(rival)} ${t.at(system)}, vous pouvez prendre ${taken.length > 0 ? 'encore ' : ''}${plural(left, 'dé', 'dés')} : combien de dés ${diceNames[dice[taken.length]]} ?`
  },
  rolled: ({ rival, system }, t) => line`${t.you}, gardez ce jet contre ${t.reader.player(rival)} ${t.at(system)}, ou relancez des dés.`,
  reroll: ({ kind, left }, t) => line`${t.you}, choisissez les dés ${diceNames[dice[kind]]} à relancer${left > 0 ? `, encore ${left} au plus` : ''}, puis relancez.`,
  takeHit: ({ self, system }, t) => line`${t.you}, vous subissez encore ${hits(self)} ${t.at(system)} : choisissez le vaisseau touché.`,
  dealHit: ({ rival, system, hits: struck, building }, t) => {
    const left = struck > 0 ? hits(struck) : plural(building, 'dégât aux bâtiments', 'dégâts aux bâtiments')
    return line`${t.you}, il vous reste ${left} à infliger à ${t.reader.player(rival)} ${t.at(system)} : choisissez la cible.`
  },
  ransack: ({ rival }, t) => line`${t.you}, vous avez détruit une cité ${t.ofPlayer(rival)} : pillez une carte de la Cour où se trouve un de ses agents.`,
  raid: ({ rival, keys: left }, t) => line`${t.you}, il vous reste ${keys(left)} : volez une ressource ou une carte à ${t.reader.player(rival)}, ou finissez le raid.`,
  rifles: (_, t) => line`${t.you}, choisissez le système d’où tirent vos vaisseaux intacts.`,
  riflesAt: ({ system }, t) => line`${t.you}, choisissez la cible de vos Fusils galactiques, dans un système adjacent ${toSystem(t, system)}.`,
  foresee: ({ discarded }, t) => line`${t.you}, défaussez autant de cartes que vous voulez, puis piochez-en une de plus : ${cardCount(discarded + 1)} pour l’instant.`,
  fence: (_, t) => line`${t.you}, choisissez la ressource à défausser contre 1 Relique.`,
  levy: (_, t) => line`${t.you}, choisissez le système que vous contrôlez où placer ${countOf('ship', Math.min(3, shipsLeft(t)))}.`,
  placeShips: ({ systems }, t) => {
    const left = shipsLeft(t)
    if (left === 0) return line`${t.you}, vous n’avez plus de vaisseau à placer.`
    if (left >= systems.length) return line`${t.you}, placez 1 vaisseau dans chacun des ${systems.length} systèmes.`
    return line`${t.you}, il ne vous reste ${left === 1 ? 'qu’un vaisseau : choisissez où le placer' : `que ${countOf('ship', left)} : choisissez où placer le prochain`}.`
  },
  extort: ({ type, left }, t) => line`${t.you}, choisissez à qui voler ${amount(type, 1)}${left > 1 ? `, encore ${left} fois` : ''}.`,
  persuade: (_, t) => line`${t.you}, volez une ressource ou une carte Guilde au Rival de votre choix.`,
  uprising: (_, t) => line`${t.you}, choisissez le secteur qui se soulève : 1 vaisseau à vous dans chacun de ses systèmes.`,
  demands: (_, t) => line`${t.you}, vous pouvez déclarer l’ambition de votre choix${markerPart(t)}, sans marqueur zéro.`,
  outrageSpreads: (_, t) => line`${t.you}, vous pouvez choisir une ressource : tout le monde, vous aussi, Provoque un Outrage de ce type.`,
  freedom: (_, t) => line`${t.you}, vous pouvez renvoyer une cité d’un système que vous contrôlez sur le plateau de son propriétaire.`,
  freedomSeize: (_, t) => line`${t.you}, vous avez libéré une cité : vous pouvez saisir l’initiative.`,
  struggle: (_, t) => line`${t.you}, vous pouvez voler une carte Guilde à un Rival ; la défausse de la Cour est ensuite remélangée.`,
}

function beforePrompt(t: French): Line {
  const card = playedBy(t, t.reader.viewer)
  const named = ambitionOfCard(t, card)
  const which = named === null ? 'une ambition' : named === 'any' ? 'l’ambition de votre choix' : line`l’ambition ${ofAmbition(named)}`
  if (leads(t)) return line`${t.you}, vous menez avec ${t.the(card)} : avant d’agir, vous pouvez déclarer ${which}${markerPart(t)}.`
  const seize = maySeize(t) ? ['saisir l’initiative avec une carte de plus face cachée'] : []
  const sing = card >= 0 && named !== null && maySing(t) ? [line`déclarer ${which} sans marqueur zéro`] : []
  const both = [...seize, ...sing]
  return line`${t.you}, avant d’agir, vous pouvez ${both.length > 0 ? or(both) : 'continuer'}.`
}

/** “ pour 5/3” */
function markerPart(t: French): string {
  const value = nextMarkerValue(t)
  return value ? ` pour ${marker(...value)}` : ''
}

const overflowPrompt = (t: French, type: number): Line => line`${t.you}, il n’y a plus de place pour ${amount(type, 1)} : choisissez la ressource à défausser.`

function arrangePrompt(t: French, at: number): Line {
  const cost = t.c.slotKeys[t.c.slotOrder[at]]
  return line`${t.you}, vous pouvez ranger vos ressources : laquelle mettez-vous à l’abri dans l’emplacement à ${keys(cost)} ?`
}

/** “à la porte 2”, “à 2 Hexagone”: what something is adjacent to. */
const toSystem = (t: French, system: number): Line => line`à ${t.theSystem(system)}`

