/** Loads custom heroes, Missions and expansions of Adventures from the configured folder. */
import type { Logger } from 'pino';
import { CannotStart } from './cannot-start.ts';
import type { Config } from './config.ts';

/**
 * Loads the packs of the folder. Invalid packs are logged and skipped.
 * @throws CannotStart when the folder cannot be read
 */
export async function loadConfiguredPacks(
  { packsDir }: Config,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  if (packsDir === null) return;
  // Imported here, so that a start without packs does not load it.
  const { loadPacks } = await import('./content/packs/load.ts');
  const { packs, missions, expansions, refused } = readFolder(packsDir, loadPacks);
  for (const { file, problems } of refused)
    log.warn({ file, problems }, 'a pack is invalid and is not loaded');
  log.info(
    {
      heroes: packs.map(({ hero }) => hero.id),
      missions: missions.map(({ mission }) => mission.id),
      adventures: expansions.map(({ expansion }) => expansion.id),
      refused: refused.length,
    },
    'packs are read',
  );
}

function readFolder<T>(folder: string, load: (folder: string) => T): T {
  try {
    return load(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null) throw error;
    throw new CannotStart(
      `PACKS_DIR: the folder ${folder} cannot be read (${code}). Make it, or leave the setting out.`,
    );
  }
}
