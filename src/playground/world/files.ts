import type { Snowflakes } from '../snowflakes.ts';
import type { Attachment } from './message.ts';

/** A file of a multipart body. `index` is the n of `files[n]`. */
export interface Upload {
  readonly index: number;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

interface StoredFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Width and height in pixels of a PNG picture, or nulls for anything else. */
function pngSize(bytes: Uint8Array): { width: number | null; height: number | null } {
  const isPng = bytes.length >= 24 && bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e;
  if (!isPng) return { width: null, height: null };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const typesByEnding: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  yaml: 'text/plain; charset=utf-8',
};

/** The most bytes in memory; beyond that the oldest files are dropped. */
const maxKeptBytes = 256 * 1024 * 1024;

/** The uploaded files, held in memory and served at `/attachments/CHANNEL/ID/NAME`. */
export class FileStore {
  readonly #ids: Snowflakes;
  readonly #origin: () => string;
  readonly #files = new Map<string, StoredFile>();
  #bytes = 0;

  constructor(ids: Snowflakes, origin: () => string) {
    this.#ids = ids;
    this.#origin = origin;
  }

  /** Stores an upload and returns the attachment for a message. Unsafe characters of names become `_`. */
  keep(channelId: string, upload: Upload, named: string | null, description: string | null): Attachment {
    const id = this.#ids.next();
    const filename = safeName(named ?? upload.filename);
    const ending = filename.split('.').pop()?.toLowerCase() ?? '';
    const contentType = typesByEnding[ending] ?? upload.contentType;
    const path = `/attachments/${channelId}/${id}/${filename}`;
    this.#hold(path, { contentType, bytes: upload.bytes });
    const url = `${this.#origin()}${path}`;
    return {
      id,
      filename,
      size: upload.bytes.length,
      url,
      contentType,
      description,
      ...pngSize(upload.bytes),
    };
  }

  /** Restores the bytes of a stored attachment. */
  restore(attachment: Attachment, bytes: Uint8Array): void {
    const path = new URL(attachment.url).pathname;
    this.#hold(path, { contentType: attachment.contentType, bytes });
  }

  /** The file at a path of this server, or undefined. */
  at(path: string): StoredFile | undefined {
    return this.#files.get(path);
  }

  #hold(path: string, file: StoredFile): void {
    this.#files.set(path, file);
    this.#bytes += file.bytes.length;
    this.#forgetOldest();
  }

  #forgetOldest(): void {
    for (const [path, file] of this.#files) {
      if (this.#bytes <= maxKeptBytes) return;
      this.#files.delete(path);
      this.#bytes -= file.bytes.length;
    }
  }
}

/** A file name sanitised like Discord's: letters, digits, dot, dash and underscore only. */
export function safeName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._-]/g, '_');
}
