/**
 * The interface of the game service: everything that commands and components may ask of the games. Behind it are the
 * engine, the store, the outbox and the clocks.
 */
import type { BotLevel } from '../ai/players/index.ts';
import type { StandingOrders } from '../engine/hosting.ts';
import type { Action, GameEvent, GameSetup, GameState, GameView, MissionSetup } from '../engine/index.ts';
import type { GameVersion } from '../store/index.ts';
import type { ClockTimes } from './clock/clock-times.ts';
import type { Ending } from './ports/render.ts';

/** Live games count in minutes, asynchronous ones in hours and days. */
export type Pace = 'live' | 'asynchronous';

/** Who sits at a seat. A `bot` seat is played by the AI, perhaps for a person who left (`for`: their Discord id). */
export type SeatOccupant =
  | { readonly kind: 'person'; readonly userId: string; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly for?: string; readonly level?: BotLevel };

/** What a seat has marked among the dice. */
export interface SeatMarks {
  readonly seat: number;
  readonly keptDice: readonly number[];
  readonly picks: readonly number[];
}

export interface NewTable {
  /** The game's id; drawn when left out. An id that any game has or had is refused. */
  readonly gameId?: string;
  /** The thread or channel where the game is played. */
  readonly channelId: string;
  readonly guildId: string | null;
  /** In turn order, as many as `setup.seats`. */
  readonly occupants: readonly SeatOccupant[];
  /** Without a seed: it is drawn here, and only its SHA-256 is shown until the end. */
  readonly setup: Omit<GameSetup, 'seed'>;
  readonly pace: Pace;
  /** The clock of this table, when it shall not be the usual one of its pace. */
  readonly clock?: ClockTimes;
  readonly interactionId: string | null;
  /** Discord's name of the language in which the channel is spoken to; English when left out. */
  readonly language?: string;
  /** The language of the person who is told when there can be no such table; English when left out. */
  readonly locale?: string;
}

/** A hero whom somebody may take from the person who plays it. */
export interface HeroOffer {
  readonly seat: number;
  /** Discord id of who may take it. */
  readonly userId: string;
}

/** What becomes of who plays a hero. */
export type PlayerChange =
  /** A bot plays on for the person. */
  | { readonly to: 'bot' }
  /** Somebody may take the hero from the person. */
  | { readonly to: 'offer'; readonly userId: string }
  /** Nobody may: the person keeps the hero, or whoever could take it would rather not. */
  | { readonly to: 'nobody' }
  /** The person takes a hero that a bot plays or that is offered to them. `stops`: when they want to be asked. */
  | { readonly to: 'taker'; readonly name: string; readonly stops: StandingOrders['ask'] | null };

/** A press on a game: who, where, and which question it answers. */
export interface Press {
  readonly channelId: string;
  readonly userId: string;
  readonly interactionId: string | null;
  /** The message that the button stands on; left out for slash commands. */
  readonly messageId?: string;
  /** The state's `rev` that the button was made for; null for slash commands, which answer whatever is asked. */
  readonly rev: number | null;
  /** The seat that the button was made for, where a person may have several. */
  readonly seat?: number;
  /** The game that the button names: it acts on no other, though another is played here by now. Absent for commands. */
  readonly gameId?: string;
  /** Discord's name of the person's language, for what they are told; English when left out. */
  readonly locale?: string;
}

/**
 * `done`: committed; the table message follows by the outbox. `stale`: the question was answered already.
 * `refused`: not legal, with a sentence for the player. `no-game`: there is none in this channel.
 * `not-seated`: the person plays no part in it. `repeated`: this very interaction was taken before.
 */
export type PressResult =
  | { readonly result: 'done'; readonly game: TableSnapshot; readonly events: readonly GameEvent[] }
  | { readonly result: 'stale' | 'no-game' | 'not-seated' | 'repeated' | 'over'; readonly sentence: string }
  | { readonly result: 'refused'; readonly sentence: string };

/** A game as it stands, for rendering. `state` never leaves this process; show views only. */
export interface TableSnapshot {
  readonly gameId: string;
  readonly channelId: string;
  readonly guildId: string | null;
  /** The language in which the channel is spoken to; English when left out. */
  readonly language?: string;
  readonly occupants: readonly SeatOccupant[];
  readonly pace: Pace;
  readonly state: GameState;
  /** Which Mission, and how hard it is; left out in other modes. */
  readonly mission?: MissionSetup;
  /** SHA-256 of the seed in hex, shown from the start. */
  readonly seedHash: string;
  /** The last lines of the public log, oldest first. */
  readonly logTail: readonly string[];
  /** Dice positions that the roller keeps at the next Roll Attempt, for the toggles. */
  readonly keptDice: readonly number[];
  /** Dice positions that are picked in the present question: to be changed, or to be rolled again. */
  readonly picks: readonly number[];
  /** Both by seat, where several act side by side. */
  readonly marks: readonly SeatMarks[];
  /** Heroes that their people would let somebody else play; left out where there are none. */
  readonly offers?: readonly HeroOffer[];
  /** Somebody would like to take something back, and the others are asked. */
  readonly takeBackAsked?: true;
  /** Who has voted to end it, by seat, and in which turn; `endingVoteOf` tells how the vote stands. */
  readonly endVotes?: readonly { readonly seat: number; readonly turn: number }[];
  /** How the game came to its end; null while it goes on. */
  readonly ended?: Ending | null;
  /** Until when whoever is asked is away (ms since 1970); left out where they are not. */
  readonly awayUntil?: number;
  /** Nobody of the party has come for long: the clock stands still until somebody presses. */
  readonly asleep?: true;
  /** Those who are asked were warned: the clock decides for them next. */
  readonly isWarned?: true;
  /** When anybody is to look after the game, for its bots too (ms since 1970), or null. */
  readonly dueAt: number | null;
  /** When the clock acts next on the people who are asked (ms since 1970), or null. */
  readonly clockDueAt: number | null;
  /** Since when a person is asked (ms since 1970); left out where a bot is asked or the clock stands still. */
  readonly askedAt?: number;
}

/** Whether a game, played again from its setup, seed and actions, comes out as it stands. */
export interface Verification {
  readonly same: boolean;
  /** Heroes whose packs have changed since: then nothing can be said, and `same` is false. */
  readonly changed: readonly string[];
  /** The rules were corrected since it began: then nothing can be said either. */
  readonly byEarlierRules: boolean;
  /** How many actions were played again. */
  readonly actions: number;
  readonly seedHash: string;
  /** Null while the game is live. */
  readonly seed: string | null;
}

export interface GameService {
  /** Starts a game and queues its first table message. */
  open(table: NewTable): Promise<{ readonly gameId: string } | { readonly refused: string }>;
  /** Carries out an action for the person's seat, then lets bot seats play on. */
  act(press: Press, action: Action): Promise<PressResult>;
  /** Marks or unmarks a die of the dice that the person is asked about; no engine action. */
  toggleDie(press: Press, die: number): Promise<PressResult>;
  /** Marks just these dice to be kept at the next Roll Attempt; no engine action. */
  keepDice(press: Press, dice: readonly number[]): Promise<PressResult>;
  /** Adds the person's vote to end a game of more than two. */
  voteToEnd(press: Press): Promise<PressResult>;
  /**
   * Changes who plays the hero of `press.seat`, where players help each other: a person hands their own hero to a bot
   * or offers it, or takes one.
   */
  changePlayer(press: Press & { readonly seat: number }, change: PlayerChange): Promise<PressResult>;
  /** Which version of its channel's game was kept when an interaction came: the press that it brings need not ask again. */
  noteVersion(interactionId: string, game: GameVersion): void;
  look(channelId: string): Promise<TableSnapshot | null>;
  /** The mode of the game that is under way in a channel; null where there is none that can be read. */
  modeOf(channelId: string): Promise<string | null>;
  lookAtGame(gameId: string): Promise<TableSnapshot | null>;
  /**
   * What this person may see; null when not seated (show the public view then).
   * @param meant the seat that is meant, where the person has several
   */
  viewFor(
    snapshot: TableSnapshot,
    userId: string,
    meant?: number,
  ): { readonly seat: number; readonly view: GameView } | null;
  /** Takes back the person's last action with all that followed, or asks the others whether it may be. */
  takeBack(press: Press): Promise<PressResult>;
  /** Answers somebody else's wish to take back. */
  answerTakeBack(press: Press, agrees: boolean): Promise<PressResult>;
  /** Posts the table message anew. */
  repost(press: Press): Promise<PressResult>;
  /**
   * All public log lines of a game, oldest first.
   * @param locale Discord's name of the reader's language; that of the table when left out
   */
  readLog(channelId: string, locale?: string): Promise<readonly string[]>;
  /** A scenario or replay file of the present game, for `/report`: setup, seed hash, actions; no secrets while it is live. */
  report(channelId: string, userId: string): Promise<{ readonly name: string; readonly text: string } | null>;
  /** Plays the channel's game again and compares; null when there is none. */
  verify(channelId: string): Promise<Verification | null>;
  /** Plays one game again and compares; null when there is none. */
  verifyGame(gameId: string): Promise<Verification | null>;
  /**
   * The person is away until a time (ms since 1970), or back with null: so long the clock of their asynchronous games
   * does not count against them. Says in how many games that is noted.
   */
  setAway(userId: string, until: number | null): Promise<number>;
  /** Live games of a person. */
  listFor(userId: string): Promise<readonly TableSnapshot[]>;
  /**
   * Takes a person out of every finished game: it stays for the others and can still be verified, without
   * their id and name. Those still played do so when they end. Says how many there are of each.
   */
  forget(userId: string): Promise<{ readonly games: number; readonly live: number }>;
  /** A thread or channel was deleted: its game ends without a result. */
  channelGone(channelId: string): Promise<void>;
  /** The bot was removed from a server: its games there wait without a clock. */
  serverLeft(guildId: string): Promise<void>;
  /** The bot was invited to a server: games that waited for that go on. */
  serverEntered(guildId: string): Promise<void>;
  /** Permissions or channels of a server changed: games where nothing could be posted are tried again. */
  serverChanged(guildId: string, mayPost: (channelId: string) => boolean): Promise<void>;
  /** How long a press that comes now would wait until its turn to be taken, in ms. */
  pressWaitMs(): number;
  /** Null when a new game may begin; else the seconds after which it should be tried again. Running games go first. */
  secondsUntilRoom(): number | null;
  /** Drains what a crash left, starts workers and clocks. */
  start(): Promise<void>;
  /** Stops taking actions, finishes those running, drains the outbox for a moment. */
  stop(): Promise<void>;
}
