import { capital, line, type Line } from '#words/line.ts'
import { COURIER } from '../../data/content.ts'
import { ENDED } from '../../rules/events.ts'
import { RESULT } from '../../rules/state.ts'
import { JUMP_RESULT } from '../../rules/travel.ts'
import type { Events } from '../assemble.ts'
import { and, crystals, cubes, face, faces, fuel, keyParts, plural, purse, vaultName, type French } from './speak.ts'

/** Lines of the log, to be read aloud. What another line says already has none of its own. */
export const events: Events<French> = {
  flew: ({ from, to, fuel: n }, t) => line`${t.does('vole', 'volez')} ${t.fromAt(from)} à ${t.at(to)} (${fuel(n)}).`,
  tookRoute: ({ from, to, fuel: n }, t) => line`${t.does('suit', 'suivez')} la route commerciale ${t.fromAt(from)} à ${t.at(to)} (${fuel(n)}).`,
  jumped: ({ from, to, fuel: n }, t) => line`${t.does('saute', 'sautez')} ${t.fromAt(from)} à ${t.at(to)} (${fuel(n)}).`,
  jumpDice: ({ dice, result }) => [`${dice.length === 1 ? 'Dé' : 'Dés'} de conséquence : ${faces(dice)}, ${result === JUMP_RESULT.safe ? 'il ne se passe rien' : result === JUMP_RESULT.trap ? 'un piège du Souverain' : 'une confrontation'}.`],
  trapped: ({ at }, t) => line`Le piège du Souverain se referme à ${t.at(at)}.`,

  refilled: ({ fuel: n }, t) => (n === 0 ? line`${t.does('se ravitaille', 'vous ravitaillez')} : le réservoir était déjà plein.` : line`${t.does('se ravitaille', 'vous ravitaillez')} : ${fuel(n)}, le plein est fait.`),
  fuelConfrontation: (_, t) => line`${t.does('ne trouve', 'ne trouvez')} pas de carburant, mais de la compagnie.`,
  fuelShuffled: () => ['La pile de carburant est remélangée.'],

  drewMission: ({ mission, deck }, t) => line`${t.does('pioche', 'piochez')} ${t.missionAt(mission)} à ${t.at(t.c.decks.at[deck])}.`,
  discardedMission: ({ mission }, t) => line`${t.does('défausse', 'défaussez')} ${t.missionAt(mission)}.`,
  rolledMission: ({ mission, dice, need, won }, t) => line`${t.missionAt(mission)}, ${face(need)} requis : ${faces(dice)}. ${won === 1 ? 'Réussite.' : 'Échec.'}`,
  startedMission: ({ mission, crystals: n }, t) => line`${t.does('commence', 'commencez')} ${t.missionAt(mission)}${n > 0 ? ` : ${crystals(n)} à bord` : ''}.`,
  tookCrystal: ({ mission, at }, t) => line`${t.does('prend', 'prenez')} un cristal pour ${t.missionAt(mission)} à ${t.at(at)}.`,
  deliveredCrystals: ({ mission, at, crystals: n }, t) => line`${t.does('livre', 'livrez')} ${crystals(n)} pour ${t.missionAt(mission)} à ${t.at(at)}.`,
  defended: ({ mission, die, need, won }, t) => line`${t.missionAt(mission)}, ${face(need)} requis : ${die}. ${won === 1 ? 'La place tient.' : 'La place tombe.'}`,
  endedMission: ({ mission, how, delivered }, t) => endedLine(t, mission, how, delivered),
  gotTechnology: ({ technology }, t) => line`${t.does('installe', 'installez')} ${t.technologyAt(technology)}.`,
  raisedAssault: ({ level }, t) => line`${t.say('Le', 'Votre')} niveau d’assaut passe à ${level}.`,

  gained: ({ credits, influence }, t) => line`${t.does('reçoit', 'recevez')} ${purse(credits, influence)}.`,
  paid: ({ credits, influence }, t) => line`${t.does('paie', 'payez')} ${purse(credits, influence)}.`,
  gotKey: ({ key }, t) => line`${t.does('obtient', 'obtenez')} ${t.keyAt(key)}.`,
  gaveKey: ({ key }, t) => line`${t.does('cède', 'cédez')} ${t.keyAt(key)}.`,
  droppedKey: ({ key }, t) => line`${t.does('largue', 'larguez')} ${t.keyAt(key)} dans le vide.`,
  droppedCrystal: ({ mission }, t) => line`${t.does('largue', 'larguez')} un cristal de ${t.missionAt(mission)} dans le vide.`,
  droppedCubes: ({ card }, t) => line`${t.does('largue', 'larguez')} dans le vide les cubes rouges ${t.ofCardAt(card)}.`,
  lostCargo: ({ keys, crystals: n, cubes: red }, t) => line`${t.does('perd', 'perdez')} ${cargo(keys, n, red)}.`,
  alert: ({ level, max }) => [`L’alerte monte à ${level} sur ${max}.`],

  met: ({ card, at }, t) => line`${capital(t.cardAt(card))} ${t.agree(card, 'apparaît', 'apparaissent')} à ${t.at(at)}.`,
  faced: ({ card, at }, t) => line`${t.does('affronte', 'affrontez')} ${t.cardAt(card)} à ${t.at(at)}.`,
  bribed: ({ card }, t) => line`${t.does('achète', 'achetez')} le silence ${t.ofCardAt(card)}.`,
  attacked: ({ card, mine, theirs, won }, t) => line`${t.does('attaque', 'attaquez')} ${t.cardAt(card)} : ${faces(mine)} contre ${faces(theirs)}. ${won === 1 ? 'Gagné.' : 'Perdu.'}`,
  dragnet: ({ card }, t) => line`${capital(t.cardAt(card))} ${t.agree(card, 'fouille', 'fouillent')} tout le vaisseau.`,
  fled: ({ card, from, to, fuel: n }, t) => line`${t.does('fuit', 'fuyez')} ${t.cardAt(card)} vers ${t.at(to)} (${fuel(n)}) ; une tuile reste à ${t.at(from)}.`,
  tookErrand: ({ card }, t) => line`${t.does('prend', 'prenez')} deux cubes rouges ${t.ofCardAt(card)} : un pour ${t.at(t.c.confrontations.mission[card][0])}, un pour ${t.at(t.c.confrontations.mission[card][1])}.`,
  deliveredCube: ({ at }, t) => line`${t.does('remet', 'remettez')} un cube rouge à ${t.at(at)}.`,
  endedErrand: ({ card, done }, t) => line`${done === 1 ? 'Les deux cubes sont arrivés' : 'Les cubes sont perdus'} : l’affaire ${t.ofCardAt(card)} est close.`,
  confrontationsShuffled: () => ['Les confrontations sont remélangées.'],

  metTrader: ({ card, at, tile }, t) => line`${t.does('rencontre', 'rencontrez')} ${t.cardAt(card)} à ${t.at(at)}${tile === 1 ? ' : on y commerce désormais' : ''}.`,
  traded: ({ trade }, t) => line`${t.does('fait', 'faites')} affaire avec ${t.cardAt(t.c.confrontations.trades.findIndex((trades) => trades.includes(trade)))}.`,
  exchanged: (_, t) => line`${t.does('passe', 'passez')} à la banque.`,

  placedKey: ({ key, vault }, t) => line`${t.does('place', 'placez')} ${t.keyAt(key)} dans le ${t.vaultAt(vault)}.`,
  openedVault: ({ vault, number }, t) => line`Le ${vaultName(number)} s’ouvre à ${t.at(t.c.vaults.territory[vault])} : une page de l’histoire est gagnée.`,
  gameOver: ({ result, opened }, t) => {
    const sum = opened === 0 ? 'sans un coffre ouvert' : `avec ${plural(opened, 'coffre ouvert', 'coffres ouverts')}`
    if (result === RESULT.won) return line`${t.does('a', 'avez')} ouvert le dernier coffre : la campagne est gagnée.`
    return line`${result === RESULT.alert ? 'Le Souverain sait tout' : 'Il ne reste plus de mission'} : la campagne est perdue ${sum}.`
  },
}

function endedLine(t: French, mission: number, how: number, delivered: number): Line {
  if (t.c.missions.kind[mission] === COURIER) {
    const all = delivered === 0 ? 'rien n’est livré' : `${plural(delivered, 'cristal livré', 'cristaux livrés')} sur ${t.c.missions.crystals[mission]}`
    return line`${t.missionAt(mission)} ${how === ENDED.abandoned ? 'est abandonnée' : 'est terminée'} : ${all}.`
  }
  return line`${t.missionAt(mission)} ${how === ENDED.done ? 'est accomplie' : how === ENDED.failed ? 'a échoué' : 'est abandonnée'}.`
}

const cargo = (keys: readonly number[], n: number, red: number): Line =>
  and([...keyParts(keys), ...(n > 0 ? [crystals(n)] : []), ...(red > 0 ? [cubes(red)] : [])])
