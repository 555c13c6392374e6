/**
 * Uploads the application emojis in the background: those that Discord does not have yet, by one program of the bot at a
 * time. Until they are there, and whenever Discord refuses them, messages say the same in words.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, Routes } from 'discord.js';
import { z } from 'zod';
import { type Hold, whileClaimed } from '../../games/concurrency/renewed-claim.ts';
import type { Log } from '../../games/ports/log.ts';
import { MAX_APPLICATION_EMOJIS } from '../../render/discord-limits.ts';
import { type Emoji, Emojis, subjectOf } from '../../render/emoji/emojis.ts';
import type { EmojiPicture } from '../../render/emoji/index.ts';
import { type GameStore, StoreUnavailable } from '../../store/index.ts';
import { rateLimitMs, remedyFor } from './failures.ts';
import { PendingRequests } from './send.ts';

const emoji = z.object({ id: z.string(), name: z.string() });
const emojiList = z.object({ items: z.array(emoji) });

/** How long to wait for another program that uploads, or after a temporary failure, in ms. */
const AGAIN_MS = 30_000;

export interface AppEmojiParts {
  /** A client that rejects requests at a rate limit, so that a stop need not wait for its end. */
  readonly rest: Pick<REST, 'get' | 'post' | 'delete'>;
  readonly store: GameStore;
  readonly log: Pick<Log, 'warn' | 'info'>;
  /** Resolves when the event loop has time for work in the background. */
  readonly turn: () => Promise<void>;
  /** Draws an emoji as a PNG; in the drawing thread when left out. */
  readonly draw?: (svg: string) => Promise<Buffer>;
  /** 30,000 when left out. */
  readonly againMs?: number;
}

/** Imports the drawings after the start, which they would slow down. */
function loadDrawing() {
  return import('../../render/emoji/index.ts');
}

/** How long to wait before the list is read again, in ms; null when there is nothing more to do. */
type Wait = number | null;

export class AppEmojis {
  readonly #parts: AppEmojiParts;
  readonly #holder = randomUUID();
  readonly #known = new Map<string, Emoji>();
  /** What messages had to say in words: these emojis are uploaded first. */
  readonly #wanted = new Set<string>();
  readonly #stopping = new AbortController();
  readonly #requests = new PendingRequests();
  #applicationId: string | null = null;
  #running: Promise<void> | null = null;
  /** The emojis that Discord has now. */
  readonly emojis = new Emojis(this.#known, (subject) => this.#wanted.add(subject));

  constructor(parts: AppEmojiParts) {
    this.#parts = parts;
  }

  /** Begins to look which emojis the application has, and to upload the others. Returns at once. */
  begin(applicationId: string): void {
    this.#applicationId = applicationId;
    this.#run();
  }

  /**
   * To be called when Discord refuses a message because of an unknown emoji: somebody deleted it. Messages are in words
   * until the list is read again.
   */
  forget(): void {
    this.#known.clear();
    this.#run();
  }

  /** Resolves when nothing is being uploaded. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#requests.abortAll();
    await this.#running;
  }

  #run(): void {
    const id = this.#applicationId;
    if (id === null || this.#stopping.signal.aborted) return;
    this.#running ??= this.#keep(id).finally(() => {
      this.#running = null;
    });
  }

  async #keep(applicationId: string): Promise<void> {
    const { signal } = this.#stopping;
    try {
      const { emojiPictures } = await loadDrawing();
      const pictures: EmojiPicture[] = [];
      for (const part of emojiPictures()) {
        pictures.push(...part);
        await this.#parts.turn();
      }
      for (let wait = await this.#looked(applicationId, pictures); wait !== null; ) {
        await sleep(wait, undefined, { signal, ref: false });
        wait = await this.#looked(applicationId, pictures);
      }
    } catch (error) {
      if (signal.aborted) return;
      this.#parts.log.warn({ error }, 'emojis cannot be uploaded; dice and tokens are named in words');
    }
  }

  async #looked(applicationId: string, pictures: readonly EmojiPicture[]): Promise<Wait> {
    const { store, log, againMs = AGAIN_MS } = this.#parts;
    try {
      const missing = await this.#read(applicationId, pictures);
      if (missing.length === 0) return null;
      // Several programs of one bot start at once; the others read the list again until it is whole.
      const work = (hold: Hold) => this.#upload(applicationId, pictures, hold);
      await whileClaimed(store, `emojis:${applicationId}`, this.#holder, work);
      return (await this.#read(applicationId, pictures)).length === 0 ? null : againMs;
    } catch (error) {
      if (this.#stopping.signal.aborted) return null;
      // Discord permits few emojis at a time, and does not say how many (resources/emoji).
      const limitMs = rateLimitMs(error);
      if (limitMs !== null) return limitMs;
      if (error instanceof NoRoom) {
        log.warn({ missing: error.missing }, 'there is no room for all emojis of the application');
        return null;
      }
      if (remedyFor(error) !== 'retry' && !(error instanceof StoreUnavailable)) throw error;
      log.warn({ error }, 'emojis could not be uploaded; trying again later');
      return againMs;
    }
  }

  /** Reads which emojis the application has. Returns the pictures that are missing. */
  async #read(applicationId: string, pictures: readonly EmojiPicture[]): Promise<readonly EmojiPicture[]> {
    const byName = new Map((await this.#list(applicationId)).map((one) => [one.name, one]));
    for (const { key, name } of pictures) {
      const found = byName.get(name);
      if (found === undefined) this.#known.delete(key);
      else this.#known.set(key, found);
    }
    return pictures.filter(({ key }) => !this.#known.has(key));
  }

  async #list(applicationId: string): Promise<readonly Emoji[]> {
    const answer = await this.#requests.run((signal) =>
      this.#parts.rest.get(Routes.applicationEmojis(applicationId), { signal }),
    );
    return emojiList.parse(answer).items;
  }

  /** Uploads what is missing now, one after the other; first what messages that are shown meanwhile lack. */
  async #upload(applicationId: string, pictures: readonly EmojiPicture[], hold: Hold): Promise<void> {
    const { draw = (await loadDrawing()).renderEmoji } = this.#parts;
    const missing = await this.#read(applicationId, pictures);
    const room = await this.#makeRoom(applicationId, pictures, missing.length);
    const left = [...missing];
    for (let count = 0; count < room && left.length > 0; count += 1) {
      const wanted = left.findIndex(({ key }) => this.#wanted.has(subjectOf(key)));
      const [next] = left.splice(Math.max(0, wanted), 1);
      if (!next || !hold.held) return;
      const { key, name, svg } = next;
      const image = `data:image/png;base64,${(await draw(svg)).toString('base64')}`;
      const route = Routes.applicationEmojis(applicationId);
      const made = await this.#requests.run((signal) =>
        this.#parts.rest.post(route, { body: { name, image }, signal }),
      );
      this.#known.set(key, emoji.parse(made));
    }
    this.#parts.log.info({ count: Math.min(room, missing.length) }, 'emojis uploaded');
    if (room < missing.length) throw new NoRoom(missing.length - room);
  }

  /**
   * Deletes the bot's own emojis of earlier versions, oldest first, but only as many as new ones need: older messages
   * still show them. Other emojis of the application belong to its owner and stay.
   * @returns how many emojis may be added
   */
  async #makeRoom(applicationId: string, pictures: readonly EmojiPicture[], wanted: number): Promise<number> {
    const { isOwnEmoji } = await loadDrawing();
    const all = await this.#list(applicationId);
    const free = MAX_APPLICATION_EMOJIS - all.length;
    const current = new Set(pictures.map(({ name }) => name));
    const old = all
      .filter(({ name }) => isOwnEmoji(name) && !current.has(name))
      .toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
    const dropped = old.slice(0, Math.max(0, wanted - free));
    for (const { id } of dropped) {
      await this.#requests.run((signal) =>
        this.#parts.rest.delete(Routes.applicationEmoji(applicationId, id), { signal }),
      );
    }
    return free + dropped.length;
  }
}

class NoRoom extends Error {
  readonly missing: number;

  constructor(missing: number) {
    super(`no room for ${missing} emojis`);
    this.missing = missing;
  }
}
