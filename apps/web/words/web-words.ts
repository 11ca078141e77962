import type { Line, Part } from '#words/line.ts'

/** What the shell says: shelf, lobby, match, options. One object of this shape per language; errors have their own file. */
export interface WebWords {
  /** Around every page. */
  readonly shelf: string
  readonly games: string
  readonly rules: string
  readonly options: string
  readonly invite: string
  readonly mainMenu: string
  readonly toShelf: string
  readonly retry: string
  readonly dismiss: string
  readonly offline: string
  readonly pageUnknown: string
  readonly pageUnknownHint: string

  /** Shelf. */
  readonly shelfTitle: string
  readonly shelfLead: string
  readonly shelfHeading: string
  readonly inviteField: string
  readonly inviteGo: string
  readonly inviteBad: string
  readonly table: string
  readonly onDevice: string
  readonly botsNow: string
  playBots(count: number): string
  playBotsAt(game: string, count: number): string
  tableAt(game: string): string
  onDeviceAt(game: string): string
  players(min: number, max: number): string
  minutes(min: number, max: number): string

  /** My games. */
  readonly gamesEmpty: string
  readonly gamesEmptyHint: string
  readonly gamesAll: string
  readonly gamesRunning: string
  readonly gamesFinished: string
  readonly yourTurn: string
  readonly play: string
  readonly open: string
  readonly statusLobby: string
  readonly statusFinished: string
  readonly statusBroken: string
  readonly statusAbandoned: string
  readonly inviteFriends: string
  readonly inviteFriendsHint: string
  readonly createLink: string
  readonly forget: string
  readonly forgetTitle: string
  readonly forgetHint: string
  waitingForYou(count: number): string
  thinking(player: Part): Line
  since(span: string): string
  moves(count: number): string

  /** A new game. */
  readonly whoPlays: string
  readonly begin: string
  readonly addPerson: string
  readonly addBot: string
  readonly toBot: string
  readonly toPerson: string
  readonly removeSeat: string
  readonly person: string
  readonly handOverHint: string
  playerName(seat: number): string
  seatName(seat: number): string
  newGameOf(game: string): string

  /** Lobby. */
  readonly lobbyTitle: string
  readonly tableName: string
  readonly rename: string
  readonly host: string
  readonly you: string
  readonly justSatDown: string
  readonly away: string
  readonly seatFree: string
  readonly seatFreeHint: string
  readonly seatsHeading: string
  readonly sitHere: string
  readonly stand: string
  readonly putBot: string
  readonly freeSeat: string
  readonly botLevel: string
  readonly inviteHint: string
  readonly copy: string
  readonly copied: string
  readonly share: string
  readonly qr: string
  readonly summary: string
  readonly start: string
  readonly startWaits: string
  readonly startOpenSeats: string
  readonly warmSeat: string
  readonly hints: string
  readonly hintsHint: string
  readonly moreSeats: string
  readonly fewerSeats: string
  readonly talk: string
  level(level: string): string
  /** The character of a level, in a sentence. */
  levelIs(level: string): string
  shareText(game: string): string
  summarySeats(people: number, bots: number, open: number): string
  summaryChoice(label: string, value: string): string
  tableOf(player: string): string

  /** Invitation. */
  readonly invitedTitle: string
  readonly sitDown: string
  readonly watch: string
  readonly seatWarm: string
  readonly tableFull: string
  readonly invitedName: string
  invitedTo(game: string, table: string): string

  /** Match. */
  readonly waitingForTable: string
  readonly linkLost: string
  readonly log: string
  readonly chat: string
  readonly drawer: string
  readonly youWin: string
  /** Nobody has won. */
  readonly lost: string
  readonly playAgain: string
  readonly lookAtBoard: string
  readonly broken: string
  readonly brokenHint: string
  readonly record: string
  readonly abandoned: string
  readonly watching: string
  readonly handOver: string
  readonly handOverReady: string
  readonly keptByBot: string
  readonly takeBack: string
  readonly yourTurnTitle: string
  wins(names: string): string
  handOverTo(player: Part): Line
  botName(seat: number): string

  /** Options. */
  readonly optionsTitle: string
  readonly yourName: string
  readonly yourNameHint: string
  readonly save: string
  readonly language: string
  readonly theme: string
  readonly themeAuto: string
  readonly themeLight: string
  readonly themeDark: string
  themeTo(theme: string): string
  readonly sound: string
  readonly soundHint: string
  readonly motion: string
  readonly motionHint: string
  readonly pace: string
  readonly paceCalm: string
  readonly paceBrisk: string
  readonly paceInstant: string
  readonly thisTable: string
  readonly letBotPlay: string
  readonly letBotPlayHint: string
  readonly resign: string
  readonly resignTitle: string
  readonly resignHint: string
  readonly leaveTable: string
  readonly leaveTableHint: string
  readonly inviteLink: string

  /** Rules. */
  rulesOf(game: string): string
  readonly rulesNone: string
}
