/**
 * Sends that know which message each post has become, until that is noted in the store. The chat takes a repeated
 * nonce for the same message for a few minutes only; a store can be out of order for longer, and then the post
 * would come again and notify again.
 */
import type { SendPort } from '../ports/send.ts';

/** Nonces that are remembered. The oldest are dropped: those that another process settled are never reported here. */
const KEPT = 1_000;

export class PostedOnce<Payload> implements SendPort<Payload> {
  readonly #send: SendPort<Payload>;
  /** Nonce -> message id, oldest first. */
  readonly #posted = new Map<string, string>();

  constructor(send: SendPort<Payload>) {
    this.#send = send;
  }

  /** The store has noted these posts, by their nonces: the same nonce may stand for another message one day. */
  noted(nonces: readonly string[]): void {
    for (const nonce of nonces) this.#posted.delete(nonce);
  }

  postTable(channelId: string, payload: Payload, nonce: string, mentionUserIds: readonly string[]) {
    return this.#once(nonce, () => this.#send.postTable(channelId, payload, nonce, mentionUserIds));
  }

  postNotice(channelId: string, payload: Payload, nonce: string, mentionUserIds: readonly string[]) {
    return this.#once(nonce, () => this.#send.postNotice(channelId, payload, nonce, mentionUserIds));
  }

  editTable(channelId: string, messageId: string, payload: Payload): Promise<void> {
    return this.#send.editTable(channelId, messageId, payload);
  }

  async parentOf(channelId: string): Promise<string | null> {
    return (await this.#send.parentOf?.(channelId)) ?? null;
  }

  deleteMessage(channelId: string, messageId: string): Promise<void> {
    return this.#send.deleteMessage(channelId, messageId);
  }

  async #once(nonce: string, post: () => Promise<string>): Promise<string> {
    const known = this.#posted.get(nonce);
    if (known !== undefined) return known;
    const messageId = await post();
    this.#posted.set(nonce, messageId);
    const [oldest] = this.#posted.keys();
    if (this.#posted.size > KEPT && oldest !== undefined) this.#posted.delete(oldest);
    return messageId;
  }
}
