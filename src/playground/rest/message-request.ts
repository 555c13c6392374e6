import type { ZodMiniType } from 'zod/mini';
import { textOf } from '../json.ts';
import { compose } from '../rules/compose.ts';
import { type MessageBody, messageBody } from '../rules/message-body.ts';
import { validateBody } from '../rules/spec.ts';
import type { Site } from '../site.ts';
import type { Upload } from '../world/files.ts';
import type { MessageParts } from '../world/message.ts';

/** A request that contains a message. */
export interface MessageRequest {
  /** The part that the schema describes: the message itself or a wrapper of it. */
  readonly whole: unknown;
  readonly schema: ZodMiniType;
  /** The message's fields. */
  readonly message: unknown;
  readonly uploads: readonly Upload[];
  readonly channelId: string;
  readonly before: MessageParts | null;
  readonly settableFlags: number;
  readonly prefix: readonly (string | number)[];
}

/** Checks a message against schema and rules and composes it. @throws Refusal */
export function composeRequest(
  site: Site,
  writing: MessageRequest,
): { parts: MessageParts; body: MessageBody } {
  validateBody(writing.schema, writing.whole ?? {});
  const body = messageBody.parse(writing.message ?? {});
  const parts = compose({
    body,
    uploads: writing.uploads,
    before: writing.before,
    settableFlags: writing.settableFlags,
    files: site.world.files,
    channelId: writing.channelId,
    customEmojiIds: new Set(site.world.emojis.flatMap((emoji) => textOf(emoji.id) ?? [])),
    prefix: writing.prefix,
  });
  return { parts, body };
}
