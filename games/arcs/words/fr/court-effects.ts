import { line } from '#words/line.ts'
import type { CourtEffect } from '../../data/court.ts'
import type { StandardAction, Suit, Verb } from '../../data/names.ts'
import { says, type Effect } from '../card-text.ts'
import { actions, suits } from './names.ts'
import { amountOf, ofResource, resourceName } from './speak.ts'

const instead = 'La nouvelle action remplace celle entre parenthèses, payée par un point d’action ou par une ressource sans Outrage.'
const later = 'Sécurisée pendant votre Prélude, la carte ne sert pas avant votre prochain tour.'
const idle = 'La carte peut aussi être défaussée sans effet.'
const weaponIcons = 'Comptez les icônes Arme de vos jetons et de vos cartes Guilde, celle-ci comprise.'
const ransackToo = 'Piller la carte la sécurise aussi.'

const title = (verb: Verb, base: StandardAction): string => `${actions[verb]} (${actions[base]})`

const union = (suit: Suit): Effect => ({
  title: 'Prélude',
  text: says(`Posez le Syndicat près d’une carte ${suits[suit]} face visible de cette manche : en fin de manche, cette carte vient dans votre main et le Syndicat est défaussé.`),
  rulings: ['Votre propre carte convient ; une carte jouée face cachée, non.', 'Une fois placé, le Syndicat ne se vole plus et ne compte plus pour les ambitions.', 'L’initiative est vérifiée avant que vous preniez la carte.', later],
})

/** What each effect of a Court card does. */
export const court: Readonly<Record<CourtEffect, Effect>> = {
  loyal: {
    text: (of) => line`Cette carte survit à vos Outrages. N’importe quelle ressource peut être dépensée comme ${amountOf(of, 1)} pour l’action de Prélude de ce type, Outrage ou non.`,
    rulings: ['L’Outrage est ignoré sur les deux types : celui de la carte et celui du jeton dépensé.'],
  },
  cartel: {
    text: (of) => line`La réserve ${ofResource(of, 2)} se trouve sur cette carte et compte pour votre Abondance, mais vous ne pouvez pas la dépenser. Après chaque décompte, tous vos Rivaux défaussent leurs ${resourceName(of, 2)}.`,
    rulings: [
      'C’est toujours la réserve : tout le monde continue d’y gagner des jetons.',
      'La défausse a lieu même si Abondance n’est pas déclarée ; les cartes Guilde restent.',
      'Un raid ne prend rien sur la carte ; les Langues d’argent, si.',
    ],
  },
  'union administration': union('administration'),
  'union aggression': union('aggression'),
  'union construction': union('construction'),
  'union mobilization': union('mobilization'),
  'action manufacture': { title: title('manufacture', 'build'), text: () => line`Gagnez ${amountOf('material', 1)}.`, rulings: [instead] },
  'action synthesize': { title: title('synthesize', 'build'), text: () => line`Gagnez ${amountOf('fuel', 1)}.`, rulings: [instead] },
  'action pressgang': {
    title: title('pressgang', 'build'),
    text: says('Rendez autant de Captifs que vous voulez ; pour chacun, gagnez 1 ressource de votre choix.'),
    rulings: [instead],
  },
  'action execute': { title: title('execute', 'influence'), text: says('Déplacez autant de Captifs que vous voulez dans vos Trophées.'), rulings: [] },
  'action abduct': {
    title: title('abduct', 'battle'),
    text: says('Choisissez une carte de la Cour qui porte des agents Rivaux, moins nombreux que vos icônes Arme : capturez-les tous.'),
    rulings: [weaponIcons, 'La carte et vos propres agents restent à la Cour.', instead],
  },
  'action trade': {
    title: title('trade', 'tax'),
    text: says('Choisissez une cité Rivale que vous contrôlez : prenez à son propriétaire 1 ressource du type de la cité et donnez-lui 1 ressource d’un type qui lui manque.'),
    rulings: ['Ce qui lui manque se juge avant l’échange.', 'Ce n’est ni un vol ni une taxe : pas de Captif, et les Protecteurs assermentés ne l’empêchent pas.', instead],
  },
  'prelude hoard': {
    title: 'Prélude',
    text: (of) => line`Défaussez cette carte : gagnez ${amountOf(of, 1)} par emplacement de ressource vide. Si la réserve ne suffit pas, volez le reste à des Rivaux de votre choix.`,
    rulings: [later, idle],
  },
  'prelude extort': { title: 'Prélude', text: (of) => line`Défaussez cette carte : volez ${amountOf(of, 1)} à un Rival.`, rulings: [later, idle] },
  'prelude garrison': {
    title: 'Prélude',
    text: says('Défaussez cette carte : placez 1 vaisseau dans chaque porte en jeu.'),
    rulings: ['Si vos vaisseaux ne suffisent pas, vous choisissez les portes.', later, idle],
  },
  'prelude levy': {
    title: 'Prélude',
    text: says('Défaussez cette carte : placez 3 vaisseaux dans un système que vous contrôlez.'),
    rulings: ['S’il vous en reste moins de 3, placez ceux qui restent.', later, idle],
  },
  'prelude spy': {
    title: 'Prélude',
    text: says('Avant toute autre action, défaussez cette carte : saisissez l’initiative.'),
    rulings: ['Impossible si vous avez l’initiative ou si quelqu’un l’a déjà saisie dans cette manche.'],
  },
  'prelude foresee': {
    title: 'Prélude',
    text: says('Défaussez cette carte et autant de cartes de votre main que vous voulez : piochez-en autant, plus une, au bas de la défausse des actions.'),
    rulings: ['Sans rien défausser de votre main, vous piochez 1 carte.', later, idle],
  },
  'prelude persuade': {
    title: 'Prélude',
    text: says('Défaussez cette carte : volez 1 ressource ou 1 carte Guilde à un Rival.'),
    rulings: ['Une ressource posée sur un Cartel convient aussi.', later, idle],
  },
  'prelude broker': {
    title: 'Prélude',
    text: () => line`Défaussez cette carte : gagnez ${amountOf('material', 1)}, ${amountOf('fuel', 1)} et ${amountOf('weapon', 1)}.`,
    rulings: [later, idle],
  },
  'prelude fence': {
    title: 'Prélude',
    text: () => line`Une fois par tour, défaussez 1 ressource : gagnez ${amountOf('relic', 1)}.`,
    rulings: ['La carte reste en jeu.', 'Une ressource sous Outrage convient.', later],
  },
  'gate dice': { text: says('Quand vous attaquez à une porte, vous pouvez prendre jusqu’à 2 dés de plus.'), rulings: ['Toujours 6 dés au plus d’un même type.'] },
  'reroll skirmish': {
    text: says('Quand vous attaquez, une fois après le jet, vous pouvez relancer autant de dés d’escarmouche que vous avez d’icônes Arme.'),
    rulings: [weaponIcons],
  },
  'see hand': { text: says('Quand vous déclarez une ambition, vous pouvez regarder la main d’un Rival, puis échanger une carte avec lui.'), rulings: ['Vaut pour toute déclaration, quelle que soit la carte qui la permet.'] },
  'secret declaration': { text: says('Quand vous déclarez Protection ou Emprise, le marqueur zéro n’est pas placé.'), rulings: ['Votre carte de Meneur garde son numéro.'] },
  guard: {
    text: says('Les Rivaux ne peuvent voler ni vos ressources ni vos autres cartes Guilde. S’ils volent cette carte, elle est enterrée sous la pioche de la Cour.'),
    rulings: ['Une fois cette carte volée, le même raid peut continuer sur le reste.', 'Un troc n’est pas un vol.'],
  },
  bards: {
    text: says('Quand vous surpassez ou pivotez, avant toute action et si personne n’a déclaré dans cette manche, vous pouvez déclarer l’ambition de votre carte, sans marqueur zéro.'),
    rulings: ['Avant ou après avoir saisi l’initiative.'],
  },
  'secured uprising': {
    title: 'Sécurisée',
    text: says('Choisissez un secteur en jeu : placez 1 vaisseau dans chacun de ses 4 systèmes. Défaussez cette carte.'),
    rulings: ['Si vos vaisseaux ne suffisent pas, vous choisissez les systèmes.', 'En plein combat, ces vaisseaux ne sont pas en attaque.', ransackToo],
  },
  'secured demands': {
    title: 'Sécurisée',
    text: says('Vous pouvez déclarer l’ambition de votre choix, sans marqueur zéro. Défaussez cette carte.'),
    rulings: ['Il faut qu’un marqueur ambition soit disponible.', ransackToo],
  },
  'secured outrage': {
    title: 'Sécurisée',
    text: says('Vous pouvez choisir une ressource : tous les joueurs, vous aussi, Provoquent un Outrage de ce type. Défaussez cette carte.'),
    rulings: ['Aucune cité n’étant détruite, personne ne pille la Cour.', ransackToo],
  },
  'secured freedom': {
    title: 'Sécurisée',
    text: says('Vous pouvez renvoyer une cité d’un système que vous contrôlez sur le plateau de son propriétaire ; vous pouvez alors saisir l’initiative. Mélangez cette carte dans la pioche de la Cour.'),
    rulings: ['Une cité à vous convient.', 'La carte est mélangée dans tous les cas ; elle peut revenir aussitôt.', ransackToo],
  },
  'secured struggle': {
    title: 'Sécurisée',
    text: says('Vous pouvez voler 1 carte Guilde. Mélangez ensuite toutes les cartes Guilde de la défausse de la Cour dans sa pioche. Défaussez cette carte.'),
    rulings: [ransackToo],
  },
  'secured call': { title: 'Sécurisée', text: says('Piochez 1 carte au bas de la défausse des actions. Défaussez cette carte.'), rulings: [ransackToo] },
}
