import type { Clock } from '../clock.ts';
import { refuse } from '../rest/refusal.ts';
import type { Message } from '../world/message.ts';

/** Edits of messages older than this are counted, in milliseconds. */
export const oldAfterMs = 60 * 60_000;
/** The limit. Discord does not publish it; bot authors observed 3 edits in 20 seconds for a channel. */
export const oldEditLimit = { edits: 3, windowMs: 20_000 } as const;

/** Counts the edits of old messages in each channel. */
export class OldEdits {
  readonly #clock: Clock;
  readonly #byChannel = new Map<string, number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws Refusal 30046 (HTTP 429) when a channel's old messages were edited too often */
  count(message: Message): void {
    const now = this.#clock.now();
    if (now - message.createdAt < oldAfterMs) return;
    const recent = (this.#byChannel.get(message.channelId) ?? []).filter(
      (at) => now - at < oldEditLimit.windowMs,
    );
    if (recent.length >= oldEditLimit.edits) {
      throw refuse('tooManyOldEdits', ((recent[0] ?? now) + oldEditLimit.windowMs - now) / 1000);
    }
    this.#byChannel.set(message.channelId, [...recent, now]);
  }
}
