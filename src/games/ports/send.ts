/**
 * How the games reach the chat: the few sends that the outbox makes, and the ways in which they fail.
 * The Discord side implements this; the outbox decides what a failure means for a game.
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

/** A send that did not happen, classified. Any other error of a port counts as a mistake of the program. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly code: SendFailureCode;
  /** How long to wait before the next try, in ms, when the chat said so. */
  readonly retryAfterMs: number | null;

  /** `options.retryAfterMs` is for `rate` and `retry`. */
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

/** A table message, as the chat has it. */
export interface PostedTable {
  readonly messageId: string;
  /** Whom of those to be notified it has notified: an earlier try may have posted it while others were asked. */
  readonly called: readonly string[];
}

/**
 * The sends. Every method rejects with a SendFailure. A `nonce` (at most 25 characters) makes a repeated
 * post one message: send it with `enforceNonce`.
 */
export interface SendPort<Payload> {
  /**
   * Posts a table message; in an archived thread this opens it again.
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
  /** Posts a short message beside the table: a ping, the clock, the end of a game. @returns the message's id */
  postNotice(
    channelId: string,
    payload: Payload,
    nonce: string,
    mentionUserIds: readonly string[],
  ): Promise<string>;
  /**
   * The channel that a thread hangs from, or null for what is no thread. Left out where there are no threads.
   */
  parentOf?(channelId: string): Promise<string | null>;
  /** Takes a message away; used for past tables that can't be edited any more. */
  deleteMessage(channelId: string, messageId: string): Promise<void>;
}

/** Whether an error is a failed send of one of these kinds. */
export function isFailure(error: unknown, ...codes: readonly SendFailure['code'][]): boolean {
  return error instanceof SendFailure && codes.includes(error.code);
}
