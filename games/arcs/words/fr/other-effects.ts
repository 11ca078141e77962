import { line } from '#words/line.ts'
import type { LeaderAbility } from '../../data/leaders.ts'
import type { LoreEffect } from '../../data/lore.ts'
import type { StandardAction, Verb } from '../../data/names.ts'
import { says, type Effect } from '../card-text.ts'
import { abilities, actions } from './names.ts'
import { amountOf } from './speak.ts'

const onlyPip = 'Il faut le point d’action de la carte : une ressource du Prélude ne suffit pas.'
const twiceMeek = 'À égalité en tête, vous ne gagnez rien.'
const title = (verb: Verb, base: StandardAction): string => `${actions[verb]} (${actions[base]})`
const instead = 'La nouvelle action remplace celle entre parenthèses, payée par un point d’action ou par une ressource sans Outrage.'

export const leaders: Readonly<Record<LeaderAbility, Effect>> = {
  beloved: {
    title: abilities.beloved,
    text: says('Après un combat contre vous où l’attaquant a pris un Trophée, vous pouvez influencer une fois. Un Rival qui vous combat ne pille jamais la Cour.'),
    rulings: ['Détruire votre cité Provoque tout de même un Outrage.', 'Les Fusils galactiques ne sont pas un combat : ils pillent.'],
  },
  just: {
    title: abilities.just,
    text: says('Pour Tyrannie, la première place vous donne la valeur de la seconde, sans bonus des cités ; la seconde ne vous donne rien.'),
    rulings: [twiceMeek],
  },
  attuned: { title: abilities.attuned, text: () => line`Quand vous taxez avec le point d’action d’une Copie ou d’un Pivot, gagnez aussi ${amountOf('psionic', 1)}.`, rulings: [onlyPip, 'Nourrir contient une taxe et compte.'] },
  cryptic: { title: abilities.cryptic, text: says('Vous commencez avec un agent sur vos cases Outrage Matériau et Fuel.'), rulings: ['Ces agents ne reviennent pas.'] },
  insatiable: { title: abilities.insatiable, text: () => line`Quand vous taxez avec le point d’action d’une Copie ou d’un Pivot, gagnez aussi ${amountOf('fuel', 1)}.`, rulings: [onlyPip, 'Nourrir contient une taxe et compte.'] },
  lavish: { title: abilities.lavish, text: says('Après le décompte d’Abondance, défaussez tous vos Fuels.'), rulings: ['Seulement si Abondance avait un marqueur ; vos cartes Guilde restent.'] },
  ambitious: { title: abilities.ambitious, text: says('Quand vous déclarez une ambition, vous pouvez gagner 1 ressource de votre choix.'), rulings: ['Vaut pour toute déclaration, quelle que soit la carte qui la permet.'] },
  callow: { title: abilities.callow, text: says('Vous ne pouvez taxer aucune cité que vous ne contrôlez pas, pas même une des vôtres.'), rulings: [] },
  committed: { title: abilities.committed, text: says('Quand vous attaquez, prenez 2 dés en plus de ceux de vos vaisseaux ; ces 2 dés sont obligatoires.'), rulings: ['Toujours 6 dés au plus d’un même type.'] },
  disorganized: { title: abilities.disorganized, text: says('Un déplacement emporte 2 vaisseaux au plus.'), rulings: [] },
  tactical: {
    title: abilities.tactical,
    text: says('Quand vous combattez avec le point d’action d’une Copie ou d’un Pivot, vous pouvez aussi vous déplacer, avant ou après.'),
    rulings: [onlyPip, 'Si vous vous déplacez d’abord, un combat doit suivre.', 'Un combat permis par une Arme compte.'],
  },
  violent: {
    title: abilities.violent,
    text: says('Pour Emprise, la première place vous donne la valeur de la seconde, sans bonus des cités ; la seconde ne vous donne rien.'),
    rulings: [twiceMeek],
  },
  charismatic: {
    title: abilities.charismatic,
    text: says('Quand vous sécurisez avec le point d’action d’une Copie ou d’un Pivot, vous pouvez aussi influencer, avant ou après.'),
    rulings: [onlyPip, 'Si vous influencez d’abord, vous devez pouvoir sécuriser ensuite ; la carte peut être une autre.'],
  },
  generous: {
    title: abilities.generous,
    text: says('Pour déclarer une ambition, vous devez donner une carte Guilde au Rival qui a le moins de Pouvoir. Sans carte Guilde, vous ne déclarez pas.'),
    rulings: ['À égalité, le premier dans l’ordre du tour la reçoit.'],
  },
  bold: { title: abilities.bold, text: says('Quand vous déclarez une ambition, vous pouvez placer 1 agent sur chacune des cartes de la Cour que vous voulez.'), rulings: ['Vaut pour toute déclaration, quelle que soit la carte qui la permet.'] },
  paranoid: { title: abilities.paranoid, text: says('Vous ne pouvez pas sécuriser une carte Guilde où vous n’avez qu’un seul agent.'), rulings: ['Les cartes Vox et le pillage de la Cour font exception.'] },
}

export const lore: Readonly<Record<LoreEffect, Effect>> = {
  'action summon': {
    title: title('summon', 'build'),
    text: says('Une fois par tour, construisez 1 vaisseau dans une cité que vous contrôlez, même Rivale.'),
    rulings: [instead],
  },
  'action fireRifles': {
    title: title('fireRifles', 'battle'),
    text: says('Choisissez un système où vous avez des vaisseaux intacts et un Rival présent dans un système adjacent : lancez 1 dé d’escarmouche par vaisseau intact, 6 au plus. Chaque dégât touche ses vaisseaux, puis ses bâtiments.'),
    rulings: ['Ce n’est pas un combat : rien de ce qui modifie les combats ne s’applique.', 'Les pièces détruites sont vos Trophées ; une cité détruite apporte Outrage et pillage de la Cour.', instead],
  },
  sprint: {
    text: says('Après un déplacement, un groupe de vaisseaux intacts qui viennent de bouger et se trouvent ensemble peut se déplacer une fois de plus.'),
    rulings: ['Un seul groupe, une fois toutes les étapes de la Catapulte finies.', 'Ce déplacement peut être une Catapulte s’il part d’un spatioport Loyal ; il n’en donne pas un autre.'],
  },
  mirror: { text: says('Quand on vous attaque avec au moins un dé d’assaut, ajoutez 1 interception.'), rulings: ['Plusieurs interceptions ne comptent qu’une fois par combat.'] },
  harbors: {
    text: says('Vos vaisseaux sont toujours construits intacts. Quand on vous attaque là où vous avez un spatioport intact, l’attaquant ne prend pas de dé de raid.'),
    rulings: ['Vos bâtiments, eux, suivent la règle ordinaire.'],
  },
  'signal breaker': { text: says('Quand vous attaquez avec des vaisseaux tous intacts, ignorez 1 interception obtenue aux dés.'), rulings: ['L’état des vaisseaux se juge au début du combat.', 'L’interception du Blindage miroir n’est pas ignorée.'] },
  drones: { text: says('Après un combat où vous attaquez, réparez 1 de vos vaisseaux en attaque.'), rulings: ['Il faut qu’un vaisseau en attaque ait survécu.'] },
  'gate ports': {
    text: says('Vous pouvez construire des spatioports dans les portes, un seul par porte. Quand un Rival entre dans une porte que vous contrôlez et où votre spatioport est intact, capturez 1 agent de sa réserve.'),
    rulings: ['Un spatioport par porte, quel qu’en soit le propriétaire.', 'Contrôle et spatioport se jugent avant l’arrivée des vaisseaux.'],
  },
  'cloud cities': {
    text: says('Vous pouvez construire une cité hors des emplacements d’une planète, une seule par planète, en payant 1 ressource du type de la planète.'),
    rulings: ['Une cité hors emplacement par planète, quel qu’en soit le propriétaire.', 'L’Outrage n’empêche pas ce paiement.'],
  },
  'action nurture': { title: title('nurture', 'build'), text: says('Taxez une de vos cités.'), rulings: ['Ce qui modifie une taxe s’applique.', instead] },
  'action prune': {
    title: title('prune', 'repair'),
    text: says('Remplacez un de vos spatioports par une cité, ou l’inverse, dans un emplacement de planète.'),
    rulings: ['Le bâtiment reste endommagé s’il l’était ; rien n’est détruit.', 'L’autre pièce doit être disponible dans votre réserve.'],
  },
  'gate stations': {
    text: says('Vous pouvez construire des cités dans les portes, une seule par porte. Une telle cité a les types de toutes les planètes de son secteur qui portent une cité.'),
    rulings: ['Une cité par porte, quel qu’en soit le propriétaire.', 'Une taxe donne un de ces types, au choix ; la détruire Provoque un Outrage de chacun.', 'Sans autre cité dans le secteur, elle n’a aucun type.'],
  },
  railguns: { text: says('Quand on vous attaque là où vous avez un vaisseau intact, l’attaquant subit 1 dégât avant de prendre ses dés.'), rulings: ['L’attaquant choisit le vaisseau touché.'] },
  'extra slot': { text: says('Vous avez un emplacement de ressource de plus, au coût de raid de 4 clés.'), rulings: ['Il est ouvert quel que soit le nombre de vos cités.'] },
  'reroll assault': { text: says('Quand vous attaquez, une fois après le jet, vous pouvez relancer 1 dé d’assaut par vaisseau intact en attaque.'), rulings: [] },
}
