import { french } from '#words/grammar.ts'
import { line, listOf, type Line, type Part } from '#words/line.ts'
import type { UiWords } from './ui-words.ts'

const choices = (count: number): string => (count === 1 ? 'un choix' : `${count} choix`)

/** “de Luca”, “d’Inès, Luca et Marco”. */
function of(players: readonly Part[]): Line {
  const [first = ''] = players
  const name = typeof first === 'string' ? first : first.text
  return line`${french.ofName(name).slice(0, -name.length || undefined)}${listOf(players, 'et')}`
}

export const fr: UiWords = {
  close: 'Fermer',
  back: 'Retour',
  cancel: 'Renoncer',
  confirm: 'Confirmer',
  less: 'Un de moins',
  more: 'Un de plus',

  yourDecision: 'Votre décision',
  choices: 'Choix possibles',
  alsoPossible: 'Vous pouvez aussi',
  whyNot: 'Pourquoi pas ?',
  whyNotNothing: 'Tout ce qui peut se jouer ici est proposé.',
  showChoices: 'Montrer les choix',
  hideChoices: 'Replier les choix',
  always: 'Toujours répondre ainsi',
  standing: 'Réponses automatiques',
  endStanding: 'Ne plus répondre d’avance',
  showScore: 'Voir le décompte',
  watching: 'Vous regardez cette partie.',
  waitingForTable: () => line`Un instant…`,
  waitingFor: (players) => line`En attente ${of(players)}.`,
  won: (players) => (players.length === 0 ? line`La partie est terminée, et perdue.` : players.length === 1 ? line`Partie terminée : victoire ${of(players)}.` : line`Partie terminée : victoire partagée entre ${listOf(players, 'et')}.`),
  youWon: () => line`Partie terminée : vous l’emportez !`,
  groupCount: (count) => (count === 1 ? 'une possibilité' : `${count} possibilités`),

  undo: 'Annuler',
  undoLast: 'Annuler le dernier choix',
  undoTogether: {
    reach: 'avec l’accord de la table',
    title: 'Demander à revenir en arrière',
    why: 'Depuis, une carte a été vue, le hasard a parlé ou quelqu’un a répondu : il faut l’accord de tous. Les robots acceptent toujours.',
    send: 'Demander',
  },
  undoAlone: {
    reach: 'au-delà de ce qui est révélé',
    title: 'Revenir plus loin en arrière',
    why: 'Depuis, une carte a été vue ou le hasard a parlé. Aucune autre personne ne joue ici : il ne faut l’accord de personne.',
    send: 'Revenir',
  },
  undoHowFar: 'Choix à reprendre, tous joueurs confondus',
  undoNothing: 'rien à annuler',
  undoAgree: 'Accepter',
  undoRefuse: 'Refuser',
  undoWithdraw: 'Retirer ma demande',
  retract: 'Reprendre ma réponse',
  retractHint: 'Possible tant que les autres n’ont pas tous répondu.',
  timeToReact: 'Temps pour réagir',
  untilTimeIsUp: 'Vous pouvez changer d’avis tant que le temps court.',
  withoutAnswer: (option) => line`Sans réponse : ${option}`,
  undoFree: (count) => (count === 1 ? 'votre dernier choix' : `jusqu’à ${count} choix`),
  undoAll: (count) => `Annuler mes ${count} derniers choix`,
  undoProposed: (player, count) => line`${player} demande à reprendre ${choices(count)}.`,
  undoWaiting: (count, agreed) => (agreed <= 1 ? line`Vous demandez à reprendre ${choices(count)}. Personne n’a encore répondu.` : line`Vous demandez à reprendre ${choices(count)}. Accords reçus : ${agreed - 1}.`),

  log: 'Journal',
  logEmpty: 'La partie commence : ses coups s’écriront ici.',
  logNewest: 'Aller au plus récent',
  chat: 'Discussion',
  chatEmpty: 'Personne n’a encore rien dit.',
  chatField: 'Écrire à la table',
  chatSend: 'Envoyer',
  logUndo: (count) => line`La table revient en arrière : ${count === 1 ? 'un choix repris' : `${count} choix repris`}.`,
  logBot: (player) => line`Un robot garde la place ${of([player])}.`,
  logPerson: (player) => line`${player} reprend sa place.`,
  logResign: (player) => line`${player} abandonne la partie.`,

  hint: 'Conseil',
  hintLead: 'Un bon joueur à vos côtés : les meilleurs choix avec leurs chances, et ce qui parle pour eux.',
  hintAsk: 'Demander conseil',
  hintThinking: 'Réflexion en cours…',
  hintIdle: 'On ne vous demande rien pour l’instant.',
  hintNone: 'Il n’y a qu’une chose à faire ici.',
  hintBest: 'Les meilleurs choix',
  hintFor: 'Ce qui parle pour ce choix',
  hintTake: 'Faire ce choix',
  hintChance: (percent) => `${percent} % de chances de gagner`,
  hintAlone: (percent) => `${percent} % du chemin vers le succès`,

  score: 'Décompte',
  source: 'Origine des points',
  total: 'Total',
  place: 'Rang',
  placeOf: (place) => (place === 1 ? '1er' : `${place}e`),
  points: (count) => (Math.abs(count) <= 1 ? `${count} point` : `${count} points`),

  plainTable: 'Table simple',
  plainTableHint: 'Le plateau dessiné n’a pas pu être chargé. Voici la partie sous forme de listes, on peut y jouer normalement.',
  nothingHere: 'rien',
}
