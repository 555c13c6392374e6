import type { APIMessageTopLevelComponent } from 'discord.js';

/** A file that goes with a message; components name it as `attachment://<name>`. */
export interface PayloadFile {
  readonly name: string;
  readonly data: Buffer;
  /** Alt text, at most 1,024 characters. */
  readonly description?: string;
}

/** A message in the shape of Discord's API, with its files. */
export interface Payload {
  readonly flags?: number;
  readonly content?: string;
  readonly components?: readonly APIMessageTopLevelComponent[];
  readonly files?: readonly PayloadFile[];
}

/** The request body of a payload: files are listed, so that an edit drops those that it had before. */
export function bodyOf(payload: Payload, mentionUserIds: readonly string[]) {
  const files = payload.files ?? [];
  return {
    ...(payload.flags === undefined ? {} : { flags: payload.flags }),
    ...(payload.content === undefined ? {} : { content: payload.content }),
    ...(payload.components === undefined ? {} : { components: payload.components }),
    attachments: files.map(({ name, description }, id) => ({
      id: String(id),
      filename: name,
      ...(description === undefined ? {} : { description }),
    })),
    allowed_mentions: { parse: [], users: [...new Set(mentionUserIds)] },
  };
}

/** The uploads of a payload, in the order in which its body numbers them. */
export function uploadsOf(payload: Payload) {
  return (payload.files ?? []).map(({ name, data }, id) => ({ name, data, key: `files[${id}]` }));
}
