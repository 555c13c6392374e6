import { renameSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type StoredWorld, storedWorld } from './stored-world.ts';
import { originPlaceholder } from './world-text.ts';

/** The file or folder of the world cannot be used. The message is for the operator. */
export class CannotSave extends Error {
  override readonly name = 'CannotSave';
}

/** The text of a world's file, or null when there is none yet. Creates its folder. */
export async function readWorldFile(file: string): Promise<string | null> {
  await mkdir(dirname(file), { recursive: true });
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Parses a world's text; its files get URLs of this server.
 * @throws Error when the text is not a world
 */
export function parseWorld(text: string, origin: string): StoredWorld {
  return storedWorld.parse(JSON.parse(text.replaceAll(originPlaceholder, `${origin}/attachments/`)));
}

/** Renames an unreadable file. Returns its new name. */
export function renameUnreadable(file: string, now: number): string {
  const aside = `${file}.broken-${now}`;
  renameSync(file, aside);
  return aside;
}

/** Replaces a world's file atomically: a crash leaves the old one. */
export async function writeWorldFile(file: string, text: string): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, text);
  await rename(next, file);
}
