/**
 * Sends that know which message each post has become, until that is noted in the store. The chat takes a repeated
 * nonce for the same message for a few minutes only; a store can be out of order for longer, and then the post
 * would come again and notify again.
 */
import type { PostedTable, SendPort } from '../ports/send.ts';

/** Nonces that are remembered. The oldest are dropped: those that another process settled are never reported here. */
const KEPT = 1_000;

/**
 * The nonce of a table that is posted a second time for its call. The first post came of a try that was cut off, and
 * called nobody, or others: an edit of it would notify nobody.
 */
export function callingNonce(nonce: string): string {
  return `${nonce}+`;
}

/** The posts of a send port. */
export type Posts<Payload> = Pick<SendPort<Payload>, 'postTable' | 'postNotice'>;

export class PostedOnce<Payload> implements Posts<Payload> {
  readonly #send: Posts<Payload>;
  /** By nonce, oldest first. */
  readonly #posted = new Map<string, PostedTable>();

  constructor(send: Posts<Payload>) {
    this.#send = send;
  }

  /** The store has noted these posts, by their nonces: the same nonce may stand for another message one day. */
  noted(nonces: readonly string[]): void {
    for (const nonce of nonces) {
      this.#posted.delete(nonce);
      this.#posted.delete(callingNonce(nonce));
    }
  }

  postTable(channelId: string, payload: Payload, nonce: string, mentionUserIds: readonly string[]) {
    return this.#once(nonce, () => this.#send.postTable(channelId, payload, nonce, mentionUserIds));
  }

  async postNotice(channelId: string, payload: Payload, nonce: string, mentionUserIds: readonly string[]) {
    const { messageId } = await this.#once(nonce, async () => ({
      messageId: await this.#send.postNotice(channelId, payload, nonce, mentionUserIds),
      called: mentionUserIds,
    }));
    return messageId;
  }

  async #once(nonce: string, post: () => Promise<PostedTable>): Promise<PostedTable> {
    const known = this.#posted.get(nonce);
    if (known !== undefined) return known;
    const posted = await post();
    this.#posted.set(nonce, posted);
    const [oldest] = this.#posted.keys();
    if (this.#posted.size > KEPT && oldest !== undefined) this.#posted.delete(oldest);
    return posted;
  }
}
