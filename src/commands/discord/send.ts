/** The outbox's send port to Discord: sends by channel and message id; right after a press, edits by its token. */
import { ChannelType, DiscordAPIError, RateLimitError, type REST, Routes, SnowflakeUtil } from 'discord.js';
import { z } from 'zod';
import { type PostedTable, SendFailure, type SendPort } from '../../games/ports/send.ts';
import { isUnknownEmoji, sendFailure } from './failures.ts';
import type { InteractionTokens } from './interaction-tokens.ts';
import { attachmentsOf, type Payload, uploadsOf } from './payload.ts';

const posted = z.object({ id: z.string(), mentions: z.array(z.object({ id: z.string() })).default([]) });
const place = z.object({ type: z.int(), parent_id: z.string().nullish() });

function isThread(type: number): boolean {
  return (
    type === ChannelType.PublicThread ||
    type === ChannelType.PrivateThread ||
    type === ChannelType.AnnouncementThread
  );
}

/** Discord limits edits of messages older than this separately, in ms. */
const OLD_AFTER_MS = 60 * 60_000;

/**
 * Tracks requests so that all can be aborted at shutdown, when many may still wait for Discord's rate limit. Each
 * request has its own signal, because the library never removes its listeners from a signal.
 */
export class PendingRequests {
  readonly #underWay = new Set<AbortController>();
  #givenUp = false;

  /** @throws an AbortError when the request was aborted, besides any error of `send` */
  async run<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const request = new AbortController();
    if (this.#givenUp) request.abort();
    this.#underWay.add(request);
    try {
      return await send(request.signal);
    } finally {
      this.#underWay.delete(request);
    }
  }

  /** Aborts all pending and all later requests. */
  abortAll(): void {
    this.#givenUp = true;
    for (const request of this.#underWay) request.abort();
  }
}

export interface SendOptions {
  /** The logged-in client, held to Discord's limit. */
  readonly rest: REST;
  /** Tokens of recent presses and the client for their edits; without it every edit goes by message id. */
  readonly pressed?: { readonly rest: REST; readonly presses: InteractionTokens };
  /** Tracks all requests, for a caller that needs to abort them. */
  readonly requests?: PendingRequests;
  /** Called when Discord refuses a message because an emoji does not exist any more; it is rendered and sent again. */
  readonly onUnknownEmoji?: () => void;
  /** Returns the current time, in ms since 1970. */
  readonly now?: () => number;
}

/** Creates the send port of the outbox. */
export function createSend(parts: SendOptions): SendPort<Payload> {
  const { rest, pressed, requests = new PendingRequests(), onUnknownEmoji, now = Date.now } = parts;

  const classified = async <T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    try {
      return await requests.run(send);
    } catch (error) {
      if (!onUnknownEmoji || !isUnknownEmoji(error)) throw sendFailure(error);
      onUnknownEmoji();
      throw new SendFailure('retry', 'An emoji of the message does not exist any more', { cause: error });
    }
  };

  const isOld = (messageId: string) => now() - SnowflakeUtil.timestampFrom(messageId) >= OLD_AFTER_MS;

  /**
   * True when the error is Discord's limit for edits of old messages (30046). It has the status of a rate limit, which
   * the library reports without the code, so that the message's age decides.
   */
  function isOldEdit(error: unknown, messageId: string): boolean {
    if (!(error instanceof RateLimitError) || error.global || error.sublimitTimeout <= 0) return false;
    return isOld(messageId);
  }

  /** Edits a message by the token of its press. Returns false when there was no recent press or its token failed. */
  async function editedByPress(messageId: string, payload: Payload, signal: AbortSignal): Promise<boolean> {
    const route = (await pressed?.presses.take(messageId)) ?? null;
    if (!pressed || route === null || isOld(messageId)) return false;
    try {
      const body = bodyOf(payload, []);
      await pressed.rest.patch(route, { body, files: uploadsOf(payload.files ?? []), auth: false, signal });
      return true;
    } catch (error) {
      // The following edit by message id reports an error of the message itself.
      if (error instanceof DiscordAPIError || error instanceof RateLimitError) return false;
      throw error;
    }
  }

  async function post(
    channelId: string,
    payload: Payload,
    nonce: string,
    mentionUserIds: readonly string[],
  ): Promise<PostedTable> {
    const body = bodyOf(payload, mentionUserIds);
    const answer = await classified((signal) =>
      rest.post(Routes.channelMessages(channelId), {
        // The library repeats a request whose answer was lost; the enforced nonce keeps it one message.
        body: { ...body, nonce, enforce_nonce: true },
        files: uploadsOf(payload.files ?? []),
        signal,
      }),
    );
    const { id, mentions } = posted.parse(answer);
    // For a known nonce Discord returns the existing message, which may show an older revision.
    const isThis = customIdsIn(answer) === customIdsIn(body);
    return { messageId: id, called: isThis ? mentionUserIds : mentions.map((user) => user.id) };
  }

  return {
    postTable: post,
    postNotice: async (...args) => (await post(...args)).messageId,
    async editTable(channelId, messageId, payload) {
      await classified(async (signal) => {
        if (await editedByPress(messageId, payload, signal)) return;
        try {
          const body = bodyOf(payload, []);
          const route = Routes.channelMessage(channelId, messageId);
          await rest.patch(route, { body, files: uploadsOf(payload.files ?? []), signal });
        } catch (error) {
          if (!isOldEdit(error, messageId)) throw error;
          throw new SendFailure('old-edit', 'Too many edits of old messages', { cause: error });
        }
      });
    },
    async parentOf(channelId) {
      const channel = place.parse(
        await classified((signal) => rest.get(Routes.channel(channelId), { signal })),
      );
      return isThread(channel.type) ? (channel.parent_id ?? null) : null;
    },
    async deleteMessage(channelId, messageId) {
      // Discord refuses to acknowledge a press on a message that is gone, and tells the person that it failed.
      await pressed?.presses.acknowledged(messageId);
      await classified((signal) => rest.delete(Routes.channelMessage(channelId, messageId), { signal }));
    },
  };
}

/** The custom ids of a message's components in order; those of a table name its game and revision. */
function customIdsIn(message: unknown): string {
  return [...JSON.stringify(message).matchAll(/"custom_id":"([^"]*)"/g)].map(([, id]) => id).join(' ');
}

/** The request body of a payload. It lists the files, so that an edit drops the previous ones. */
function bodyOf(payload: Payload, mentionUserIds: readonly string[]) {
  const files = payload.files ?? [];
  return {
    ...(payload.flags === undefined ? {} : { flags: payload.flags }),
    ...(payload.content === undefined ? {} : { content: payload.content }),
    ...(payload.components === undefined ? {} : { components: payload.components }),
    attachments: attachmentsOf(files),
    allowed_mentions: { parse: [], users: [...new Set(mentionUserIds)] },
  };
}
