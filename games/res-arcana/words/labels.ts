import type { Line, Ref } from '#words/line.ts'

/** Five amounts, E L C D G. */
type Amounts = readonly number[]

/** Everything that the table writes beside prompts, options, log and cards. */
export interface Labels {
  // areas
  readonly placesOfPower: string
  readonly monuments: string
  readonly remainingItems: string
  readonly yourComponents: string
  readonly yourPool: string
  readonly yourHand: string
  readonly rivals: string
  /** Tabs of the phone. */
  readonly tabMine: string
  readonly tabCentre: string
  readonly tabHand: string
  readonly tabRivals: string
  componentsOf(player: Ref): Line
  poolOf(player: Ref): Line

  // piles
  readonly deck: string
  readonly discard: string
  readonly hand: string
  readonly pool: string
  readonly supply: string
  readonly hiddenCard: string
  readonly emptyHand: string
  readonly emptyDiscard: string
  inHand(n: number): string
  inDeck(n: number): string
  inDiscard(n: number): string
  inPool(n: number): string
  monumentsInDeck(n: number): string
  /** Cards that the reader knows to be in a deck, in no order. */
  readonly knownInDeck: string
  readonly packet: string
  readonly layout: string
  readonly mageOffer: string

  // essences and costs
  /** “2 Life, 1 Calm and 1 Gold” */
  essences(amounts: Amounts): Line
  /** So many of any type; of any but Gold. */
  anyEssence(n: number): Line
  notGold(n: number): Line
  /** What is missing: named essences, and so many of any type. */
  missing(amounts: Amounts, any?: number): Line
  readonly cost: string
  readonly printedCost: string
  readonly free: string
  readonly afterDiscounts: string
  readonly discounts: string
  /** “instead of 6” */
  insteadOf(n: number): string
  /** “of which 1 Gold” */
  ofWhich(amounts: Amounts): Line
  /** The tag on a card that can be chosen: “pay 2 Life”. */
  payTag(amounts: Amounts, any?: number): Line
  monumentPrice(amounts: Amounts): Line
  readonly payment: string
  leftToPay(n: number): string
  leftToChoose(n: number): string
  leftToLose(n: number): string
  readonly confirmPayment: string
  readonly confirmChoice: string

  // collect
  readonly collect: string
  /** The prompt when a whole Collect is shown as one form. */
  readonly yourCollect: string
  readonly nextCollect: string
  readonly onYourCards: string
  readonly collectedAlready: string
  readonly takeAll: string
  readonly leaveAll: string
  readonly finishCollect: string
  essencesOn(amounts: Amounts, id: string): Line
  /** “4 points become 0” */
  pointsBecome(before: number, after: number): string
  /** What leaving the essences here earns. */
  leavingEarns(line: Line): Line
  readonly upkeepLast: string

  // turns
  round(n: number): string
  gameOfMatch(n: number): string
  readonly victoryAt10: string
  readonly turnOrder: string
  readonly yourTurn: string
  readonly you: string
  readonly onTurn: string
  readonly playsAfterYou: string
  readonly playsNext: string
  readonly passed: string
  readonly attacking: string
  readonly attacked: string
  readonly choosing: string
  readonly firstPlayerToken: string
  tokenHeldBy(player: Ref): Line

  // actions
  readonly actionPlace: string
  readonly actionPowers: string
  readonly actionClaimPlace: string
  readonly actionClaimMonument: string
  readonly actionDiscard: string
  readonly actionPass: string
  readonly claimThisPlace: string
  readonly claimThisMonument: string
  readonly claimUnseenMonument: string
  readonly confirmPass: string
  readonly confirmPassYes: string
  readonly confirmPassNo: string
  readonly passTakesToken: string
  readonly chooseNewItem: string
  readonly newItemNextRound: string
  readonly loseEssencesOnItem: string
  readonly blocksOtherPower: string
  readonly staysStraight: string
  readonly cancel: string

  // reacting
  readonly whyReact: string
  readonly whyReactText: string
  readonly takeTheLoss: string
  readonly ignoreTheLoss: string
  readonly dragonsOnly: string
  readonly reactsFree: string
  wayOutOn(id: string): Line

  // cards
  readonly turned: string
  readonly straight: string
  readonly turnedUntilEnd: string
  readonly alwaysActive: string
  readonly asReact: string
  readonly sunSide: string
  readonly moonSide: string
  readonly rulings: string
  readonly rightNow: string
  readonly youLack: string
  readonly worthToYou: string
  worthTo(player: Ref): Line
  ownedBy(player: Ref, points: number): Line
  readonly clickToPlace: string
  readonly spaceToEnlarge: string
  readonly enlarge: string
  readonly close: string
  readonly previousCard: string
  readonly nextCard: string

  // points
  points(n: number): string
  pointsShort(n: number): string
  readonly yourPoints: string
  readonly pointsBreakdown: string
  readonly tieBreak: string
  readonly total: string
  readonly winner: string
  readonly sharedWin: string

  // the drawer
  readonly rules: string
}
