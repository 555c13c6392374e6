import type { APIMessageTopLevelComponent } from 'discord.js';

/** A file attached to a message; components refer to it as `attachment://<name>`. */
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
