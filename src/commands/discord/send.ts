/** The outbox's way to Discord: sends by channel and message id, never by an interaction's token. */
import { type REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { SendPort } from '../table/send-port.ts';
import { sendFailure } from './failures.ts';
import { bodyOf, type Payload, uploadsOf } from './payload.ts';

const posted = z.object({ id: z.string() });

/** The sends of the outbox over a REST client that is logged in. */
export function createSend(rest: REST): SendPort<Payload> {
  async function post(
    channelId: string,
    payload: Payload,
    nonce: string,
    mentionUserIds: readonly string[],
  ): Promise<string> {
    const answer = await classified(() =>
      rest.post(Routes.channelMessages(channelId), {
        // The library repeats a request whose answer was lost; with the nonce enforced it stays one message.
        body: { ...bodyOf(payload, mentionUserIds), nonce, enforce_nonce: true },
        files: uploadsOf(payload),
      }),
    );
    return posted.parse(answer).id;
  }

  return {
    postTable: (channelId, payload, nonce, mentionUserId) =>
      post(channelId, payload, nonce, mentionUserId === null ? [] : [mentionUserId]),
    postNotice: post,
    async editTable(channelId, messageId, payload) {
      await classified(() =>
        rest.patch(Routes.channelMessage(channelId, messageId), {
          body: bodyOf(payload, []),
          files: uploadsOf(payload),
        }),
      );
    },
    async deleteMessage(channelId, messageId) {
      await classified(() => rest.delete(Routes.channelMessage(channelId, messageId)));
    },
  };
}

async function classified<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    throw sendFailure(error);
  }
}
