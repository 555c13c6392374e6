/**
 * Tokens of recent presses: once a press is acknowledged, its message can be edited with its token. Discord does not
 * count answers to interactions among the bot's 50 requests a second, so that such an edit skips the common queue. This
 * is an optimisation only: a message without a valid token is edited by channel and message id.
 */
import { Routes } from 'discord.js';

/** How long a token is used, in ms. Discord accepts tokens for 15 minutes. */
const TOKEN_LIFE_MS = 10 * 60_000;
/** Beyond this number the oldest presses are dropped; an edit follows its press within seconds. */
const MAX_PRESSES = 500;

interface Press {
  readonly route: `/webhooks/${string}/${string}/messages/${string}`;
  readonly until: number;
  readonly acknowledged: Promise<boolean>;
}

export class InteractionTokens {
  readonly #now: () => number;
  /** By the id of the pressed message, in order of the presses; the latest is last. */
  readonly #presses = new Map<string, Press>();

  /** @param now returns the current time, in ms since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Records a press on a message.
   * @param acknowledged resolves to whether the press was acknowledged as an update of that message
   */
  record(
    messageId: string,
    { applicationId, token }: { applicationId: string; token: string },
    acknowledged: Promise<boolean>,
  ): void {
    const route = Routes.webhookMessage(applicationId, token, '@original');
    this.#presses.delete(messageId);
    this.#presses.set(messageId, {
      route,
      until: this.#now() + TOKEN_LIFE_MS,
      acknowledged: acknowledged.catch(() => false),
    });
    for (const [oldest, { until }] of this.#presses) {
      if (this.#presses.size <= MAX_PRESSES && until > this.#now()) break;
      this.#presses.delete(oldest);
    }
  }

  /** Resolves when a recent press on the message is acknowledged, so that the message may be deleted; else at once. */
  async acknowledged(messageId: string): Promise<void> {
    await this.#presses.get(messageId)?.acknowledged;
  }

  /**
   * Returns the route for one edit of the message; null when only channel and message id work. Waits for the
   * acknowledgement.
   */
  async take(messageId: string): Promise<Press['route'] | null> {
    const press = this.#presses.get(messageId);
    this.#presses.delete(messageId);
    if (press === undefined || press.until <= this.#now()) return null;
    return (await press.acknowledged) ? press.route : null;
  }
}
