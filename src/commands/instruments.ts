/**
 * The port through which the bot is measured: what `src/metrics` puts around the parts of the bot where they
 * meet. Without it nothing is put in between.
 */
import type { Client, REST } from 'discord.js';
import type { SendPort } from './table/send-port.ts';
import type { Tables } from './table/tables.ts';
import type { Way } from './way-of.ts';

/**
 * `elsewhere`: another process on the same store has it. `refused`: the bot was stopping.
 * `late`: Discord took no answer any more.
 */
export type AnswerResult = 'answered' | 'elsewhere' | 'refused' | 'late' | 'failed';

/** Told of every interaction, at the door. */
export interface DoorWatch {
  /** @param createdAt when the person did it, by Discord's clock, in ms since 1970 */
  came(interactionId: string, way: Way, createdAt: number): void;
  done(interactionId: string, way: Way, result: AnswerResult, ms: number): void;
}

export interface Instruments extends DoorWatch {
  /** The same sends, counted and timed. */
  aroundSend<Payload>(send: SendPort<Payload>): SendPort<Payload>;
  /** The same tables, with the results of presses counted. */
  aroundTables(tables: Tables): Tables;
  /**
   * Follows the connection and the requests of a client.
   * @param others further clients for requests, such as the one for tables and notices
   */
  watchClient(client: Client, others: readonly REST[]): void;
  /** @param lateMs how long after its time a game's clock acted */
  clockActed(lateMs: number): void;
}
