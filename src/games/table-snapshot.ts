/** The present state of a game for those who show it: its players, marks, offers, waits and absences. */
import type { CrawlSetup, GameState, MissionSetup, Seat } from '../engine/index.ts';
import type { Chronicle } from '../history/chronicle.ts';
import type { Series } from '../history/series.ts';
import type { Rest } from './clock/own-times.ts';
import type { Pace } from './clock/paces.ts';
import type { Ending, SeatOccupant } from './occupant-and-ending.ts';

/** The dice that a seat has marked. */
export interface SeatMarks {
  readonly seat: Seat;
  readonly keptDice: readonly number[];
  readonly picks: readonly number[];
}

/** A hero that a named person may take over from the person who plays it. */
export interface HeroOffer {
  readonly seat: Seat;
  /** Discord id of the person who may take the hero. */
  readonly userId: string;
  /** Where people play against each other: the ids of those who agreed. */
  readonly agreed?: readonly string[];
}

/** A person who was asked and has not acted since. */
export interface WaitedFor {
  readonly seat: Seat;
  /** Since when they are waited for (ms since 1970). */
  readonly since: number;
  /** From when on the wait is a long one (ms since 1970): quiet hours and weekends off do not count. */
  readonly longFrom: number;
  /** When their clock stands still: quiet hours, and the weekend where it is off. */
  readonly rests: readonly Rest[];
  /** Until when they are away (ms since 1970); 0 when they never were. */
  readonly awayUntil: number;
  /** `none`: the clock has not acted on them yet, `reminded`, or `warned`: also when it has played for them. */
  readonly called: 'none' | 'reminded' | 'warned';
}

/** An announced absence of a seat's person; times in ms since 1970. */
export interface Absence {
  readonly from: number;
  readonly until: number;
  /** What earlier absences took from the budget of the seat, in ms. */
  readonly spentMs: number;
}

/** The present state of a game, for rendering. `state` never leaves this process; show views only. */
export interface TableSnapshot {
  readonly gameId: string;
  readonly channelId: string;
  readonly guildId: string | null;
  /** The Discord locale of the channel's language; English when left out. */
  readonly language?: string;
  readonly occupants: readonly SeatOccupant[];
  readonly pace: Pace;
  readonly state: GameState;
  /** The Mission and its difficulty; left out in other modes. */
  readonly mission?: MissionSetup;
  /** The scenario of Adventures and its campaign; left out in other modes. */
  readonly crawl?: CrawlSetup;
  /** SHA-256 of the seed in hex, shown from the start. */
  readonly seedHash: string;
  /** The last lines of the public log, oldest first. */
  readonly logTail: readonly string[];
  /** Positions of the dice that the roller keeps at the next Roll Attempt. */
  readonly keptDice: readonly number[];
  /** Positions of the dice that are picked in the present question: dice to alter or to reroll. */
  readonly picks: readonly number[];
  /** The kept dice and picks of every seat, for modes where several seats act at the same time. */
  readonly marks: readonly SeatMarks[];
  /** Heroes that their players offer to other people; left out when there are none. */
  readonly offers?: readonly HeroOffer[];
  /** Present when a player asks to take actions back and the other players have to agree. */
  readonly takeBackAsked?: true;
  /**
   * The votes to end the game: the voter's seat and the turn of the vote. `endingVoteOf` returns the status of the
   * vote.
   */
  readonly endVotes?: readonly { readonly seat: Seat; readonly turn: number }[];
  /** How the game ended; null while it is live. */
  readonly ended?: Ending | null;
  /** The people whom the game waits for, also while others are asked; left out when there are none. */
  readonly waitedFor?: readonly WaitedFor[];
  /** By seat: the last announced absence and what earlier ones took from the budget, all in ms. */
  readonly away?: readonly Absence[];
  /** Until when the person who is asked first is away (ms since 1970); left out when they are not away. */
  readonly awayUntil?: number;
  /**
   * Present when the clock is stopped because no player of the party pressed for a long time; a press restarts the
   * clock.
   */
  readonly asleep?: true;
  /** Present when the people who are asked were warned: the next act of the clock decides for them. */
  readonly isWarned?: true;
  /** When the game is next processed, for its clock or its bots (ms since 1970), or null. */
  readonly dueAt: number | null;
  /** When the clock acts next on the people who are asked (ms since 1970), or null. */
  readonly clockDueAt: number | null;
  /** When the clock decides for the people who are asked or ends the game (ms since 1970); left out or null: never. */
  readonly answerDueAt?: number | null;
  /** Present when the game does not count for ratings, by choice of its people. */
  readonly friendly?: true;
  /** The series of which this is a game; left out for a single game. */
  readonly series?: Series;
  /** As in the table that was opened. */
  readonly sameDice?: { readonly of: string | null };
  /** What is told of the game so far; left out or null where it is not known. */
  readonly chronicle?: Chronicle | null;
  /** When the question was put to a person (ms since 1970); left out when a bot is asked or the clock stands still. */
  readonly askedAt?: number;
}
