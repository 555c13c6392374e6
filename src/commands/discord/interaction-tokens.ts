/**
 * Presses that were just made: once they are acknowledged, the messages that they stand on
 * can be edited with their tokens.
 * Discord does not count answers to interactions among the bot's requests a second (of which it allows
 * 50), so that a table need not wait in the queue of all the others. Only ever a shorter way: what is not
 * here, too old or refused is edited by channel and message id.
 */
import { Routes } from 'discord.js';

/** Tokens are good for 15 minutes. */
const GOOD_FOR_MS = 10 * 60_000;
/** A press is followed by its edit within seconds; those without one are forgotten from the oldest on. */
const KEPT = 500;

interface Press {
  readonly route: `/webhooks/${string}/${string}/messages/${string}`;
  readonly until: number;
  readonly acknowledged: Promise<boolean>;
}

export class InteractionTokens {
  readonly #now: () => number;
  /** By the message that was pressed; the latest press is the last. */
  readonly #presses = new Map<string, Press>();

  /** @param now ms since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Remembers a press on a message.
   * @param acknowledged whether it was acknowledged as an update of that message, once that is known
   */
  note(
    messageId: string,
    { applicationId, token }: { applicationId: string; token: string },
    acknowledged: Promise<boolean>,
  ): void {
    const route = Routes.webhookMessage(applicationId, token, '@original');
    this.#presses.delete(messageId);
    this.#presses.set(messageId, {
      route,
      until: this.#now() + GOOD_FOR_MS,
      acknowledged: acknowledged.catch(() => false),
    });
    for (const [oldest, { until }] of this.#presses) {
      if (this.#presses.size <= KEPT && until > this.#now()) break;
      this.#presses.delete(oldest);
    }
  }

  /** Where the message can be edited once; null when only by channel and message id. Waits for the acknowledgement. */
  async take(messageId: string): Promise<Press['route'] | null> {
    const press = this.#presses.get(messageId);
    this.#presses.delete(messageId);
    if (press === undefined || press.until <= this.#now()) return null;
    return (await press.acknowledged) ? press.route : null;
  }
}
