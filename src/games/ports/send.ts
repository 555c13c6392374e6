/**
 * The port to the chat: the sends of the outbox and their failures. The Discord side implements the port; the outbox
 * decides what a failure means for a game.
 */

/**
 * `gone-message`: the message was deleted (10008). `gone-channel`: the channel or thread was (10003).
 * `archived`: the thread is archived (50083). `forbidden`: no access or permission (50001, 50013).
 * `old-edit`: too many edits of messages older than an hour (30046). `invalid`: the chat will never take
 * this message (50035). `rate`: too many requests. `retry`: anything that may pass by itself (5xx, network).
 */
export type SendFailureCode =
  | 'gone-message'
  | 'gone-channel'
  | 'archived'
  | 'forbidden'
  | 'old-edit'
  | 'invalid'
  | 'rate'
  | 'retry';

/** A classified failure of a send. Any other error of a port counts as a bug. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly code: SendFailureCode;
  /** The wait before the next try, in ms, when the chat names one; otherwise null. */
  readonly retryAfterMs: number | null;

  /** @param options `retryAfterMs` applies to `rate` and `retry` */
  constructor(
    code: SendFailureCode,
    message: string,
    options: { readonly retryAfterMs?: number; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** A posted table message. */
export interface PostedTable {
  readonly messageId: string;
  /** The ids of the people that the message notified; an earlier try may have mentioned other people. */
  readonly called: readonly string[];
}

/**
 * The sends of the outbox. Every method rejects with a SendFailure. A `nonce` (at most 25 characters) makes a repeated
 * post one message: send it with `enforceNonce`.
 */
export interface SendPort<Payload> {
  /**
   * Posts a table message; unarchives an archived thread.
   * @param mentionUserIds the people to notify
   */
  postTable(
    channelId: string,
    payload: Payload,
    nonce: string,
    mentionUserIds: readonly string[],
  ): Promise<PostedTable>;
  /** Replaces a table message's content. */
  editTable(channelId: string, messageId: string, payload: Payload): Promise<void>;
  /** Posts a short message beside the table, such as a ping or a reminder. @returns the message's id */
  postNotice(
    channelId: string,
    payload: Payload,
    nonce: string,
    mentionUserIds: readonly string[],
  ): Promise<string>;
  /**
   * Returns the parent channel of a thread, or null when the channel is no thread. Left out when the chat has no
   * threads.
   */
  parentOf?(channelId: string): Promise<string | null>;
  /** Deletes a message; used for past tables that can no longer be edited. */
  deleteMessage(channelId: string, messageId: string): Promise<void>;
}

/** True when an error is a failed send with one of these codes. */
export function isFailure(error: unknown, ...codes: readonly SendFailure['code'][]): boolean {
  return error instanceof SendFailure && codes.includes(error.code);
}
