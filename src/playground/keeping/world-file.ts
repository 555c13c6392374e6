import { renameSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type KeptWorld, keptWorld } from './kept-world.ts';
import { homeless } from './world-text.ts';

/** The world cannot be kept where it should be; the message is for whoever starts the playground. */
export class CannotKeep extends Error {
  override readonly name = 'CannotKeep';
}

/** The text of a world's file, or null when there is none yet. Its folder is made. */
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
 * Reads a world's text; its files get addresses of this server.
 * @throws Error when the text is no world
 */
export function parseWorld(text: string, origin: string): KeptWorld {
  return keptWorld.parse(JSON.parse(text.replaceAll(homeless, `${origin}/attachments/`)));
}

/** Moves a file that cannot be understood out of the way. Returns its new name. */
export function setAside(file: string, now: number): string {
  const aside = `${file}.broken-${now}`;
  renameSync(file, aside);
  return aside;
}

/** Replaces a world's file as a whole: whoever dies on the way leaves the old one. */
export async function writeWorldFile(file: string, text: string): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, text);
  await rename(next, file);
}
