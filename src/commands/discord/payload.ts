/** Messages in the shape of Discord's API, and how their files are sent. */
import { type APIMessageTopLevelComponent, AttachmentBuilder } from 'discord.js';
import type { Row } from '../../render/components.ts';

/** A file attached to a message; components refer to it as `attachment://<name>`. */
export interface PayloadFile {
  readonly name: string;
  readonly data: Buffer;
  /** Alt text, at most 1,024 characters. */
  readonly description?: string;
}

/** A message of plain text, with buttons below it and files. */
export interface TextMessage {
  readonly content: string;
  readonly components: Row[];
  readonly files: readonly PayloadFile[];
}

/** A message in the shape of Discord's API, with its files. */
export interface Payload {
  readonly flags?: number;
  readonly content?: string;
  readonly components?: readonly APIMessageTopLevelComponent[];
  readonly files?: readonly PayloadFile[];
}

/** The files of a message as its body lists them; the alt text stands here. */
export function attachmentsOf(files: readonly PayloadFile[]) {
  return files.map(({ name, description }, id) => ({
    id: String(id),
    filename: name,
    ...(description === undefined ? {} : { description }),
  }));
}

/** The uploads of a message, in the order in which its body numbers them. */
export function uploadsOf(files: readonly PayloadFile[]) {
  return files.map(({ name, data }, id) => ({ name, data, key: `files[${id}]` }));
}

/** The files of an answer to an interaction. */
export function attachmentBuilders(files: readonly PayloadFile[]): AttachmentBuilder[] {
  return files.map(
    ({ name, data, description }) =>
      new AttachmentBuilder(data, { name, ...(description === undefined ? {} : { description }) }),
  );
}
