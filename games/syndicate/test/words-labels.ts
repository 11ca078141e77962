import { plain, ref, type Line } from '#words/line.ts'

/** Labels said with samples, so that every one of them can be read. */

type Label = string | Line | ((...args: readonly unknown[]) => string | Line | Labels)
export type Labels = { readonly [key: string]: Label | Labels | readonly string[] }

const marco = ref('player', '1', 'Marco')
const anna = ref('player', '2', 'Anna')
const everybody = [[marco], [anna], ['you'], ['phantom']]
const counts = [[0], [1], [3]]

/** What each label that needs something is said with. A label that is not here is reported with a question mark. */
const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  percent: [[0], [0.4], [67]],
  decimal: [[6.66]],
  'areas.matOf': [[anna], [marco]],
  'round.round': [[3]],
  'round.endBetween': [[5, 7], [6, 6]],
  'round.endAnnounced': [[7]],
  'round.sovereignDeck': [[1], [4]],
  'round.operationDeck': counts,
  'round.discard': counts,
  'round.turnOf': everybody,
  'round.actionsLeft': [[1], [2]],
  'map.heldBy': everybody,
  'map.spoken': [
    ['koss', 'EXO', marco, ['fort']],
    ['etna', 'MIDDLE', 'you', []],
    ['io', 'MIDDLE', 'phantom', []],
    ['tycho', 'INNER', undefined, []],
  ],
  'map.buyFor': [[[8, 4, 0]]],
  'map.fortifyFor': [[[4, 0, 6]]],
  'map.special': [['mining', 1], ['mining', 2], ['military', 4], ['research', 3], ['casino', 1]],
  'map.research': [[1, 3]],
  'map.beam': [['ceto', 'etna'], ['hypatia', 'io']],
  'map.beamGranted': everybody,
  'map.shieldedFrom': [['ceto'], ['etna']],
  'map.route': [['A']],
  'map.routeGain': [[4]],
  'map.routeStops': [[['koss', 'new_victoria', 'vimana']]],
  'map.routeHeld': everybody.map((who) => [...who, 2, 3]),
  'map.destroyerAt': [['goshen']],
  'map.missionOf': everybody,
  'alert.level': [[8, 8]],
  'alert.levelHint': [[8, 8, 'red'], [1, 6, 'yellow'], [4, 8, 'orange']],
  'market.price': [[1], [10]],
  'market.cubesOf': everybody.flatMap((who) => [[...who, 1], [...who, 2]]),
  'market.rate': [['credits', 2, 'crew'], ['crew', 3, 'influence'], ['influence', 3, 'crew']],
  'market.special': [[3, 2]],
  'rewards.points': [[1], [10]],
  'rewards.progress': [[2, 3]],
  'rewards.heldBy': everybody,
  'mat.scoreOf': counts,
  'mat.ofWhich': counts,
  'mat.any': [[2]],
  'mat.pardonHint': [[20]],
  'mat.techLevel': [[5]],
  'mat.assaultLevel': [[2]],
  'mat.techAt': [[7]],
  'mat.dice': [[0, 2], [1, 2], [2, 2]],
  'mat.reinforcements': [[0, 0], [0, 1], [1, 1], [2, 3]],
  'mat.bases': [[0, 0], [1, 1], [4, 2]],
  'mat.missionsDone': counts,
  'mat.assaultsWon': counts,
  'mat.cards': counts,
  'mat.tokens': counts,
  'amounts.of': [[[0, 0, 0]], [[1, 1, 1]], [[8, 4, 0]]],
  'amounts.one': [['credits', 1], ['influence', 2], ['crew', 1], ['crew', 4]],
  'amounts.any': [[1], [4]],
  'amounts.points': [[1], [10]],
  'turn.confirmEnd': [[1], [2]],
  'dossier.face': [[2], [6]],
  'dossier.faceHint': [[4, 0], [6, 2]],
  'dossier.hands': [[[5, 0, 1], 3], [[0, 0, 0], 2]],
  'dossier.gate': [[5]],
  'dossier.way': [[true, true], [true, false], [false, true], [false, false], [undefined, true], [undefined, false]],
  'dossier.chance': [['67']],
  'dossier.gain': [[[8, 2, 0]]],
  'dossier.cost': [[[5, 0, 1]]],
  'dossier.expected': [['6']],
  'dossier.holds': everybody.flatMap((who) => [[...who, 'tycho'], [...who, 'io']]),
  'dossier.token': [[2]],
  'dossier.casino': [[1]],
  'dossier.failureRaises': [['33']],
  'dossier.failureMoves': [['33', undefined, 'tycho'], ['33', 'goshen', 'io']],
  'dossier.failureSilent': [['33']],
  'dossier.heistDice': [[1], [3]],
  'dossier.victimHas': everybody.flatMap((who) => [[...who, 1], [...who, 7]]),
  'assault.title': [['koss'], ['etna']],
  'assault.reinforcements': [[1], [3]],
  'assault.crew': [[5]],
  'assault.chance': [['50']],
  'assault.face': [[4], [6]],
  'sleepers.hiddenOf': everybody,
  'sleepers.against': everybody,
  'sleepers.current': ['never', 'always', 'middle', 'inner'].flatMap((when) => [[when, undefined, true], [when, marco, false], [when, 'phantom', false]]),
  'sleepers.moment': ['mission', 'success', 'assault', 'purchase', 'sovereign', 'tax', 'collection', 'loss'].flatMap((moment) => [[moment, marco, 'etna'], [moment, 'phantom', 'koss'], [moment, undefined, undefined]]),
  'sleepers.springOn': everybody,
  'trade.base': [['etna']],
  'trade.beam': [['io']],
  'trade.hiddenCards': [[1], [2]],
  'trade.offerTo': everybody,
  'trade.offerFrom': everybody,
  'trade.counterTo': everybody,
  'trade.gives': everybody,
  'trade.outOf': [[0], [39]],
  'trade.between': [[marco, anna], [marco, 'you']],
  'sovereign.severity': [['yellow'], ['orange'], ['red']],
  'sovereign.pardonFor': [[20]],
  'sovereign.threshold': [[5, 2]],
  'collection.crewLeft': counts,
  'collection.anyLeft': [[1], [4]],
  'collection.cards': [[1], [3]],
  'scoring.wins': everybody,
  'card.printedTitle': [['Patent Raid']],
  'card.zone': [['EXO'], ['MIDDLE'], ['INNER']],
}

/** Every label as a text, with where it stands. */
export function sayAll(labels: Labels, at: string): (readonly [path: string, text: string])[] {
  return Object.entries(labels).flatMap(([key, label]) => {
    const path = at === '' ? key : `${at}.${key}`
    if (typeof label === 'string') return [[path, label] as const]
    if (typeof label === 'object') return sayAll(label as Labels, path)
    const args = samples[path]
    if (!args) return [[`${path}?`, 'X'] as const]
    return args.flatMap((each) => {
      const said = label(...each)
      if (typeof said === 'string') return [[path, said] as const]
      return Array.isArray(said) ? [[path, plain(said as Line)] as const] : sayAll(said as Labels, path)
    })
  })
}
