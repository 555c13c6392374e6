import type { WorldEvent } from '../events.ts';
import type { World } from '../world/world.ts';
import { type AttachmentFolder, attachmentsToKeep } from './attachment-folder.ts';
import { writeWorldFile } from './world-file.ts';
import { messagesToKeep, worldText } from './world-text.ts';

/** How long changes gather before they are saved when nobody waits for it, in milliseconds. */
const gatherMs = 100;

/** Events that leave the world as it was. */
const passing: ReadonlySet<WorldEvent['t']> = new Set(['typing', 'violation', 'arrival', 'request']);

/** Where a world is kept. */
export interface Place {
  readonly file: string;
  readonly folder: AttachmentFolder;
  /** The server's own address. */
  readonly origin: string;
}

/** Keeps a world in its file: soon after each change, and at once when somebody waits for it. */
export class Keeper {
  readonly #world: World;
  readonly #place: Place;
  readonly #off: () => void;
  #changes = 1;
  #savedChanges = 0;
  #saving: Promise<void> | null = null;
  #gathering: NodeJS.Timeout | undefined;

  constructor(world: World, place: Place) {
    this.#world = world;
    this.#place = place;
    this.#off = world.bus.on((event) => {
      if (passing.has(event.t)) return;
      this.#changes += 1;
      this.#gathering ??= setTimeout(() => void this.saved(), gatherMs);
    });
  }

  /** Resolves when everything up to now is in the file, or was tried in vain, which is reported. */
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
      const messages = messagesToKeep(this.#world);
      const attachments = attachmentsToKeep(messages);
      const text = worldText(this.#world, messages, origin);
      await folder.add(attachments, this.#world.files);
      await writeWorldFile(file, text);
      await folder.retain(attachments);
    } catch (error) {
      // The next change tries again with everything; until then the playground plays on unkept.
      console.error(`playground: ${file} could not be written`, error);
    }
    this.#savedChanges = upTo;
  }
}
