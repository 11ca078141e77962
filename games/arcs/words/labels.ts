import type { Line, Ref } from '#words/line.ts'
import type { Ambition, Die, DieIcon, Piece, Resource } from '../data/names.ts'
import type { BattleLabels } from './battle-labels.ts'

/** A player as a label speaks of one: somebody else, or the reader. */
export type Who = Ref | 'you'

/** How a card was played in a round. */
export type Played = 'lead' | 'surpass' | 'copy' | 'pivot'

/** What may be done with a card in hand. */
export type Way = Played | 'seize' | 'discardAction'

/** Everything that the table writes beside prompts, options, log and cards. */
export interface Labels {
  readonly areas: AreaLabels
  readonly round: RoundLabels
  readonly ambitions: AmbitionLabels
  readonly board: BoardLabels
  readonly map: MapLabels
  readonly court: CourtLabels
  readonly turn: TurnLabels
  readonly card: CardLabels
  readonly battle: BattleLabels
  readonly dice: Readonly<Record<Die, { readonly name: string; readonly hint: string }>>
  readonly icons: Readonly<Record<DieIcon, { readonly name: string; readonly hint: string }>>
  /** “69 %”, “2,3”, “1 296” as the language writes them. */
  percent(n: number): string
  decimal(n: number): string
  whole(n: number): string
}

/** Names of the parts of the table, and the tabs of a phone. */
export interface AreaLabels {
  readonly map: string
  readonly court: string
  readonly ambitions: string
  readonly yourBoard: string
  readonly yourHand: string
  readonly rivals: string
  readonly powerTrack: string
  readonly roundStrip: string
  readonly tabMap: string
  readonly tabBoard: string
  readonly tabRivals: string
  readonly tabCourt: string
  boardOf(player: Ref): Line
}

/** Chapter, round, initiative, and the strip of cards played. */
export interface RoundLabels {
  readonly chapter: string
  readonly chapterShort: string
  chapterOf(chapter: number, last: number): string
  round(n: number): string
  readonly lastChapter: string
  /** “27 to win” */
  goal(power: number): string
  goalHint(power: number): string
  /** “Sofia leads”, “You surpass” */
  plays(how: Played, who: Who): Line
  playsNext(who: Who): Line
  toPlay(who: Who): Line
  readonly leads: string
  readonly next: string
  readonly played: string
  readonly passedOver: string
  readonly faceDown: string
  readonly declaredHere: string
  readonly zeroMarker: string
  readonly zeroMarkerHint: string
  readonly initiative: string
  initiativeOf(who: Who): Line
  readonly seized: string
  seizedBy(who: Who): Line
  readonly passInitiative: string
  /** “Arms Union will take this card” */
  unionTakes(who: Who): Line
  /** “Scoring of chapter 2” */
  scoringOf(chapter: number): string
}

/** The ambitions with their markers and what they would pay. */
export interface AmbitionLabels {
  readonly available: string
  readonly declared: string
  readonly notDeclared: string
  readonly noMarkerLeft: string
  readonly flipsNext: string
  readonly flipped: string
  /** “5/3” and what it means. */
  marker(first: number, second: number): string
  markerHint(first: number, second: number): string
  /** What counts for an ambition. */
  readonly counts: Readonly<Record<Ambition, string>>
  standing(ambition: Ambition, n: number): string
  readonly first: string
  readonly second: string
  readonly wouldScoreNow: string
  readonly ifChapterEndedNow: string
  wouldScore(who: Who, power: number): Line
  wouldHave(power: number): string
  readonly tieForFirst: string
  readonly tieForSecond: string
  readonly nobodyScores: string
  cityBonus(power: number): string
  readonly needsOne: string
  /** The third player of a two-player game. */
  readonly phantom: string
  readonly phantomHint: string
  readonly trophiesReturn: string
  readonly captivesReturn: string
}

/** Player boards. */
export interface BoardLabels {
  readonly power: string
  /** “14 Power” */
  powerOf(n: number): string
  readonly resources: string
  readonly emptySlot: string
  readonly coveredSlot: string
  readonly extraSlot: string
  raidCost(keys: number): string
  keys(n: number): string
  readonly cityBonus: string
  bonus(power: number): string
  readonly bonusHint: string
  citiesOnBoard(n: number): string
  readonly inSupply: string
  piece(piece: Piece, n: number): string
  readonly trophies: string
  readonly trophiesHint: string
  readonly captives: string
  readonly captivesHint: string
  readonly outrage: string
  outrageOn(resources: readonly Resource[]): Line
  readonly noOutrage: string
  readonly outrageHint: string
  readonly outrageOwed: string
  readonly guildCards: string
  readonly noGuildCards: string
  readonly leader: string
  readonly lore: string
  inHand(n: number): string
  readonly emptyHand: string
  readonly supply: string
  supplyOf(resource: Resource, n: number): Line
  readonly emptySupply: string
  readonly supplyOnCartel: string
  readonly spentInPrelude: string
  readonly discardPile: string
  readonly faceUpDiscard: string
  readonly faceDownDiscard: string
  readonly courtDiscard: string
  inPile(n: number): string
  readonly knownInPile: string
  readonly hiddenCard: string
}

/** Systems, control and pieces on the map. */
export interface MapLabels {
  cluster(n: number): string
  readonly outOfPlay: string
  clusterOut(n: number): string
  readonly passage: string
  passageHint(from: string, to: string): Line
  readonly gate: string
  /** “2 Hex · Relic”; a gate has no resource. */
  systemTitle(id: string, resource: Resource | null): string
  readonly freeSlot: string
  readonly freshWord: string
  readonly damagedWord: string
  /** “3 fresh, 1 damaged” */
  ships(fresh: number, damaged: number): string
  /** “Marco’s city, damaged”: the spoken name of a piece. */
  pieceOf(piece: 'city' | 'starport', damaged: boolean, who: Who): Line
  shipsOf(fresh: number, damaged: number, who: Who): Line
  controlledBy(who: Who): Line
  readonly tie: string
  readonly nobody: string
  wouldTakeControl(id: string, mine: number, theirs: number): Line
  wouldKeepControl(id: string, mine: number, theirs: number): Line
  wouldTie(id: string, mine: number): Line
  wouldNotControl(id: string, who: Who): Line
  inReach(n: number): string
  readonly mayGoOn: string
  readonly stopsHere: string
  readonly adjacent: string
  readonly notAdjacent: string
}

export interface CourtLabels {
  readonly title: string
  deck(n: number): string
  readonly guild: string
  readonly vox: string
  readonly emptyPlace: string
  agentsOf(n: number, who: Who): Line
  readonly noAgents: string
  ahead(who: Who): Line
  readonly tie: string
  readonly canSecure: string
  readonly notInThisPrelude: string
  wouldCapture(n: number): string
}

/** Hand, Prelude, pips and what the reader may press. */
export interface TurnLabels {
  readonly prelude: string
  readonly preludeHint: string
  readonly preludeOver: string
  pips(n: number): string
  pipsLeft(n: number): string
  pipOf(i: number, n: number): string
  readonly armed: string
  readonly actions: string
  readonly otherAction: string
  readonly endTurn: string
  confirmEnd(pips: number): string
  readonly confirmPass: string
  readonly declare: string
  readonly playWithoutDeclaring: string
  readonly stopHere: string
  readonly moveHere: string
  readonly faceUp: string
  readonly faceDown: string
  readonly leaveBehind: string
  /** What a press on a card in hand would do, in a word. */
  readonly ways: Readonly<Record<Way, string>>
  readonly fenceUsed: string
  readonly taxedThisTurn: string
  readonly builtThisTurn: string
}

/** An enlarged card, the draft, the drawer of rules. */
export interface CardLabels {
  readonly rulings: string
  readonly rightNow: string
  /** “Printed title: Mining Interest” */
  printedTitle(printed: string): string
  readonly startsWith: string
  /** A box of a leader or of a setup card: “A: city and 3 ships”. */
  startBox(box: 'A' | 'B' | 'C', building: 'city' | 'starport' | null, ships: number): string
  readonly draft: string
  readonly offered: string
  readonly enlarge: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly rules: string
  readonly you: string
}
