/**
 * Remembers the message of each posted nonce until the store has noted the message. The chat deduplicates a nonce for a
 * few minutes only; during a longer outage of the store a repeated post would notify again.
 */
import type { PostedTable, SendPort } from '../ports/send.ts';

/**
 * The maximum number of remembered nonces. The oldest are dropped, as nonces settled by another process are never
 * reported here.
 */
const KEPT = 1_000;

/**
 * Returns the nonce for posting a table a second time with its mentions. The first post came from an interrupted try
 * with no or other mentions, and editing a message notifies nobody.
 */
export function callingNonce(nonce: string): string {
  return `${nonce}+`;
}

/** The posting methods of a send port. */
export type Posts<Payload> = Pick<SendPort<Payload>, 'postTable' | 'postNotice'>;

export class PostedOnce<Payload> implements Posts<Payload> {
  readonly #send: Posts<Payload>;
  /** Nonce -> posted message, oldest first. */
  readonly #posted = new Map<string, PostedTable>();

  constructor(send: Posts<Payload>) {
    this.#send = send;
  }

  /** Forgets posts that the store has noted, by their nonces. */
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
