import type { WorldEvent } from '../events.ts';
import { emojiPicture } from '../world/emojis.ts';
import type { World } from '../world/world.ts';
import { type AttachmentFolder, attachmentsToStore } from './attachment-folder.ts';
import { writeWorldFile } from './world-file.ts';
import { messagesToStore, worldText } from './world-text.ts';

/** How long changes are collected before a save, in milliseconds, unless a request waits for the save. */
const saveDelayMs = 100;

/** Events that do not change the world. */
const transientEvents: ReadonlySet<WorldEvent['t']> = new Set(['typing', 'violation', 'arrival', 'request']);

/** The place of a stored world. */
export interface WorldPlace {
  readonly file: string;
  readonly folder: AttachmentFolder;
  /** The server's own address. */
  readonly origin: string;
}

/** Saves a world to its file: soon after each change, and at once for a call of `saved`. */
export class WorldSaver {
  readonly #world: World;
  readonly #place: WorldPlace;
  readonly #off: () => void;
  #changes = 1;
  #savedChanges = 0;
  #saving: Promise<void> | null = null;
  #gathering: NodeJS.Timeout | undefined;

  constructor(world: World, place: WorldPlace) {
    this.#world = world;
    this.#place = place;
    this.#off = world.bus.on((event) => {
      if (transientEvents.has(event.t)) return;
      this.#changes += 1;
      this.#gathering ??= setTimeout(() => void this.saved(), saveDelayMs);
    });
  }

  /** Resolves when all changes are in the file, or saving has failed and was reported. */
  async saved(): Promise<void> {
    const wanted = this.#changes;
    while (this.#savedChanges < wanted) {
      this.#saving ??= this.#save().finally(() => {
        this.#saving = null;
      });
      await this.#saving;
    }
  }

  /** Saves for the last time. */
  async close(): Promise<void> {
    this.#off();
    clearTimeout(this.#gathering);
    this.#changes += 1;
    await this.saved();
  }

  async #save(): Promise<void> {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    const upTo = this.#changes;
    const { file, folder, origin } = this.#place;
    try {
      const messages = messagesToStore(this.#world);
      const { emojis } = this.#world;
      const pictures = emojis.flatMap((emoji) => emojiPicture(this.#world, emoji));
      const attachments = [...attachmentsToStore(messages), ...pictures];
      const text = worldText(this.#world, messages, origin);
      await folder.add(attachments, this.#world.files);
      await writeWorldFile(file, text);
      await folder.retain(attachments);
    } catch (error) {
      // The next change tries again with everything; until then the playground runs unsaved.
      console.error(`playground: ${file} could not be written`, error);
    }
    this.#savedChanges = upTo;
  }
}
