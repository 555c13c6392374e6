import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { byAge } from '../snowflakes.ts';
import type { FileStore } from '../world/files.ts';
import type { Attachment, Message } from '../world/message.ts';

/** The maximum number of stored uploads; the newest are kept, older ones are missing after the next start. */
export const maxStoredFiles = 60;

/** The newest attachments of messages. */
export function attachmentsToStore(messages: readonly Message[]): Attachment[] {
  return messages
    .flatMap((message) => message.parts.attachments)
    .sort((a, b) => byAge(b.id, a.id))
    .slice(0, maxStoredFiles);
}

/** The folder beside a world's file with the bytes of uploaded files, each under its attachment's id. */
export class AttachmentFolder {
  readonly #path: string;
  /** Ids whose bytes are in the folder. */
  readonly #stored = new Set<string>();

  constructor(path: string) {
    this.#path = path;
  }

  /** Reads every file of the folder, by attachment id. The folder may not exist yet. */
  async readAll(): Promise<ReadonlyMap<string, Uint8Array>> {
    await mkdir(this.#path, { recursive: true });
    const bytes = new Map<string, Uint8Array>();
    for (const id of await readdir(this.#path)) {
      bytes.set(id, await readFile(join(this.#path, id)));
      this.#stored.add(id);
    }
    return bytes;
  }

  /** Writes missing files. A file never changes, and is referred to only when it is complete. */
  async add(attachments: readonly Attachment[], files: FileStore): Promise<void> {
    for (const attachment of attachments) {
      if (this.#stored.has(attachment.id)) continue;
      const file = files.at(new URL(attachment.url).pathname);
      if (file === undefined) continue;
      await writeFile(join(this.#path, attachment.id), file.bytes);
      this.#stored.add(attachment.id);
    }
  }

  /** Removes everything but the files of these attachments. */
  async retain(attachments: readonly Attachment[]): Promise<void> {
    const wanted = new Set(attachments.map(({ id }) => id));
    for (const id of [...this.#stored].filter((name) => !wanted.has(name))) {
      await rm(join(this.#path, id), { force: true });
      this.#stored.delete(id);
    }
  }
}
