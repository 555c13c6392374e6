/**
 * The port for metrics, implemented by `src/metrics`. Without instruments no part of the bot is wrapped or observed.
 */
import type { Client, REST } from 'discord.js';
import type { GameService } from '../games/game-service.ts';
import type { SendPort } from '../games/ports/send.ts';

/**
 * `elsewhere`: another process on the same store handles the interaction. `refused`: the bot was stopping. `late`:
 * Discord accepted no answer any more.
 */
export type AnswerResult = 'answered' | 'elsewhere' | 'refused' | 'late' | 'failed';

/** The class of an interaction for the log and the metrics, from a small set of names; without its contents. */
export interface InteractionKind {
  readonly kind: 'command' | 'press' | 'suggestion' | 'other';
  /** A command's name, the verb of a press, or `unknown`; a forged custom id must not add names of its own. */
  readonly name: string;
  /** The game id in the custom id of a button; may be forged. */
  readonly gameId?: string;
}

/** Observes every interaction when it arrives and when it is answered. */
export interface InteractionObserver {
  /** @param createdAt the time of the interaction by Discord's clock, in ms since 1970 */
  arrived(interactionId: string, kind: InteractionKind, createdAt: number): void;
  done(interactionId: string, kind: InteractionKind, result: AnswerResult, ms: number): void;
}

export interface Instruments extends InteractionObserver {
  /** Wraps the sends to count and time them. */
  aroundSend<Payload>(send: SendPort<Payload>): SendPort<Payload>;
  /** Wraps the game service to count the results of presses. */
  aroundGames(games: GameService): GameService;
  /**
   * Observes the connection and the requests of a client.
   * @param others further REST clients, such as the one for tables and notices
   */
  watchClient(client: Client, others: readonly REST[]): void;
  /** @param lateMs how late a game's clock acted, in ms */
  clockActed(lateMs: number): void;
}
