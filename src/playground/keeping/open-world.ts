import { World, type WorldSetup } from '../world/world.ts';
import { AttachmentFolder } from './attachment-folder.ts';
import { Keeper } from './keeper.ts';
import type { KeptWorld } from './kept-world.ts';
import { restoreWorld } from './restore.ts';
import { CannotKeep, parseWorld, readWorldFile, setAside } from './world-file.ts';

/** How a world is kept. */
export interface Keeping {
  /** Null when it is lost with the process. */
  readonly keeper: Keeper | null;
  /** The end of a sentence for whoever starts the playground. */
  readonly words: string;
}

/** What was found where a world is kept. */
export interface Found {
  readonly file: string;
  /** Null when there is no file yet. */
  readonly text: string | null;
  readonly folder: AttachmentFolder;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** Reads what is kept of a world. @throws CannotKeep when the place cannot be used */
export async function findWorld(file: string): Promise<Found> {
  try {
    const text = await readWorldFile(file);
    const folder = new AttachmentFolder(`${file}.files`);
    return { file, text, folder, bytes: await folder.readAll() };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new CannotKeep(`the playground cannot be kept in ${file} (${code}).`, { cause: error });
  }
}

/**
 * The world that was found, or a new one, and how it is kept from now on.
 * @param found null for a world that is not kept at all
 */
export function openWorld(setup: WorldSetup, found: Found | null): { world: World; keeping: Keeping } {
  if (found === null) {
    return {
      world: new World(setup),
      keeping: { keeper: null, words: 'everything in it is lost when it ends.' },
    };
  }
  const { file, text, folder, bytes } = found;
  const { kept, trouble } = understood(setup, file, text);
  const world = kept === null ? new World(setup) : goOn(setup, kept, bytes);
  const keeper = new Keeper(world, { file, folder, origin: setup.origin() });
  return { world, keeping: { keeper, words: `what happens in it is kept in ${file}.${trouble}` } };
}

function understood(
  setup: WorldSetup,
  file: string,
  text: string | null,
): { kept: KeptWorld | null; trouble: string } {
  if (text === null) return { kept: null, trouble: '' };
  try {
    return { kept: parseWorld(text, setup.origin()), trouble: '' };
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'no JSON' : 'no playground of this version';
    const aside = setAside(file, setup.clock.now());
    const trouble = ` What was in that file is ${reason}: it was set aside as ${aside}, and everything begins anew.`;
    return { kept: null, trouble };
  }
}

function goOn(setup: WorldSetup, kept: KeptWorld, bytes: ReadonlyMap<string, Uint8Array>): World {
  const known = new Set(kept.people.map(({ id }) => id));
  const people = [...kept.people, ...setup.people.filter(({ id }) => !known.has(id))];
  const world = new World({ ...setup, people, channelNames: [], identity: kept });
  restoreWorld(world, kept, bytes);
  return world;
}
