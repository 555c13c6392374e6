import { World, type WorldSetup } from '../world/world.ts';
import { AttachmentFolder } from './attachment-folder.ts';
import { restoreWorld } from './restore.ts';
import type { StoredWorld } from './stored-world.ts';
import { CannotSave, parseWorld, readWorldFile, renameUnreadable } from './world-file.ts';
import { WorldSaver } from './world-saver.ts';

/** The storage of a world. */
export interface WorldStorage {
  /** Null when it is not stored. */
  readonly saver: WorldSaver | null;
  /** A description of the storage for the notice at the start, as the end of a sentence. */
  readonly description: string;
}

/** A stored world before it is parsed, with its place. */
export interface FoundWorld {
  readonly file: string;
  /** Null when there is no file yet. */
  readonly text: string | null;
  readonly folder: AttachmentFolder;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** Reads a stored world. @throws CannotSave when the place cannot be used */
export async function findWorld(file: string): Promise<FoundWorld> {
  try {
    const text = await readWorldFile(file);
    const folder = new AttachmentFolder(`${file}.files`);
    return { file, text, folder, bytes: await folder.readAll() };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new CannotSave(`the playground cannot be kept in ${file} (${code}).`, { cause: error });
  }
}

/**
 * The stored world, or a new one, and its storage from now on.
 * @param found null for a world that is not stored
 */
export function openWorld(
  setup: WorldSetup,
  found: FoundWorld | null,
): { world: World; storage: WorldStorage } {
  if (found === null) {
    return {
      world: new World(setup),
      storage: { saver: null, description: 'everything in it is lost when it ends.' },
    };
  }
  const { file, text, folder, bytes } = found;
  const { stored, trouble } = parsedWorld(setup, file, text);
  const world = stored === null ? new World(setup) : restoredWorld(setup, stored, bytes);
  const saver = new WorldSaver(world, { file, folder, origin: setup.origin() });
  return { world, storage: { saver, description: `what happens in it is kept in ${file}.${trouble}` } };
}

function parsedWorld(
  setup: WorldSetup,
  file: string,
  text: string | null,
): { stored: StoredWorld | null; trouble: string } {
  if (text === null) return { stored: null, trouble: '' };
  try {
    return { stored: parseWorld(text, setup.origin()), trouble: '' };
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'no JSON' : 'no playground of this version';
    const aside = renameUnreadable(file, setup.clock.now());
    const trouble = ` What was in that file is ${reason}: it was set aside as ${aside}, and everything begins anew.`;
    return { stored: null, trouble };
  }
}

function restoredWorld(
  setup: WorldSetup,
  stored: StoredWorld,
  bytes: ReadonlyMap<string, Uint8Array>,
): World {
  const known = new Set(stored.people.map(({ id }) => id));
  const people = [...stored.people, ...setup.people.filter(({ id }) => !known.has(id))];
  const world = new World({ ...setup, people, channelNames: [], identity: stored });
  restoreWorld(world, stored, bytes);
  return world;
}
