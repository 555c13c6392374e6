/** An agreed game before and after its start. */
import { type HouseRule, type PlayedMode, playedMode, playedSeats } from '../../engine/hosting.ts';
import type { CrawlSetup, MissionSetup } from '../../engine/index.ts';
import type { Pace } from '../../games/clock/paces.ts';
import type { SeatOccupant } from '../../games/game-service.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import type { SeriesFormat } from '../../history/series.ts';

/** A game that all its players agreed to. */
export interface Agreement {
  readonly guildId: string | null;
  /** The id of the message that starts the game; the game's thread is attached to this message. */
  readonly messageId: string;
  readonly mode: PlayedMode;
  /** Set in the mode `mission`. */
  readonly mission?: MissionSetup;
  /** Set in the modes of Adventures. */
  readonly crawl?: CrawlSetup;
  /** In seat order; their number fits the mode. */
  readonly occupants: readonly SeatOccupant[];
  /** Hero ids in seat order; null draws a hero. */
  readonly heroes: readonly (string | null)[];
  readonly pace: Pace;
  /** The seat that takes the first turn; `roll` decides it by dice. */
  readonly first: number | 'roll';
  readonly houseRules: readonly HouseRule[];
  /** The game does not count for ratings. */
  readonly friendly?: true;
  /** The first of a series of games; left out for a single game. */
  readonly series?: SeriesFormat;
  /** One of two games on the same dice, and the id of the first one; null: this is the first. */
  readonly sameDice?: { readonly of: string | null };
  readonly interactionId: string;
  /** Discord's name of the table's language; the bot's default language when undefined. */
  readonly language: string | undefined;
  /** The language of the refusal when the game cannot start, as Discord names it. */
  readonly locale: string;
}

/** What proves that the dice of a game were fixed before its first roll. */
export interface Seal {
  readonly gameId: string;
  /** SHA-256 of the seed, in hex. */
  readonly seedHash: string;
}

export interface StartedGame {
  readonly channelId: string;
  readonly mode: PlayedMode;
  readonly mission?: MissionSetup;
  readonly crawl?: CrawlSetup;
  readonly occupants: readonly SeatOccupant[];
  readonly heroes: readonly string[];
  /** The game does not count for ratings. */
  readonly friendly?: true;
  /** The format of the series of which the game is one; left out for a single game. */
  readonly series?: SeriesFormat;
  /** The game and the hash of its seed; null when it was opened a moment ago and cannot be read. */
  readonly seal: Seal | null;
  /** A sentence about the game's channel for whoever started it, in their language. */
  readonly aside?: string;
}

/** Returns the start of a stored game. */
export function startedGameOf(snapshot: TableSnapshot): StartedGame {
  const { gameId, channelId, state, mission, occupants, seedHash } = snapshot;
  return {
    channelId,
    mode: playedMode(state.mode),
    ...(mission ? { mission } : {}),
    ...(state.crawl ? { crawl: { id: state.crawl.id } } : {}),
    occupants,
    heroes: playedSeats(state).map(({ hero }) => hero),
    ...(snapshot.friendly ? { friendly: snapshot.friendly } : {}),
    ...(snapshot.series ? { series: snapshot.series.format } : {}),
    seal: { gameId, seedHash },
  };
}
