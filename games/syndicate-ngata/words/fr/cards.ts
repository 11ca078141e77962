import { capital, line, type Line } from '#words/line.ts'
import { between, cardText as textOf, type CardWords, type Task, type TaskOf } from '../card-text.ts'
import type { CardKind, CardText } from '../contract.ts'
import { placeOfDeck } from '../lexicon.ts'
import { aKey, and, credits, crystals, dice, face, fuel, influence, keyList, or, plural, purse, side, vaultName, type Things } from './speak.ts'

export function cardTexts(t: Things): (kind: CardKind, id: string) => CardText {
  const words = cardWords(t)
  return (kind, id) => textOf(words, t.tables, kind, id)
}

function cardWords(t: Things): CardWords {
  const at = (id: string): Line => line`${t.territory(id)}.`
  return {
    title: (kind, id) =>
      kind === 'mission' ? t.mission(id).text
      : kind === 'vault' ? t.territory(t.tables.vaults.rows.find((row) => row.id === id)?.territory ?? id).text
      : t[kind](id).text,
    types: {
      mission: (kind, deck) => `${kinds[kind]} · ${t.territory(placeOfDeck(t.tables, deck)).text}`,
      confrontation: (side) => ({ sovereign: 'Confrontation · le Souverain', syndicate: 'Confrontation · un syndicat', trader: 'Marchand' })[side],
      technology: 'Technologie du vaisseau',
      vault: (number) => vaultName(number).replace('c', 'C'),
    },
    ordinary: (task) => [
      { title: 'Lieu', text: at(task.territory) },
      { title: 'Jet', text: rollText(task) },
      { title: 'Réussite', text: line`${rewardText(task)}.` },
      ...(task.failAlert > 0 ? [{ title: 'Échec', text: [`Alerte +${task.failAlert}.`] }] : []),
    ],
    courier: ({ start, crystals: n, dest, capEach, ladder }) => [
      { title: 'Départ', text: line`${t.territory(start)} : charger ${crystals(n)}.` },
      { title: 'Livraison', text: dest.length === 1 ? line`À ${t.territory(dest[0])}.` : line`${capital(t.atAll(dest))}, ${capEach} au plus par lieu.` },
      { title: 'Paie', text: line`${between(ladder.map(([c, i], step) => line`${plural(step + 1, 'livré', 'livrés')} : ${purse(c, i)}`), ' ; ')}.` },
    ],
    tech: ({ start, pick, deliver, reward }) => [
      { title: 'Départ', text: at(start) },
      { title: 'Collecte', text: pick.length === 1 ? line`Un cristal à ${t.territory(pick[0])}.` : line`Un cristal à chaque endroit : ${t.places(pick)}.` },
      { title: 'Livraison', text: line`Tous à ${t.territory(deliver)}.` },
      {
        title: 'Gain',
        text:
          reward.does === 'tech' ? line`${capital(t.theTechnology(reward.card))}.`
          : reward.does === 'choice' ? ['Une technologie au choix.']
          : [`${plural(reward.levels, 'niveau d’assaut', 'niveaux d’assaut')} de plus.`],
      },
    ],
    defense: ({ territory, need, pick, reward: [c, i] }) => [
      { title: 'Départ', text: line`${capital(t.atAny([territory, ...pick]))}.` },
      { title: 'Collecte', text: line`Un cristal par endroit, autant que vous voulez : ${t.places(pick)}.` },
      { title: 'Jet', text: line`À ${t.territory(territory)}, 1 dé : ${face(need)}, et 1 de moins par cristal à bord.` },
      { title: 'Réussite', text: line`${purse(c, i)}.` },
    ],
    missionRulings: (task) => missionRulings(t, task),
    ways: {
      bribe: (prices) => ({ title: 'Pot-de-vin', text: line`${or(prices.map((price) => (price.in === 'credits' ? credits(price.amount) : influence(price.amount))))}.` }),
      attack: (level) => ({ title: 'Attaque', text: [`Contre ${dice(level)}.`] }),
      dragnet: { title: 'Fouille', text: ['Toute la contrebande est perdue, compartiment compris ; alerte +1.'] },
      errand: (to) => ({ title: 'Mission', text: line`Porter un cube rouge ${t.atAll(to)}.` }),
      flee: (n) => ({ title: 'Fuite', text: line`${fuel(n)}.` }),
      trade: ({ give, get }) => ({ text: line`${capital(side(get))} contre ${side(give)}.` }),
    },
    sideRulings: {
      sovereign: ['Le compartiment est fouillé lui aussi.', 'Un pot-de-vin met fin à tout : pas de fouille, et l’alerte ne bouge pas.'],
      syndicate: ['Votre plus haut dé doit dépasser le leur.', 'Ce qui est dans le compartiment échappe aux syndicats.'],
      trader: ['Il ne vous barre jamais la route : aucune réponse n’est demandée.', 'À chaque tuile de marchand, vous traitez avec tous les marchands rencontrés.'],
    },
    compartment: ({ slots }) => [`Le compartiment du contrebandier a ${plural(slots, 'place', 'places')}.`],
    tank: ({ fuel: n }) => line`Le réservoir contient ${fuel(n)} ; la place gagnée est vide.`,
    reroll: () => ['Une fois par hypersaut, vous pouvez en relancer tous les dés.'],
    cheapBribes: ({ less, least }) => [`Chaque pot-de-vin coûte ${less} de moins, mais jamais moins de ${least}.`],
    vault: (territory, keys, last) => [
      { title: 'Clés', text: line`${keyList(keys)}.` },
      { title: 'Ouverture', text: last ? ['La campagne est gagnée aussitôt.'] : line`Ses missions se piochent à ${t.territory(territory)}, et une page de l’histoire est gagnée.` },
    ],
  }
}

export const kinds = { ordinary: 'Mission', courier: 'Mission de messager', tech: 'Mission technologique', defense: 'Mission de défense' } as const

function rollText({ need, hands, greenNeed }: TaskOf<'ordinary'>): Line {
  const more = hands.length > 0 ? line` ; aides : ${between(hands.map((price) => line`+1 dé pour ${credits(price)}`), ', puis ')}` : ''
  const green = greenNeed === null ? '' : line` ; ${face(greenNeed)} avec ${aKey('GREEN')}`
  return line`${face(need)} avec 1 dé${more}${green}.`
}

const rewardText = ({ credits: n, key }: TaskOf<'ordinary'>): Line => capital(and([...(n > 0 ? [credits(n)] : []), ...(key === null ? [] : [aKey(key)])]))

function missionRulings({ tables }: Things, task: Task): readonly Line[] {
  const box = tables.box.rows
  switch (task.kind) {
    case 'ordinary':
      return [['La carte disparaît après le jet, réussi ou non.'], ['Les aides se paient avant le jet.']]
    case 'courier':
      return [['La paie tombe une seule fois, à la fin, pour tout ce qui a été livré.'], ['Un cristal perdu n’est pas remplacé ; les autres comptent toujours.']]
    case 'tech':
      return [['Perdre un de ses cristaux fait échouer la mission.'], task.reward.does === 'assault' ? [`Le niveau d’assaut ne dépasse pas ${box.assaultMax}.`] : line`Une technologie déjà à bord est remplacée par ${credits(box.technologyCredits)}.`]
    case 'defense':
      return [['Une défense n’admet pas d’aide.'], [`Il faut toujours au moins ${box.defenseLeast}.`]]
  }
}
