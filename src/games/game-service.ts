/**
 * The interface of the game service: every operation that commands and components may call on games. The engine, the
 * store, the outbox and the clocks are behind this interface.
 */

import type { StandingOrders } from '../engine/hosting.ts';
import type { Action, GameEvent, GameSetup, GameState, GameView, Seat } from '../engine/index.ts';
import type { GameResult } from '../history/result.ts';
import type { Series } from '../history/series.ts';
import type { Standings } from '../history/standings.ts';
import type { GameVersion } from '../store/index.ts';
import type { ClockTimes } from './clock/clock-times.ts';
import type { OwnTimes } from './clock/own-times.ts';
import type { Pace } from './clock/paces.ts';
import type { SeatOccupant } from './occupant-and-ending.ts';
import type { RetoldGame } from './retelling.ts';
import type { Absence, TableSnapshot } from './table-snapshot.ts';

export { ENDINGS, type Ending, type SeatOccupant } from './occupant-and-ending.ts';

/** What a game is opened with. */
export interface NewTable {
  /** The game's id; generated when left out. An id that any game has or had is refused. */
  readonly gameId?: string;
  /** The thread or channel where the game is played. */
  readonly channelId: string;
  readonly guildId: string | null;
  /** The occupants in turn order; the length equals `setup.seats`. */
  readonly occupants: readonly SeatOccupant[];
  /** The setup without a seed: the service draws the seed and shows only its SHA-256 until the end. */
  readonly setup: Omit<GameSetup, 'seed'>;
  readonly pace: Pace;
  /** The people agreed that the game does not count for ratings. */
  readonly friendly?: true;
  /** The series of which this is a game; left out for a single game. */
  readonly series?: Series;
  /**
   * Two games are played on the same dice and decks: `of` is the id of the first, whose heroes, rules and seed the second
   * one has; null for the first itself. Left out for usual games.
   */
  readonly sameDice?: { readonly of: string | null };
  /** By seat: absences that last on from the game before; left out when there are none. */
  readonly away?: readonly Absence[];
  /** The clock times of this game, when they differ from the default of its pace. */
  readonly clock?: ClockTimes;
  readonly interactionId: string | null;
  /** The Discord locale of the channel's language; English when left out. */
  readonly language?: string;
  /** The Discord locale of the person who reads a refusal; English when left out. */
  readonly locale?: string;
}

/**
 * The result of opening the next game of a series. `begun`: it has begun, now or before. `none`: no game follows.
 * `refused`: a sentence that says why it cannot be opened.
 */
export type NextGameResult = 'begun' | 'none' | { readonly refused: string };

/** A change of the player of a hero. */
export type PlayerChange =
  /** A bot takes over the hero from the person. */
  | { readonly to: 'bot' }
  /** The person offers the hero to another person. */
  | { readonly to: 'offer'; readonly userId: string }
  /** Where people play against each other: one of the others agrees to the offer. */
  | { readonly to: 'agreed' }
  /** The offer is withdrawn by its owner, or declined by the person to whom it was made or whose consent it needs. */
  | { readonly to: 'nobody' }
  /**
   * The person takes a hero that a bot plays or that is offered to them. `stops`: the stops at which they want to be
   * asked.
   */
  | { readonly to: 'taker'; readonly name: string; readonly stops: StandingOrders['ask'] | null };

/** A press on a game: the person, the channel, and the question that the press answers. */
export interface Press {
  readonly channelId: string;
  readonly userId: string;
  readonly interactionId: string | null;
  /** The message with the button; left out for slash commands. */
  readonly messageId?: string;
  /** The state's `rev` that the button was made for; null for slash commands, which answer the present question. */
  readonly rev: number | null;
  /** The seat that the button was made for, as a person may have several seats. */
  readonly seat?: Seat;
  /** The game that the button names; the press acts on no other game in the channel. Left out for commands. */
  readonly gameId?: string;
  /** The Discord locale of the person who reads the reply; English when left out. */
  readonly locale?: string;
}

/**
 * `done`: committed; the outbox updates the table message. `stale`: the question was answered already. `refused`: not
 * legal, with a sentence for the player. `no-game`: the channel has no game. `not-seated`: the person has no seat in
 * the game. `repeated`: the same interaction was handled before. `over`: the game is finished.
 */
export type PressResult =
  | { readonly result: 'done'; readonly game: TableSnapshot; readonly events: readonly GameEvent[] }
  | { readonly result: 'stale' | 'no-game' | 'not-seated' | 'repeated' | 'over'; readonly sentence: string }
  | { readonly result: 'refused'; readonly sentence: string };

/** A choice among two or more legal actions. */
export interface BotChoice {
  readonly seat: Seat;
  /** The state before the action. Holds secrets. */
  readonly state: GameState;
  readonly action: Action;
}

/** The seal of a game's dice: the hash of their seed, and the seed once it is public. */
export interface DiceSeal {
  readonly gameId: string;
  /** SHA-256 of the seed, in hex. */
  readonly seedHash: string;
  /** When the game was opened with it (ms since 1970); null when its log does not tell. */
  readonly sealedAt: number | null;
  /** Null while the game is live or sealed. */
  readonly seed: string | null;
  /** Present while a second game on the same dice is awaited or played. */
  readonly sealed?: true;
}

/** The result of replaying a game from its setup, seed and actions and comparing the state. */
export interface Verification extends Omit<DiceSeal, 'sealedAt'> {
  readonly same: boolean;
  /** Heroes whose packs changed since the game began; the comparison is then impossible and `same` is false. */
  readonly changed: readonly string[];
  /** True when the game began under an earlier version of the rules; the comparison is then impossible too. */
  readonly byEarlierRules: boolean;
  /** The number of actions that were replayed. */
  readonly actions: number;
}

export interface GameService {
  /** Starts a game and queues its first table message. */
  open(table: NewTable): Promise<{ readonly gameId: string } | { readonly refused: string }>;
  /**
   * Opens the next game of the series of a finished game where it did not follow by itself.
   * @param press the id of the interaction, and the Discord locale of the person who reads a refusal
   */
  openNext(gameId: string, press: { readonly id: string; readonly locale: string }): Promise<NextGameResult>;
  /**
   * Whether a finished game is sealed: a second game on its dice is awaited or played, and until then nobody gets its
   * replay, log, report or seed.
   */
  isSealed(gameId: string): Promise<boolean>;
  /** Ends the wait for a second game on the dice of a finished game; false when that has been begun. */
  openDice(gameId: string): Promise<boolean>;
  /** Carries out an action for the person's seat, then lets bot seats play on. */
  act(press: Press, action: Action): Promise<PressResult>;
  /** Marks or unmarks one of the dice that the person is asked about. This is no engine action. */
  toggleDie(press: Press, die: number): Promise<PressResult>;
  /** Marks exactly these dice to be kept at the next Roll Attempt. This is no engine action. */
  keepDice(press: Press, dice: readonly number[]): Promise<PressResult>;
  /** Adds the person's vote to end a game of more than two players. */
  voteToEnd(press: Press): Promise<PressResult>;
  /**
   * Reminds the people whom the game waits for, once in each stage of the clock.
   * @param spared ids of people whom this person may not call
   */
  remind(press: Press, spared: readonly string[]): Promise<PressResult>;
  /** Lets bots play for the people who were waited for long. */
  replaceAbsent(press: Press): Promise<PressResult>;
  /** Gives the person of a duel the win over an opponent who was waited for long and did not heed the warning. */
  claimWin(press: Press): Promise<PressResult>;
  /**
   * Changes the player of the hero at `press.seat` in modes where players help each other: a person hands their own
   * hero to a bot, offers the hero, or takes a hero.
   */
  changePlayer(press: Press & { readonly seat: Seat }, change: PlayerChange): Promise<PressResult>;
  /**
   * Stores the version of the channel's game at the arrival of an interaction, so that its press need not look the game
   * up.
   */
  noteVersion(interactionId: string, game: GameVersion): void;
  look(channelId: string): Promise<TableSnapshot | null>;
  /** Returns the mode of the channel's live game; null when there is no readable game. */
  modeOf(channelId: string): Promise<string | null>;
  lookAtGame(gameId: string): Promise<TableSnapshot | null>;
  /** Returns why a press would be refused whatever it does, as a sentence; null when it is still in time. */
  refusalOf(press: Press): Promise<string | null>;
  /**
   * Returns the person's view of the game; null when they are not seated (show the public view then).
   * @param meant the seat whose view is wanted, when the person has several seats
   */
  viewFor(
    snapshot: TableSnapshot,
    userId: string,
    meant?: number,
  ): { readonly seat: Seat; readonly view: GameView } | null;
  /** Takes back the person's last action and all later actions, or asks the other players to agree. */
  takeBack(press: Press): Promise<PressResult>;
  /** Answers another player's request to take back. */
  answerTakeBack(press: Press, agrees: boolean): Promise<PressResult>;
  /** Posts a new table message. */
  repost(press: Press): Promise<PressResult>;
  /**
   * Returns all public log lines of a game, oldest first.
   * @param locale the Discord locale of the reader; the language of the game when left out
   */
  readLog(channelId: string, locale?: string): Promise<readonly string[]>;
  /**
   * Returns the public log lines of what a bot has done since it took a person's seat over, oldest first; none for other
   * seats.
   */
  actionsOfStandIn(gameId: string, seat: Seat): Promise<readonly string[]>;
  /**
   * Returns a scenario or replay file of the channel's game for `/report`: setup, seed hash and actions; no secrets
   * while live.
   */
  report(channelId: string, userId: string): Promise<{ readonly name: string; readonly text: string } | null>;
  /**
   * Returns the latest choices of the bots of the channel's game, the latest first. They hold secrets: show them by
   * `whyAnswer` only.
   * @param most the highest number of choices
   * @returns null when there is no game; `not-now` when its bots may not tell this person (`mayAskWhy`)
   */
  botChoices(
    channelId: string,
    userId: string,
    most: number,
  ): Promise<readonly BotChoice[] | 'not-now' | null>;
  /** Replays the channel's game and compares the result; null when there is no game. */
  verify(channelId: string): Promise<Verification | null>;
  /** Replays one game and compares the result; null when there is no such game. */
  verifyGame(gameId: string): Promise<Verification | null>;
  /** Returns the seal of the dice of one game; null when there is no such game. */
  sealOf(gameId: string): Promise<DiceSeal | null>;
  /**
   * Marks a person as away until a time (ms since 1970), or as back with null. The clocks of their asynchronous games
   * do not count while they are away.
   * @returns the number of games in which the absence is noted
   */
  setAway(userId: string, until: number | null): Promise<number>;
  /**
   * Notes a person's quiet hours and stand-in in their live games; empty times remove them.
   * @returns the number of these games
   */
  setOwnTimes(userId: string, times: OwnTimes): Promise<number>;
  /** Returns the live games of a person. */
  listFor(userId: string): Promise<readonly TableSnapshot[]>;
  /** Returns the results of a person's finished games, in the order of their ends. */
  resultsOf(userId: string): Promise<readonly GameResult[]>;
  /** Returns a person's archived games with their results, in the order of their ends. */
  archivedOf(userId: string): Promise<readonly { readonly gameId: string; readonly result: GameResult }[]>;
  /** Returns the results of the finished games of a server, in the order of their ends. */
  resultsOfServer(guildId: string): Promise<readonly GameResult[]>;
  /** Returns ratings and earned achievements over the finished games of a server; of all games for null. */
  standings(guildId: string | null): Promise<Standings>;
  /**
   * Returns a finished game for looking at it again, step by step; null when the archive has none of this id. Whoever
   * calls decides who may look.
   * @param language the Discord locale of the reader
   */
  retold(gameId: string, language: string): Promise<RetoldGame | null>;
  /**
   * Removes a person's id and name from every finished game; the game stays for the others and can still be verified.
   * Live games are anonymised when they end.
   * @returns the number of finished and of live games
   */
  forget(userId: string): Promise<{ readonly games: number; readonly live: number }>;
  /** Handles the deletion of a thread or channel: its game ends without a result. */
  channelGone(channelId: string): Promise<void>;
  /** Handles the removal of the bot from a server: its games there wait without a clock. */
  serverLeft(guildId: string): Promise<void>;
  /** Handles the invitation of the bot to a server: the games that waited go on. */
  serverEntered(guildId: string): Promise<void>;
  /** Handles changed permissions or channels of a server: posting is tried again in games where it failed. */
  serverChanged(guildId: string, mayPost: (channelId: string) => boolean): Promise<void>;
  /** Returns the expected wait of a new press before it is processed, in ms. */
  pressWaitMs(): number;
  /** Returns null when a new game may begin; otherwise the seconds to wait. Running games have priority. */
  secondsUntilRoom(): number | null;
  /** Delivers messages that are left over from a crash; starts workers and clocks. */
  start(): Promise<void>;
  /** Refuses new actions, finishes running ones and waits a limited time for the outbox. */
  stop(): Promise<void>;
}
