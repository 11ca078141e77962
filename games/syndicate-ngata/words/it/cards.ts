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
      confrontation: (side) => ({ sovereign: 'Confronto · il Sovrano', syndicate: 'Confronto · un sindacato', trader: 'Mercante' })[side],
      technology: 'Tecnologia della nave',
      vault: (number) => vaultName(number).replace('c', 'C'),
    },
    ordinary: (task) => [
      { title: 'Luogo', text: at(task.territory) },
      { title: 'Tiro', text: rollText(task) },
      { title: 'Successo', text: line`${rewardText(task)}.` },
      ...(task.failAlert > 0 ? [{ title: 'Fallimento', text: [`Allerta +${task.failAlert}.`] }] : []),
    ],
    courier: ({ start, crystals: n, dest, capEach, ladder }) => [
      { title: 'Partenza', text: line`${t.territory(start)}: carica ${crystals(n)}.` },
      { title: 'Consegna', text: dest.length === 1 ? line`A ${t.territory(dest[0])}.` : line`${capital(t.atAll(dest))}, al massimo ${capEach} per luogo.` },
      { title: 'Paga', text: line`${between(ladder.map(([c, i], step) => line`${plural(step + 1, 'consegnato', 'consegnati')}: ${purse(c, i)}`), '; ')}.` },
    ],
    tech: ({ start, pick, deliver, reward }) => [
      { title: 'Partenza', text: at(start) },
      { title: 'Raccolta', text: pick.length === 1 ? line`Un cristallo a ${t.territory(pick[0])}.` : line`Un cristallo in ogni luogo: ${t.places(pick)}.` },
      { title: 'Consegna', text: line`Tutti a ${t.territory(deliver)}.` },
      {
        title: 'Ricompensa',
        text:
          reward.does === 'tech' ? line`${capital(t.theTechnology(reward.card))}.`
          : reward.does === 'choice' ? ['Una tecnologia a scelta.']
          : [`${plural(reward.levels, 'livello d’assalto', 'livelli d’assalto')} in più.`],
      },
    ],
    defense: ({ territory, need, pick, reward: [c, i] }) => [
      { title: 'Partenza', text: line`${capital(t.atAny([territory, ...pick]))}.` },
      { title: 'Raccolta', text: line`Un cristallo per luogo, quanti ne vuoi: ${t.places(pick)}.` },
      { title: 'Tiro', text: line`A ${t.territory(territory)}, 1 dado: ${face(need)}, e 1 in meno per ogni cristallo a bordo.` },
      { title: 'Successo', text: line`${purse(c, i)}.` },
    ],
    missionRulings: (task) => missionRulings(t, task),
    ways: {
      bribe: (prices) => ({ title: 'Tangente', text: line`${or(prices.map((price) => (price.in === 'credits' ? credits(price.amount) : influence(price.amount))))}.` }),
      attack: (level) => ({ title: 'Attacco', text: [`Contro ${dice(level)}.`] }),
      dragnet: { title: 'Perquisizione', text: ['Perdi tutto il contrabbando, anche nel compartimento; allerta +1.'] },
      errand: (to) => ({ title: 'Missione', text: line`Porta un cubo rosso ${t.atAll(to)}.` }),
      flee: (n) => ({ title: 'Fuga', text: line`${fuel(n)}.` }),
      trade: ({ give, get }) => ({ text: line`${capital(side(get))} per ${side(give)}.` }),
    },
    sideRulings: {
      sovereign: ['Anche il compartimento viene perquisito.', 'Una tangente chiude tutto: niente perquisizione, e l’allerta non si muove.'],
      syndicate: ['Il tuo dado più alto deve superare il loro.', 'Ciò che sta nel compartimento è al sicuro dai sindacati.'],
      trader: ['Non ti sbarra mai la strada: non chiede risposte.', 'A ogni tessera mercante tratti con tutti i mercanti incontrati.'],
    },
    compartment: ({ slots }) => [`Il compartimento del contrabbandiere ha ${plural(slots, 'posto', 'posti')}.`],
    tank: ({ fuel: n }) => line`Il serbatoio contiene ${fuel(n)}; lo spazio nuovo è vuoto.`,
    reroll: () => ['Una volta per ipersalto puoi tirarne di nuovo tutti i dadi.'],
    cheapBribes: ({ less, least }) => [`Ogni tangente costa ${less} in meno, ma mai meno di ${least}.`],
    vault: (territory, keys, last) => [
      { title: 'Chiavi', text: line`${keyList(keys)}.` },
      { title: 'Apertura', text: last ? ['La campagna è vinta subito.'] : line`Le sue missioni si pescano a ${t.territory(territory)}, e si sblocca una pagina della storia.` },
    ],
  }
}

export const kinds = { ordinary: 'Missione', courier: 'Missione di consegna', tech: 'Missione tecnologica', defense: 'Missione di difesa' } as const

function rollText({ need, hands, greenNeed }: TaskOf<'ordinary'>): Line {
  const more = hands.length > 0 ? line`; aiutanti: ${between(hands.map((price) => line`+1 dado per ${credits(price)}`), ', poi ')}` : ''
  const green = greenNeed === null ? '' : line`; ${face(greenNeed)} con ${aKey('GREEN')}`
  return line`${face(need)} con 1 dado${more}${green}.`
}

const rewardText = ({ credits: n, key }: TaskOf<'ordinary'>): Line => capital(and([...(n > 0 ? [credits(n)] : []), ...(key === null ? [] : [aKey(key)])]))

function missionRulings({ tables }: Things, task: Task): readonly Line[] {
  const box = tables.box.rows
  switch (task.kind) {
    case 'ordinary':
      return [['La carta sparisce dopo il tiro, riuscito o no.'], ['Gli aiutanti si pagano prima del tiro.']]
    case 'courier':
      return [['La paga arriva una volta sola, alla fine, per tutto ciò che è stato consegnato.'], ['Un cristallo perso non viene sostituito; gli altri contano ancora.']]
    case 'tech':
      return [['Perdere uno dei suoi cristalli fa fallire la missione.'], task.reward.does === 'assault' ? [`Il livello d’assalto non supera ${box.assaultMax}.`] : line`Al posto di una tecnologia già a bordo ricevi ${credits(box.technologyCredits)}.`]
    case 'defense':
      return [['Una difesa non ammette aiutanti.'], [`Serve sempre almeno ${box.defenseLeast}.`]]
  }
}
