/**
 * The port through which the bot is measured: what `src/metrics` puts around the parts of the bot where they
 * meet. Without it nothing is put in between.
 */
import type { Client, REST } from 'discord.js';
import type { GameService } from '../games/game-service.ts';
import type { SendPort } from '../games/ports/send.ts';

/**
 * `elsewhere`: another process on the same store has it. `refused`: the bot was stopping.
 * `late`: Discord took no answer any more.
 */
export type AnswerResult = 'answered' | 'elsewhere' | 'refused' | 'late' | 'failed';

/** What an interaction is, in a small set of words: for the log and the metrics, never with its contents. */
export interface InteractionKind {
  readonly kind: 'command' | 'press' | 'suggestion' | 'other';
  /** A command's name, the verb of a press, or `unknown`: a forged one must not bring words of its own. */
  readonly name: string;
  /** The game that a button belongs to, or says that it does. */
  readonly gameId?: string;
}

/** Told of every interaction when it arrives and when it is answered. */
export interface InteractionObserver {
  /** @param createdAt when the person did it, by Discord's clock, in ms since 1970 */
  came(interactionId: string, kind: InteractionKind, createdAt: number): void;
  done(interactionId: string, kind: InteractionKind, result: AnswerResult, ms: number): void;
}

export interface Instruments extends InteractionObserver {
  /** The same sends, counted and timed. */
  aroundSend<Payload>(send: SendPort<Payload>): SendPort<Payload>;
  /** The same tables, with the results of presses counted. */
  aroundTables(tables: GameService): GameService;
  /**
   * Follows the connection and the requests of a client.
   * @param others further clients for requests, such as the one for tables and notices
   */
  watchClient(client: Client, others: readonly REST[]): void;
  /** @param lateMs how long after its time a game's clock acted */
  clockActed(lateMs: number): void;
}
